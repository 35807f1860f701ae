import { describe, expect, it } from 'vitest';
import { OFX } from '../../../src/adapters/formats/ofx/ofx.js';
import { fromOfx, readStatements, toAnalyseRequest } from '../../../src/adapters.js';
import { enrichTransactions, InvalidRequestError } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import { BRITISH, CHECKING, HEADER_1, statementOf } from './documents.js';

const read = (text: string | Uint8Array) => readWhole(OFX, text, 'tags').statements;
const rowsOf = (text: string) => read(text).accounts.flatMap(({ transactions }) => transactions);
const codesOf = (text: string | Uint8Array) => read(text).notes.map(({ code }) => code);
const row = (further: string) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260302<TRNAMT>-5.00<FITID>1${further}</STMTTRN>`;

describe('OFX 1', () => {
  it('is read with account, balances, period and pending list', () => {
    const { accounts, skipped, notes } = read(CHECKING);
    expect(skipped).toEqual([]);
    expect(notes).toEqual([]);
    expect(accounts).toHaveLength(1);
    const [account] = accounts;
    expect(account).toMatchObject({
      accountId: '000111222',
      countryCode: 'US',
      currencyCode: 'USD',
      accountSubType: 'CurrentAccount',
      balances: {
        current: { amount: '1257.83', creditDebitIndicator: 'Credit' },
        available: { amount: '1247.84', creditDebitIndicator: 'Credit' },
      },
      historyStart: '2026-01-01',
      origin: {
        format: 'ofx',
        signBasis: 'written',
        statementDate: '2026-03-31',
        other: {
          FI: { ORG: 'NORTHGATE', FID: '1234' },
          'INTU.BID': '1234',
          BANKACCTFROM: { BANKID: '021000021', ACCTTYPE: 'CHECKING' },
          LEDGERBAL: { DTASOF: '20260331120000' },
        },
      },
    });
    expect(account?.transactions).toMatchObject([
      {
        transactionId: '202603020001',
        description: 'WHOLEFDS AUS 10235 POS PURCHASE AUSTIN TX',
        counterPartyName: 'WHOLEFDS AUS 10235',
        merchantCategoryCode: '5411',
        amount: '42.17',
        creditDebitIndicator: 'Debit',
        status: 'Booked',
        bookingDate: '2026-03-02',
        proprietaryTransactionCode: { code: 'POS', issuer: 'OFX' },
        source: { additional: 'POS PURCHASE AUSTIN TX', date: '20260302233000.000[-5:EST]' },
      },
      { amount: '2150.00', creditDebitIndicator: 'Credit', bookingDate: '2026-03-13' },
      { description: 'CHECK 1042', amount: '850.00', source: { other: {} } },
      { description: 'NETFLIX.COM', status: 'Pending', bookingDate: '2026-03-31' },
    ]);
  });

  it('is recognised and analysed', () => {
    const statements = readStatements(new TextEncoder().encode(CHECKING));
    expect(statements.documents).toEqual([{ format: 'ofx', encoding: 'utf-8' }]);
    const { transactions } = enrichTransactions(toAnalyseRequest(statements));
    expect(transactions).toHaveLength(4);
    expect(transactions[0]).toMatchObject({ enrichedData: { predictedMerchantName: 'Whole Foods Market' } });
  });

  it.each([
    ['on one line', HEADER_1.replaceAll('\n', '')],
    ['with spaces', HEADER_1.replaceAll(':', ' : ').replaceAll('\n', ' ')],
    ['with equals signs', HEADER_1.replaceAll(':', '=')],
    ['in small letters', HEADER_1.toLowerCase()],
    ['with carriage returns', HEADER_1.replaceAll('\n', '\r\n')],
    ['left out', ''],
  ])('may have its header %s', (_, header) => {
    const text = CHECKING.replace(HEADER_1, header);
    expect(OFX.detect({ text } as never)).toBe(true);
    expect(read(text).skipped).toEqual([]);
    expect(rowsOf(text)).toHaveLength(4);
  });

  it('may close its values, and put them on lines of their own', () => {
    const closed = CHECKING.replace(/<([A-Z.]+)>([^<\r\n]+)\n?/g, '<$1>\n$2</$1>\n');
    expect(closed).toContain('<TRNAMT>\n-42.17</TRNAMT>');
    expect(read(closed).accounts[0]?.transactions.map(({ source: _, ...each }) => each)).toEqual(
      read(CHECKING).accounts[0]?.transactions.map(({ source: _, ...each }) => each),
    );
  });

  it('keeps what stands before its elements and is no header', () => {
    const { skipped } = read(`Your statement\n${CHECKING}`);
    expect(skipped).toMatchObject([{ line: 1, reason: 'preamble', text: 'Your statement' }]);
  });
});

describe('OFX 2', () => {
  it('gives every account of the document', () => {
    const { accounts, skipped } = read(BRITISH);
    expect(skipped).toEqual([]);
    expect(accounts.map(({ accountId, accountSubType }) => [accountId, accountSubType])).toEqual([
      ['12345678', 'CurrentAccount'],
      ['87654321', 'Savings'],
      ['4929000000001234', 'CreditCard'],
    ]);
    expect(accounts[2]?.balances?.current).toEqual({ amount: '23.00', creditDebitIndicator: 'Debit' });
    const { transactions } = enrichTransactions(toAnalyseRequest(fromOfx(BRITISH)));
    expect(transactions.filter(({ transfer }) => transfer)).toHaveLength(2);
  });

  it('gives texts their roles', () => {
    const [water, shop, transfer] = rowsOf(BRITISH);
    expect(water).toMatchObject({
      description: 'DIRECT DEBIT THAMES WATER 9001234567',
      source: { additional: 'THAMES WATER 9001234567' },
    });
    expect(water).not.toHaveProperty('counterPartyName');
    expect(shop).toMatchObject({
      counterPartyName: 'M&S SIMPLY FOOD',
      description: 'M&S SIMPLY FOOD CARD 4637 <CONTACTLESS> £4.20',
    });
    expect(transfer).toMatchObject({
      counterPartyAccount: '87654321',
      source: { reference: '20-00-00 87654321' },
    });
    expect(transfer).not.toHaveProperty('counterPartyName');
  });

  it.each([
    ['WITHDRAWAL DEBIT CARD W/D', 'COFFEE HOUSE AUSTIN TX', undefined],
    ['POINT OF SALE', 'COFFEE HOUSE', undefined],
    ['ATM', 'COFFEE HOUSE', undefined],
    ['WILLISTON LIQUIDATI WILLISTON VT', 'Debit Card W/D', 'WILLISTON LIQUIDATI WILLISTON VT'],
    ['DIVIDEND EARNED FOR PERIOD OF 03', 'DIVIDEND EARNED FOR PERIOD OF 03/01/2026', undefined],
    ['POST OFFICE', 'CARD', 'POST OFFICE'],
  ])('%s with the memo %s is paid to %s', (name, memo, payee) => {
    const [each] = rowsOf(statementOf(row(`<NAME>${name}<MEMO>${memo}`)));
    expect(each?.counterPartyName).toBe(payee);
    expect(each?.description).toBe(memo.startsWith(name) ? memo : `${name} ${memo}`);
  });

  it('takes the longer name, and the name of a payee with an address', () => {
    const [long, payee] = rowsOf(
      statementOf(
        row('<NAME>NORTHGATE INSURANCE SERVICES LIM<EXTDNAME>NORTHGATE INSURANCE SERVICES LIMITED') +
          row('<PAYEE><NAME>CITY OF AUSTIN<ADDR1>PO BOX 1<CITY>AUSTIN<STATE>TX</PAYEE>'),
      ),
    );
    expect(long?.counterPartyName).toBe('NORTHGATE INSURANCE SERVICES LIMITED');
    expect(payee?.counterPartyName).toBe('CITY OF AUSTIN');
    expect(payee?.source.other).toEqual({ PAYEE: { ADDR1: 'PO BOX 1', CITY: 'AUSTIN', STATE: 'TX' } });
  });

  it('keeps a foreign amount apart from the currency of the account', () => {
    const card = read(BRITISH).accounts[2]?.transactions[0];
    expect(card).not.toHaveProperty('currency');
    expect(card?.source.other).toEqual({ ORIGCURRENCY: { CURRATE: '0.87', CURSYM: 'EUR' } });
    const [foreign] = rowsOf(statementOf(row('<NAME>SHOP<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>')));
    expect(foreign).toMatchObject({ currency: 'EUR', amount: '5.00' });
  });
});

describe('dates of OFX', () => {
  it.each([
    ['20260302', '2026-03-02'],
    ['20260302233000', '2026-03-02'],
    ['200603012359', '2006-03-01'],
    ['20260302003000.000[-8:PST]', '2026-03-02'],
    ['20260302233000.123[0:GMT]', '2026-03-02'],
    ['20260302233000[+5.30:IST]', '2026-03-02'],
    ['20260302 23:30:00', '2026-03-02'],
    ['20260302233000 EST', '2026-03-02'],
  ])('%s never moves', (written, day) => {
    expect(rowsOf(statementOf(row('<NAME>X').replace('20260302', written)))).toMatchObject([
      { bookingDate: day },
    ]);
  });

  it.each(['', '20260231', '2026', 'yesterday'])('of %j leave the row in skipped', written => {
    const { accounts, skipped } = read(statementOf(row('<NAME>X').replace('20260302', written)));
    expect(accounts[0]?.transactions).toEqual([]);
    expect(skipped).toHaveLength(1);
    expect(skipped[0]?.reason).toMatch(/no_date|unreadable_date/);
  });

  it('after the end of the statement are pending', () => {
    const [each] = rowsOf(statementOf(row('<NAME>X').replace('20260302', '20260402')));
    expect(each?.status).toBe('Pending');
    const later = '<LEDGERBAL><BALAMT>1.00<DTASOF>20260405</LEDGERBAL>';
    const [booked] = rowsOf(statementOf(row('<NAME>X').replace('20260302', '20260402'), later));
    expect(booked?.status).toBe('Booked');
  });
});

describe('the first day of OFX', () => {
  it.each([
    ['20260101', '2026-01-01'],
    ['19700101', undefined],
    ['20260303', undefined],
    ['0', undefined],
  ])('%s is %s', (start, day) => {
    const text = statementOf(row('<NAME>X')).replace('<DTSTART>20260101', `<DTSTART>${start}`);
    expect(read(text).accounts[0]?.historyStart).toBe(day);
  });
});

describe('ids of OFX', () => {
  it('that are blank or missing are digests, and true twins stay', () => {
    const blank = row('<NAME>COFFEE').replace('<FITID>1', '<FITID>');
    const rows = rowsOf(statementOf(`${blank}\n${blank}`));
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(2);
    expect(rows.every(({ transactionId }) => transactionId.startsWith('row-'))).toBe(true);
  });

  it('that stand twice tell a repeated row, or get digests', () => {
    const same = statementOf(`${row('<NAME>A')}\n${row('<NAME>A')}`);
    expect(rowsOf(same)).toHaveLength(1);
    expect(codesOf(same)).toContain('repeated_row_dropped');
    const other = statementOf(`${row('<NAME>A')}\n${row('<NAME>B')}`);
    expect(rowsOf(other)).toHaveLength(2);
    expect(codesOf(other)).toContain('repeated_id');
  });

  it('that are corrected leave the row that the bank took back in skipped', () => {
    const replaced = `${row('<NAME>A')}<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260303<TRNAMT>-6.00<FITID>2<CORRECTFITID>1<CORRECTACTION>REPLACE<NAME>A</STMTTRN>`;
    expect(rowsOf(statementOf(replaced)).map(({ transactionId }) => transactionId)).toEqual(['2']);
    const deleted = statementOf(replaced.replace('REPLACE', 'DELETE'));
    expect(rowsOf(deleted)).toEqual([]);
    expect(read(deleted).skipped.map(({ reason }) => reason)).toEqual(['removed', 'removed']);
  });
});

describe('amounts of OFX', () => {
  it.each([
    ['-12.50', '12.50'],
    ['-12,50', '12.50'],
    ['-1.234,56', '1234.56'],
    ['-1,234.56', '1234.56'],
    ['-00000000001500.0000', '1500.00'],
    ['- 5', '5'],
    ['-£5.00', '5.00'],
  ])('%s is %s', (written, amount) => {
    expect(rowsOf(statementOf(row('<NAME>X').replace('-5.00', written)))).toMatchObject([
      { amount, creditDebitIndicator: 'Debit' },
    ]);
  });

  it.each(['', 'five', '1.2.3'])('of %j leave the row in skipped', written => {
    const { accounts, skipped } = read(statementOf(row('<NAME>X').replace('-5.00', written)));
    expect(accounts[0]?.transactions).toEqual([]);
    expect(skipped[0]?.reason).toMatch(/no_amount|unreadable_amount/);
  });
});

describe('an OFX document that states an account twice', () => {
  it.each(['GBP', 'USD'])('keeps two payments in %s that only the ids of the bank tell apart', currency => {
    const twice = (ids: readonly [string, string]) => {
      const [start, end] = statementOf('ROWS').replace('GBP', currency).split('ROWS') as [string, string];
      const from = start.indexOf('<STMTTRNRS>');
      const to = end.indexOf('</BANKMSGSRSV1>');
      const statements = ids.map(
        id =>
          `${start.slice(from)}${row('<NAME>TWIN').replace('<FITID>1', `<FITID>${id}`)}${end.slice(0, to)}`,
      );
      return fromOfx(start.slice(0, from) + statements.join('') + end.slice(to)).accounts;
    };
    const idsOf = (accounts: ReturnType<typeof twice>) =>
      accounts.map(({ transactions }) => transactions.map(({ transactionId }) => transactionId));
    expect(idsOf(twice(['1', '2']))).toEqual([['1', '2']]);
    expect(idsOf(twice(['1', '1']))).toEqual([['1']]);
  });
});

describe('several OFX documents', () => {
  it('of one account overlap without counting a row twice', () => {
    const two = (id: string) => row('<NAME>A') + row('<NAME>B').replace('<FITID>1', `<FITID>${id}`);
    const { accounts, notes } = fromOfx([statementOf(two('2')), statementOf(two('3'))]);
    expect(accounts[0]?.transactions.map(({ transactionId }) => transactionId)).toEqual(['1', '2', '3']);
    expect(notes.map(({ code }) => code)).toContain('rows_merged');
  });
});

describe('signs of OFX', () => {
  const typed = (type: string, amount: string, id: string) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260302<TRNAMT>${amount}<FITID>${id}<NAME>ROW ${id}X</STMTTRN>`;
  const directions = (rows: string) =>
    rowsOf(statementOf(rows)).map(({ creditDebitIndicator }) => creditDebitIndicator);

  it('stand as written, whatever a single type says', () => {
    expect(directions(typed('CREDIT', '-5.00', '1') + typed('CREDIT', '7.00', '2'))).toEqual([
      'Debit',
      'Credit',
    ]);
    expect(directions(typed('DEBIT', '5.00', '1'))).toEqual(['Credit']);
  });

  it('are those of the types where no amount has a minus', () => {
    const rows = typed('DEBIT', '5.00', '1') + typed('CREDIT', '7.00', '2') + typed('ATM', '20.00', '3');
    expect(directions(rows)).toEqual(['Debit', 'Credit', 'Debit']);
    expect(codesOf(statementOf(rows))).toEqual(['sign_assumed']);
  });

  it('stand as written where types contradict each other', () => {
    const rows = typed('DEBIT', '5.00', '1') + typed('CREDIT', '-7.00', '2') + typed('DEBIT', '-9.00', '3');
    for (const text of [statementOf(rows), statementOf(rows).replaceAll('GBP', 'USD')]) {
      expect(rowsOf(text).map(({ creditDebitIndicator }) => creditDebitIndicator)).toEqual([
        'Credit',
        'Debit',
        'Debit',
      ]);
      expect(read(text).accounts[0]?.origin.signBasis).toBe('written');
      expect(codesOf(text)).not.toContain('sign_assumed');
    }
  });

  it('are turned where all are against their types', () => {
    const rows = typed('DEBIT', '5.00', '1') + typed('CREDIT', '-7.00', '2') + typed('OTHER', '9.00', '3');
    expect(directions(rows)).toEqual(['Debit', 'Credit', 'Debit']);
    expect(read(statementOf(rows)).accounts[0]?.origin.signBasis).toBe('reversed');
  });
});

