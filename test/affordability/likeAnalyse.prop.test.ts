/** One account, asked for its affordability alone or with all else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse, assessAffordability } from '../../src/index.js';
import { ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { placeOf } from '../support/country.js';
import { holds } from '../support/property.js';

describe('analyse', () => {
  const accounts = ledger({ hasSecondAccount: true }).chain(({ transactions, from }) =>
    fc.record({
      transactions: fc.constant(transactions),
      accountType: fc.constantFrom('Personal', 'Business', null),
      historyStart: fc.constantFrom(from, '2022-12-01', null),
      excludeBenefits: fc.boolean(),
    }),
  );

  it('says of affordability what assessAffordability says of the same request', () => {
    holds(
      fc.property(accounts, drawn => {
        const request = { ...placeOf(drawn.transactions), accountId: MAIN_ACCOUNT, ...drawn };
        expect(analyse(request).affordability).toEqual(
          assessAffordability({ ...request, referenceId: MAIN_ACCOUNT }),
        );
      }),
      2,
    );
  });
});
