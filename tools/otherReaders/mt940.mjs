import { shortly } from './rows.mjs';

const statement = (...lines) =>
  [
    ':20:STATEMENT1',
    ':25:GB33BUKB20201555555555',
    ':28C:1/1',
    ':60F:C251230GBP100,00',
    ...lines,
    ':62F:C260102GBP2087,50',
    '-',
  ].join('\r\n');
const CARD = ':61:2512310102D12,50NTRFNONREF//A1\r\n:86:CARD PAYMENT TO TESCO STORES 3021';
const PAY = ':61:2601020102C2000,00NTRFNONREF//A2\r\n:86:OAK LTD SALARY';
const FILE = statement(CARD, PAY);
const TAKEN_BACK = statement(CARD, PAY.replace('0102C2000', '0102RD2000'));

export const MT940_CASES = [
  {
    id: 'mt940-new-year',
    format: 'MT940',
    title: 'An entry booked on 2 January, with value on 31 December',
    file: FILE,
    shown: ':60F:C251230GBP100,00\n:61:2512310102D12,50NTRFNONREF//A1\n:62F:C260102GBP2087,50',
    ours: read => shortly(read.fromMt940(FILE), 'bookingDate')[0],
    why:
      'The entry date of field 61 is `MMDD` and has no year (SWIFT Standards, MT940, field 61, subfield 2). The statement runs from ' +
      '30 December 2025 to 2 January 2026, so 2 January is that of 2026. We take the year that brings it nearest to the day of value.',
  },
  {
    id: 'mt940-credit',
    format: 'MT940',
    title: 'A credit',
    file: FILE,
    shown: ':61:2601020102C2000,00NTRFNONREF//A2',
    ours: read => shortly(read.fromMt940(FILE), 'creditDebitIndicator')[1],
    why:
      'The mark `C` is a credit (SWIFT Standards, MT940, field 61, subfield 3), and by the balances 2000,00 came in. ' +
      '`isCredit` of mt940-js says so too. Its `isExpense` does not follow the mark.',
  },
  {
    id: 'mt940-reversal',
    format: 'MT940',
    title: 'A debit that is taken back',
    file: TAKEN_BACK,
    shown: ':60F:C251230GBP100,00\n:61:2601020102RD2000,00NTRFNONREF//A2\n:62F:C260102GBP2087,50',
    ours: read => shortly(read.fromMt940(TAKEN_BACK), 'creditDebitIndicator')[1],
    why:
      '`RD` takes a debit back, so money comes in (SWIFT Standards, MT940, field 61, subfield 3). The balances say it too: ' +
      '100,00 less 12,50 and 2000,00 more are 2087,50.',
  },
  {
    id: 'mt940-reference',
    format: 'MT940',
    title: 'A short reference of the bank',
    file: FILE,
    shown: ':61:2601020102C2000,00NTRFNONREF//A2',
    ours: read => shortly(read.fromMt940(FILE), 'transactionId')[1],
    why: 'The reference behind `//` has up to 16 characters, not just 16 (SWIFT Standards, MT940, field 61, subfield 8: `[//16x]`).',
  },
];
