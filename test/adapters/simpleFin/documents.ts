/** Answers of our own in the shape of SimpleFIN's. */

/** Noon, as the SimpleFIN Bridge writes a day. */
export const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

const org = { domain: 'bank.example', name: 'Bank', 'sfin-url': 'https://sfin.bank.example', url: null };

export const ACCOUNTS = {
  errors: [],
  accounts: [
    {
      org,
      id: 'ACT-1',
      name: 'Checking 4412',
      currency: 'USD',
      balance: '1210.50',
      'available-balance': '1159.31',
      'balance-date': noonOf('2026-03-05'),
      transactions: [
        {
          id: 'TRN-1',
          posted: noonOf('2026-03-03'),
          transacted_at: noonOf('2026-03-02'),
          amount: '-86.22',
          description: 'KROGER #412 COLUMBUS OH',
          payee: 'Kroger',
          memo: 'POS',
          extra: { category: 'food' },
        },
        {
          id: 'TRN-2',
          posted: noonOf('2026-03-02'),
          amount: '2450.00',
          description: 'NORTHGATE LOGISTICS PAYROLL',
          payee: null,
        },
        {
          id: 'TRN-3',
          posted: 0,
          transacted_at: noonOf('2026-03-04'),
          amount: '-51.19',
          description: 'SHELL OIL',
          pending: true,
        },
      ],
    },
    {
      org,
      id: 'ACT-2',
      name: 'Card',
      currency: 'USD',
      balance: '-410.00',
      'balance-date': noonOf('2026-03-05'),
      transactions: [
        { id: 'TRN-4', posted: noonOf('2026-03-01'), amount: '-12.40', description: 'BLUE DOOR COFFEE' },
      ],
      holdings: [],
    },
  ],
};

/** Version 2 of the protocol: accounts name their connection, and errors have a code. */
export const SECOND_VERSION = {
  errlist: [{ code: 'con.auth', msg: 'The bank asks you to sign in again', conn_id: 'CON-1' }],
  connections: [
    {
      conn_id: 'CON-1',
      name: 'Bank',
      org_id: 'INST-1',
      org_url: 'https://bank.example',
      sfin_url: 'https://sfin.bank.example',
    },
  ],
  accounts: [
    {
      id: 'ACT-3',
      name: 'Current account',
      conn_id: 'CON-1',
      currency: 'GBP',
      balance: '75.23',
      'balance-date': noonOf('2026-07-02'),
      transactions: [
        {
          id: 'TRN-5',
          posted: Date.parse('2026-07-01T23:30:00Z') / 1000,
          amount: '-5.10',
          description: 'PRET A MANGER LONDON',
        },
      ],
    },
  ],
};

/** With `balances-only=1` there are no transactions. */
export const BALANCES = {
  errors: [],
  accounts: [
    {
      org,
      id: 'ACT-1',
      name: 'Checking 4412',
      currency: 'USD',
      balance: '1400.00',
      'balance-date': noonOf('2026-03-06'),
    },
  ],
};
