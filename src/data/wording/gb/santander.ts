/** Santander UK. */
import type { BankWording } from '../bankWording.js';
import type { BankLines } from '../samples.js';

export const wording: BankWording = {
  markers: [
    // REF opens the reference of a receipt, FROM its payer.
    {
      opens: 'reference',
      at: 'start',
      rail: 'faster-payment',
      phrases: 'FASTER PAYMENTS RECEIPT REF;FASTER PAYMENT RECEIPT REF;FASTER PAYMENTS RECEIPT',
    },
    // Business accounts say the kind of payment once more at the end.
    { opens: 'noise', at: 'end', rail: 'direct-debit', country: 'GB', phrases: 'EXTERNAL DIRECT DEBIT' },
    {
      opens: 'noise',
      at: 'end',
      rail: 'faster-payment',
      country: 'GB',
      phrases: 'BANK TRANSFER DEBIT;BANK TRANSFER CREDIT',
    },
  ],
};

export const lines: BankLines = {
  bank: 'Santander UK',
  country: 'GB',
  sources: { midata: "tests and samples of public importers of the bank's exports (midata, QIF and text)" },
  examples: [
    {
      description: 'CARD PAYMENT TO MEPLIN BAKES,12.34 GBP, RATE 1.00/GBP ON 21-11-2024',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', dates: ['2024-11-21'] },
    },
    {
      description: 'CARD PAYMENT TO Meplin Bakes ON 2024-11-21',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'card', payee: 'Meplin Bakes', dates: ['2024-11-21'] },
    },
    {
      description:
        'CARD PAYMENT TO MEPLIN,12.34 USD, RATE 1.28/USD ON 21-11-2024 NON-STERLING TRANSACTION FEE',
      direction: 'Debit',
      source: 'midata',
      expected: {
        rail: 'card',
        payee: 'MEPLIN',
        dates: ['2024-11-21'],
        foreignAmount: { amount: '12.34', currency: 'USD' },
      },
    },
    {
      description: 'CARD PAYMENT TO MEPLIN BAKES (VIA APPLE PAY), ON 21-11-2024',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', dates: ['2024-11-21'] },
    },
    {
      description: 'CASH WITHDRAWAL AT LINK ATM, LEEDS,20.00 GBP , ON 21-11-2024',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'cash', dates: ['2024-11-21'] },
    },
    {
      description: 'BILL PAYMENT VIA FASTER PAYMENT TO J ORBEL REFERENCE ROOM , MANDATE NO 12',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'THIRD PARTY PAYMENT MADE VIA FASTER PAYMENT TO J ORBEL REFERENCE ROOM',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'BILL PAYMENT FROM MR J ORBEL, REFERENCE ROOM',
      direction: 'Credit',
      source: 'midata',
      expected: { rail: 'faster-payment', payee: 'MR J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'BANK GIRO CREDIT REF MEPLIN HOLDINGS, JUNE WAGES',
      direction: 'Credit',
      source: 'midata',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLDINGS', reference: 'JUNE WAGES' },
    },
    {
      description: 'FASTER PAYMENTS RECEIPT REF.ROOM FROM J ORBEL',
      direction: 'Credit',
      source: 'midata',
      expected: { rail: 'faster-payment', payee: 'J ORBEL', reference: 'ROOM' },
    },
    {
      description: 'CREDIT FROM MEPLIN HOLT LTD ON 2024-11-29',
      direction: 'Credit',
      source: 'midata',
      expected: { rail: 'bank-credit', payee: 'MEPLIN HOLT LTD', dates: ['2024-11-29'] },
    },
    {
      description: 'DIRECT DEBIT PAYMENT TO MEPLIN DIGITAL REF 123456789, MANDATE NO 0034',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'direct-debit', payee: 'MEPLIN DIGITAL', reference: '123456789' },
    },
    {
      description: 'STANDING ORDER VIA FASTER PAYMENT TO P ORBEL REFERENCE ROOM , MANDATE NO 5',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'standing-order', payee: 'P ORBEL', reference: 'ROOM' },
    },
    {
      description: 'TRANSFER TO MR J ORBEL',
      direction: 'Debit',
      source: 'midata',
      expected: { rail: 'transfer', payee: 'MR J ORBEL' },
    },
  ],
  counterexamples: [
    {
      description: 'STANDING STONES CAFE',
      direction: 'Debit',
      not: { rail: 'standing-order' },
      because: 'the beginning of a name',
      expected: { payee: 'STANDING STONES CAFE' },
    },
    {
      description: 'TRANSFERWISE LTD',
      direction: 'Debit',
      not: { rail: 'transfer' },
      because: 'TRANSFER stands within a word',
      expected: { payee: 'TRANSFERWISE LTD' },
    },
  ],
};
