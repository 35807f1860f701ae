/** What goes wrong alike in several formats, each kind tried in all of them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeStatements, type ReadOptions, readStatements } from '../../src/adapters.js';
import {
  CAPITAL_NAMES,
  OTHER_NAMES,
  SIGN_NAMES,
  WINDOWS_1252_FROM_80,
  WINDOWS_1252_NAMES,
} from '../../src/data/characterReferences.js';
import { holds } from '../support/property.js';

interface Payment {
  readonly day: string;
  readonly amount: string;
  readonly text: string;
  readonly id: string;
}

const COUNTRIES = ['GB', 'US'] as const;
type Country = (typeof COUNTRIES)[number];
const currencyOf = (country: Country) => (country === 'GB' ? 'GBP' : 'USD');

const ofxRow = ({ day, amount, text, id }: Payment) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>${id}<NAME>${text}</STMTTRN>\n`;
const ofxStatement = (rows: readonly Payment[], country: Country, further = '') =>
  `<STMTTRNRS><STMTRS><CURDEF>${currencyOf(country)}<BANKACCTFROM><ACCTID>1<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${rows.map(ofxRow).join('')}</BANKTRANLIST>${further}</STMTRS></STMTTRNRS>\n`;
const ofx = (statements: readonly string[]) =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>\n`;
const qif = (rows: readonly Payment[]) =>
  `!Type:Bank\n${rows.map(({ day, amount, text }) => `D${day}\nT${amount}\nP${text}\n^\n`).join('')}`;
const camtEntry = (
  { day, amount, text, id }: Payment,
  country: Country,
  status = '<Sts><Cd>BOOK</Cd></Sts>',
) =>
  `<Ntry><Amt Ccy="${currencyOf(country)}">${amount.replace('-', '')}</Amt><CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd>${status}<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>\n`;
const camt = (entries: string, facts = '') =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${facts}<Acct><Id><Othr><Id>1</Id></Othr></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>\n`;
const goCardless = (rows: readonly object[], country: Country) =>
  JSON.stringify({
    account: { iban: 'GB1', currency: currencyOf(country) },
    transactions: { booked: rows, pending: [] },
  });
const goCardlessRow = ({ day, amount, text, id }: Payment, country: Country, further: object = {}) => ({
  transactionId: id,
  bookingDate: day,
  transactionAmount: { amount, currency: currencyOf(country) },
  remittanceInformationUnstructured: text,
  ...further,
});

/** Each format, with rows that are written as it writes them. */
const WRITERS: Readonly<Record<string, (rows: readonly Payment[], country: Country) => string>> = {
  ofx: (rows, country) => ofx([ofxStatement(rows, country)]),
  qif,
  camt: (rows, country) => camt(rows.map(row => camtEntry(row, country)).join('')),
  goCardless: (rows, country) =>
    goCardless(
      rows.map(row => goCardlessRow(row, country)),
      country,
    ),
};

const rowsOf = (document: string, options?: ReadOptions) =>
  readStatements(document, options).accounts.flatMap(({ transactions }) => transactions);
const codesOf = (document: string, options?: ReadOptions) =>
  readStatements(document, options).notes.map(({ code }) => code);
const payment = (further: Partial<Payment> = {}): Payment => ({
  day: '2026-03-17',
  amount: '-5.00',
  text: 'CORNER SHOP',
  id: 'a',
  ...further,
});

const country = fc.constantFrom(...COUNTRIES);
const format = fc.constantFrom(...Object.keys(WRITERS));

describe('references of HTML in texts', () => {
  const names = [
    SIGN_NAMES,
    CAPITAL_NAMES,
    CAPITAL_NAMES.toLowerCase(),
    WINDOWS_1252_NAMES,
    ...Object.keys(OTHER_NAMES),
  ]
    .join(' ')
    .split(' ')
    .filter(name => name !== '-');

  it('are read in every format, once or twice encoded', () => {
    holds(
      fc.property(
        format,
        country,
        fc.constantFrom(...names),
        fc.boolean(),
        (name, of, reference, isTwice) => {
          const text = `CAFE &${isTwice ? 'amp;' : ''}${reference}; LTD`;
          const [row] = rowsOf((WRITERS[name] as (typeof WRITERS)[string])([payment({ text })], of), {
            country: of,
          });
          expect(row?.description).not.toContain(`${reference};`);
          expect(row?.description).toMatch(/^CAFE .* ?LTD$/u);
        },
      ),
    );
  });

  it('mean what HTML says, in capitals and as numbers too', () => {
    const text = 'ACME &copy; &pound;5 caf&eacute; CAF&EACUTE; B&AMP;Q O&#8217;NEIL &#8364; &nothing; M&S';
    for (const [name, write] of Object.entries(WRITERS))
      expect([name, rowsOf(write([payment({ text })], 'GB'), { country: 'GB' })[0]?.description]).toEqual([
        name,
        'ACME © £5 café CAFÉ B&Q O’NEIL € &nothing; M&S',
      ]);
  });
});

