/** Citi. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Citi',
  country: 'US',
  sources: {
    csv: "tests and samples of public importers of the bank's exports (CSV)",
    gk: 'general knowledge of its narratives',
  },
  examples: [
    {
      description: 'Debit Card Purchase 11/03 04:48p #0569 MEPLIN BAKES 7818 FRESNO CA 19308',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN BAKES',
        dates: ['--11-03'],
        cardDigits: '0569',
        place: 'FRESNO CA',
      },
    },
    {
      description: 'Debit Card Purchase 01/27 06:23p #4823 MEPLIN AUTO 800-9228803 CA 20029',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN AUTO', dates: ['--01-27'], cardDigits: '4823', place: 'CA' },
    },
    {
      description: 'Mobile Purchase Sign Based 08/02 09:10a #0569 MEPLIN BAKES FRESNO CA',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN BAKES',
        dates: ['--08-02'],
        cardDigits: '0569',
        place: 'FRESNO CA',
      },
    },
    {
      description: 'Debit PIN Purchase MEPLIN MART FRESNO CA',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN MART', place: 'FRESNO CA' },
    },
    {
      description: 'ACH Electronic Debit - MEPLIN ENERGY',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'ACH Electronic Credit MEPLIN INC',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'bank-credit', payee: 'MEPLIN INC' },
    },
    {
      description: 'Zelle Credit PAY ID:BACABC123DEF ORG ID:BAC NAME:JO ORBEL',
      direction: 'Credit',
      source: 'gk',
      expected: { rail: 'transfer', payee: 'JO ORBEL', reference: 'BACABC123DEF' },
    },
    {
      description: 'Zelle Debit PAY ID:CTIABC123DEF ORG ID:CTI NAME:JO ORBEL',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'transfer', payee: 'JO ORBEL', reference: 'CTIABC123DEF' },
    },
    {
      description: 'Cash Withdrawal 08/02 04:48p #0569 MEPLIN ST FRESNO CA',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash', dates: ['--08-02'], cardDigits: '0569' },
    },
  ],
  counterexamples: [
    {
      description: 'NAME BADGES INC',
      direction: 'Debit',
      not: { payee: 'BADGES INC' },
      because: 'no colon behind NAME',
      expected: { payee: 'NAME BADGES INC' },
    },
    {
      description: 'MEPLIN BAKES #0569',
      direction: 'Debit',
      not: { cardDigits: '0569' },
      because: 'the number of a shop',
      expected: { payee: 'MEPLIN BAKES' },
    },
  ],
};