describe('OFX that breaks the rules', () => {
  it.each([
    [
      'rows that are not closed',
      statementOf(
        `${row('<NAME>A')}${row('<NAME>B').replace('<FITID>1', '<FITID>2')}`.replaceAll('</STMTTRN>', ''),
      ),
    ],
    [
      'a closing tag too many',
      statementOf(`${row('<NAME>A')}</BANKTRANLIST>${row('<NAME>B').replace('<FITID>1', '<FITID>2')}`),
    ],
    [
      'a balance inside an open list',
      statementOf(
        `${row('<NAME>A')}${row('<NAME>B').replace('<FITID>1', '<FITID>2')}`,
        '<LEDGERBAL><BALAMT>9.00<DTASOF>20260331</LEDGERBAL>',
      ).replace('</BANKTRANLIST>', ''),
    ],
    [
      'an end that is missing',
      statementOf(`${row('<NAME>A')}${row('<NAME>B').replace('<FITID>1', '<FITID>2')}`).replace(
        /<\/BANKTRANLIST>[\s\S]*$/,
        '',
      ),
    ],
  ])('is read: %s', (_, text) => {
    const { accounts, notes } = read(text);
    expect(accounts[0]?.transactions.map(({ description }) => description)).toEqual(['A', 'B']);
    expect(accounts[0]?.accountId).toBe('12345678');
    expect(notes.map(({ code }) => code)).toContain('syntax_tolerated');
  });

  it('keeps values that look like tags, ampersands and blank values', () => {
    const [each] = rowsOf(statementOf(row('<CHECKNUM><NAME>A & B < C<MEMO>5 > 4 <OK then>')));
    expect(each).toMatchObject({ counterPartyName: 'A & B < C', description: 'A & B < C 5 > 4 <OK then>' });
    expect(each?.source.other).toEqual({});
  });

  it('leaves rows that run together in skipped', () => {
    const text = statementOf(`${row('<NAME>A')}${row('<NAME>B')}`.replace('</STMTTRN><STMTTRN>', ''));
    expect(rowsOf(text)).toEqual([]);
    expect(read(text).skipped).toMatchObject([{ reason: 'malformed' }]);
  });

  it('keeps elements that nobody knows with the row, or lists them', () => {
    const text = statementOf(row('<NAME>A<X.TAG>7<X.LIST><X.A>1</X.A><X.A>2</X.A></X.LIST>'), '<X.FACT>8');
    expect(rowsOf(text)[0]?.source.other).toEqual({ 'X.TAG': '7', 'X.LIST': { 'X.A': ['1', '2'] } });
    expect(read(text).skipped).toEqual([]);
    expect(read(text).accounts[0]?.origin.other).toMatchObject({ 'X.FACT': '8' });
    expect(read(text.replace('<X.FACT>8', '<FACT>8')).skipped).toMatchObject([
      { reason: 'unrecognised', text: '<FACT>8' },
    ]);
  });

  it('expands no entities of its own', () => {
    const bomb = `<!DOCTYPE OFX [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const [each] = rowsOf(`${bomb}${statementOf(row('<NAME>&b; &#65;&#x42;')).slice(HEADER_1.length)}`);
    expect(each?.description).toBe('&b; AB');
  });

  it('separates statements that name no account, and accounts that share a number', () => {
    const one = statementOf(row('<NAME>A'));
    const unnamed = one.replace('<ACCTID>12345678', '');
    expect(read(unnamed + unnamed).accounts.map(({ accountId }) => accountId)).toEqual(['ofx', 'ofx-2']);
    const savings = one.replace('CHECKING', 'SAVINGS');
    expect(read(one + savings).accounts.map(({ accountId }) => accountId)).toEqual([
      '12345678-CurrentAccount',
      '12345678-Savings',
    ]);
  });
});

describe('what OFX holds besides', () => {
  it('is told: an error of the bank', () => {
    const text = `<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>General error</STATUS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
    expect(read(text).notes).toMatchObject([
      { code: 'error_in_source', message: 'The bank reports error 2000: General error' },
    ]);
  });

  it('is refused where nothing is OFX', () => {
    expect(() => fromOfx('Date,Amount\n01/02/2026,5.00')).toThrow(InvalidRequestError);
    expect(() => fromOfx('<html><body>Log in</body></html>')).toThrow('no element of OFX');
  });

  it('has its encoding told where the header names another', () => {
    const text = statementOf(row('<NAME>CAFÉ'));
    const bytes = (encoding: 'utf8' | 'latin1') => new Uint8Array(Buffer.from(text, encoding));
    expect(codesOf(bytes('latin1'))).toEqual([]);
    expect(codesOf(bytes('utf8'))).toEqual(['encoding_differs']);
    expect(read(bytes('latin1')).accounts[0]?.transactions[0]?.description).toBe('CAFÉ');
  });
});
