/** American credit unions (Navy Federal and others). */
import type { BankWording, Layout } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

/** The shop stands behind the brand of the card, and its day behind the shop. */
const SHOP_BEHIND_CARD: Layout = {
  country: 'US',
  pattern:
    /^(?:RECURRING )?WITHDRAWAL DEBIT CARD(?: (?:- )?(?:MC|MASTERCARD|VISA)\b[^/]*)?\/(?<payee>.+?)(?=(?<! ) +DATE \d|$)/di,
  rail: 'card',
};

/** The card is named WITHDRAWAL DEBIT, and the day stands behind the shop. */
const DAY_BEHIND_SHOP: Layout = {
  country: 'US',
  pattern: /^WITHDRAWAL DEBIT (?!CARD\b)(?<payee>.+?)(?<! ) +DATE [\d/]+ \d/di,
  rail: 'card',
};

/** The number of the purchase before the shop. */
const NUMBERED_PURCHASE: Layout = {
  country: 'US',
  pattern: /^WITHDRAWAL POS #\d+\/(?:POS )?(?<payee>.+)/di,
  rail: 'card',
};

export const wording: BankWording = { layouts: [SHOP_BEHIND_CARD, DAY_BEHIND_SHOP, NUMBERED_PURCHASE] };

export const forms: readonly FormSamples[] = [
  {
    form: SHOP_BEHIND_CARD,
    examples: [
      'Withdrawal DEBIT CARD/CORNER STORES TOLEDO OH Date 06/03/25',
      'Withdrawal Debit Card MC Debit/CORNER STORES TOLEDO OH Date 06/03/25 0 5150000000 1 5411',
      'Recurring Withdrawal Debit Card - MC Debit/CORNER STORES TOLEDO OH Date 06/03/25',
    ],
    counterexamples: ['Withdrawal Debit Card CORNER STORES TOLEDO OH Date 06/03/25'],
  },
  {
    form: DAY_BEHIND_SHOP,
    examples: ['Withdrawal Debit CORNER STORES TOLEDO OH Date 06/03/25 25765 5411'],
    counterexamples: ['Withdrawal Debit CORNER STORES TOLEDO OH'],
  },
  {
    form: NUMBERED_PURCHASE,
    examples: ['Withdrawal POS #231979484877/POS CORNER STORES #12 AUSTIN TX'],
    counterexamples: ['Withdrawal POS CORNER STORES #12 AUSTIN TX'],
  },
];

export const lines: BankLines = {
  bank: 'American credit unions (Navy Federal and others)',
  country: 'US',
  sources: {
    pdf: 'tests of public readers of Navy Federal statements',
    csv: "tests and samples of public importers of credit unions' exports",
  },
  examples: [
    {
      description: 'POS Debit- Debit Card 1234 07-16-26 Meplin Market Chicago IL',
      direction: 'Debit',
      source: 'pdf',
      expected: {
        rail: 'card',
        payee: 'Meplin Market',
        dates: ['2026-07-16'],
        cardDigits: '1234',
        place: 'Chicago IL',
      },
    },
    {
      description: 'Deposit - ACH Paid From Meplin Inc',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'bank-credit', payee: 'Meplin Inc' },
    },
    {
      description: 'Paid To - Meplin Water Chk 1234567',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'direct-debit', payee: 'Meplin Water', reference: '1234567' },
    },
    {
      description: 'Zelle CR Jo Orbel',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'transfer', payee: 'Jo Orbel' },
    },
    {
      description: 'Zelle DB Jo Orbel',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'transfer', payee: 'Jo Orbel' },
    },
    {
      description: 'Withdrawal ACH MEPLIN ENERGY TYPE: BILL PMT ID: 1234567890 CO: MEPLIN ENERGY',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'direct-debit',
        payee: 'MEPLIN ENERGY',
        reference: '1234567890',
        purpose: 'BILL PMT',
      },
    },
    {
      description: 'Deposit ACH MEPLIN INC TYPE: PAYROLL ID: 1234567890 CO: MEPLIN INC',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'bank-credit', payee: 'MEPLIN INC', reference: '1234567890', purpose: 'PAYROLL' },
    },
    {
      description: 'POS PURCHASE MEPLIN MART AUSTIN TX',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN MART', place: 'AUSTIN TX' },
    },
    {
      description: 'Point Of Sale Withdrawal 123456789012 MEPLIN MART AUSTIN TXUS',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN MART', reference: '123456789012', place: 'AUSTIN TXUS' },
    },
    {
      description: 'Withdrawal Debit Card MEPLIN BAKES AUSTIN TX Date 08/02/24',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', dates: ['2024-08-02'], place: 'AUSTIN TX' },
    },
  ],
  counterexamples: [
    {
      description: 'POSTAL ANNEX AUSTIN TX',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'POS stands within a word',
      expected: { payee: 'POSTAL ANNEX', place: 'AUSTIN TX' },
    },
    {
      description: 'ACHE PHARMACY',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'ACH stands within a word',
      expected: { payee: 'ACHE PHARMACY' },
    },
  ],
};
