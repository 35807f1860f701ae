/** TSB. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'TSB',
  country: 'GB',
  sources: {
    pdf: 'tests of public readers of its PDF statements',
    csv: "tests and samples of public importers of the bank's exports (CSV, as Lloyds before it)",
  },
  examples: [
    {
      description: 'MEPLIN STORES CD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN STORES', cardDigits: '1234' },
    },
    {
      description: 'MEPLIN BAKES LEEDS CD 1234 21NOV24',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN BAKES',
        dates: ['2024-11-21'],
        cardDigits: '1234',
        place: 'LEEDS',
      },
    },
    {
      description: 'FASTER PAYMENT J ORBEL',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'faster-payment', payee: 'J ORBEL' },
    },
    {
      description: 'DIRECT DEBIT MEPLIN ENERGY 1234567890',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY', reference: '1234567890' },
    },
    {
      description: 'STANDING ORDER J ORBEL',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'standing-order', payee: 'J ORBEL' },
    },
    {
      description: 'DIRECT CREDIT MEPLIN HOLT LTD',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'TRANSFER TO 771234 12345678',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'transfer', reference: '771234 12345678' },
    },
    {
      description: 'TRANSFER FROM J ORBEL',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'transfer', payee: 'J ORBEL' },
    },
    {
      description: 'DEBIT CARD PAYMENT MEPLIN BAKES LEEDS',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'LEEDS' },
    },
  ],
  counterexamples: [
    {
      description: 'DEBUT RECORDS',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'DEB stands within a word',
      expected: { payee: 'DEBUT RECORDS' },
    },
    {
      description: 'CD EXCHANGE LEEDS',
      direction: 'Debit',
      not: { rail: 'card', cardDigits: '1234' },
      because: 'no number behind CD',
      expected: { payee: 'CD EXCHANGE', place: 'LEEDS' },
    },
  ],
};
