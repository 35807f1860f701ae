/** A transaction is given back as it came, in whatever order its members stand. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { echoOf } from '../../src/enrichment/echo.js';
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
      const echo = echoOf(source as never);
      expect(echo).not.toBe(source);
      expect(Object.entries(echo)).toEqual(Object.entries(source));
    }),
  );
});
