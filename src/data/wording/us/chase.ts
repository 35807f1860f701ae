/** Chase (United States). */
import type { BankWording, Layout } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

/** A bill paid online, its number before the payee. */
const ONLINE_BILL: Layout = {
  country: 'US',
  pattern: /^(?:\d{2}\/\d{2} )?ONLINE PAYMENT \d{6,} TO (?<payee>.+?)(?: \d{2}\/\d{2})?$/di,
  rail: 'faster-payment',
};

/** 16 characters of name, 10 of purpose, the class of the ACH entry. */
const ACH_ENTRY: Layout = {
  country: 'US',
  pattern: /^(?<payee>.{16}) (?<purpose>.{10}) .{0,20}(?:PPD|CCD|WEB|TEL) ID: ?[\dX]/di,
  rail: 'direct-debit',
  isLast: true,
};

export const wording: BankWording = {
  markers: [
    { opens: 'noise', at: 'start', rail: 'cash', phrases: 'NON CHASE ATM WITHDRAW;NON CHASE ATM WITHDRAWAL' },
  ],
  layouts: [ONLINE_BILL, ACH_ENTRY],
};

export const forms: readonly FormSamples[] = [
  {
    form: ONLINE_BILL,
    examples: ['Online Payment 24582175329 To Corner Gas', 'Online Payment 24582175329 To Corner Gas 05/06'],
    counterexamples: ['Online Payment To Corner Gas', 'Online Transfer 24582175329 To Savings'],
  },
  {
    form: ACH_ENTRY,
    examples: ['CORNER BAKES INC PAYROLL                    PPD ID: 1234567890'],
    counterexamples: ['CORNER BAKES INC PPD ID: 1234567890'],
  },
];

export const lines: BankLines = {
  bank: 'Chase (United States)',
  country: 'US',
  sources: { csv: "tests and samples of public importers of the bank's exports (CSV, OFX)" },
  examples: [
    {
      description:
        'ORIG CO NAME:MEPLIN             ORIG ID:1234567890 DESC DATE:240802 CO ENTRY DESCR:PAYROLL   SEC:PPD TRACE#:021000021234567 EED:240802 IND ID:12345 IND NAME:ORBEL',
      direction: 'Credit',
      source: 'csv',
      expected: {
        rail: 'direct-debit',
        payee: 'MEPLIN',
        reference: '12345',
        purpose: 'PAYROLL',
        dates: ['2024-08-02', '2024-08-02'],
      },
    },
    {
      description: 'MEPLIN INC       PAYROLL                    PPD ID: 1234567890',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN INC', purpose: 'PAYROLL' },
    },
    {
      description: 'MEPLIN MARKET #0123 SAN JOSE CA        08/02',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN MARKET', dates: ['--08-02'], place: 'SAN JOSE CA' },
    },
    {
      description: 'Card Purchase 08/02 Meplin Bakes Austin TX Card 1234',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'Meplin Bakes',
        dates: ['--08-02'],
        cardDigits: '1234',
        place: 'Austin TX',
      },
    },
    {
      description: 'Recurring Card Purchase 08/02 Orbelsoft.Com CA Card 1234',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card-recurring',
        payee: 'Orbelsoft.Com',
        dates: ['--08-02'],
        cardDigits: '1234',
        place: 'CA',
      },
    },
    {
      description: 'Zelle payment to Jo Orbel 12345678901',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'Jo Orbel', reference: '12345678901' },
    },
    {
      description: 'Zelle payment from Jo Orbel JPM99abc123',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'Jo Orbel', reference: 'JPM99abc123' },
    },
    {
      description: 'Online Transfer to SAV ...1234',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'SAV', reference: '1234' },
    },
    {
      description: 'ATM WITHDRAWAL 001234 08/02 MEPLIN ST AUSTIN',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash', dates: ['--08-02'] },
    },
    {
      description: 'MEPLIN BAKES 04/25 EURO 9.79 X 1.08123 (EXCHG RTE)',
      direction: 'Debit',
      source: 'csv',
      expected: {
        payee: 'MEPLIN BAKES',
        dates: ['--04-25'],
        foreignAmount: { amount: '9.79', currency: 'EUR' },
      },
    },
  ],
  counterexamples: [
    {
      description: 'ZELLER DENTAL AUSTIN TX',
      direction: 'Debit',
      not: { rail: 'transfer' },
      because: 'ZELLE stands within a word',
      expected: { payee: 'ZELLER DENTAL', place: 'AUSTIN TX' },
    },
    {
      description: 'CARDINAL CARE 1234',
      direction: 'Debit',
      not: { cardDigits: '1234', rail: 'card' },
      because: 'CARD stands within a word',
      expected: { payee: 'CARDINAL CARE' },
    },
  ],
};
