/** The names of the account's holders tell of those whom the transactions name, and of nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { holds } from '../support/property.js';

const NOBODY = fc.constantFrom(
  ['Zebedee Quillonvane'],
  ['Zebedee Quillonvane', 'Orla Vexmundy'],
  ['Quillonvane Vexmundy Ltd'],
);
/** Every product, twice a run. */
const SLOWER = 8;

describe('holders whom no transaction names', () => {
  it('change no result', () => {
    holds(
      fc.property(ledger(), NOBODY, ({ country, transactions }, accountHolders) => {
        const request = {
          accountId: 'a',
          countryCode: country,
          currencyCode: country === 'US' ? 'USD' : 'GBP',
          transactions,
        } as const;
        expect(analyse({ ...request, accountHolders })).toEqual(analyse(request));
      }),
      SLOWER,
    );
  });
});
