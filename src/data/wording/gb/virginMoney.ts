/** Virgin Money, Clydesdale Bank, Yorkshire Bank. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Virgin Money, Clydesdale Bank, Yorkshire Bank',
  country: 'GB',
  sources: { gk: 'general knowledge of its statements; no public sample was found' },
  examples: [
    {
      description: 'CARD PURCHASE MEPLIN BAKES LEEDS',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'LEEDS' },
    },
    {
      description: 'CONTACTLESS MEPLIN BAKES LEEDS GBR',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', place: 'LEEDS', country: 'GBR' },
    },
    {
      description: 'DIRECT DEBIT MEPLIN ENERGY',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY' },
    },
    {
      description: 'STANDING ORDER TO J ORBEL',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'standing-order', payee: 'J ORBEL' },
    },
    {
      description: 'FASTER PAYMENT TO J ORBEL REF ROOM',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'FASTER PAYMENT FROM J ORBEL REF ROOM',
      direction: 'Credit',
      source: 'gk',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'BACS CREDIT MEPLIN HOLT LTD',
      direction: 'Credit',
      source: 'gk',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'MEPLIN HOLT LTD BGC',
      direction: 'Credit',
      source: 'gk',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'ATM WITHDRAWAL LEEDS 21/11/2024',
      direction: 'Debit',
      source: 'gk',
      expected: { rail: 'cash', dates: ['2024-11-21'] },
    },
    {
      description: 'MEPLIN STORES 3021 LEEDS GBR',
      direction: 'Debit',
      source: 'gk',
      expected: { payee: 'MEPLIN STORES', place: 'LEEDS', country: 'GBR' },
    },
  ],
  counterexamples: [
    {
      description: 'BACSTAGE MUSIC',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'BACS stands within a word',
      expected: { payee: 'BACSTAGE MUSIC' },
    },
    {
      description: 'CONTACTLESSLY YOURS',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'CONTACTLESS stands within a word',
      expected: { payee: 'CONTACTLESSLY YOURS' },
    },
  ],
};
