/** Capital One. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Capital One',
  country: 'US',
  sources: { csv: "tests and samples of public importers of the bank's exports (CSV, OFX)" },
  examples: [
    {
      description: 'Debit Card Purchase - MEPLIN BAKES AUSTIN TX',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'AUSTIN TX' },
    },
    {
      description: 'Digital Card Purchase - ORBELSOFT COM 866 555 1234 CA',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'ORBELSOFT COM', place: 'CA' },
    },
    {
      description: 'Withdrawal from MEPLIN ENERGY',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'Deposit from MEPLIN INC',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'bank-credit', payee: 'MEPLIN INC' },
    },
    {
      description: 'Zelle money received from Jo Orbel',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'Jo Orbel' },
    },
    {
      description: 'Zelle money sent to Jo Orbel',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'Jo Orbel' },
    },
    {
      description: 'ATM Withdrawal - MEPLIN PLAZA AUSTIN TX',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash' },
    },
    {
      description: 'Preauthorized Withdrawal to MEPLIN GYM',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN GYM' },
    },
    {
      description: 'MEPLIN MART 0123 AUSTIN TX',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN MART', place: 'AUSTIN TX' },
    },
  ],
  counterexamples: [
    {
      description: 'DIGITAL CARDS AND GIFTS',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'the beginning of a name',
      expected: { payee: 'DIGITAL CARDS AND GIFTS' },
    },
    {
      description: 'DEPOSITORY BOOKS',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'DEPOSIT stands within a word',
      expected: { payee: 'DEPOSITORY BOOKS' },
    },
  ],
};
