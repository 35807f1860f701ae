/** What a reader of tags, lines or cells may stumble over. Each text has the size that is asked for, and may be refused. */

/** `unit` as often as there are rows, and at least as long as so many letters a row. */
const LETTERS = 25;
const filled = (unit, size) => unit.repeat(Math.max(size, Math.ceil((size * LETTERS) / unit.length)));
const named = units => Object.fromEntries(units.map(unit => [JSON.stringify(unit), unit]));

const OFX_ROW = '<STMTTRN><TRNTYPE>POS<DTPOSTED>20260302<TRNAMT>-5.00<FITID>1<NAME>A</STMTTRN>';
const OFX_UNITS = {
  ...named([
    '<',
    '<!--',
    '<![CDATA[',
    '<?',
    '<!',
    '<![',
    '<A',
    '<A ',
    '<A>',
    '</A>',
    '<A><B>',
    '<A></B>',
    '<A/>',
    '<A>x',
    '&',
    '&amp;',
    '&#1;',
    '<OFX>',
    '<STMTTRN>',
    '</STMTTRN>',
    '<STMTRS>',
    '<STMTRS><CURDEF>GBP</STMTRS>',
    '<STATUS><SEVERITY>ERROR',
    '<TRNAMT>1',
    'OFXHEADER:',
    'OFXHEADER:1\n',
    'VERSION ',
    '<MEMO>',
    ' ',
    '\n',
    '\u0000',
  ]),
  rows: `${OFX_ROW}\n`,
  corrections: OFX_ROW.replace('<FITID>1', '<CORRECTFITID>1<CORRECTACTION>DELETE'),
  'rows without a date': OFX_ROW.replace('20260302', ''),
  'loan payments':
    '<LOANSTMTTRN><LOANTRNTYPE>PAYMENT<DTPOSTED>20260302<TRNAMT>5.00<LOANTRNAMT><PRINAMT>5</LOANSTMTTRN>',
  'payments among trades':
    '<INCOME><INVTRAN><FITID>1</INVTRAN></INCOME><INVBANKTRAN><STMTTRN><TRNAMT>-1<DTPOSTED>20260302</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>',
  'pages that repeat a row': '<STMTTRN><DTPOSTED>20260302<TRNAMT>-5.00<FITID>1<NAME>A</STMTTRN>',
};
const ofxStatement = rows => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>
<DTSERVER>20260331120000.000[-5:EST]<LANGUAGE>ENG<FI><ORG>NORTHGATE<FID>1234</FI></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>200000<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>20260331
${rows}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const CAMT_ENTRY = `<Ntry>
  <Amt Ccy="GBP">23.50</Amt>
  <CdtDbtInd>DBIT</CdtDbtInd>
  <Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-02</Dt></ValDt>
  <AcctSvcrRef>REF-1</AcctSvcrRef>
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>BBDD</SubFmlyCd></Fmly></Domn><Prtry><Cd>DD</Cd></Prtry></BkTxCd>
</Ntry>`;
const CAMT_UNITS = {
  ...named([
    '<',
    '<a>',
    '</a>',
    '<a/>',
    '<a b="">',
    '<a b="',
    '<!--',
    '<!---->',
    '<![CDATA[',
    '<![CDATA[]]>',
    '<?x ?>',
    '&',
    '&amp;',
    '&#0;',
    '&x;',
    ']]>',
    '\u0001',
    '\ud800',
    ' ',
    '<Stmt>',
    '<Stmt/>',
    '<Bal/>',
    '<Ntry>',
    '<Ntry/>',
    '<NtryDtls><TxDtls/></NtryDtls>',
    '<!DOCTYPE a [<!ENTITY a "b">]>',
  ]),
  entries: `${CAMT_ENTRY}\n`,
};
const camtMessage = content => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-03-31T18:00:00Z</CreDtTm></GrpHdr>
${content}
</BkToCstmrStmt></Document>
`;
const camtStatement = content =>
  camtMessage(`<Stmt><Id>S-1</Id><CreDtTm>2026-03-31T18:00:00Z</CreDtTm>
