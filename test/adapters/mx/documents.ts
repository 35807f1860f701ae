/** Answers of our own in the shape of MX's. */

export const ACCOUNTS = {
  accounts: [
    {
      guid: 'ACT-1',
      member_guid: 'MBR-1',
      institution_code: 'chase',
      type: 'CHECKING',
      name: 'Everyday Checking',
      balance: 1210.5,
      available_balance: 1180.5,
      currency_code: 'USD',
      updated_at: '2026-03-20T10:00:00Z',
    },
    {
      guid: 'ACT-2',
      member_guid: 'MBR-1',
      institution_code: 'chase',
      type: 'CREDIT_CARD',
      name: 'Card',
      balance: 410,
      available_credit: 1590,
      currency_code: 'USD',
    },
  ],
  pagination: { current_page: 1, per_page: 25, total_entries: 2, total_pages: 1 },
};

const row = (guid: string, type: string, amount: number, more: object = {}) => ({
  guid,
  account_guid: 'ACT-1',
  amount,
  type,
  currency_code: null,
  date: '2026-03-03',
  posted_at: '2026-03-03T12:00:00Z',
  transacted_at: '2026-03-02T12:00:00Z',
  description: 'Kroger',
  original_description: 'POS PURCHASE KROGER #412 COLUMBUS OH',
  memo: null,
  category: 'Groceries',
  merchant_category_code: 5411,
  status: 'POSTED',
  ...more,
});

export const TRANSACTIONS = {
  transactions: [
    row('TRN-1', 'DEBIT', 86.2),
    row('TRN-2', 'CREDIT', 2450, { description: 'Northgate', original_description: 'NORTHGATE PAYROLL' }),
    row('TRN-3', 'DEBIT', 12.4, { account_guid: 'ACT-2', status: 'PENDING', original_description: null }),
  ],
  pagination: { current_page: 1, per_page: 25, total_entries: 3, total_pages: 1 },
};
