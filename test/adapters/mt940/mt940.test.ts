/** Heads, lines, dates, amounts and balances of MT940. The texts of rows are in details.test.ts. */
import { describe, expect, it } from 'vitest';
import { MT940 } from '../../../src/adapters/formats/mt940/mt940.js';
import { fromMt940, mergeStatements, readStatements, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse, InvalidRequestError } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import { AMERICAN, BRITISH, INTERIM, message, NUMBERED } from './documents.js';

const read = (text: string | Uint8Array) => readWhole(MT940, text, 'lines').statements;
const rowsOf = (text: string) => read(text).accounts.flatMap(({ transactions }) => transactions);
const rowOf = (line: string, opening?: string) =>
  rowsOf(message(line, opening === undefined ? {} : { opening }))[0];
const codesOf = (text: string) => read(text).notes.map(({ code }) => code);
const money = (text: string) =>
  rowsOf(text).map(
    ({ amount, creditDebitIndicator }) => `${creditDebitIndicator === 'Debit' ? '-' : ''}${amount}`,
  );

describe('an MT940', () => {
  it('is read with its facts in their places', () => {
    const { accounts, skipped, notes } = read(BRITISH);
    expect([skipped, notes]).toEqual([[], []]);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({
      accountId: 'GB29NWBK60161331926819',
      countryCode: 'GB',
      currencyCode: 'GBP',
      historyStart: '2026-03-02',
      balances: {
        current: { amount: '3066.51', creditDebitIndicator: 'Credit' },
        available: { amount: '3000.00', creditDebitIndicator: 'Credit' },
      },
      origin: {
        format: 'mt940',
        signBasis: 'stated',
        statementDate: '2026-03-31',
        other: { messages: [{ '20': 'STATEMENT', '28C': '7/1', '86': 'THANK YOU FOR BANKING WITH US' }] },
      },
    });
    expect(accounts[0]?.transactions).toMatchObject([
      {
        transactionId: 'REF-1',
        description: 'DIRECT DEBIT THAMES WATER 9001234567',
        amount: '23.50',
        creditDebitIndicator: 'Debit',
        status: 'Booked',
        bookingDate: '2026-03-02',
        proprietaryTransactionCode: { code: 'NDDT', issuer: 'SWIFT' },
        source: { line: 5, valueDate: '2026-03-02', date: '260302 0302' },
      },
      {
        description: 'NORTHGATE LOGISTICS LTD MARCH SALARY',
        counterPartyName: 'NORTHGATE LOGISTICS LTD',
        amount: '2100.00',
        creditDebitIndicator: 'Credit',
        source: { other: { customerReference: 'MARCH', bankReference: 'REF-2' } },
      },
      { transactionId: 'REF-3', description: 'MISCELLANEOUS', amount: '9.99' },
    ]);
  });

  it('is found by readStatements and can be analysed, for both countries', () => {
    for (const [text, income] of [
      [BRITISH, 2100],
      [AMERICAN, 1500],
    ] as const) {
      const request = toAnalyseRequest(readStatements(text));
      const [account] = analyse(request).accounts;
      expect(account?.enrichment.transactions.length).toBeGreaterThan(1);
      expect(request.accounts[0]?.transactions.some(({ amount }) => Number(amount) === income)).toBe(true);
    }
  });
});

