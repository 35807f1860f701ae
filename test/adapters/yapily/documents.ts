/** Answers of our own in the shape of Yapily's. */

const meta = { tracingId: 'trace-1', count: 1 };
const iso = (family: string, sub: string) => ({
  domainCode: { code: 'PMNT', name: 'Payments' },
  familyCode: { code: family, name: '' },
  subFamilyCode: { code: sub, name: '' },
});

export const ACCOUNTS = {
  meta,
  data: [
    {
      id: '500000000000000000000001',
      type: 'CASH_TRADING',
      description: 'Main',
      currency: 'GBP',
      usageType: 'PERSONAL',
      accountType: 'CURRENT',
      accountNames: [{ name: 'A N Other' }],
      accountIdentifications: [
        { type: 'SORT_CODE', identification: '200000' },
        { type: 'ACCOUNT_NUMBER', identification: '12345678' },
      ],
      accountBalances: [
        {
          type: 'INTERIM_AVAILABLE',
          dateTime: '2026-03-20T09:00:00Z',
          balanceAmount: { amount: 1738.6, currency: 'GBP' },
        },
        {
          type: 'INTERIM_BOOKED',
          dateTime: '2026-03-20T09:00:00Z',
          balanceAmount: { amount: 1238.6, currency: 'GBP' },
        },
      ],
    },
  ],
};

export const BALANCES = {
  meta,
  data: {
    mainBalanceAmount: { amount: 9999, currency: 'GBP' },
    balances: [{ type: 'CLOSING_BOOKED', balanceAmount: { amount: -20.5, currency: 'GBP' } }],
  },
  links: { self: 'https://api.yapily.com/accounts/500000000000000000000001/balances' },
};

export const TRANSACTIONS = {
  meta,
  data: [
    {
      id: 'y-1',
      date: '2026-07-01T23:20:00.000Z',
      bookingDateTime: '2026-07-01T23:20:00.000Z',
      status: 'BOOKED',
      amount: -100.23,
      currency: 'GBP',
      transactionAmount: { amount: -100.23, currency: 'GBP' },
      reference: 'INV 5521',
      description: 'LAKESIDE LETTINGS INV 5521',
      transactionInformation: ['LAKESIDE LETTINGS INV 5521'],
      isoBankTransactionCode: iso('ICDT', 'DMCT'),
      proprietaryBankTransactionCode: { code: 'FPO', issuer: 'lloyds' },
      payeeDetails: {
        name: 'Lakeside Lettings',
        accountIdentifications: [
          { type: 'SORT_CODE', identification: '401276' },
          { type: 'ACCOUNT_NUMBER', identification: '01234567' },
        ],
      },
      balance: { type: 'CLOSING_AVAILABLE', balanceAmount: { amount: 426.53, currency: 'GBP' } },
    },
    {
      id: 'y-2',
      date: '2026-03-15T00:00:00Z',
      bookingDateTime: '2026-03-15T00:00:00Z',
      status: 'PENDING',
      amount: 1902,
      currency: 'GBP',
      transactionAmount: { amount: 1902, currency: 'GBP' },
      description: 'SALARY',
      payerDetails: { name: 'NORTHGATE LOGISTICS' },
      merchant: { name: 'Northgate', merchantCategoryCode: '4214' },
    },
  ],
  links: { self: 'https://api.yapily.com/accounts/500000000000000000000001/transactions?limit=1000' },
};

export const STATEMENTS = {
  meta,
  data: [{ id: 's-1', startDateTime: '2026-02-01T00:00:00Z', endDateTime: '2026-02-28T23:59:59Z' }],
};
