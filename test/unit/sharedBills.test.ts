/** Bills that two engines ask for are looked for once, and are those that each would have found. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse, assessConsumerFinancialHealth } from '../../src/index.js';
import { ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { placeOf } from '../support/country.js';
import { holds } from '../support/property.js';

it('financial health within an analysis is what it is alone, whatever day the history begins', () => {
  holds(
    fc.property(
      ledger(),
      fc.constantFrom(null, '2022-12-01', '2026-01-01'),
      ({ transactions }, historyStart) => {
        const balances = { current: { amount: 100, creditDebitIndicator: 'Credit' } } as const;
        const { countryCode, currencyCode } = placeOf(transactions);
        const account = { accountId: MAIN_ACCOUNT, currencyCode, balances, historyStart, transactions };
        const { financialHealth } = analyse({ ...account, countryCode });
        const { accounts, combined } = assessConsumerFinancialHealth({ countryCode, accounts: [account] });
        expect(financialHealth).toMatchObject({ accounts, combined });
      },
    ),
    2,
  );
});
