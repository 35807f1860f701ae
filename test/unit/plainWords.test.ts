/** Messages of zod's own are said in the words of the other messages. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainWords } from '../../src/requests/wordedIssue.js';
import { FUNCTIONS } from '../support/functions.js';

const CASES: readonly (readonly [z.ZodType, unknown, string])[] = [
  [z.string(), 7, 'must be text'],
  [z.number(), 'x', 'must be a number'],
  [z.int(), 'x', 'must be a number'],
  [z.boolean(), 'true', 'must be true or false'],
  [z.object({}), null, 'must be an object'],
  [z.record(z.string(), z.string()), 5, 'must be an object'],
  [z.array(z.string()), {}, 'must be an array'],
  [z.enum(['Credit', 'Debit']), 'in', 'must be "Credit" or "Debit"'],
  [z.enum(['One', 'Two', 'Three']), 'Four', 'must be "One", "Two" or "Three"'],
  [z.literal(2), 3, 'must be 2'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(3), 'ab', 'must have at least 3 characters'],
  [z.string().max(1), 'ab', 'must have at most 1 character'],
  [z.array(z.string()).min(1), [], 'must not be empty'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 elements'],
  [z.number().min(1), 0, 'must be at least 1'],
  [z.number().max(9), 10, 'must be at most 9'],
  [z.strictObject({}), { timezone: 1 }, 'has no member "timezone"'],
];

describe('words of an issue', () => {
  it.each(CASES)('are plain: case %#', (schema, value, words) => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    expect(plainWords(issue as never).replace(/, received \w+$/, '')).toBe(words);
  });

  it('stay as they are where a schema of ours gives them, or no case fits', () => {
    expect(plainWords({ message: 'must be a real day' })).toBe('must be a real day');
    expect(plainWords({ message: 'Invalid input: expected map', expected: 'map' })).toBe(
      'Invalid input: expected map',
    );
    expect(plainWords({ message: 'Too small: expected date', origin: 'date', minimum: 1 })).toBe(
      'Too small: expected date',
    );
  });

  it.each(FUNCTIONS)('are in every message of $name about an empty request', ({ call }) => {
    for (const request of [{}, null, 5, { accounts: [] }, { accounts: [{}] }, { transactions: [{}] }]) {
      try {
        call(request as never);
      } catch (error) {
        const { issues } = error as { issues: readonly { message: string }[] };
        expect(issues.length).toBeGreaterThan(0);
        for (const { message } of issues)
          expect(message).not.toMatch(/Invalid (?:input|option)|Too (?:small|big)/);
      }
    }
  });
});
