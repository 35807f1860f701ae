/** A transaction is read as it came, in whatever order its members stand. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainTransactionOf } from '../../src/requests/plain.js';
import { credit } from '../support/build.js';
import { holds } from '../support/property.js';

const REQUIRED = Object.entries(credit('2026-01-28', 1500.5, 'BANK GIRO CREDIT'));
const FURTHER = Object.entries({ accountId: 'main', note: { by: 'a person' }, 7: 'seven', balance: null });

it('copies every member, in its order', () => {
  const members = fc
    .tuple(fc.shuffledSubarray(FURTHER), fc.boolean())
    .chain(([further, isInOrder]) =>
      isInOrder
        ? fc.constant([...REQUIRED, ...further])
        : fc.shuffledSubarray([...REQUIRED, ...further], { minLength: REQUIRED.length + further.length }),
    );
  holds(
    fc.property(members, entries => {
      const source = Object.fromEntries(entries);
      const copy = plainTransactionOf(source);
      expect(copy).not.toBe(source);
      expect(Object.entries(copy ?? {})).toEqual(Object.entries(source));
    }),
  );
});