describe('numbers of windows-1252 in texts', () => {
  it('are characters of it in every format, as in HTML, however they are written', () => {
    const numbers = WINDOWS_1252_FROM_80.flatMap((character, place) =>
      character < 0xa0 ? [] : [place + 0x80],
    );
    const written = fc.constantFrom(
      (code: number) => `#${code}`,
      (code: number) => `#0${code}`,
      (code: number) => `#x${code.toString(16)}`,
      (code: number) => `#x00${code.toString(16).toUpperCase()}`,
    );
    holds(
      fc.property(
        format,
        country,
        fc.constantFrom(...numbers),
        written,
        fc.boolean(),
        (name, of, code, write, isTwice) => {
          const text = `O&${isTwice ? 'amp;' : ''}${write(code)};NEIL LTD`;
          const read = readStatements((WRITERS[name] as (typeof WRITERS)[string])([payment({ text })], of), {
            country: of,
          });
          const meant = String.fromCodePoint(WINDOWS_1252_FROM_80[code - 0x80] as number);
          const [row] = read.accounts.flatMap(({ transactions }) => transactions);
          expect(row?.description).toBe(`O${meant}NEIL LTD`);
          expect(read.notes.map(({ code: said }) => said)).not.toContain('syntax_tolerated');
        },
      ),
    );
  });
});

describe('a text that ends with the amount of its row', () => {
  it('is cut there where a comma stands before, and nowhere else', () => {
    holds(
      fc.property(
        fc.constantFrom('ofx', 'qif'),
        country,
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 1, max: 30 }),
        (name, of, pence, blanks) => {
          const figure = (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
          const write = WRITERS[name] as (typeof WRITERS)[string];
          const described = (text: string) =>
            rowsOf(write([payment({ amount: `-${(pence / 100).toFixed(2)}`, text })], of), { country: of })[0]
              ?.description;
          const wording = 'DIRECT DEBIT TO R&amp;D, MANDATE NO 0011';
          expect(described(`${wording}${' '.repeat(blanks)}, ${figure}`)).toBe(
            'DIRECT DEBIT TO R&D, MANDATE NO 0011',
          );
          expect(described(`SHOP, ${((pence + 1) / 100).toFixed(2)}`)).toContain(
            ((pence + 1) / 100).toFixed(2),
          );
          expect(described(`SHOP ${figure}`)).toBe(`SHOP ${figure}`);
        },
      ),
    );
  });
});

describe('the marks of the end of a file', () => {
  it('change nothing', () => {
    holds(
      fc.property(
        format,
        country,
        fc.constantFrom('\u001a', '\0', '\0\0\0', '\r\n\u001a\r\n', '\u0004'),
        (name, of, mark) => {
          const document = (WRITERS[name] as (typeof WRITERS)[string])([payment(), payment({ id: 'b' })], of);
          expect(readStatements(document + mark, { country: of })).toEqual(
            readStatements(document, { country: of }),
          );
        },
      ),
    );
  });

  it('are a document that is empty, alone', () => {
    expect(() => readStatements('\u001a\n')).toThrow('The document is empty');
  });
});

describe('rows of one document', () => {
  it('with different ids stay two, in statements of one account too', () => {
    holds(
      fc.property(country, fc.integer({ min: 1, max: 9999 }), (of, pence) => {
        const fare = payment({ amount: `-${(pence / 100).toFixed(2)}` });
        const two = ofx([ofxStatement([fare], of), ofxStatement([{ ...fare, id: 'b' }], of)]);
        expect(rowsOf(two).map(({ transactionId }) => transactionId)).toEqual(['a', 'b']);
        expect(codesOf(two)).toEqual([]);
        const once = ofx([ofxStatement([fare], of), ofxStatement([fare], of)]);
        expect(rowsOf(once)).toHaveLength(1);
        expect(codesOf(once)).toEqual(['rows_merged']);
        const given = readStatements(two);
        expect(mergeStatements([given, given]).accounts).toEqual(given.accounts);
      }),
    );
  });

  it('of one id are one where only the day of booking differs', () => {
    holds(
      fc.property(country, fc.integer({ min: 1, max: 5 }), (of, days) => {
        const later = payment({ day: `2026-03-${17 + days}` });
        const row = (given: Payment, further: object = {}) =>
          goCardlessRow(given, of, { valueDate: '2026-03-17', internalTransactionId: given.day, ...further });
        const told = goCardless([row(later), row(payment())], of);
        expect(rowsOf(told).map(({ transactionId, bookingDate }) => [transactionId, bookingDate])).toEqual([
          ['a', later.day],
        ]);
        expect(codesOf(told)).toEqual(['repeated_row_dropped']);
        const apart = [[row(later)], [row(payment())]].map(rows => readStatements(goCardless(rows, of)));
        expect(mergeStatements(apart).accounts[0]?.transactions).toHaveLength(1);
        for (const other of [
          row(payment({ amount: '-6.00' })),
          row(payment({ text: 'SOMEBODY ELSE' })),
          row(payment(), { valueDate: '2026-02-17' }),
        ]) {
          expect(rowsOf(goCardless([row(later), other], of))).toHaveLength(2);
          expect(codesOf(goCardless([row(later), other], of))).toEqual(['repeated_id']);
        }
      }),
    );
  });

  it('that differ in the id of GoCardless alone are one', () => {
    const rows = ['x', 'y'].map(internalTransactionId =>
      goCardlessRow(payment(), 'GB', { internalTransactionId }),
    );
    expect(rowsOf(goCardless(rows, 'GB'))).toHaveLength(1);
  });
});

