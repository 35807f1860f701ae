import { rowsOf, shortly } from './rows.mjs';

const HEAD = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

`;
const STATUS = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
const row = (type, day, amount, id, name) =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`;
const rows = (...each) =>
  `<BANKTRANLIST><DTSTART>20260301<DTEND>20260331${each.join('')}</BANKTRANLIST><LEDGERBAL><BALAMT>100.00<DTASOF>20260331</LEDGERBAL>`;
const bankAccount = (id, ...each) =>
  `<STMTTRNRS><TRNUID>${id}${STATUS}<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>999999999<ACCTID>${id}<ACCTTYPE>CHECKING</BANKACCTFROM>${rows(...each)}</STMTRS></STMTTRNRS>`;
const card = (id, ...each) =>
  `<CCSTMTTRNRS><TRNUID>${id}${STATUS}<CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>${id}</CCACCTFROM>${rows(...each)}</CCSTMTRS></CCSTMTTRNRS>`;
const SIGN_ON = `<SIGNONMSGSRSV1><SONRS>${STATUS}<DTSERVER>20260331<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>`;
/** Each element on a line of its own, as most banks write it. */
const document = (set, body) =>
  `${HEAD}${`<OFX>${SIGN_ON}<${set}>${body}</${set}></OFX>`.replaceAll('<', '\n<').trimStart()}\n`;

const TWO = document(
  'BANKMSGSRSV1',
  bankAccount('1001', row('DEBIT', '20260302', '-23.50', 'A1', 'OAK STREET MARKET')) +
    bankAccount('2002', row('DIRECTDEP', '20260313', '2100.00', 'B1', 'ACME PAYROLL')),
);
const AMPERSAND = document(
  'BANKMSGSRSV1',
  bankAccount(
    '1001',
    row('DEBIT', '20260302', '-23.50', 'A1', 'BARNES &amp; NOBLE'),
    row('DIRECTDEP', '20260313', '2100.00', 'A2', 'ACME PAYROLL'),
  ),
);
const CARD = document(
  'CREDITCARDMSGSRSV1',
  card(
    '4004',
    row('DEBIT', '20260302', '-23.50', 'A1', 'OAK STREET MARKET'),
    row('PAYMENT', '20260320', '500.00', 'A2', 'PAYMENT - THANK YOU'),
  ),
);

const sumOf = (read, direction) =>
  rowsOf(read.fromOfx(TWO))
    .filter(({ creditDebitIndicator }) => creditDebitIndicator === direction)
    .reduce((sum, { amount }) => sum + Number(amount), 0);

export const OFX_CASES = [
  {
    id: 'ofx-two-accounts',
    format: 'OFX',
    title: 'Two accounts in one file',
    file: TWO,
    shown: '<STMTTRNRS>…<TRNAMT>-23.50…</STMTTRNRS>\n<STMTTRNRS>…<TRNAMT>2100.00…</STMTTRNRS>',
    ours: read => ({ credit: sumOf(read, 'Credit'), debit: sumOf(read, 'Debit') }),
    why: 'A file may hold several statements, one `STMTTRNRS` for each account (OFX 2.2, message set of banking).',
  },
  {
    id: 'ofx-ampersand',
    format: 'OFX',
    title: 'An ampersand in a name',
    file: AMPERSAND,
    shown: '<NAME>BARNES &amp; NOBLE',
    ours: read => shortly(read.fromOfx(AMPERSAND), 'counterPartyName')[0],
    why: '`&amp;` is how OFX writes an ampersand (OFX 2.2, special characters).',
  },
  {
    id: 'ofx-card-payment',
    format: 'OFX',
    title: 'A payment to a credit card',
    file: CARD,
    shown: '<TRNTYPE>PAYMENT\n<TRNAMT>500.00',
    ours: read => shortly(read.fromOfx(CARD), 'creditDebitIndicator')[1],
    why:
      'Amounts are signed as the customer sees them: purchases on a card are negative, payments to the card are positive ' +
      '(OFX 2.2, section 3.2.9.2).',
  },
];
