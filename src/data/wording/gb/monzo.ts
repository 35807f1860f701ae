/** Monzo. */
import type { BankWording, Layout } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

/** 22 characters of name, 13 of town, the country. */
const CARD_PURCHASE: Layout = {
  country: 'GB',
  pattern: /^(?<payee>.{22}) (?<town>.{13}) ?(?<country>[A-Z]{3}|[a-z]{3}(?<= {2}.*)) *$/d,
  rail: 'card',
  isLast: true,
};

export const wording: BankWording = {
  codes: { MONZO_PAID: 'fee', MONZO_BUSINESS_ACCOUNT_BILLING: 'fee' },
  layouts: [CARD_PURCHASE],
};

export const forms: readonly FormSamples[] = [
  {
    form: CARD_PURCHASE,
    examples: ['CORNER BAKES           Leeds         GBR', 'corner bakes           leeds         gbr '],
    counterexamples: ['CORNER BAKES Leeds GBR', 'for the garden work of may, by bank tom'],
  },
];

export const lines: BankLines = {
  bank: 'Monzo',
  country: 'GB',
  sources: {
    csv: "tests and samples of public importers of the bank's exports (CSV, Open Banking): 22 characters of name, 13 of town, the country",
  },
  examples: [
    {
      description: 'MEPLIN BAKES           Leeds         GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'Leeds', country: 'GBR' },
    },
    {
      description: 'CRV*Meplin verify      London        GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'Meplin verify', processor: 'Curve', place: 'London', country: 'GBR' },
    },
    {
      description: 'SumUp  *Meplin Bakes   Leeds         GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'Meplin Bakes', processor: 'SumUp', place: 'Leeds', country: 'GBR' },
    },
    {
      description: 'SQ *ORBEL COFFEE       London        GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'ORBEL COFFEE', processor: 'Square', place: 'London', country: 'GBR' },
    },
    {
      description: 'MEPLIN.COM             AMSTERDAM     NLD',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN.COM', place: 'AMSTERDAM', country: 'NLD' },
    },
    {
      description: 'MEPLIN MARKET 0123     Leeds         GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN MARKET', place: 'Leeds', country: 'GBR' },
    },
    {
      description: 'PAYPAL *MEPLIN         35314369001   GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN', processor: 'PayPal', country: 'GBR' },
    },
    {
      description: 'MEPLIN ENERGY 1234567890',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN ENERGY', reference: '1234567890' },
    },
    { description: 'J ORBEL', direction: 'Credit', source: 'csv', expected: { payee: 'J ORBEL' } },
  ],
  counterexamples: [
    {
      description: 'MEPLIN BAKES Leeds GBR',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'no columns',
      expected: { payee: 'MEPLIN BAKES', place: 'Leeds', country: 'GBR' },
    },
    {
      description: 'SQ FOOT LTD',
      direction: 'Debit',
      not: { processor: 'Square' },
      because: 'no mark behind SQ',
      expected: { payee: 'SQ FOOT LTD' },
    },
  ],
};
