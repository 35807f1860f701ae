import { rowsOf, shortly } from './rows.mjs';

const AMERICAN = `!Type:Bank
D3/13/26
T-42.10
POAK STREET MARKET
^
`;
const SPLIT = `!Type:Bank
D3/13/26
T-1,250.00
POAK STREET MARKET
SGroceries
$-1,000.00
SHousehold
$-250.00
^
`;
const LARGE = `!Type:Bank
D13/03/2026
T1,250,000.00
POAK SOLICITORS SALE OF HOUSE
^
`;

export const QIF_CASES = [
  {
    id: 'qif-american-date',
    format: 'QIF',
    title: 'An American date',
    file: AMERICAN,
    shown: 'D3/13/26',
    ours: read => shortly(read.fromQif(AMERICAN, { country: 'US' }), 'bookingDate')[0],
    why:
      'QIF does not say in which order a date stands ([GnuCash on QIF](https://github.com/Gnucash/gnucash/blob/stable/gnucash/import-export/qif-imp/file-format.txt)). ' +
      'There is no month 13, so the 13 is the day. We decide the order on all dates of the file.',
  },
  {
    id: 'qif-split',
    format: 'QIF',
    title: 'A part of 1,000.00',
    file: SPLIT,
    shown: 'T-1,250.00\nSGroceries\n$-1,000.00\nSHousehold\n$-250.00',
    ours: read =>
      rowsOf(read.fromQif(SPLIT, { country: 'US' }))[0].source.other.splits.map(({ amount }) => amount),
    why: 'The parts must add up to `T`: 1,000.00 and 250.00 are 1,250.00. The comma parts thousands, as it does in `T`.',
  },
  {
    id: 'qif-million',
    format: 'QIF',
    title: 'More than a million',
    file: LARGE,
    shown: 'T1,250,000.00',
    ours: read => shortly(read.fromQif(LARGE, { country: 'GB' }), 'amount')[0],
    why: 'Commas in groups of three digits part thousands, however many there are.',
  },
];
