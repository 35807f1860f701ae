/** Starling Bank. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Starling Bank',
  country: 'GB',
  sources: {
    csv: 'columns of its CSV export (counter party, reference, type) as public importers read them',
  },
  examples: [
    {
      description: 'MEPLIN BAKES LEEDS GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN BAKES', place: 'LEEDS', country: 'GBR' },
    },
    {
      description: 'MEPLIN STORES 3021 LEEDS GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN STORES', place: 'LEEDS', country: 'GBR' },
    },
    {
      description: 'SQ *ORBEL COFFEE LEEDS GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'ORBEL COFFEE', processor: 'Square', place: 'LEEDS', country: 'GBR' },
    },
    {
      description: 'ZETTLE_*ORBEL BAKES LEEDS GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'ORBEL BAKES', processor: 'Zettle', place: 'LEEDS', country: 'GBR' },
    },
    {
      description: 'IZ *ORBEL BAKES LEEDS',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'ORBEL BAKES', processor: 'Zettle', place: 'LEEDS' },
    },
    {
      description: 'SP MEPLIN LEEDS GBR',
      direction: 'Debit',
      source: 'csv',
      expected: { payee: 'MEPLIN', processor: 'Shopify', place: 'LEEDS', country: 'GBR' },
    },
    {
      description: 'DIRECT DEBIT MEPLIN ENERGY',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'FASTER PAYMENT J ORBEL',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'faster-payment', payee: 'J ORBEL' },
    },
    { description: 'J Orbel', direction: 'Credit', source: 'csv', expected: { payee: 'J Orbel' } },
    {
      description: 'CARD PAYMENT MEPLIN BAKES',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES' },
    },
  ],
  counterexamples: [
    {
      description: 'SQ FOOT LTD',
      direction: 'Debit',
      not: { processor: 'Square' },
      because: 'no mark behind SQ',
      expected: { payee: 'SQ FOOT LTD' },
    },
    {
      description: 'UNIVERSITY OF LEEDS',
      direction: 'Debit',
      not: { place: 'LEEDS' },
      because: 'the town is part of the name',
      expected: { payee: 'UNIVERSITY OF LEEDS' },
    },
  ],
};
