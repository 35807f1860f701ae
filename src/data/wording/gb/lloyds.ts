/** Lloyds Bank, Halifax, Bank of Scotland. */
import type { BankWording, Layout } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

/** Its number, day and time stand behind the payee. */
const FASTER_PAYMENT: Layout = {
  country: 'GB',
  pattern: /^ *(?<payee>[^ ]+(?: +[^ ]+)*?) +\d{12,18}(?: +\S+)? +\d{2}[A-Z]{3}\d{2} +\d{2}:\d{2}$/di,
  sign: /\d:\d\d$/,
  rail: 'faster-payment',
};

export const wording: BankWording = { layouts: [FASTER_PAYMENT] };

export const forms: readonly FormSamples[] = [
  {
    form: FASTER_PAYMENT,
    examples: ['M ORBEL 100000000253292838 14FEB17 09:29', 'M ORBEL 500000001180514325 RENT 14FEB17 09:29'],
    counterexamples: ['CORNER STORES 5259 14FEB17 09:29'],
  },
];

export const lines: BankLines = {
  bank: 'Lloyds Bank, Halifax, Bank of Scotland',
  country: 'GB',
  sources: {
    list: 'abbreviations on statements, lloydsbank.com',
    csv: "tests and samples of public importers of the bank's exports (CSV)",
  },
  examples: [
    {
      description: 'MEPLIN STORES 3021 CD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN STORES', cardDigits: '1234' },
    },
    {
      description: 'MEPLIN STORES CD 1234 21NOV24',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN STORES', dates: ['2024-11-21'], cardDigits: '1234' },
    },
    {
      description: 'MEPLIN BAKES LEEDS CD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', cardDigits: '1234', place: 'LEEDS' },
    },
    {
      description: 'PAYPAL *MEPLIN CD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN', processor: 'PayPal', cardDigits: '1234' },
    },
    {
      description: 'LNK HIGH ST CD 1234 21NOV24',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash', dates: ['2024-11-21'], cardDigits: '1234' },
    },
    {
      description: 'MEPLIN ENERGY 1234567890',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN ENERGY', reference: '1234567890' },
    },
    {
      description: 'MEPLIN GYM DD',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'direct-debit', payee: 'MEPLIN GYM' },
    },
    {
      description: 'J ORBEL SO',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'standing-order', payee: 'J ORBEL' },
    },
    {
      description: 'J ORBEL 400000001234567890 FPO',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: '400000001234567890' },
    },
    {
      description: 'J ORBEL ROOM 400000001234567890 FPI',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'J ORBEL ROOM', reference: '400000001234567890' },
    },
    {
      description: 'MEPLIN HOLT LTD BGC',
      direction: 'Credit',
      source: 'list',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'MEPLIN HOLT DEB',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'card', payee: 'MEPLIN HOLT' },
    },
    {
      description: '309812 12345678',
      direction: 'Debit',
      source: 'csv',
      expected: { reference: '309812 12345678' },
    },
  ],
  counterexamples: [
    {
      description: 'DEBENHAMS',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'DEB stands within a word',
      expected: { payee: 'DEBENHAMS' },
    },
    {
      description: 'BARGAIN CDS 1234',
      direction: 'Debit',
      not: { cardDigits: '1234' },
      because: 'CD stands within a word',
      expected: { payee: 'BARGAIN CDS' },
    },
    {
      description: 'SO ENERGY',
      direction: 'Debit',
      not: { rail: 'standing-order' },
      because: 'a supplier of energy',
      expected: { payee: 'SO ENERGY' },
    },
  ],
};
