/** HSBC, first direct. */
import type { BankWording, Layout } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

/** The sign of contactless cards. */
const CONTACTLESS: Layout = { country: 'GB', pattern: /^\)\)\) *(?<payee>.+)/d, rail: 'card' };

export const wording: BankWording = {
  markers: [
    // A bill payment; else the petrol stations.
    {
      opens: 'payee',
      at: 'start',
      rail: 'faster-payment',
      country: 'GB',
      before: 'person-or-account',
      phrases: 'BP',
    },
    // The machine's owner stands behind it.
    {
      opens: 'noise',
      at: 'start',
      rail: 'cash',
      country: 'GB',
      phrases:
        'CASH AT;CASH IN HSBC;CASH HSBC;CASH NOTEMAC;CASH NOTEMACHINE;CASH TRLX;CASH CARDTRONICS;CASH BARCLAYS;CASH LLOYDS;CASH NATWEST;CASH RBS;CASH SANTANDER;CASH HALIFAX;CASH NATIONWIDE;CASH TSB;CASH POST OFFICE;CASH SAINSBURYS;CASH TESCO;CASH ASDA;CASH COOP;CASH RB SCOT;CASH BNKM;CASH LINK;CASH BARCLAY;CASH ULSTER;CASH BK OF SCOT;CASH CLYDESDALE;CASH VIRGIN;CASH MORRISONS',
    },
  ],
  codes: { ')))': 'card' },
  layouts: [CONTACTLESS],
};

export const forms: readonly FormSamples[] = [
  { form: CONTACTLESS, examples: ['))) CORNER BAKES LEEDS'], counterexamples: ['CORNER BAKES (LEEDS)'] },
];

export const lines: BankLines = {
  bank: 'HSBC, first direct',
  country: 'GB',
  sources: {
    guide: 'guide to reading a statement, hsbc.co.uk',
    pdf: "tests and samples of public importers of the bank's exports and readers of its PDF statements",
  },
  examples: [
    {
      description: "VIS INT'L 0014799223 ORBELSOFT USD 15.83 @ 1.3358 Visa Rate",
      direction: 'Debit',
      source: 'pdf',
      expected: {
        rail: 'card',
        payee: 'ORBELSOFT',
        reference: '0014799223',
        foreignAmount: { amount: '15.83', currency: 'USD' },
      },
    },
    {
      description: "INT'L 0058306149 MEPLIN AIR",
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'card', payee: 'MEPLIN AIR', reference: '0058306149' },
    },
    {
      description: "INT'L 0004846501 PAYPAL *MEPLIN VIS",
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'card', payee: 'MEPLIN', processor: 'PayPal', reference: '0004846501' },
    },
    {
      description: '))) MEPLIN BAKES LEEDS',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'LEEDS' },
    },
    {
      description: 'VIS MEPLIN STORES LEEDS',
      direction: 'Debit',
      source: 'guide',
      expected: { rail: 'card', payee: 'MEPLIN STORES', place: 'LEEDS' },
    },
    {
      description: 'DD MEPLIN ENERGY',
      direction: 'Debit',
      source: 'guide',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'SO J ORBEL',
      direction: 'Debit',
      source: 'guide',
      expected: { rail: 'standing-order', payee: 'J ORBEL' },
    },
    {
      description: 'CR MEPLIN HOLT LTD',
      direction: 'Credit',
      source: 'guide',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'OBP J ORBEL',
      direction: 'Debit',
      source: 'guide',
      expected: { rail: 'faster-payment', payee: 'J ORBEL' },
    },
    {
      description: 'TFR 404784 12345678',
      direction: 'Debit',
      source: 'guide',
      expected: { rail: 'transfer', reference: '404784 12345678' },
    },
    {
      description: '404784 12345678 INTERNET TRANSFER',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'transfer', reference: '404784 12345678' },
    },
    {
      description: 'MEPLIN WATER 1234567890',
      direction: 'Debit',
      source: 'pdf',
      expected: { payee: 'MEPLIN WATER', reference: '1234567890' },
    },
    {
      description: 'RETURNED DD MEPLIN ENERGY 1234567890',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'refund', payee: 'MEPLIN ENERGY', reference: '1234567890' },
    },
  ],
  counterexamples: [
    {
      description: 'BP RIVERSIDE',
      direction: 'Debit',
      not: { rail: 'faster-payment' },
      because: 'a petrol station, no bill payment',
      expected: { payee: 'BP RIVERSIDE' },
    },
    {
      description: 'SO ENERGY',
      direction: 'Debit',
      not: { rail: 'standing-order' },
      because: 'a supplier of energy',
      expected: { payee: 'SO ENERGY' },
    },
    {
      description: 'CRAFTY BREWS',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'CR stands within a word',
      expected: { payee: 'CRAFTY BREWS' },
    },
    {
      description: 'VISTAPRINT',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'VIS stands within a word',
      expected: { payee: 'VISTAPRINT' },
    },
  ],
};
