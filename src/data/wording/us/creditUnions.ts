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

/**
 * The print of a core system that many credit unions run on: what was bought stands before the day, the numbers and the card. With a PIN
 * a number stands before the shop, and a purchase that recurs is called BILL PAYMENT.
 */
const CARD_BEHIND_SIGN: Layout = {
  country: 'US',
  sign: /%% CARD \d/i,
  pattern:
    /^WITHDRAWAL (?!ADJUSTMENT\b)(?:BILL PAYMENT )?(?:#\d*(?!\d) ?)?(?<payee>\S.*?)(?=(?<! ) +(?:DATE \d|%% CARD \d))/di,
  rail: 'card',
};

/** Paid by the clearing house: what it is, who is paid and in whose name stand behind the payee, named so. */
const CLEARED_WITHDRAWAL: Layout = {
  country: 'US',
  sign: / (?:TYPE|CO): /i,
  pattern: /^WITHDRAWAL (?!ACH\b)(?<payee>\S.*?)(?=(?<!\s)\s+(?:\/\s+)?(?:TYPE|CO): )/di,
  rail: 'direct-debit',
};
const CLEARED_DEPOSIT: Layout = {
  country: 'US',
  sign: / (?:TYPE|CO): /i,
  pattern: /^DEPOSIT (?!ACH\b)(?<payee>\S.*?)(?=(?<!\s)\s+(?:\/\s+)?(?:TYPE|CO): )/di,
  rail: 'bank-credit',
};

/** Feeds write the kind before a dash. What is paid in at a counter names nobody behind it. */
const DEPOSIT_FROM: Layout = {
  country: 'US',
  pattern: /^DEPOSIT - (?!ACH\b)(?<payee>\S.*)/di,
  rail: 'bank-credit',
};

/** A purchase that is taken back, whole or in part. */
const ADJUSTED_PURCHASE: Layout = {
  country: 'US',
  sign: /ADJUSTMENT/i,
  pattern:
    /^(?:WITHDRAWAL|DEPOSIT) ADJUSTMENT (?:#\d*(?!\d) ?)?(?<payee>\S.*?)(?=(?<! ) +(?:DATE \d|%% CARD \d)|$)/di,
  rail: 'refund',
};

export const wording: BankWording = {
  layouts: [
    SHOP_BEHIND_CARD,
    DAY_BEHIND_SHOP,
    NUMBERED_PURCHASE,
    CARD_BEHIND_SIGN,
    CLEARED_WITHDRAWAL,
    CLEARED_DEPOSIT,
    DEPOSIT_FROM,
    ADJUSTED_PURCHASE,
  ],
};

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
  {
    form: CARD_BEHIND_SIGN,
    examples: [
      'Withdrawal CORNER STORES TOLEDO OH Date 06/03/25 24692165150000000000001 5411 %% Card 15 #1234',
      'Withdrawal #231979 CORNER STORES #12 TOLEDO OH %% Card 15 #1234',
      'Withdrawal Bill Payment #231979 CORNER STORES TOLEDO OH Date 06/03/25 5411 %% Card 15 #1234',
    ],
    counterexamples: [
      'Withdrawal CORNER STORES TOLEDO OH',
      'Withdrawal Adjustment #231979 CORNER STORES TOLEDO OH %% Card 15 #1234',
    ],
  },
  {
    form: CLEARED_WITHDRAWAL,
    examples: ['Withdrawal CORNER STORES / TYPE: CLUB FEES ID: 1234567890 CO: CORNER STORES'],
    counterexamples: ['Withdrawal CORNER STORES TOLEDO OH', 'Withdrawal ACH CORNER STORES TYPE: CLUB FEES'],
  },
  {
    form: CLEARED_DEPOSIT,
    examples: ['Deposit CORNER STORES TYPE: PAYROLL ID: 1234567890 CO: CORNER STORES NAME: JO ORBEL'],
    counterexamples: ['Deposit CORNER STORES', 'Deposit ACH CORNER STORES TYPE: PAYROLL'],
  },
  {
    form: DEPOSIT_FROM,
    examples: ['Deposit - CORNER STORES'],
    counterexamples: ['Deposit', 'Deposit ID NUMBER 123456', 'Deposit - ACH Paid From CORNER STORES'],
  },
  {
    form: ADJUSTED_PURCHASE,
    examples: [
      'Withdrawal Adjustment #231979 CORNER STORES TOLEDO OH %% Card 15 #1234',
      'Withdrawal Adjustment CORNER STORES TOLEDO OH Date 06/03/25',
    ],
    counterexamples: ['Withdrawal CORNER STORES TOLEDO OH %% Card 15 #1234'],
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
