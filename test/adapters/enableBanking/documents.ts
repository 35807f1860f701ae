/** Answers of our own in the shape of Enable Banking's. */

export const SESSION = {
  session_id: '4604aa90-f8a8-4180-92d8-0c3270846f0a',
  accounts: [
    {
      account_id: { iban: 'GB33 BUKB 2020 1555 5555 55', other: null },
      all_account_ids: [{ identification: '55555555', scheme_name: 'BBAN', issuer: null }],
      account_servicer: { bic_fi: 'BUKBGB22', name: 'Bank' },
      name: 'A N Other',
      details: 'Everyday',
      usage: 'PRIV',
      cash_account_type: 'CACC',
      product: 'Current',
      currency: 'GBP',
      psu_status: null,
      credit_limit: null,
      uid: 'uid-1',
      identification_hash: 'hash-1',
      identification_hashes: ['hash-1', 'hash-1b'],
    },
  ],
  aspsp: { name: 'Bank', country: 'GB' },
  psu_type: 'personal',
  access: { valid_until: '2026-09-01T00:00:00Z' },
};

/** What a session says when it is asked for again. */
export const SESSION_AGAIN = {
  status: 'AUTHORIZED',
  accounts: ['uid-1'],
  accounts_data: [{ uid: 'uid-1', identification_hash: 'hash-1', identification_hashes: ['hash-1'] }],
  aspsp: { name: 'Bank', country: 'GB' },
  psu_type: 'personal',
  psu_id_hash: 'psu-1',
  access: { valid_until: '2026-09-01T00:00:00Z' },
  created: '2026-03-01T10:00:00Z',
  authorized: '2026-03-01T10:01:00Z',
  closed: null,
};

export const BALANCES = {
  balances: [
    {
      name: 'Booked balance',
      balance_amount: { currency: 'GBP', amount: '1210.50' },
      balance_type: 'CLBD',
      last_change_date_time: null,
      reference_date: '2026-03-05',
      last_committed_transaction: '103',
    },
    {
      name: 'Available',
      balance_amount: { currency: 'GBP', amount: '1159.31' },
      balance_type: 'ITAV',
      last_change_date_time: '2026-03-05T10:00:00Z',
      reference_date: null,
      last_committed_transaction: null,
    },
    {
      name: 'Opening',
      balance_amount: { currency: 'GBP', amount: '-3.00' },
      balance_type: 'OPBD',
      last_change_date_time: null,
      reference_date: '2026-03-01',
      last_committed_transaction: null,
    },
  ],
};

/** Every member that the specification has, as banks fill them: most are null. */
export const row = (more: object) => ({
  entry_reference: null,
  merchant_category_code: null,
  transaction_amount: { currency: 'GBP', amount: '5.00' },
  creditor: null,
  creditor_account: null,
  creditor_agent: null,
  debtor: null,
  debtor_account: null,
  debtor_agent: null,
  bank_transaction_code: null,
  credit_debit_indicator: 'DBIT',
  status: 'BOOK',
  booking_date: '2026-03-03',
  value_date: null,
  transaction_date: null,
  balance_after_transaction: null,
  reference_number: null,
  reference_number_schema: null,
  remittance_information: [],
  debtor_account_additional_identification: null,
  creditor_account_additional_identification: null,
  exchange_rate: null,
  note: null,
  transaction_id: null,
  ...more,
});

export const TRANSACTIONS = {
  transactions: [
    row({
      entry_reference: '103',
      merchant_category_code: '5411',
      transaction_amount: { currency: 'GBP', amount: '86.22' },
      creditor: { name: 'Tesco', postal_address: null },
      bank_transaction_code: { description: 'Card purchase', code: 'PMNT-CCRD-POSD', sub_code: null },
      booking_date: '2026-03-04',
      value_date: '2026-03-04',
      transaction_date: '2026-03-02',
      balance_after_transaction: { currency: 'GBP', amount: '1210.50' },
      remittance_information: ['TESCO STORES 3297', 'LONDON'],
      exchange_rate: {
        unit_currency: 'EUR',
        exchange_rate: '1.16',
        rate_type: 'AGRD',
        contract_identification: null,
        instructed_amount: { currency: 'EUR', amount: '100.00' },
      },
      transaction_id: 'details-103',
    }),
    row({
      entry_reference: '102',
      transaction_amount: { currency: 'GBP', amount: '1902.00' },
      credit_debit_indicator: 'CRDT',
      debtor: { name: 'Northgate Logistics Ltd' },
      debtor_account: { iban: 'GB11BUKB20201511111111', other: null },
      creditor: { name: 'A N Other' },
      bank_transaction_code: { description: null, code: 'BAC', sub_code: null },
      booking_date: '2026-03-03',
      value_date: '2026-03-03',
      balance_after_transaction: { currency: 'GBP', amount: '1296.72' },
      remittance_information: ['SALARY MARCH'],
    }),
    row({
      entry_reference: '101',
      transaction_amount: { currency: 'GBP', amount: '640.00' },
      creditor: { name: 'Red Lion Lettings' },
      creditor_account: {
        iban: null,
        other: { identification: '20201522222222', scheme_name: 'BBAN', issuer: null },
      },
      booking_date: '2026-03-02',
      balance_after_transaction: { currency: 'GBP', amount: '-605.28' },
      remittance_information: [null, 'RENT', 'RENT'],
      reference_number: 'RF18539007547034',
      note: 'flat 2',
    }),
    row({
      entry_reference: '0',
      transaction_amount: { currency: 'GBP', amount: '51.19' },
      creditor: { name: 'Shell' },
      status: 'PDNG',
      booking_date: null,
      transaction_date: '2026-03-05',
      remittance_information: ['SHELL LONDON'],
    }),
  ],
  continuation_key: null,
};

export const ERROR = {
  code: 429,
  message: 'Limit of requests was reached',
  error: 'ASPSP_RATE_LIMIT_EXCEEDED',
  detail: null,
};
