/** Answers of our own in the shape of Plaid's, with the wording of American banks. */

const noPayment = {
  by_order_of: null,
  payee: null,
  payer: null,
  payment_method: null,
  payment_processor: null,
  ppd_id: null,
  reason: null,
  reference_number: null,
};

export function row(transaction_id: string, amount: number, date: string, more: object = {}) {
  return {
    account_id: 'checking-1',
    transaction_id,
    amount,
    date,
    authorized_date: date,
    datetime: null,
    iso_currency_code: 'USD',
    unofficial_currency_code: null,
    name: 'KROGER #412',
    merchant_name: null,
    original_description: null,
    counterparties: [],
    payment_channel: 'in store',
    payment_meta: noPayment,
    pending: false,
    pending_transaction_id: null,
    personal_finance_category: {
      primary: 'FOOD_AND_DRINK',
      detailed: 'FOOD_AND_DRINK_GROCERIES',
      confidence_level: 'HIGH',
    },
    transaction_code: null,
    check_number: null,
    ...more,
  };
}

export const CHECKING = {
  account_id: 'checking-1',
  balances: {
    available: 1180.5,
    current: 1210.5,
    iso_currency_code: 'USD',
    limit: null,
    unofficial_currency_code: null,
  },
  holder_category: 'personal',
  mask: '4412',
  name: 'Everyday Checking',
  official_name: null,
  subtype: 'checking',
  type: 'depository',
};

export const CARD = {
  account_id: 'card-1',
  balances: {
    available: 1590,
    current: 410,
    iso_currency_code: 'USD',
    limit: 2000,
    unofficial_currency_code: null,
  },
  mask: '9001',
  name: 'Cash Back Card',
  subtype: 'credit card',
  type: 'credit',
};

/** All the shapes that a row has. */
export const TRANSACTIONS = {
  accounts: [CHECKING, CARD],
  transactions: [
    row('t-1', 86.2, '2026-03-03', {
      name: 'Kroger',
      merchant_name: 'Kroger',
      original_description: 'POS PURCHASE KROGER #412 COLUMBUS OH',
      authorized_date: '2026-03-02',
    }),
    row('t-2', -2450, '2026-03-06', {
      name: 'NORTHGATE LOGISTICS PAYROLL',
      counterparties: [
        { name: 'Northgate Logistics', type: 'income_source', confidence_level: 'VERY_HIGH' },
        { name: 'Somebody', type: 'income_source', confidence_level: 'LOW' },
      ],
      payment_meta: { ...noPayment, ppd_id: '1234567890' },
      personal_finance_category: { primary: 'INCOME', detailed: 'INCOME_WAGES' },
    }),
    row('t-3', 120, '2026-03-09', {
      name: 'ZELLE PAYMENT',
      payment_meta: { ...noPayment, payee: 'Lakeside Rentals', reason: 'MARCH PARKING' },
      transaction_code: 'transfer',
    }),
    row('t-4', 28.34, '2026-03-10', {
      account_id: 'card-1',
      name: 'DD DOORDASH BURGERKIN',
      pending: true,
      counterparties: [
        { name: 'DoorDash', type: 'marketplace', confidence_level: 'HIGH' },
        { name: 'Burger King', type: 'merchant', confidence_level: 'VERY_HIGH' },
      ],
    }),
  ],
  item: { item_id: 'item-1', institution_name: 'Chase', error: null },
  total_transactions: 4,
  request_id: 'r-1',
};

export const SYNC_PAGES = [
  {
    accounts: [CHECKING],
    added: [
      row('p-1', 12.5, '2026-03-01', { pending: true, name: 'BLUE DOOR COFFEE' }),
      row('b-1', 40, '2026-03-01', { name: 'SHELL OIL' }),
      row('b-2', 9.99, '2026-03-02', { name: 'NETFLIX.COM' }),
    ],
    modified: [],
    removed: [],
    next_cursor: 'c-1',
    has_more: true,
    request_id: 'r-1',
    transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
  },
  {
    accounts: [CHECKING],
    added: [
      row('b-3', 15, '2026-03-03', { name: 'BLUE DOOR COFFEE', pending_transaction_id: 'p-1' }),
      row('p-2', 60, '2026-03-04', { pending: true, name: 'HILTON HOTEL HOLD' }),
    ],
    modified: [row('b-2', 11.99, '2026-03-02', { name: 'NETFLIX.COM' })],
    removed: [
      { transaction_id: 'b-1', account_id: 'checking-1' },
      { transaction_id: 'x-1', account_id: 'checking-1' },
    ],
    next_cursor: 'c-2',
    has_more: false,
    request_id: 'r-2',
    transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
  },
];

export const INCOME = {
  bank_income: [
    {
      bank_income_id: 'i-1',
      bank_income_summary: {
        historical_summary: [
          { total_amount: 900, transactions: [{ ...income('w-1', 900) }], iso_currency_code: 'USD' },
        ],
      },
      items: [
        {
          bank_income_accounts: [{ account_id: 'checking-1', owners: [], type: 'depository' }],
          bank_income_sources: [
            {
              account_id: 'checking-1',
              income_category: 'SALARY',
              historical_summary: [{ total_amount: 900, transactions: [income('w-1', 900)] }],
            },
          ],
          item_id: 'item-1',
        },
      ],
    },
  ],
  request_id: 'r-1',
};

function income(transaction_id: string, amount: number) {
  return {
    transaction_id,
    amount,
    date: '2026-03-06',
    name: 'NORTHGATE PAYROLL',
    iso_currency_code: 'USD',
  };
}
