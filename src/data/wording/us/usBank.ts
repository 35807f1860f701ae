/** U.S. Bank. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'U.S. Bank',
  country: 'US',
  sources: {
    csv: "tests and samples of public importers of the bank's exports (CSV, OFX) and readers of its PDF statements",
  },
  examples: [
    {
      description: 'WEB AUTHORIZED PMT MEPLIN ENERGY',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'ELECTRONIC DEPOSIT MEPLIN INC',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'bank-credit', payee: 'MEPLIN INC' },
    },
    {
      description: 'Electronic Deposit From MEPLIN INC REF=253650171431160N00',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'bank-credit', payee: 'MEPLIN INC', reference: '253650171431160N00' },
    },
    {
      description: 'Electronic Withdrawal To MEPLIN LOAN REF=253500160831620N00',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN LOAN', reference: '253500160831620N00' },
    },
    {
      description: 'Debit Purchase - VISA MEPLIN BAKES AUSTIN TX',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'AUSTIN TX' },
    },
    {
      description: 'Debit Purchase - VISA On 082119 ORBELSOFT.COM IL 9100661794',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'ORBELSOFT.COM', dates: ['2019-08-21'], place: 'IL' },
    },
    {
      description: 'ZELLE INSTANT PMT FROM JO ORBEL',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'JO ORBEL' },
    },
    {
      description: 'Mobile Banking Transfer To Account 158205632041',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', reference: '158205632041' },
    },
    {
      description: 'Internet Banking Transfer From Account 212004766730',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', reference: '212004766730' },
    },
    {
      description: 'Card Withdrawal To MEPLIN MOBILE',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN MOBILE' },
    },
  ],
  counterexamples: [
    {
      description: 'WEB AUTHORS GUILD',
      direction: 'Debit',
      not: { rail: 'direct-debit' },
      because: 'the beginning of a name',
      expected: { payee: 'WEB AUTHORS GUILD' },
    },
    {
      description: 'ELECTRONIC DEPOT',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'the beginning of a name',
      expected: { payee: 'ELECTRONIC DEPOT' },
    },
  ],
};
