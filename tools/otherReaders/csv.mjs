import { rowsOf, shortly } from './rows.mjs';

const lines = (...each) => `${each.join('\n')}\n`;
const PAYEE = lines('Date,Payee,Amount', '13/04/2026,TESCO STORES 3021,-12.50');
const SORT_CODE = lines(
  'Date,Description,Amount,Sort Code,Account Number',
  '13/04/2026,CARD PAYMENT TO TESCO,-12.50,12-03-45,00123456',
);
const BRITISH = lines(
  'Date,Description,Amount',
  '03/04/2026,TESCO STORES 3021,-12.50',
  '13/04/2026,OAK LTD,1250.00',
);
const DASHES = BRITISH.replaceAll('/', '-');
const AMERICAN = lines(
  'Date,Description,Amount',
  '03/04/2026,OAK STREET MARKET,-12.50',
  '03/11/2026,ACME PAYROLL,2100.00',
);
const SHORT_YEARS = lines(
  'Date,Description,Amount',
  '03/04/26,TESCO STORES 3021,-12.50',
  '04/04/26,OAK LTD,1250.00',
);
const COMMAS = lines('Date;Description;Amount', '03/04/2026;CAFE;-3,50', '14/04/2026;OAK LTD;1.250,00');
const DOT = lines(
  'Trans. Date,Post Date,Description,Amount,Category',
  '03/14/2026,03/15/2026,OAK STREET MARKET,23.50,Supermarkets',
);
const TWICE = lines(
  'Date,Description,Description,Amount',
  '2026-04-03,CARD PAYMENT,TESCO STORES 3021,-20.00',
);

const british =
  (file, ...members) =>
  read =>
    shortly(read.fromCsv(file, { country: 'GB' }), ...members);

export const CSV_CASES = [
  {
    id: 'csv-payee',
    format: 'CSV',
    title: 'A payee with a number',
    file: PAYEE,
    shown: PAYEE.trimEnd(),
    ours: read => british(PAYEE, 'description')(read)[0],
    why: 'A column of payees is text, and 3021 is the number of a shop. Only cells of the column of dates are read as dates.',
  },
  {
    id: 'csv-sort-code',
    format: 'CSV',
    title: 'A sort code and an account number',
    file: SORT_CODE,
    shown: SORT_CODE.trimEnd(),
    ours: read => read.fromCsv(SORT_CODE, { country: 'GB' }).accounts[0].accountId,
    why: 'A sort code has six digits, and an account number eight, noughts in front included (Open Banking, `UK.OBIE.SortCodeAccountNumber`).',
  },
  {
    id: 'csv-two-orders',
    format: 'CSV',
    title: 'Two dates of April',
    file: BRITISH,
    shown: BRITISH.trimEnd(),
    ours: british(BRITISH, 'bookingDate'),
    why: 'One file has one order of dates. There is no month 13, so the day stands first in both rows.',
  },
  {
    id: 'csv-dashes',
    format: 'CSV',
    title: 'The same dates with dashes',
    file: DASHES,
    shown: DASHES.trimEnd(),
    ours: british(DASHES, 'bookingDate'),
    why: 'As above.',
  },
  {
    id: 'csv-american',
    format: 'CSV',
    title: 'An American file whose dates fit both orders',
    file: AMERICAN,
    shown: AMERICAN.trimEnd(),
    ours: read => shortly(read.fromCsv(AMERICAN, { country: 'US' }), 'bookingDate'),
    why: "Only who knows the country can tell. With `country: 'US'` the month stands first, and the note `ambiguous_date_order` asks.",
  },
  {
    id: 'csv-short-years',
    format: 'CSV',
    title: 'Years of two digits',
    file: SHORT_YEARS,
    shown: SHORT_YEARS.trimEnd(),
    ours: british(SHORT_YEARS, 'bookingDate'),
    why: 'British and American banks write the year last where they write slashes, so these are two days of April 2026.',
  },
  {
    id: 'csv-decimal-comma',
    format: 'CSV',
    title: 'Decimal commas',
    file: COMMAS,
    shown: COMMAS.trimEnd(),
    ours: british(COMMAS, 'creditDebitIndicator', 'amount'),
    why: 'Two digits behind the last mark are pence, and `1.250,00` shows which mark is which.',
  },
  {
    id: 'csv-dot',
    format: 'CSV',
    title: 'A dot in the name of a column',
    file: DOT,
    shown: DOT.trimEnd(),
    ours: read => rowsOf(read.fromCsv(DOT))[0].source.other['Trans. Date'],
    why: 'Cards of Discover have this header. A dot in a header means nothing in CSV (RFC 4180).',
  },
  {
    id: 'csv-twice',
    format: 'CSV',
    title: 'Two columns of one name',
    file: TWICE,
    shown: TWICE.trimEnd(),
    ours: read => british(TWICE, 'description')(read)[0],
    why: 'Nothing forbids it (RFC 4180), so both texts are kept.',
  },
];
