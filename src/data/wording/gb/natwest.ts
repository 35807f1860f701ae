/** NatWest, Royal Bank of Scotland, Ulster Bank. */
import type { BankWording, Layout, NarrativeForm } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

const PARTED_BY_COMMAS: Layout = {
  country: 'GB',
  pattern:
    /^'?[\dX]{4,} +\d{2}[A-Z]{3}\d{2}(?: +[A-Z]{1,2})? *, *(?<payee>[^,]+)(?:, *(?<town>(?:[^, ]+(?: +[^, ]+)*?)?)(?: +(?<country>[A-Z]{2}))?(?= *(?:,|$)))?/di,
  rail: 'card',
};

const WITHOUT_COMMAS: Layout = {
  country: 'GB',
  pattern: /^'?[\dX]{4,} +\d{2}[A-Z]{3}\d{2} +[A-Z]{1,2} +(?<payee>[^, ][^,]*)$/di,
  rail: 'card',
};

/** Cashline. */
const CASH_MACHINE: Layout = {
  country: 'GB',
  pattern: /^(?<payee>[^,]*[^, ]) *, *C\/L *$/di,
  sign: /C\/L/i,
  rail: 'cash',
};

const CARD_BEFORE_DAY: NarrativeForm = {
  country: 'GB',
  pattern: /^'?(?<digits>\d{4}) \d{2}[A-Z]{3}\d{2}(?!\d)/i,
};

export const wording: BankWording = {
  markers: [
    // CASH begins the names of shops too.
    { opens: 'noise', at: 'start', rail: 'cash', country: 'GB', before: 'comma', phrases: 'CASH' },
  ],
  layouts: [PARTED_BY_COMMAS, WITHOUT_COMMAS, CASH_MACHINE],
  cardForms: [CARD_BEFORE_DAY],
};

export const forms: readonly FormSamples[] = [
  {
    form: PARTED_BY_COMMAS,
    examples: [
      "'4637 06MAR26 C , CORNER STORES 3021 , LONDON GB",
      '4637 06MAR26 , CORNER STORES , LONDON GB',
    ],
    counterexamples: ['4637 CORNER STORES , LONDON GB'],
  },
  {
    form: WITHOUT_COMMAS,
    examples: ['4637 06MAR26 C CORNER STORES LONDON GB', '4637 06MAR26 CD   CORNER STORES      LONDON GB'],
    counterexamples: ['4637 06MAR26 CORNER STORES LONDON GB'],
  },
  {
    form: CASH_MACHINE,
    examples: ['CORNER BANK LEEDS 15OCT , C/L'],
    counterexamples: ['CORNER INSURANCE C/L'],
  },
  {
    form: CARD_BEFORE_DAY,
    examples: ["'4637 06MAR26 C , CORNER BAKES , LEEDS GB"],
    counterexamples: ['4637 CORNER BAKES , LEEDS GB'],
  },
];

export const lines: BankLines = {
  bank: 'NatWest, Royal Bank of Scotland, Ulster Bank',
  country: 'GB',
  sources: {
    list: 'statement abbreviations, rbs.co.uk and supportcentre.natwest.com',
    csv: "tests and samples of public importers of the bank's exports (CSV)",
    pdf: 'tests of public readers of its PDF statements',
  },
  examples: [
    {
      description: "'4637 06MAR26 C , MEPLIN STORES 3021 , LONDON GB",
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN STORES',
        dates: ['2026-03-06'],
        cardDigits: '4637',
        place: 'LONDON',
        country: 'GB',
      },
    },
    {
      description: '4637 06MAR26 C , 1984 MEPLINS , LEEDS GB',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: '1984 MEPLINS',
        dates: ['2026-03-06'],
        cardDigits: '4637',
        place: 'LEEDS',
        country: 'GB',
      },
    },
    {
      description: '4637 06MAR26 , MEPLIN BAKES , LEEDS GB',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN BAKES',
        dates: ['2026-03-06'],
        cardDigits: '4637',
        place: 'LEEDS',
        country: 'GB',
      },
    },
    {
      description: '4637 18DEC24 , ORBELSOFT.COM , PARIS FR , EUR 8.20 VRATE 1.1720 N-S TRN FEE 0.19',
      direction: 'Debit',
      source: 'list',
      expected: {
        rail: 'card',
        payee: 'ORBELSOFT.COM',
        dates: ['2024-12-18'],
        cardDigits: '4637',
        place: 'PARIS',
        country: 'FR',
        foreignAmount: { amount: '8.20', currency: 'EUR' },
      },
    },
    {
      description: '9896 04JUN26 D , PAYPAL *MEPLIN , 35314369001 GB',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN',
        processor: 'PayPal',
        dates: ['2026-06-04'],
        cardDigits: '9896',
        country: 'GB',
      },
    },
    {
      description: 'J ORBEL , ROOM , VIA MOBILE - PYMT , FP 18/12/24 10 , 46013047755776000N',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM', dates: ['2024-12-18'] },
    },
    {
      description: 'J ORBEL , ROOM , VIA ONLINE - PYMT',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'MEPLIN HOLT LTD , SALARY , FP 28/02/25 1234',
      direction: 'Credit',
      source: 'csv',
      expected: {
        rail: 'faster-payment',
        payee: 'MEPLIN HOLT LTD',
        reference: 'SALARY',
        dates: ['2025-02-28'],
      },
    },
    {
      description: "'D ORBEL , RENT",
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'D ORBEL', reference: 'RENT' },
    },
    {
      description: 'To A/C 12345678 , Via Mobile Xfer',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', reference: '12345678' },
    },
    {
      description: '29APR A/C 76543210',
      direction: 'Debit',
      source: 'csv',
      expected: { reference: '76543210', dates: ['--04-29'] },
    },
    {
      description: 'MEPLIN ENERGY , 1234567890',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN ENERGY', reference: '1234567890' },
    },
    {
      description: 'OnLine Transaction J ORBEL ROOM VIA MOBILE - PYMT FP 18/12/24 10',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'faster-payment', payee: 'J ORBEL ROOM', dates: ['2024-12-18'] },
    },
    {
      description: 'Automated Credit MEPLIN HOLT LTD FP 18/12/24 1046',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD', dates: ['2024-12-18'] },
    },
  ],
  counterexamples: [
    {
      description: '4637 MEPLIN STORES , LONDON GB',
      direction: 'Debit',
      not: { cardDigits: '4637' },
      because: 'no purchase date behind the number',
    },
    {
      description: 'BACARDI BAR LEEDS',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'BAC stands within a word',
      expected: { payee: 'BACARDI BAR' },
    },
    {
      description: 'POSTAL SUPPLIES',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'POS stands within a word',
      expected: { payee: 'POSTAL SUPPLIES' },
    },
  ],
};
