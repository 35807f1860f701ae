/** Answers of our own in the shape of TrueLayer's Data API, with the wording of British banks. */

export const ACCOUNTS = {
  results: [
    {
      update_timestamp: '2026-03-20T09:00:00Z',
      account_id: 'a-1',
      account_type: 'TRANSACTION',
      display_name: 'Club Lloyds',
      currency: 'GBP',
      account_number: { number: '12345678', sort_code: '20-00-00', iban: 'GB29NWBK60161331926819' },
      provider: { provider_id: 'ob-lloyds' },
    },
    {
      account_id: 'a-2',
      account_type: 'BUSINESS_SAVINGS',
      display_name: 'Reserve',
      currency: 'GBP',
      provider: { provider_id: 'ob-lloyds' },
    },
  ],
  status: 'Succeeded',
};

export const CARDS = {
  results: [
    {
      account_id: 'c-1',
      card_network: 'VISA',
      card_type: 'CREDIT',
      currency: 'GBP',
      display_name: 'Rewards card',
      partial_card_number: '0044',
      name_on_card: 'A N OTHER',
      update_timestamp: '2026-03-20T09:00:00Z',
    },
  ],
  status: 'Succeeded',
};

export const BALANCE = {
  results: [
    {
      currency: 'GBP',
      available: 1738.6,
      current: 1238.6,
      overdraft: 500,
      update_timestamp: '2026-03-20T09:00:00Z',
    },
  ],
  status: 'Succeeded',
};

export const CARD_BALANCE = {
  results: [
    {
      currency: 'GBP',
      available: 3279,
      current: 20.5,
      credit_limit: 3300,
      last_statement_balance: 120,
      payment_due: 5,
      update_timestamp: '2026-03-20T09:00:00Z',
    },
  ],
  status: 'Succeeded',
};

export const TRANSACTIONS = {
  results: [
    {
      timestamp: '2026-03-06T00:00:00',
      description: 'TESCO STORES 3297',
      transaction_type: 'DEBIT',
      transaction_category: 'PURCHASE',
      transaction_classification: ['Shopping', 'Groceries'],
      merchant_name: 'Tesco',
      amount: -23.4,
      currency: 'GBP',
      transaction_id: 'volatile-1',
      normalised_provider_transaction_id: 'txn-1',
      running_balance: { amount: 1238.6, currency: 'GBP' },
      meta: { bank_transaction_id: '9882ks-00js', provider_transaction_category: 'DEB' },
    },
    {
      timestamp: '2026-03-05T00:00:00',
      description: 'A N OTHER MARCH RENT',
      transaction_type: 'DEBIT',
      transaction_category: 'STANDING_ORDER',
      amount: -640,
      currency: 'GBP',
      transaction_id: 'volatile-2',
      running_balance: { amount: 1262, currency: 'GBP' },
      meta: {
        provider_category: 'Standing order',
        counter_party_preferred_name: 'Lakeside Lettings',
        counter_party_iban: 'GB33BUKB20201555555555',
        provider_reference: 'MARCH RENT',
      },
    },
    {
      timestamp: '2026-07-01T23:20:11.411Z',
      description: 'NORTHGATE LOGISTICS SALARY',
      transaction_type: 'CREDIT',
      transaction_category: 'CREDIT',
      amount: 1902,
      currency: 'GBP',
      transaction_id: 'volatile-3',
      running_balance: null,
      meta: {},
    },
  ],
  status: 'Succeeded',
};

export const PENDING = {
  results: [
    {
      timestamp: '2026-03-05T10:12:00Z',
      description: 'TESCO STORES',
      transaction_type: 'DEBIT',
      transaction_category: 'PURCHASE',
      amount: -23.4,
      currency: 'GBP',
      transaction_id: 'volatile-9',
      normalised_provider_transaction_id: 'txn-1',
      meta: {},
    },
    {
      timestamp: '2026-03-20T08:12:00Z',
      description: 'TFL TRAVEL CH',
      transaction_type: 'DEBIT',
      transaction_category: 'PURCHASE',
      amount: -8.1,
      currency: 'GBP',
      transaction_id: 'volatile-10',
      meta: {},
    },
  ],
  status: 'Succeeded',
};

/** Purchases by card have no minus, payments to the card have one. */
export const CARD_TRANSACTIONS = {
  results: [
    {
      timestamp: '2026-03-12T00:00:00Z',
      description: 'PRET A MANGER LONDON',
      transaction_type: 'DEBIT',
      transaction_category: 'PURCHASE',
      amount: 6.75,
      currency: 'GBP',
      transaction_id: 'volatile-20',
    },
    {
      timestamp: '2026-03-14T00:00:00Z',
      description: 'PAYMENT RECEIVED - THANK YOU',
      transaction_type: 'CREDIT',
      transaction_category: 'CREDIT',
      amount: -120,
      currency: 'GBP',
      transaction_id: 'volatile-21',
    },
  ],
  status: 'Succeeded',
};

export const MANDATES = {
  results: [{ direct_debit_id: 'd-1', name: 'THAMES WATER', previous_payment_amount: 31.2, currency: 'GBP' }],
  status: 'Succeeded',
};

export const INFO = {
  results: [{ full_name: 'A N Other', emails: ['a@example.com'], addresses: [], phones: [] }],
  status: 'Succeeded',
};
