/** Revolut. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Revolut',
  country: 'GB',
  sources: { csv: "tests and samples of public importers of the bank's exports (CSV description)" },
  examples: [
    { description: 'To J Orbel', direction: 'Debit', source: 'csv', expected: { payee: 'J Orbel' } },
    { description: 'From J Orbel', direction: 'Credit', source: 'csv', expected: { payee: 'J Orbel' } },
    {
      description: 'Payment from Meplin Holt Ltd',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'Meplin Holt Ltd' },
    },
    {
      description: 'Transfer to J Orbel',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'J Orbel' },
    },
    {
      description: 'Transfer from J Orbel',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'J Orbel' },
    },
    { description: 'Meplin Bakes', direction: 'Debit', source: 'csv', expected: { payee: 'Meplin Bakes' } },
    {
      description: 'Cash withdrawal at Meplin Bank',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash' },
    },
    {
      description: 'Refund from Meplin Bakes',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'refund', payee: 'Meplin Bakes' },
    },
  ],
  counterexamples: [
    {
      description: 'TOTAL FITNESS',
      direction: 'Debit',
      not: { payee: 'TAL FITNESS' },
      because: 'TO stands within a word',
      expected: { payee: 'TOTAL FITNESS' },
    },
    {
      description: 'REFUNDABLE BAGS LTD',
      direction: 'Debit',
      not: { rail: 'refund' },
      because: 'REFUND stands within a word',
      expected: { payee: 'REFUNDABLE BAGS LTD' },
    },
  ],
};
