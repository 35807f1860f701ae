/** Answers of our own in the shapes of FDX, versions 5 and 6. */

export const ACCOUNTS = {
  accounts: [
    {
      depositAccount: {
        accountId: 'dep-1',
        accountType: 'CHECKING',
        accountNumberDisplay: '4412',
        currency: { currencyCode: 'USD' },
        balanceAsOf: '2026-03-20T00:00:00Z',
        currentBalance: 1210.5,
        availableBalance: 1180.5,
        nickname: 'Everyday',
      },
    },
    {
      locAccount: {
        accountId: 'loc-1',
        accountType: 'CREDITCARD',
        currency: { currencyCode: 'USD' },
        balanceAsOf: '2026-03-20T00:00:00Z',
        currentBalance: 410,
        availableCredit: 1590,
      },
    },
  ],
};

const row = (transactionId: string, debitCreditMemo: string, amount: number, more: object = {}) => ({
  accountId: 'dep-1',
  transactionId,
  amount,
  debitCreditMemo,
  description: 'KROGER #412 COLUMBUS OH',
  postedTimestamp: '2026-03-03T00:00:00Z',
  transactionTimestamp: '2026-03-02T00:00:00Z',
  status: 'POSTED',
  transactionType: 'POSDEBIT',
  ...more,
});

export const TRANSACTIONS = {
  page: { nextOffset: null },
  links: {},
  transactions: [
    { depositTransaction: row('f-1', 'DEBIT', 86.2, { payee: 'Kroger', category: 'Groceries' }) },
    {
      depositTransaction: row('f-2', 'CREDIT', 2450, {
        description: 'NORTHGATE PAYROLL',
        reference: 'MARCH',
      }),
    },
    { locTransaction: row('f-3', 'DEBIT', 12.4, { accountId: 'loc-1', status: 'PENDING' }) },
    { depositTransaction: row('f-4', 'MEMO', 5) },
    { investmentTransaction: { accountId: 'inv-1', amount: 100, transactionId: 'f-5' } },
  ],
};

export const VERSION_6 = {
  page: { nextOffset: '2', total: 30 },
  transactions: [{ accountCategory: 'DEPOSIT_ACCOUNT', ...row('f-6', 'DEBIT', -7.5) }],
};
