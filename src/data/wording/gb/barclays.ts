/** Barclays. What it writes, the shared tables have. */
import type { BankLines } from '../samples.js';

export const lines: BankLines = {
  bank: 'Barclays',
  country: 'GB',
  sources: {
    list: 'abbreviations on statements, barclays.co.uk',
    csv: "tests and samples of public importers of the bank's exports (CSV memo)",
    pdf: 'tests of public readers of its PDF statements',
  },
  examples: [
    {
      description: 'MEPLIN STORES 1234 ON 02 JUL BCC',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN STORES', dates: ['--07-02'] },
    },
    {
      description: 'MEPLIN SMKT LEEDS ON 07 JUL CLP',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN SMKT', dates: ['--07-07'], place: 'LEEDS' },
    },
    {
      description:
        'ORBELSOFT.COM AMOUNT IN USD 14.40 ON 01 MAY VISA 1.3451 FINAL GBP AMOUNT INCLUDES NON-STERLING TRANS FEE £0.32 BCC',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'ORBELSOFT.COM',
        dates: ['--05-01'],
        foreignAmount: { amount: '14.40', currency: 'USD' },
      },
    },
    {
      description: 'MEPLIN FUEL LEEDS ON 09 JUL CPM',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN FUEL', dates: ['--07-09'], place: 'LEEDS' },
    },
    {
      description: 'HIGH ST LEEDS ON 09 JUL BMACH',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'cash', payee: 'HIGH ST', dates: ['--07-09'], place: 'LEEDS' },
    },
    {
      description: 'PAYPAL *MEPLIN ON 12 APR BCC',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN', processor: 'PayPal', dates: ['--04-12'] },
    },
    {
      description: 'SQ *ORBEL COFFEE ON 06 APR BCC',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'card', payee: 'ORBEL COFFEE', processor: 'Square', dates: ['--04-06'] },
    },
    {
      description: 'MEPLIN ENERGY 1234567890 DDR',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY', reference: '1234567890' },
    },
    {
      description: 'J ORBEL STO',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'standing-order', payee: 'J ORBEL' },
    },
    {
      description: 'MEPLIN HOLT LTD BGC',
      direction: 'Credit',
      source: 'list',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD' },
    },
    {
      description: 'J ORBEL BBP',
      direction: 'Debit',
      source: 'list',
      expected: { rail: 'faster-payment', payee: 'J ORBEL' },
    },
    {
      description: 'Received From J Orbel Ref: Room',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'bank-credit', payee: 'J Orbel', reference: 'Room' },
    },
    {
      description: 'Direct Debit to Meplin Water Ref: 12345678',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'direct-debit', payee: 'Meplin Water', reference: '12345678' },
    },
    {
      description: 'Standing Order to J Orbel Ref: Room',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'standing-order', payee: 'J Orbel', reference: 'Room' },
    },
    {
      description: 'Bill Payment to J Orbel Ref: Room',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'faster-payment', payee: 'J Orbel', reference: 'Room' },
    },
    {
      description:
        'Card Payment to Orbelsoft.Com USD 69.26 On 01 Jan at VISA Exchange Rate 1.34 The Final GBP Amount Includes A Non-Sterling Transaction Fee of £ 1.42',
      direction: 'Debit',
      source: 'pdf',
      expected: {
        rail: 'card',
        payee: 'Orbelsoft.Com',
        dates: ['--01-01'],
        foreignAmount: { amount: '69.26', currency: 'USD' },
      },
    },
    {
      description: 'Card Purchase Meplin Bakes On 02 Jul',
      direction: 'Debit',
      source: 'pdf',
      expected: { rail: 'card', payee: 'Meplin Bakes', dates: ['--07-02'] },
    },
    {
      description: 'Refund From Meplin Stores On 08 Jul',
      direction: 'Credit',
      source: 'pdf',
      expected: { rail: 'refund', payee: 'Meplin Stores', dates: ['--07-08'] },
    },
  ],
  counterexamples: [
    {
      description: 'DDRUM STORE ON 02 JUL BCC',
      direction: 'Debit',
      not: { rail: 'direct-debit' },
      because: 'DDR stands within a word',
      expected: { rail: 'card', payee: 'DDRUM STORE' },
    },
    {
      description: 'STORE HOUSE STOKE',
      direction: 'Debit',
      not: { rail: 'standing-order' },
      because: 'STO stands within a word',
    },
    {
      description: 'BGCARE DENTAL',
      direction: 'Debit',
      not: { rail: 'bank-credit' },
      because: 'BGC stands within a word',
      expected: { payee: 'BGCARE DENTAL' },
    },
    {
      description: '29MAYFAIR HOTEL',
      direction: 'Debit',
      not: { dates: ['--05-29'] },
      because: 'no date: a name',
    },
  ],
};