/** Fact 1. `{1:` was refused as broken JSON, the lines of Dutch banks as text, and a control character as a binary file. */
describe('heads', () => {
  const body = BRITISH;
  it.each([
    [
      'blocks',
      `{1:F01ABCDGB21XXXX0000000000}{2:O940ABCDGB21XXXXN}{3:}{4:\n${body.replace(/-\n$/, '-}{5:}\n')}`,
    ],
    [
      'blocks of a line each',
      `{1:D02ABCDGB21XXXXXXXXXX}\n{2:E623XXXXXXXXAXXXN}\n{4:\n${body.replace(/-\n$/, '-}\n')}`,
    ],
    ['a block and the first field in a line', `{1:F01ABCDGB21XXXX}{2:O940ABCDGB21XXXXN}{4:${body}`],
    ['BIC, 940, BIC', `ABNANL2A\n940\nABNANL2A\n${body}`],
    [
      'a line of the service',
      `0000 01INGBNL2AXXXX00001\n0000 01INGBNL2AXXXX00001\n940 00\n${body.replace(/-\n$/, '-XXX\n')}`,
    ],
    [':940:', `:940:\n${body}`],
    ['what is left of a block', `\u00e44:\n${body.replace(/-\n$/, '-\u00e5')}`],
    ['a control character at each end', `\u0001${body}\u0003`],
    ['a control character in a line of its own', `\u0001\r\n${body}\u0003\r\n`],
    ['blank lines anywhere', body.replaceAll('\n', '\n\n')],
    ['carriage return and line feed', body.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${body}`],
  ])('are known: %s', (_, text) => {
    for (const input of [text, new TextEncoder().encode(text)]) {
      const { documents, accounts, skipped } = readStatements(input);
      expect(documents.map(({ format }) => format)).toEqual(['mt940']);
      expect(skipped).toEqual([]);
      expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['23.50', '2100.00', '9.99']);
      expect(accounts[0]?.balances?.current?.amount).toBe('3066.51');
    }
    expect(read(text).accounts[0]?.origin.other).toMatchObject({ messages: [{ '28C': '7/1' }] });
  });

  it('are known before each of several messages', () => {
    const head = '{1:F01ABCDGB21XXXX0000000000}{2:O940ABCDGB21XXXXN}{4:\n';
    const next = message(':61:2604020402D1,00NMSCNONREF', {
      opening: ':60F:C260331GBP3066,51',
      number: '8/1',
    });
    const { accounts, skipped } = read(`${head}${BRITISH}${head}${next}`);
    expect(skipped).toEqual([]);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([4]);
  });

  it('keeps a line that is no head in skipped', () => {
    expect(read(`Account statement of March\n${BRITISH}The end of it\n`).skipped).toMatchObject([
      { reason: 'preamble', text: 'Account statement of March' },
      { reason: 'footer', text: 'The end of it' },
    ]);
  });

  it.each([
    [
      '{1:F01ABCDGB21XXXX0000000000}{2:O103ABCDGB21XXXXN}{4:\n:20:1\n:32A:260302GBP5,00\n-}',
      'a SWIFT message that is no statement',
    ],
    [':61:2603020302D23,50NDDTNONREF\n:86:A', 'a part of an MT940'],
    ['{"a": 1', 'the document ends within'],
  ])('of other documents are not: %s', (text, words) => {
    expect(() => readStatements(text)).toThrow(InvalidRequestError);
    if (!words.startsWith('the document')) expect(() => readStatements(text)).toThrow(words);
  });

  it('are asked for by fromMt940', () => {
    expect(() => fromMt940('Date,Amount\n2026-03-02,5.00\n')).toThrow('no field of MT940');
  });
});

/** Fact 2. */
describe('ends and pages', () => {
  it('may be missing, and so may the last line break', () => {
    expect(money(BRITISH.replace(/-\n$/, ''))).toHaveLength(3);
    expect(money(BRITISH.replace(/\n-\n$/, ''))).toHaveLength(3);
    expect(money(BRITISH.replace(/-\n$/, '').repeat(1) + NUMBERED)).toHaveLength(4);
  });

  it('part statements of several accounts and currencies', () => {
    const { accounts } = read(
      BRITISH + AMERICAN + message('', { account: '98765', opening: ':60F:C260301EUR1,' }),
    );
    expect(accounts.map(({ accountId, currencyCode }) => `${accountId} ${currencyCode}`)).toEqual([
      'GB29NWBK60161331926819 GBP',
      '000111222 USD',
      '98765 EUR',
    ]);
  });

  const page = (number: string, row: string, opening: string, closing: string) =>
    message(row, { number, opening, closing });
  const FIRST = page(
    '7/1',
    ':61:260302D2,80NTRFNONREF\n:86:BUS FARE',
    ':60F:C260301GBP10,00',
    ':62M:C260302GBP7,20',
  );
  const SECOND = page(
    '7/2',
    ':61:260302D2,80NTRFNONREF\n:86:BUS FARE',
    ':60M:C260302GBP7,20',
    ':62F:C260302GBP4,40',
  );

  it('joins pages over the balances between them, and keeps equal rows of both', () => {
    for (const input of [FIRST + SECOND, SECOND + FIRST]) {
      const { accounts, notes } = read(input);
      expect(notes).toEqual([]);
      expect(accounts).toHaveLength(1);
      expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['2.80', '2.80']);
      expect(accounts[0]?.balances?.current).toEqual({ amount: '4.40', creditDebitIndicator: 'Credit' });
    }
    expect(fromMt940([FIRST, SECOND]).accounts[0]?.transactions).toHaveLength(2);
  });

  it('says that a page is missing', () => {
    expect(codesOf(FIRST)).toEqual(['more_pages']);
    expect(codesOf(SECOND)).toEqual(['more_pages']);
  });

  it('joins statements that follow each other, counts a repeated one once, and names a gap', () => {
    const next = page(
      '8/1',
      ':61:260302D2,80NTRFNONREF\n:86:BUS FARE',
      ':60F:C260302GBP4,40',
      ':62F:C260303GBP1,60',
    );
    expect(money(FIRST + SECOND + next)).toEqual(['-2.80', '-2.80', '-2.80']);
    const repeated = read(FIRST + SECOND + next + next);
    expect(repeated.accounts[0]?.transactions).toHaveLength(3);
    expect(repeated.notes.map(({ code }) => code)).toEqual(['rows_merged']);
    const { notes } = read(FIRST + SECOND + next.replace('GBP4,40', 'GBP3,40').replace('GBP1,60', 'GBP0,60'));
    expect(notes.find(({ code }) => code === 'incomplete')?.message).toContain('begins with 3.40');
  });
});

/** Facts 3 and 6. */
describe('amounts', () => {
  it.each([
    ['D380115,NMSC', 'GBP', 'Debit 380115'],
    ['D380115,1NMSC', 'GBP', 'Debit 380115.1'],
    ['D0,12NMSC', 'GBP', 'Debit 0.12'],
    ['C000000000473,17NMSC', 'GBP', 'Credit 473.17'],
    ['C500NTRFNONREF', 'GBP', 'Credit 500'],
    ['DD212,39NMSC', 'USD', 'Debit 212.39'],
    ['CD212,39NMSC', 'USD', 'Credit 212.39'],
    ['DR6,00N024NONREF', 'EUR', 'Debit 6.00'],
    ['CP6,00NTRFNONREF', 'GBP', 'Credit 6.00'],
    ['CR\n6,00N062NONREF', 'EUR', 'Credit 6.00'],
  ])('%s in %s', (line, currency, expected) => {
    const row = rowOf(`:61:260302${line}`, `:60F:C260301${currency}1000,00`);
    expect(`${row?.creditDebitIndicator} ${row?.amount}`).toBe(expected);
    expect(row?.source.other).not.toHaveProperty('fundsCode');
  });

  it('keep a letter that is not of the currency, and tell of a broken line', () => {
    expect(rowOf(':61:260302CX6,00NTRFNONREF')?.source.other).toMatchObject({ fundsCode: 'X' });
    expect(codesOf(message(':61:260302C\n6,00NTRFNONREF'))).toEqual(['syntax_tolerated']);
  });

  it('that cannot be read cost their own row', () => {
    const { accounts, skipped } = read(message(':61:260302C?6,00NTRF\n:86:A\n:61:260302C7,00NTRF'));
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['7.00']);
    expect(skipped).toMatchObject([{ reason: 'malformed', line: 5 }]);
  });
});

/** Facts 4 and 18. */
describe('dates', () => {
  it.each([
    ['141224' + '0102', '2015-01-02', '2014-12-24'],
    ['140110' + '1224', '2013-12-24', '2014-01-10'],
    ['260302' + '0303', '2026-03-03', '2026-03-02'],
    ['260302', '2026-03-02', '2026-03-02'],
    ['260302    ', '2026-03-02', '2026-03-02'],
    ['240301' + '0229', '2024-02-29', '2024-03-01'],
    ['700101', '1970-01-01', '1970-01-01'],
  ])('%s is booked on %s', (dates, booked, value) => {
    const row = rowOf(`:61:${dates}D5,00NMSC`);
    expect([row?.bookingDate, row?.source.valueDate, row?.source.date]).toEqual([
      booked,
      value,
      dates.replace(/^(\d{6})(\d{4})$/, '$1 $2').trim(),
    ]);
    expect(codesOf(message(`:61:${dates}D5,00NMSC`))).toEqual([]);
  });

  it.each([
    ['160230' + '0301', '2016-03-01', '2016-02-29'],
    ['260302' + '0230', '2026-02-28', '2026-03-02'],
    ['260631', '2026-06-30', '2026-06-30'],
  ])('%s, a day that does not exist, is the last of its month: %s', (dates, booked, value) => {
    const text = message(`:61:${dates}D5,00NMSC`);
    expect(rowsOf(text)).toMatchObject([{ bookingDate: booked, source: { valueDate: value } }]);
    expect(read(text).notes).toMatchObject([{ code: 'syntax_tolerated', place: { line: 5 } }]);
  });

  it('that are none cost their own row', () => {
    const { skipped } = read(message(':61:3622687806CR1368378,92NMSC37935531\n:86:A'));
    expect(skipped).toMatchObject([{ reason: 'unreadable_date' }]);
  });

  it('after the closing balance make no row pending', () => {
    const text = message(':61:2604010401D5,00NMSC', { closing: ':62F:C260331GBP995,00' });
    expect(rowsOf(text)).toMatchObject([{ status: 'Booked' }]);
    expect(codesOf(text)).toEqual([]);
  });
});

/** Fact 5: programs disagree about RC and RD, so the balances decide. */
describe('marks', () => {
  const withClosing = (rows: string, closing: string) =>
    message(rows, { closing: `:62F:C260331GBP${closing}` });
  const ROWS = ':61:260302C50,00NTRF\n:61:260303RC20,00NTRF\n:61:260304RD3,00NTRF';

  it.each([
    ['1033,00', ['50.00', '-20.00', '3.00'], 'reversals_read'],
    ['1067,00', ['50.00', '20.00', '-3.00'], 'reversals_read'],
    ['1073,00', ['50.00', '20.00', '3.00'], 'reversals_read'],
    ['1027,00', ['50.00', '-20.00', '-3.00'], 'reversals_read'],
  ])('RC and RD are read as a closing balance of %s shows', (closing, expected, code) => {
    const text = withClosing(ROWS, closing);
    expect(money(text)).toEqual(expected);
    expect(codesOf(text)).toEqual([code]);
  });

  it('RC is a debit and RD a credit where no balance shows it', () => {
    expect(money(message(ROWS))).toEqual(['50.00', '-20.00', '3.00']);
    expect(codesOf(message(ROWS))).toEqual(['sign_assumed']);
    expect(money(withClosing(ROWS, '5,00'))).toEqual(['50.00', '-20.00', '3.00']);
    expect(codesOf(withClosing(ROWS, '5,00'))).toEqual(['sum_differs', 'sign_assumed']);
    const even = ':61:260303RC20,00NTRF\n:61:260304RD20,00NTRF';
    expect(codesOf(withClosing(even, '1000,00'))).toEqual(['sign_assumed']);
  });

  it('a letter of the currency may follow them', () => {
    expect(money(withClosing(':61:260303RCP20,00NTRF', '980,00'))).toEqual(['-20.00']);
  });

  it('EC and ED are expected, so pending, and count in no sum', () => {
    const text = withClosing(':61:260302EC50,00NTRF\n:61:260302ED8,00NTRF\n:61:260302D1,00NTRF', '999,00');
    expect(rowsOf(text).map(({ status }) => status)).toEqual(['Pending', 'Pending', 'Booked']);
    expect(money(text)).toEqual(['50.00', '-8.00', '-1.00']);
    expect(codesOf(text)).toEqual([]);
  });
});

/** Facts 7 and 9. */
describe('a line of a statement', () => {
  it.each([
    ['NTRF025498557/000001//ABC/DEF', 'NTRF', '025498557/000001', 'ABC/DEF'],
    ['N192NONREF', 'N192', undefined, undefined],
    ['S445328556-76501096', 'S445', '328556-76501096', undefined],
    ['FMSC01916//NONREF', 'FMSC', '01916', undefined],
    ['NMSCNONREF//', 'NMSC', undefined, undefined],
    ['S   X', 'S', 'X', undefined],
    ['NMSCFOO/BAR/123', 'NMSC', 'FOO/BAR/123', undefined],
  ])('%s has a type and references', (end, code, own, bank) => {
    const row = rowOf(`:61:260302D5,00${end}`);
    expect(row?.proprietaryTransactionCode).toEqual({ code, issuer: 'SWIFT' });
    expect(row?.source.other['customerReference']).toBe(own);
    expect(row?.source.other['bankReference']).toBe(bank);
    expect(row?.transactionId).toMatch(bank === undefined ? /^row-/ : bank);
  });

  it('a reference that several rows have is no id', () => {
    const text = message(':61:260302D2,80NTRFNONREF//55\n:86:BUS\n:61:260302D2,80NTRFNONREF//55\n:86:BUS');
    expect(money(text)).toEqual(['-2.80', '-2.80']);
    expect(codesOf(text)).toEqual([]);
  });

  it('of nothing with a balance or a count in words is no row', () => {
    const { accounts, skipped } = read(AMERICAN);
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['212.39', '1500']);
    expect(skipped).toMatchObject([{ reason: 'balance_line' }]);
    for (const words of ['/ABC/C 37897,00 BAI CD 010', 'NUMBER OF CREDITS 5', 'OPENING BALANCE', ''])
      expect(read(message(`:61:260302C0,00NDEF\n${words}`)).skipped).toMatchObject([
        { reason: 'balance_line' },
      ]);
    expect(rowOf(':61:260302D0,00NCHG\n:86:ACCOUNT FEE WAIVED')).toMatchObject({ amount: '0.00' });
  });
});

/** Facts 14, 15, 16 and 20. */
describe('an account', () => {
  it.each([
    ['GB29NWBK60161331926819', 'GBP', 'GB29NWBK60161331926819', 'GB'],
    ['60161331/26819', 'GBP', '60161331/26819', 'GB'],
    ['51210600/9223382012EUR', 'EUR', '51210600/9223382012', undefined],
    ['NL71RABO0123456789 EUR', 'EUR', 'NL71RABO0123456789', undefined],
    ['000111222/USD', 'USD', '000111222', 'US'],
    ['SC18SSCB11010000000000001497USD', 'USD', 'SC18SSCB11010000000000001497USD', 'US'],
    ['CORPUSD', 'USD', 'CORPUSD', 'US'],
  ])('%s in %s', (account, currency, accountId, countryCode) => {
    const [found] = read(message('', { account, opening: `:60F:C260301${currency}1,00` })).accounts;
    expect([found?.accountId, found?.currencyCode, found?.countryCode]).toEqual([
      accountId,
      currency,
      countryCode,
    ]);
  });

  it('has the balances of its last statement; D is overdrawn', () => {
    const text = message(':61:260302D1500,00NMSC', {
      closing: ':62F:D260331GBP500,00\n:64:C260331GBP250,\n:65:D260401GBP500,00\n:65:D260402GBP500,00',
    });
    const [account] = read(text).accounts;
    expect(account?.balances).toEqual({
      current: { amount: '500.00', creditDebitIndicator: 'Debit' },
      available: { amount: '250', creditDebitIndicator: 'Credit' },
    });
    expect(account?.origin.other).toMatchObject({
      messages: [{ '65': ['D260401GBP500,00', 'D260402GBP500,00'] }],
    });
    expect(codesOf(text)).toEqual([]);
    expect(
      codesOf(text.replace('D260302D1500', 'D1499').replace('GBP500,00\n:64', 'GBP501,00\n:64')),
    ).toEqual(['sum_differs']);
  });

  it.each([':28:7', ':28:00046', ':28:1810118101', ':28C:0', ':28C:00004/00001'])('%s is kept', field => {
    const text = BRITISH.replace(':28C:7/1', field);
    const [, tag, number] = /^:(\w+):(.*)$/.exec(field) ?? [];
    expect(read(text).accounts[0]?.origin.other).toMatchObject({ messages: [{ [tag as string]: number }] });
    expect(codesOf(text)).toEqual([]);
  });

  it('is read though a balance cannot be, and bank fields are kept', () => {
    const text = message(
      ':61:260302D5,00NMSC\n:NS:15MILL LANE FLOUR\n01INVOICE 7\n:61:260303D6,00NMSC\n:NSA:01CARD\n:86:SHOP',
      {
        opening: ':NS:22HARBOUR BAKERY LTD\n:60F:C260301GBP1000,00',
        closing: ':62F:C261387GBP11 27421,94\n:21A:X',
      },
    );
    const { accounts, notes, skipped } = read(text);
    expect(skipped).toEqual([]);
    expect(accounts[0]?.transactions).toMatchObject([
      {
        counterPartyName: 'MILL LANE FLOUR',
        source: { reference: 'INVOICE 7', other: { NS: '15MILL LANE FLOUR\n01INVOICE 7' } },
      },
      { description: 'SHOP', source: { other: { NSA: '01CARD' } } },
    ]);
    expect(accounts[0]?.origin.other).toMatchObject({
      messages: [{ NS: '22HARBOUR BAKERY LTD', '62F': 'C261387GBP11 27421,94', '21A': 'X' }],
    });
    expect(notes).toMatchObject([{ code: 'syntax_tolerated', message: expect.stringContaining('62F') }]);
  });

  it('keeps balances without a currency, as old files have them', () => {
    const [account] = read(message(':61:260302D5,00NMSC', { closing: ':62F:C260302995,00' })).accounts;
    expect(account?.balances?.current?.amount).toBe('995.00');
  });
});

/** Fact 17. */
describe('an MT942', () => {
  it('has rows that are not final, and no balances', () => {
    const { accounts, notes, skipped } = read(INTERIM);
    expect(skipped).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(['incomplete']);
    expect(accounts[0]).toMatchObject({
      currencyCode: 'GBP',
      origin: {
        statementDate: '2026-03-02',
        other: {
          messages: [{ '13D': '2603021730+0000', '34F': ['GBPD0,00', 'GBPC0,00'], '90D': '1GBP5,00' }],
        },
      },
    });
    expect(accounts[0]?.balances).toBeUndefined();
    expect(accounts[0]?.transactions.map(({ status }) => status)).toEqual(['Pending', 'Pending']);
    expect(accounts[0]?.transactions[1]?.source.other).toMatchObject({ mark: 'ED' });
  });

  it('tells its currency by the floor limit or the sums, and checks the number of rows', () => {
    const floor = INTERIM.replace(/:34F:.*\n:34F:.*\n/, ':34F:USD0\n').replaceAll('GBP', 'USD');
    expect(read(floor).accounts[0]?.currencyCode).toBe('USD');
    const sums = INTERIM.replace(/:34F:.*\n:34F:.*\n/, '').replaceAll('GBP', 'USD');
    expect(read(sums).accounts[0]?.currencyCode).toBe('USD');
    expect(codesOf(INTERIM.replace('1GBP5,00', '2GBP9,00'))).toContain('sum_differs');
    const below = INTERIM.replace('GBPD0,00', 'GBPD10,00').replace('1GBP5,00', '2GBP9,00');
    expect(codesOf(below)).not.toContain('sum_differs');
  });

  it('gives way to the statement of the day', () => {
    const booked = message(':61:2603020302C97,20NTRFNONREF//TX-1\n:86:REFUND MILL LANE FLOUR', {
      closing: ':62F:C260302GBP1097,20',
    });
    for (const statements of [
      mergeStatements([fromMt940(INTERIM), fromMt940(booked)]),
      fromMt940(INTERIM + booked),
    ])
      expect(statements.accounts.flatMap(({ transactions }) => transactions)).toMatchObject([
        { amount: '97.20', status: 'Booked' },
        { amount: '5.00', status: 'Pending' },
      ]);
  });
});

/** Fact 19. */
describe('encodings', () => {
  const text = message(':61:260302D5,00NMSC\n:86:CAFÉ MÜLLER');
  it.each([
    ['utf-8', Buffer.from(text)],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('%s', (encoding, bytes) => {
    const { accounts, documents } = fromMt940(bytes);
    expect(documents[0]?.encoding).toBe(encoding);
    expect(accounts[0]?.transactions[0]?.description).toBe('CAFÉ MÜLLER');
  });

  it('German letters may be brackets and bars of a code of seven bits', () => {
    const german = message(':61:260302D5,00NMSC\n:86:M}ller K|ln Stra~e B[CKER');
    expect(rowsOf(german)[0]?.description).toBe('Müller Köln Straße BÄCKER');
    expect(codesOf(german)).toEqual(['syntax_tolerated']);
    const plain = message(':61:260302D5,00NMSC\n:86:SHOP|LONDON [12] {A}');
    expect(rowsOf(plain)[0]?.description).toBe('SHOP|LONDON [12] {A}');
    expect(codesOf(plain)).toEqual([]);
  });
});
