/** Wells Fargo. */
import type { BankWording, Layout } from '../bankWording.js';
import type { BankLines, FormSamples } from '../samples.js';

/** A bill paid online, its account and day behind the payee. */
const ONLINE_BILL: Layout = {
  country: 'US',
  pattern: /^BILL PAY (?<payee>.+?) ON-LINE [X\d]+ ON \d{2}-\d{2}/di,
  rail: 'faster-payment',
};

/** The name, PAYMENT, the day and the number of an ACH entry. */
const ACH_ENTRY: Layout = {
  country: 'US',
  pattern:
    /^(?!(?:ONLINE|MOBILE|WEB|BILL|CARD|ACH|RECURRING|INTERNET|DEBIT|CREDIT|TELEPHONE|AUTOMATIC) PAYMENT )(?<payee>\S+(?: +\S+)*?) +(?<purpose>PAYMENT) +\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) [\dX]{6,}/di,
  sign: / PAYMENT +\d{6} [\dX]/i,
  rail: 'direct-debit',
  isLast: true,
};

export const wording: BankWording = {
  markers: [
    {
      opens: 'noise',
      at: 'start',
      rail: 'cash',
      phrases: 'NON WF ATM WITHDRAWAL;NON WF ATM WITHDRAWAL AUTHORIZED ON',
    },
  ],
  layouts: [ONLINE_BILL, ACH_ENTRY],
};

export const forms: readonly FormSamples[] = [
  {
    form: ONLINE_BILL,
    examples: ['Bill Pay Corner Gas on-Line xxxxx57050 on 02-04'],
    counterexamples: ['BILL PAY CORNER GAS'],
  },
  {
    form: ACH_ENTRY,
    examples: ['CORNER STORES PAYMENT 250124 865162715', 'CORNER STORES    PAYMENT    250124 XXXXX2715'],
    counterexamples: ['CORNER STORES PAYMENT 865162715', 'ONLINE PAYMENT 250124 865162715'],
  },
];

export const lines: BankLines = {
  bank: 'Wells Fargo',
  country: 'US',
  sources: { csv: "tests and samples of public importers of the bank's exports (CSV)" },
  examples: [
    {
      description: 'PURCHASE AUTHORIZED ON 08/02 MEPLIN.COM CA S586214123456789 CARD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN.COM',
        reference: 'S586214123456789',
        dates: ['--08-02'],
        cardDigits: '1234',
        place: 'CA',
      },
    },
    {
      description: 'RECURRING PAYMENT AUTHORIZED ON 08/02 MEPLIN.COM CA S586214123456789 CARD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card-recurring',
        payee: 'MEPLIN.COM',
        reference: 'S586214123456789',
        dates: ['--08-02'],
        cardDigits: '1234',
        place: 'CA',
      },
    },
    {
      description:
        'PURCHASE WITH CASH BACK $ 20.00 AUTHORIZED ON 08/02 MEPLIN MART SAN JOSE CA P586214123456789 CARD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN MART',
        reference: 'P586214123456789',
        dates: ['--08-02'],
        cardDigits: '1234',
        place: 'SAN JOSE CA',
      },
    },
    {
      description: 'PURCHASE INTL AUTHORIZED ON 12/03 MEPLIN MOTORS GBR S586214123456789 CARD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN MOTORS',
        reference: 'S586214123456789',
        dates: ['--12-03'],
        cardDigits: '1234',
        country: 'GBR',
      },
    },
    {
      description: 'PURCHASE RETURN AUTHORIZED ON 08/02 MEPLIN MART SAN JOSE CA S586214123456789 CARD 1234',
      direction: 'Credit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN MART',
        reference: 'S586214123456789',
        dates: ['--08-02'],
        cardDigits: '1234',
        place: 'SAN JOSE CA',
      },
    },
    {
      description: 'ZELLE TO ORBEL JO ON 08/02 REF #RP0ABCDE12 ROOM',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'ORBEL JO', reference: 'RP0ABCDE12 ROOM', dates: ['--08-02'] },
    },
    {
      description: 'ZELLE FROM ORBEL JO ON 08/02 REF # BACABC123DEF',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'ORBEL JO', reference: 'BACABC123DEF', dates: ['--08-02'] },
    },
    {
      description: 'ATM WITHDRAWAL AUTHORIZED ON 08/02 MEPLIN ST SAN JOSE CA 0001234 ATM ID 1234A CARD 1234',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash', dates: ['--08-02'], cardDigits: '1234' },
    },
    {
      description: 'ONLINE TRANSFER TO ORBEL J REF #IB0ABCDEFG EVERYDAY CHECKING',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'ORBEL J', reference: 'IB0ABCDEFG EVERYDAY CHECKING' },
    },
    {
      description: 'BILL PAY MEPLIN WATER',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN WATER' },
    },
  ],
  counterexamples: [
    {
      description: 'PURCHASER SUPPLY',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'PURCHASE stands within a word',
      expected: { payee: 'PURCHASER SUPPLY' },
    },
    {
      description: 'DISCARD 1234',
      direction: 'Debit',
      not: { cardDigits: '1234' },
      because: 'CARD stands within a word',
    },
  ],
};
