import { shortly } from './rows.mjs';

const amount = (value, currency = 'GBP') => `<Amt Ccy="${currency}">${value}</Amt>`;
/** What the versions 02 and 08 write in different ways. */
const VERSIONS = { '02': { status: code => code }, '08': { status: code => `<Cd>${code}</Cd>` } };

function entry({ version = '08', value, currency, status = 'BOOK', booked, details = '' }) {
  return (
    `<Ntry>${amount(value, currency)}<CdtDbtInd>DBIT</CdtDbtInd><Sts>${VERSIONS[version].status(status)}</Sts>` +
    `<BookgDt>${booked}</BookgDt><AcctSvcrRef>REF-${value}</AcctSvcrRef>` +
    `<BkTxCd><Prtry><Cd>PAY</Cd></Prtry></BkTxCd>${details}<AddtlNtryInf>OAK STREET MARKET</AddtlNtryInf></Ntry>`
  );
}
function statement(entries, { version = '08', currency = 'GBP' } = {}) {
  const balance = code =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount('5000', currency)}<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt></Bal>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
    '<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-07-31T18:00:00+01:00</CreDtTm></GrpHdr>' +
    '<Stmt><Id>S-1</Id><CreDtTm>2026-07-31T18:00:00+01:00</CreDtTm>' +
    `<Acct><Id><IBAN>GB33BUKB20201555555555</IBAN></Id><Ccy>${currency}</Ccy><Svcr><FinInstnId><Othr><Id>202015</Id></Othr></FinInstnId></Svcr></Acct>` +
    `${balance('PRCD')}${entries}</Stmt></BkToCstmrStmt></Document>\n`
  );
}
const day = text => `<Dt>${text}</Dt>`;
const payment = (reference, value, name) =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount(value)}<CdtDbtInd>DBIT</CdtDbtInd>` +
  `<RltdPties><Cdtr><Pty><Nm>${name}</Nm></Pty></Cdtr></RltdPties></TxDtls>`;

const BATCH = statement(
  entry({
    value: '250.00',
    booked: day('2026-03-03'),
    details: `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${payment('E-1', '100.00', 'OAK BUILDERS')}${payment('E-2', '150.00', 'ASH PLUMBERS')}</NtryDtls>`,
  }),
);
const AT_NIGHT = statement(entry({ value: '9.99', booked: '<DtTm>2026-07-02T00:30:00+01:00</DtTm>' }));
const pending = version =>
  statement(entry({ version, value: '9.99', status: 'PDNG', booked: day('2026-03-31') }), { version });
const PENDING = pending('02');
export const PENDING_08 = pending('08');
const YEN = statement(entry({ value: '1500', currency: 'JPY', booked: day('2026-03-03') }), {
  currency: 'JPY',
});
const PENCE = statement(entry({ value: '4.35', booked: day('2026-03-03') }));

export const CAMT_CASES = [
  {
    id: 'camt-batch',
    format: 'camt.053',
    title: 'A batch of two payments',
    file: BATCH,
    shown:
      '<Ntry><Amt Ccy="GBP">250.00</Amt> … <TxDtls> … <Amt Ccy="GBP">100.00</Amt> … <Amt Ccy="GBP">150.00</Amt>',
    ours: read => shortly(read.fromCamt(BATCH), 'amount', 'counterPartyName'),
    why: '`Amt` of `TxDtls` is the amount of that payment (ISO 20022, camt.053.001.08). The two add up to the entry, so each is a row.',
  },
  {
    id: 'camt-night',
    format: 'camt.053',
    title: 'A booking half an hour after midnight in London',
    file: AT_NIGHT,
    shown: '<BookgDt><DtTm>2026-07-02T00:30:00+01:00</DtTm></BookgDt>',
    ours: read => shortly(read.fromCamt(AT_NIGHT), 'bookingDate')[0],
    why: 'A time with an offset is the bank’s own clock (ISO 20022, ISODateTime: local time with its offset), and the bank booked on 2 July.',
  },
  {
    id: 'camt-pending',
    format: 'camt.053',
    title: 'A pending entry',
    file: PENDING,
    shown: '<Sts>PDNG</Sts> in camt.053.001.02',
    ours: read => shortly(read.fromCamt(PENDING), 'status')[0],
    why: '`PDNG` is not booked yet and may still change (ISO 20022, EntryStatus2Code). Version 08 writes it as `<Sts><Cd>PDNG</Cd></Sts>`.',
  },
  {
    id: 'camt-yen',
    format: 'camt.053',
    title: 'Yen',
    file: YEN,
    shown: '<Amt Ccy="JPY">1500</Amt>',
    ours: read => shortly(read.fromCamt(YEN), 'amount')[0],
    why: 'The yen has no smaller unit (ISO 4217), so 1500 yen are 1500 of its units.',
  },
  {
    id: 'camt-pence',
    format: 'camt.053',
    title: 'Pence',
    file: PENCE,
    shown: '<Amt Ccy="GBP">4.35</Amt>',
    ours: read => shortly(read.fromCamt(PENCE), 'amount')[0],
    why: '4.35 pounds are 435 pence. We give the digits of the file as text, and reckon in whole pence.',
  },
];
