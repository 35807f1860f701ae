/** Answers of our own in the shape of the Monzo API. */

export function row(id: string, amount: number, created: string, more: object = {}) {
  return {
    id: `tx_${id}`,
    account_id: 'acc_1',
    amount,
    currency: 'GBP',
    local_amount: amount,
    local_currency: 'GBP',
    created,
    settled: created,
    description: 'PRET A MANGER          LONDON        GBR',
    merchant: null,
    metadata: {},
    notes: '',
    is_load: false,
    scheme: 'mastercard',
    category: 'eating_out',
    counterparty: {},
    dedupe_id: `d-${id}`,
    ...more,
  };
}

export const ACCOUNTS = {
  accounts: [
    {
      id: 'acc_1',
      closed: false,
      created: '2021-05-01T09:00:00Z',
      description: 'user_1',
      type: 'uk_retail',
      currency: 'GBP',
      country_code: 'GB',
      owners: [{ user_id: 'user_1', preferred_name: 'A N Other', preferred_first_name: 'A' }],
      account_number: '12345678',
      sort_code: '040004',
    },
  ],
};

export const BALANCE = { balance: 51230, total_balance: 176230, currency: 'GBP', spend_today: -510 };

export const POTS = {
  pots: [
    {
      id: 'pot_1',
      name: 'Holidays',
      style: 'beach_ball',
      balance: 125000,
      currency: 'GBP',
      created: '2022-01-01T09:00:00Z',
      updated: '2026-03-01T09:00:00Z',
      deleted: false,
    },
    { id: 'pot_2', name: 'Old', balance: 0, currency: 'GBP', deleted: true },
  ],
};

export const TRANSACTIONS = {
  transactions: [
    row('1', -510, '2026-03-02T12:20:18.123Z', {
      merchant: { id: 'merch_1', group_id: 'grp_1', name: 'Pret A Manger', category: 'eating_out' },
      metadata: { mcc: '5814', mastercard_card_id: 'card_1' },
      notes: 'Salmon sandwich',
    }),
    row('2', -2599, '2026-03-03T08:00:00Z', {
      merchant: 'merch_2',
      settled: '',
      description: 'AMAZON.CO.UK',
      local_amount: -3000,
      local_currency: 'EUR',
    }),
    row('3', 190200, '2026-03-15T02:10:00Z', {
      scheme: 'bacs',
      description: 'SALARY MAR',
      counterparty: { name: 'NORTHGATE LOGISTICS', sort_code: '200000', account_number: '55779911' },
    }),
    row('4', -64000, '2026-06-30T23:30:00Z', {
      scheme: 'payport_faster_payments',
      description: 'MARCH RENT',
      notes: 'MARCH RENT',
      counterparty: { name: 'Lakeside Lettings', sort_code: '401276', account_number: '01234567' },
    }),
    row('5', -5000, '2026-03-16T09:00:00Z', {
      scheme: 'uk_retail_pot',
      description: 'pot_1',
      metadata: { pot_id: 'pot_1' },
    }),
    row('6', -1999, '2026-03-17T09:00:00Z', { decline_reason: 'INSUFFICIENT_FUNDS', settled: '' }),
    row('7', 5000, '2026-03-18T09:00:00Z', {
      is_load: true,
      scheme: 'topup',
      description: 'Top up',
      category: 'mondo',
    }),
    row('8', -1500, '2026-03-19T09:00:00Z', {
      scheme: 'p2p_payment',
      description: 'A N Friend',
      counterparty: { name: 'A N Friend', user_id: 'user_00009', account_id: 'acc_00009' },
      notes: 'pizza',
    }),
  ],
};

export const WEBHOOK = { type: 'transaction.created', data: row('9', -350, '2026-03-20T09:00:00Z') };
