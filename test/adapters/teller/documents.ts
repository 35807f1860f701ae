/** Answers of our own in the shape of Teller's. */

const links = { self: 'https://api.example.com/' };

export const ACCOUNTS = [
  {
    id: 'acc_1',
    enrollment_id: 'enr_1',
    institution: { id: 'chase', name: 'Chase' },
    type: 'depository',
    subtype: 'checking',
    name: 'Total Checking',
    currency: 'USD',
    last_four: '4412',
    status: 'open',
    links,
  },
  {
    id: 'acc_2',
    enrollment_id: 'enr_1',
    institution: { id: 'chase', name: 'Chase' },
    type: 'credit',
    subtype: 'credit_card',
    name: 'Freedom',
    currency: 'USD',
    last_four: '9001',
    status: 'open',
    links,
  },
];

export const BALANCES = [
  { account_id: 'acc_1', ledger: '1210.50', available: '1180.50', links },
  { account_id: 'acc_2', ledger: '410.00', available: '1590.00', links },
];

export const IDENTITY = [
  {
    account: ACCOUNTS[0],
    owners: [{ type: 'person', names: [{ type: 'name', data: 'A N Other' }], emails: [] }],
  },
];

export const TRANSACTIONS = [
  {
    account_id: 'acc_1',
    amount: '-86.22',
    date: '2026-03-03',
    description: 'KROGER #412 COLUMBUS OH',
    details: {
      category: 'groceries',
      counterparty: { name: 'KROGER', type: 'organization' },
      processing_status: 'complete',
    },
    id: 'txn_1',
    links,
    running_balance: '1210.50',
    status: 'posted',
    type: 'card_payment',
  },
  {
    account_id: 'acc_1',
    amount: '2450.00',
    date: '2026-03-02',
    description: 'NORTHGATE LOGISTICS PAYROLL',
    details: { category: 'income', counterparty: { name: null, type: null }, processing_status: 'complete' },
    id: 'txn_2',
    links,
    running_balance: '1296.72',
    status: 'posted',
    type: 'ach',
  },
  {
    account_id: 'acc_1',
    amount: '-51.19',
    date: '2026-03-04',
    description: 'SHELL OIL',
    details: { processing_status: 'pending' },
    id: 'txn_3',
    links,
    running_balance: null,
    status: 'pending',
    type: 'card_payment',
  },
  {
    account_id: 'acc_2',
    amount: '12.40',
    date: '2026-03-01',
    description: 'BLUE DOOR COFFEE',
    details: { processing_status: 'complete' },
    id: 'txn_4',
    links,
    running_balance: null,
    status: 'posted',
    type: 'transaction',
  },
];
