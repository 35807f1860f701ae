/** Answers of our own in the shape of Finicity's. */

/** Noon in UTC. */
const MARCH_3 = Date.UTC(2026, 2, 3, 12) / 1000;

export const ACCOUNTS = {
  accounts: [
    {
      id: '5011648377',
      institutionId: '4222',
      customerId: '41442',
      number: '4412',
      name: 'Checking',
      type: 'checking',
      currency: 'USD',
      balance: 1210.5,
      balanceDate: MARCH_3,
      ownerName: 'A N OTHER',
      detail: { availableBalanceAmount: 1180.5 },
    },
    { id: '5011648378', institutionId: '4222', type: 'creditCard', currency: 'USD', balance: -410 },
  ],
};

const row = (id: number, amount: number, more: object = {}) => ({
  id,
  amount,
  accountId: 5011648377,
  customerId: 41442,
  status: 'active',
  description: 'KROGER #412 COLUMBUS OH',
  memo: 'POS',
  type: 'debit',
  transactionDate: MARCH_3 - 86_400,
  postedDate: MARCH_3,
  createdDate: MARCH_3 + 5,
  categorization: { normalizedPayeeName: 'Kroger', category: 'Groceries', country: 'USA' },
  ...more,
});

export const TRANSACTIONS = {
  found: 3,
  displaying: 3,
  moreAvailable: 'false',
  fromDate: MARCH_3 - 900_000,
  toDate: MARCH_3,
  sort: 'desc',
  transactions: [
    row(1, -86.2),
    row(2, 2450, { description: 'NORTHGATE PAYROLL', type: 'directDeposit', postedDate: MARCH_3 + 1830 }),
    row(3, -5, { status: 'pending' }),
  ],
};

export const REPORT = {
  id: 'rep-1-transactions',
  customerId: 41442,
  status: 'success',
  institutions: [
    {
      id: 4222,
      name: 'FinBank',
      accounts: [
        {
          id: 5011648377,
          ownerName: 'A N OTHER',
          type: 'checking',
          currency: 'USD',
          transactions: [
            {
              id: 9,
              amount: -9.99,
              postedDate: MARCH_3,
              description: 'NETFLIX.COM',
              normalizedPayee: 'Netflix',
            },
          ],
        },
      ],
    },
  ],
};
