/** Bank of America. */
import type { BankWording } from '../bankWording.js';
import type { BankLines } from '../samples.js';

export const wording: BankWording = {
  markers: [
    // To a card of one's own.
    {
      opens: 'noise',
      at: 'start',
      rail: 'transfer',
      country: 'US',
      phrases: 'ONLINE BANKING PAYMENT TO CRD;ONLINE PAYMENT TO CRD',
    },
    { opens: 'noise', at: 'start', rail: 'cash', phrases: 'BKOFAMERICA ATM' },
  ],
};

export const lines: BankLines = {
  bank: 'Bank of America',
  country: 'US',
  sources: { csv: "tests and samples of public importers of the bank's exports (CSV, QFX)" },
  examples: [
    {
      description: 'MEPLIN INC DES:PAYROLL ID:XXXXX12345 INDN:ORBEL,JOHN CO ID:XXXXX98765 PPD',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN INC', reference: 'XXXXX12345', purpose: 'PAYROLL' },
    },
    {
      description: 'MEPLIN ENERGY DES:BILLPAY ID:1234567 INDN:JO ORBEL CO ID:9876543210 WEB',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'direct-debit', payee: 'MEPLIN ENERGY', reference: '1234567', purpose: 'BILLPAY' },
    },
    {
      description: 'CHECKCARD 0802 MEPLIN BAKES SAN JOSE CA 24692164215100123456789',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'MEPLIN BAKES',
        reference: '24692164215100123456789',
        dates: ['--08-02'],
        place: 'SAN JOSE CA',
      },
    },
    {
      description: 'CHECKCARD 0802 ORBELSOFT.COM 8665551234 CA 24692164215100123456789 RECURRING',
      direction: 'Debit',
      source: 'csv',
      expected: {
        rail: 'card',
        payee: 'ORBELSOFT.COM',
        reference: '24692164215100123456789',
        dates: ['--08-02'],
        place: 'CA',
      },
    },
    {
      description: 'PURCHASE REFUND 0802 MEPLIN BAKES SAN JOSE CA',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'card', payee: 'MEPLIN BAKES', dates: ['--08-02'], place: 'SAN JOSE CA' },
    },
    {
      description: 'Zelle payment to Jo Orbel for "room"; Conf# ab1cdefgh',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'Jo Orbel', reference: 'room' },
    },
    {
      description: 'Zelle payment from JO ORBEL Conf# abc12de3f',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'JO ORBEL', reference: 'abc12de3f' },
    },
    {
      description: 'Online Banking transfer to SAV 1234 Confirmation# 1234567890',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'SAV', reference: '1234567890' },
    },
    {
      description: 'BKOFAMERICA ATM 08/02 #000012345 WITHDRWL MEPLIN PLAZA SAN JOSE CA',
      direction: 'Debit',
      source: 'csv',
      expected: { rail: 'cash', dates: ['--08-02'] },
    },
    {
      description:
        'WIRE TYPE:WIRE IN DATE: 250626 TIME:0850 ET TRN:2025062600362711 SEQ:2JDXJKW55/000739 ORIG:MEPLIN LLC ID:123456789 SND BK:ORBEL BANK ID:5260 PMT DET:ROOM',
      direction: 'Credit',
      source: 'csv',
      expected: { rail: 'transfer', payee: 'MEPLIN LLC', reference: 'ROOM', dates: ['2025-06-26'] },
    },
  ],
  counterexamples: [
    {
      description: 'DES MOINES DELI',
      direction: 'Debit',
      not: { purpose: 'MOINES DELI' },
      because: 'no colon behind DES',
      expected: { payee: 'DES MOINES DELI' },
    },
    {
      description: 'CHECKCARDS R US',
      direction: 'Debit',
      not: { rail: 'card' },
      because: 'CHECKCARD stands within a word',
    },
  ],
};