describe('a row after the day of its document', () => {
  const facts = '<FrToDt><ToDtTm>2026-03-16T00:00:00</ToDtTm></FrToDt>';

  it('is booked where its source says so, and pending where it says nothing', () => {
    for (const of of COUNTRIES)
      for (const [status, expected] of [
        ['<Sts><Cd>BOOK</Cd></Sts>', 'Booked'],
        ['<Sts>BOOK</Sts>', 'Booked'],
        ['<Sts><Cd>PDNG</Cd></Sts>', 'Pending'],
        ['', 'Pending'],
      ] as const) {
        const document = camt(camtEntry(payment(), of, status), facts);
        expect(rowsOf(document).map(row => row.status)).toEqual([expected]);
        expect(rowsOf(document, { asOf: '2026-03-10' }).map(row => row.status)).toEqual(['Pending']);
      }
  });

  it('is told once with all others', () => {
    const rows = Array.from({ length: 48 }, (_, index) => payment({ id: String(index) }));
    for (const of of COUNTRIES) {
      const document = camt(rows.map(row => camtEntry(row, of, '')).join(''), facts);
      expect(readStatements(document).notes).toMatchObject([
        {
          code: 'after_statement_date',
          message:
            '48 rows, the first of them of 2026-03-17, lie after the date of the document, 2026-03-16, so they are pending',
          transactionIds: rows.map(({ id }) => id),
        },
      ]);
    }
  });
});

describe('an account of many statements', () => {
  const months = (of: Country, further: string) =>
    ofx(Array.from({ length: 16 }, (_, month) => ofxStatement(month === 3 ? [payment()] : [], of, further)));

  it('has no note that it has no rows, where one of them has some', () => {
    for (const of of COUNTRIES) expect(codesOf(months(of, ''))).toEqual([]);
  });

  it('has the note once where none of them has any', () => {
    for (const of of COUNTRIES)
      expect(codesOf(ofx(Array.from({ length: 16 }, () => ofxStatement([], of))))).toEqual([
        'account_without_rows',
      ]);
  });

  it('keeps extensions of a bank as facts, and tells what nobody knows once', () => {
    for (const of of COUNTRIES) {
      const { skipped, accounts } = readStatements(
        months(of, '<CYCLECUT.INDICATOR>FALSE<AMEX.MORE><A>1</AMEX.MORE><FOO>7'),
      );
      expect(accounts[0]?.origin.other).toMatchObject({ 'CYCLECUT.INDICATOR': 'FALSE' });
      expect(skipped.map(({ text, message }) => [text, message])).toEqual([
        ['<FOO>7', 'The element <FOO> is nothing that this format knows here; it stands in 16 places'],
      ]);
    }
  });

  it('in another currency says so once', () => {
    const statement = (id: string) => ofxStatement([payment({ id })], 'GB').replace('GBP', 'EUR');
    expect(codesOf(ofx(['a', 'b', 'c'].map(statement)))).toEqual(['other_currency']);
  });

  it('tells a member that no answer should have once', () => {
    const answers = Array.from({ length: 48 }, (_, index) => ({
      transactions: { booked: [goCardlessRow(payment({ id: String(index) }), 'GB')] },
      Colour: 'red',
    }));
    expect(readStatements(JSON.stringify(answers)).skipped).toMatchObject([
      { message: 'The member "Colour" is nothing that this format knows; it stands in 48 places' },
    ]);
  });
});