<FrToDt><FrDtTm>2026-03-01T00:00:00Z</FrDtTm><ToDtTm>2026-03-31T23:59:59Z</ToDtTm></FrToDt>
<Acct><Id><IBAN>GB29NWBK60161331926819</IBAN></Id><Tp><Cd>CACC</Cd></Tp><Ccy>GBP</Ccy></Acct>
${content}
</Stmt>`);

const QIF_UNITS = {
  ...named([
    '^',
    '^\n',
    '!',
    '!\n',
    '!Type:Bank\n',
    '!Type:Bank\n!Type:CCard\n',
    '!Account\nNA\n^\n',
    'D01/02/2026\n',
    'D01/02/2026\nT1\n',
    'T1\n',
    'S\n',
    'SA\n$1\n',
    'P',
    'Z1\n',
    ' ',
    '\r',
    "D1/ 1' 1\n",
  ]),
  'opening balances of two accounts':
    '!Type:Bank\nD01/02/2026\nT1\nPOpening Balance\nL[A]\n^\n!Type:CCard\nD01/02/2026\nT1\nPOpening Balance\nL[B]\n^\n',
};

const MT940_ROW = ':61:2603020302D5,00NDDTNONREF//REF-1\nA\n:86:166?00B?20EREF+1?21SVWZ+C D?32E\n';
const MT940_MESSAGE = `:20:1\n:25:GB29NWBK60161331926819\n:28C:1/1\n:60F:C260301GBP1,00\n${MT940_ROW}:62F:D260301GBP4,00\n-\n`;
const MT940_UNITS = {
  ...named([
    ':',
    '-',
    '-\n',
    '-}\n',
    '-abc\n',
    '{1:',
    '{1:F01}\n',
    '{4::20:1\n',
    '940\n',
    ':20:\n',
    ':25:A\n',
    ':25:A\n:60F:C260301GBP1,00\n',
    ':60F:C260301GBP1,00\n',
    ':62F:C260301GBP1,00\n',
    ':61:\n',
    ':61:260302D1,\n',
    ':61:260302RC1,\n',
    ':86:\n',
    ':86:166?20',
    '?20',
    '?20\n',
    'EREF+',
    'SVWZ+ ',
    '//',
    '/OCMT/',
    '/OCMT/1',
    ':NS:01A\n',
    ':90D:1GBP1,\n',
    ':34F:GBP0\n',
    '}x',
    ' ',
    '\r',
    '\u0001',
  ]),
  rows: MT940_ROW,
  'statements that follow': MT940_MESSAGE.replace(
    ':62F:D260301GBP4,00',
    ':61:260301C5,NMSC\n:62F:C260301GBP1,00',
  ),
};

const JSON_ROW =
  '{"id":"tx_1","created":"2026-03-02T10:00:00Z","amount":-500,"currency":"GBP","description":"A"}';
/** All readers of JSON share a parser. */
const JSON_UNITS = {
  ...named([
    '[',
    '{',
    '{"a":',
    '[],',
    '{},',
    '"',
    '"",',
    '\\',
    '\\u0000',
    '\ud800',
    '1',
    '1,',
    '-',
    'null,',
    ' ',
    '\n',
  ]),
  transactions: `${JSON_ROW},`,
};

/** reader: its units, and what each is put into. */
export const FILLED = {
  fromOfx: {
    units: OFX_UNITS,
    places: {
      alone: text => text,
      'in <OFX>': text => `<OFX>${text}`,
      'as rows': ofxStatement,
      'in a memo': text => ofxStatement(`${OFX_ROW}<MEMO>${text}`),
      'of a loan': text => `<OFX><LOANSTMTRS><LOANTRANLIST>${text}</LOANTRANLIST></LOANSTMTRS></OFX>`,
      'of investments': text => `<OFX><INVSTMTRS><INVTRANLIST>${text}</INVTRANLIST></INVSTMTRS></OFX>`,
    },
  },
  fromCamt: {
    units: CAMT_UNITS,
    places: {
      'as statements': camtMessage,
      'in a statement': camtStatement,
      'in an entry': text => camtStatement(`${CAMT_ENTRY}<Ntry>${text}`),
    },
  },
  fromQif: {
    units: QIF_UNITS,
    places: {
      alone: text => text,
      'in an account': text => `!Type:Bank\n${text}`,
      'in a record': text => `!Type:Bank\nD01/02/2026\nT1\n${text}`,
    },
  },
  fromMt940: {
    units: MT940_UNITS,
    places: {
      alone: text => text,
      'as rows': text => `:20:1\n:25:A\n:60F:C260301GBP1,00\n${text}`,
      'in a row': text => `:20:1\n:25:A\n:60F:C260301GBP1,00\n:61:260302D1,NMSC${text}`,
      'in a text': text => `:20:1\n:25:A\n:60F:C260301GBP1,00\n${MT940_ROW}${text}`,
    },
  },
  fromMonzo: {
    units: JSON_UNITS,
    places: {
      alone: text => text,
      'in a list': text => `{"transactions":[${text}${JSON_ROW}]}`,
      'in a text': text => `{"transactions":[${JSON_ROW.replace('"A"', () => `"${text}"`)}]}`,
    },
  },
};

/** Of one reader: each unit in each place, as `[family, textOf]`. */
export function textsOf({ units, places }) {
  return Object.entries(units).flatMap(([name, unit]) =>
    Object.entries(places).map(([place, around]) => [`${name} ${place}`, size => around(filled(unit, size))]),
  );
}
