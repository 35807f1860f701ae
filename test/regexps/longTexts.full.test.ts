/**
 * A megabyte in any text of a request: each function answers. What is quadratic takes many minutes here. The steps of the same
 * texts are counted in test/growth, apart from what an expression reads before it goes back or fails, and recheck looks at
 * each expression by itself, not at one that is tried again at every place.
 */
import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/index.js';
import { addressOf } from '../../src/service.js';
import { credit, debit } from '../support/build.js';
import { idIn } from '../support/country.js';
import { FUNCTIONS } from '../support/functions.js';
import { LONG_TEXTS } from '../support/growth/longTexts.mjs';

const LENGTH = 1_000_000;
/** The other functions read no more of a text than `analyse`, which contains them. */
const READERS = new Set([
  'enrichTransactions',
  'validateForScore',
  'assessBusinessFinancialHealth',
  'analyse',
]);
const TEXTS = Object.entries(LONG_TEXTS).map(([name, textOf]) => ({ name, text: textOf(LENGTH) }));

/** True where it is read, false where it is refused. */
function isRead(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRequestError);
    return false;
  }
}

describe.each(['GB', 'US'] as const)('a megabyte of text in %s', countryCode => {
  it.each(FUNCTIONS.filter(({ name }) => READERS.has(name)))(
    'does not hold up $name',
    { timeout: 300_000 },
    ({ call, requestFor }) => {
      const refused = TEXTS.filter(({ text }) => {
        const texts = { description: text, counterPartyName: text, merchantName: text };
        const rows = [
          { ...debit('2026-01-05', 10, ''), ...texts, transactionId: text },
          { ...credit('2026-01-06', 100, ''), ...texts, transactionId: idIn(countryCode, 'credit') },
        ];
        return !isRead(() => call(requestFor(rows) as never));
      });
      expect(refused.map(({ name }) => name)).toEqual([]);
    },
  );
});

it('does not hold up the address of a page', () => {
  const slashes = '/'.repeat(LENGTH);
  expect(typeof addressOf(`https://x${slashes}y${slashes}`, slashes)).toBe('string');
});