describe('an answer without rows', () => {
  const EMPTY: readonly (readonly [NonNullable<ReadOptions['format']>, unknown])[] = [
    ['finicity', { found: 0, moreAvailable: 'false', transactions: [] }],
    ['finicity', { transactions: [] }],
    ['monzo', { transactions: [] }],
    ['monzo', { accounts: [] }],
    ['teller', []],
    ['teller', [[], []]],
    ['mx', { transactions: [], pagination: { current_page: 1, total_entries: 0 } }],
    ['fdx', { page: {}, links: {}, transactions: [] }],
    ['yapily', { data: [], links: { self: 'x' } }],
    ['truelayer', { results: [] }],
    ['berlin-group', { transactions: { booked: [], pending: [] } }],
    ['berlin-group', { booked: [] }],
    ['berlin-group', { balances: [] }],
    ['plaid', { added: [], modified: [], removed: [], next_cursor: '', has_more: false }],
    ['plaid', { accounts: [], transactions: [], total_transactions: 0, item: { products: ['a'] } }],
    ['open-banking', { Data: { Transaction: [] } }],
  ];

  it.each(EMPTY)('of %s has no rows and no error', (name, answer) => {
    const { accounts, skipped, notes } = readStatements(JSON.stringify(answer), { format: name });
    expect([accounts, skipped, notes]).toEqual([[], [], []]);
  });

  it('is told to be empty where nothing names its format', () => {
    for (const answer of ['{"transactions":[]}', '[]'])
      expect(() => readStatements(answer)).toThrow('an answer whose list is empty');
  });

  it('is none of the format where its lists are those of another, or where it has no list', () => {
    for (const answer of [
      '{}',
      '{"foo":[]}',
      '{"Data":{"Transaction":[]}}',
      '{"transactions":[1]}',
      '{"transactions":{}}',
    ])
      expect(() => readStatements(answer, { format: 'plaid' })).toThrow('is not an answer of Plaid');
  });
});

describe('structured remittance', () => {
  const remitted = (inner: string) =>
    rowsOf(
      camt(
        camtEntry(payment({ text: '' }), 'GB').replace(
          '<AddtlNtryInf>',
          `<NtryDtls><TxDtls><RmtInf>${inner}</RmtInf></TxDtls></NtryDtls><AddtlNtryInf>`,
        ),
      ),
    )[0];

  it('is kept beside a reference, beside other parts and beside free text, without what is told already', () => {
    const reference = '<CdtrRefInf><Ref>RF18 5390</Ref></CdtrRefInf>';
    const words = '<AddtlRmtInf>COUNCIL TAX MARCH</AddtlRmtInf>';
    for (const [inner, expected] of [
      [`<Strd>${reference}${words}</Strd>`, 'RF18 5390 COUNCIL TAX MARCH'],
      [`<Strd>${reference}</Strd><Strd>${words}</Strd>`, 'RF18 5390 COUNCIL TAX MARCH'],
      [`<Strd><RfrdDocInf><Nb>INV 1</Nb></RfrdDocInf>${words}</Strd>`, 'INV 1 COUNCIL TAX MARCH'],
      [`<Strd>${words}<AddtlRmtInf>FLAT 2</AddtlRmtInf></Strd>`, 'COUNCIL TAX MARCH FLAT 2'],
      [`<Ustrd>PAID RF185390</Ustrd><Strd>${reference}${words}</Strd>`, 'PAID RF185390 COUNCIL TAX MARCH'],
      [`<Strd>${words}</Strd>`, 'COUNCIL TAX MARCH'],
    ] as const)
      expect([inner, remitted(inner)?.description, remitted(inner)?.source.other['RmtInf']]).toEqual([
        inner,
        expected,
        undefined,
      ]);
  });

  it('of the Berlin Group is kept too', () => {
    const described = (further: object) =>
      rowsOf(goCardless([goCardlessRow(payment(), 'GB', further)], 'GB'))[0]?.description;
    expect(described({ remittanceInformationStructured: 'RF18 5390' })).toBe('CORNER SHOP RF18 5390');
    expect(described({ remittanceInformationStructured: 'Corner-Shop' })).toBe('CORNER SHOP');
    expect(
      described({ remittanceInformationStructuredArray: [{ reference: 'RF1' }, { reference: 'RF2' }] }),
    ).toBe('CORNER SHOP RF1 RF2');
  });
});

describe('other XML', () => {
  it('of ISO 20022 is called by its name', () => {
    const named = (name: string) =>
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"><A/></Document>`;
    for (const name of ['pain.001.001.03', 'pain.008.001.02', 'pacs.008.001.08'])
      expect(() => readStatements(named(name))).toThrow(`a ${name.slice(0, 8)} message`);
    expect(() => readStatements(named('camt.053.001.02'))).toThrow(
      'a camt.053 message without any statement in it',
    );
    expect(() => readStatements(named('camt.053.001.02'), { format: 'camt' })).toThrow('a camt.053 message');
    expect(() => readStatements('<Document/>')).toThrow('XML of another kind');
  });
});
