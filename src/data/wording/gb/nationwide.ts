/** Nationwide. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Nationwide',
  country: 'GB',
  sources: { csv: "tests and samples of public importers of the bank's exports (CSV)" },
  examples: [
    {
      description: 'Contactless Payment MEPLIN BAKES LEEDS GB',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'LEEDS', country: 'GB' },
    },
    {
      description: 'Visa purchase MEPLIN BAKES GB',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', country: 'GB' },
    },
    {
      description: 'Card payment MEPLIN STORES 3021 LEEDS GB',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN STORES', place: 'LEEDS', country: 'GB' },
    },
    {
      description: 'Direct debit MEPLIN ENERGY',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'Standing order J ORBEL',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'standing-order', payee: 'J ORBEL' },
    },
    {
      description: 'Payment to J ORBEL',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'J ORBEL' },
    },
    {
      description: 'Transfer to 123456 12345678',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', reference: '123456 12345678' },
    },
    {
      description: 'Bank credit MEPLIN HOLT LTD',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'ATM Withdrawal MEPLIN STORE LEEDS',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash' },
    },
    {
      description: 'MEPLIN.GOV.UK/CP LONDON GB',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN.GOV.UK/CP', place: 'LONDON', country: 'GB' },
    },
  ],
  counterexamples: [
    {
      description: 'VISAGE HAIR LEEDS GB',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'VISA stands within a word',
      expected: { payee: 'VISAGE HAIR', place: 'LEEDS' },
    },
    {
      description: 'DIRECTORS CUT BARBERS',
      direction: 'Debit',
      not: { rail: 'direct-debit' },
      because: 'no direct debit',
      expected: { payee: 'DIRECTORS CUT BARBERS' },
    },
  ],
};
