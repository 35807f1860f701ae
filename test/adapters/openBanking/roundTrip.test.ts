/** The fixtures as answers of Open Banking, which carry every fact of them. */
import { describe, expect, it } from 'vitest';
import { fromOpenBanking } from '../../../src/adapters.js';
import {
  expectSameInsights,
  type FixtureAccount,
  fixtureAccounts,
  type Money,
} from '../support/roundTrip.js';

const LAST_DAY = '2026-12-31';

const money = (amount: string, Currency: string) => ({ Amount: amount, Currency });
const stated = ({ amount, creditDebitIndicator }: Money, currency: string) => ({
  Amount: money(amount, currency),
  CreditDebitIndicator: creditDebitIndicator,
});

/** Accounts, balances, statements and transactions, each in an answer of its own. */
function written(accounts: readonly FixtureAccount[]): readonly string[] {
  const rows = accounts.flatMap(({ accountId, currencyCode, transactions }) =>
    transactions.map(row => ({
      AccountId: accountId,
      TransactionId: row.transactionId,
      ...stated(row, currencyCode),
      Status: row.status,
      BookingDateTime: `${row.bookingDate}T00:00:00+00:00`,
      TransactionInformation: row.description,
      [row.creditDebitIndicator === 'Credit' ? 'DebtorAccount' : 'CreditorAccount']: {
        Name: row.counterPartyName,
      },
      MerchantDetails: { MerchantName: row.merchantName, MerchantCategoryCode: row.merchantCategoryCode },
      BankTransactionCode: { Code: row.transactionCode?.code, SubCode: row.transactionCode?.subCode },
      ProprietaryBankTransactionCode: {
        Code: row.proprietaryTransactionCode?.code,
        Issuer: row.proprietaryTransactionCode?.issuer,
      },
      Balance: row.balance && { ...stated(row.balance, currencyCode), Type: 'InterimBooked' },
    })),
  );
  const answers = [
    {
      Account: accounts.map(({ accountId, currencyCode, accountType, accountSubType }) => ({
        AccountId: accountId,
        Currency: currencyCode,
        AccountType: accountType,
        AccountSubType: accountSubType,
      })),
    },
    {
      Balance: accounts.flatMap(({ accountId, currencyCode, balances }) => [
        { AccountId: accountId, ...stated(balances.current, currencyCode), Type: 'InterimBooked' },
        { AccountId: accountId, ...stated(balances.available, currencyCode), Type: 'InterimAvailable' },
      ]),
    },
    {
      Statement: accounts.flatMap(({ accountId, historyStart }) =>
        historyStart === undefined
          ? []
          : [
              {
                AccountId: accountId,
                StartDateTime: `${historyStart}T00:00:00+00:00`,
                EndDateTime: `${LAST_DAY}T23:59:59+00:00`,
              },
            ],
      ),
    },
    { Transaction: rows },
  ];
  return answers.map(Data => JSON.stringify({ Data }));
}

describe('the fixtures as answers of Open Banking', () => {
  it('are fourteen', () => {
    expect(fixtureAccounts()).toHaveLength(14);
  });

  it.each(fixtureAccounts())('%s gives the same insights', { timeout: 60_000 }, (_, accounts) => {
    const statements = fromOpenBanking(written(accounts), { country: accounts[0]?.countryCode });
    expect(statements.skipped).toEqual([]);
    expectSameInsights(accounts, statements, [
      'accountType',
      'accountSubType',
      'available',
      'current',
      'historyStart',
      'counterPartyName',
      'merchantName',
      'merchantCategoryCode',
      'transactionCode',
      'proprietaryTransactionCode',
      'balance',
    ]);
  });
});
