import { describe, expect, it } from 'vitest';
import { QIF } from '../../../src/adapters/formats/qif/qif.js';
import { fromQif, readStatements, toAnalyseRequest } from '../../../src/adapters.js';
import { enrichTransactions, InvalidRequestError } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import { BRITISH, QUICKEN, UNENDED } from './documents.js';

type Options = Parameters<typeof readWhole>[3];
const read = (text: string, options: Options = { country: 'GB' }) =>
  readWhole(QIF, text, 'lines', options).statements;
const rowsOf = (text: string, options?: Options) =>
  read(text, options).accounts.flatMap(({ transactions }) => transactions);
const record = (date: string, further = 'T-5.00\nPSHOP') => `D${date}\n${further}\n^\n`;

describe('QIF', () => {
  it('is read with its texts in their roles', () => {
    const { accounts, skipped, notes } = read(BRITISH);
    expect(skipped).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(['account_unnamed']);
    expect(accounts[0]).toMatchObject({ accountId: 'qif', currencyCode: 'GBP', countryCode: 'GB' });
    expect(accounts[0]?.transactions).toMatchObject([
      {
        description: 'PRET A MANGER LONDON SE1',
        counterPartyName: 'PRET A MANGER',
        amount: '4.50',
        creditDebitIndicator: 'Debit',
        bookingDate: '2026-02-28',
        source: { line: 2, additional: 'LONDON SE1' },
      },
      {
        amount: '2500.00',
        creditDebitIndicator: 'Credit',
        bookingDate: '2026-03-01',
        source: { other: { cleared: 'X' } },
      },
      {
        amount: '60.00',
        source: {
          other: {
            category: 'Groceries',
            splits: [
              { category: 'Groceries', memo: 'weekly shop', amount: '-45.00' },
              { category: 'Household', amount: '-15.00' },
            ],
          },
        },
      },
    ]);
  });

  it('is recognised and enriched', () => {
    const statements = readStatements(new TextEncoder().encode(BRITISH), { country: 'GB' });
    expect(statements.documents[0]?.format).toBe('qif');
    const { transactions } = enrichTransactions(toAnalyseRequest(statements));
    expect(transactions[2]).toMatchObject({ enrichedData: { predictedMerchantName: 'Tesco' } });
  });

  it('of several accounts gives each, and leaves investments in skipped', () => {
    const { accounts, skipped, notes } = read(QUICKEN, { country: 'US' });
    expect(accounts.map(({ accountId, accountSubType }) => [accountId, accountSubType])).toEqual([
      ['Checking Main', undefined],
      ['Visa Card', 'CreditCard'],
    ]);
    expect(accounts[0]?.balances).toEqual({ current: { amount: '1234.50', creditDebitIndicator: 'Credit' } });
    expect(accounts[0]?.transactions).toMatchObject([
      {
        bookingDate: '2026-01-15',
        source: { other: { number: '1042', address: ['12 Main Street', 'Austin TX'] } },
      },
      { bookingDate: '2026-03-02', source: { other: { category: '[Visa Card]' } } },
    ]);
    expect(accounts[1]?.transactions).toMatchObject([
      { bookingDate: '2026-03-02', creditDebitIndicator: 'Credit' },
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual(['balance_line', 'unrecognised']);
    expect(notes).toEqual([]);
  });

  it('takes the name of the account from its opening balance', () => {
    const text = `!Type:Bank\n${record('01/01/2026', 'T10.00\nPOpening Balance\nL[Savings]')}${record('31/01/2026')}`;
    expect(read(text).accounts).toMatchObject([{ accountId: 'Savings', transactions: [{ amount: '5.00' }] }]);
  });

  it('may have a payment that is only called an opening balance', () => {
    const opening = (category: string) => record('05/02/2026', `T-7.00\nPOpening Balance\n${category}`);
    const between = (middle: string, head = '!Account\nNMain\n^\n!Type:Bank\n') =>
      read(`${head}${record('31/01/2026')}${middle}${record('28/02/2026')}`);
    for (const category of ['LHome:Interest', 'L[Other]', 'SHome\n$-7.00', ''])
      expect([category, between(opening(category)).accounts[0]?.transactions.length]).toEqual([category, 3]);
    for (const category of ['L[Main]', 'L[main]', 'L[Main]/Home'])
      expect([category, between(opening(category)).skipped.map(({ reason }) => reason)]).toEqual([
        category,
        ['balance_line'],
      ]);
    // Nothing but its place tells what it is.
    const first = `!Type:Bank\n${opening('')}${record('28/02/2026')}`;
    const last = `!Type:Bank\n${record('28/02/2026')}${opening('')}`;
    for (const text of [first, last]) expect(read(text).skipped).toMatchObject([{ reason: 'balance_line' }]);
    expect(read(`!Type:Bank\n${opening('LHome:Interest')}`).accounts[0]?.transactions).toHaveLength(1);
  });

  it('is one record where a part of a split has a date', () => {
    const split = record(
      '05/02/2026',
      'T-60.00\nPTESCO\nSFood\n$-45.00\nD05/02/2026\nSHome\n$-15.00\nD06/02/2026',
    );
    const { accounts, skipped, notes } = read(`!Type:Bank\n${split}${record('28/02/2026')}`);
    expect(accounts[0]?.transactions).toHaveLength(2);
    expect(accounts[0]?.transactions[0]?.source.other).toEqual({
      splits: [
        { category: 'Food', amount: '-45.00', date: '05/02/2026' },
        { category: 'Home', amount: '-15.00', date: '06/02/2026' },
      ],
    });
    expect([skipped, notes.map(({ code }) => code)]).toEqual([[], ['account_unnamed']]);
  });

  it('is read to the end where ends of records are missing', () => {
    const { accounts, notes } = read(UNENDED);
    expect(accounts[0]?.transactions.map(({ description, amount }) => [description, amount])).toEqual([
      ['COSTA COFFEE', '5.00'],
      ['GREGGS PLC', '6.00'],
    ]);
    expect(notes).toMatchObject([
      {
        code: 'syntax_tolerated',
        message: '2 records do not end with ^, and were read all the same',
        place: { line: 2 },
      },
      { code: 'account_unnamed' },
    ]);
  });

  it('needs no header, and may have it before every record', () => {
    expect(rowsOf(record('31/01/2026') + record('01/02/2026'))).toHaveLength(2);
    expect(QIF.detect({ text: record('31/01/2026') } as never)).toBe(true);
    const repeated = `!Type:Bank\n${record('31/01/2026')}!Type:Bank\n${record('01/02/2026')}`;
    expect(read(repeated).accounts.map(({ transactions }) => transactions.length)).toEqual([2]);
    const two = `!Type:Bank\n${record('31/01/2026')}!Type:CCard\n${record('01/02/2026')}`;
    expect(read(two).accounts.map(({ accountId }) => accountId)).toEqual(['qif', 'qif-2']);
  });

  it('may name a kind of account that nobody knows', () => {
    const text = `!Account\nNOne\nTconstructor\n^\n!Type:Bank\n${record('31/01/2026')}`;
    expect(read(text).accounts[0]).not.toHaveProperty('accountSubType');
  });

  it('keeps letters that nobody knows, and rows without a payee', () => {
    const [row] = rowsOf(`!Type:Bank\n${record('31/01/2026', 'T-5.00\nNATM\nZ9\nZ8')}`);
    expect(row).toMatchObject({ description: 'ATM', source: { other: { Z: ['9', '8'], number: 'ATM' } } });
  });

  it('notes a split that does not add up', () => {
    const text = `!Type:Bank\n${record('31/01/2026', 'T-5.00\nPSHOP\nSA\n$-2.00\nSB\n$-2.99')}`;
    expect(rowsOf(text)).toMatchObject([{ amount: '5.00' }]);
    expect(read(text).notes).toMatchObject([
      {
        code: 'sum_differs',
        message: 'The parts of a split add up to -4.99, and the transaction is of -5.00, which was taken',
      },
      { code: 'account_unnamed' },
    ]);
  });
});

describe('dates of QIF', () => {
  it.each([
    ["1/15'26", '2026-01-15'],
    ["1/ 5'26", '2026-05-01'],
    ["1/ 5' 4", '2004-05-01'],
    ['15/01/26', '2026-01-15'],
    ['15.01.2026', '2026-01-15'],
    ['2026-01-15', '2026-01-15'],
    ['12/19/18', '2018-12-19'],
    ['12/19/98', '1998-12-19'],
  ])('%s is %s to a British reader', (date, day) => {
    expect(rowsOf(`!Type:Bank\n${record(date)}`)).toMatchObject([{ bookingDate: day }]);
  });

  it('are in the order that the whole document shows', () => {
    const text = `!Account\nNOne\n^\n!Type:Bank\n${record('01/02/2026')}!Account\nNTwo\n^\n!Type:Bank\n${record('12/19/2026')}`;
    const { accounts, notes } = read(text);
    expect(accounts.map(({ transactions }) => transactions[0]?.bookingDate)).toEqual([
      '2026-01-02',
      '2026-12-19',
    ]);
    expect(notes).toEqual([]);
  });

  it('that fit both orders are asked for', () => {
    const text = `!Type:Bank\n${record('01/03/2026')}`;
    expect(rowsOf(text)[0]?.bookingDate).toBe('2026-03-01');
    expect(rowsOf(text, { country: 'US' })[0]?.bookingDate).toBe('2026-01-03');
    expect(read(text).notes.map(({ code }) => code)).toContain('ambiguous_date_order');
    const told = read(text, { country: 'GB', dateOrder: 'month-first' });
    expect(told.accounts[0]?.transactions[0]?.bookingDate).toBe('2026-01-03');
    expect(told.notes.map(({ code }) => code)).toEqual(['account_unnamed']);
  });
});

describe('what is no QIF', () => {
  it('is refused', () => {
    for (const text of ['Date,Amount\n01/02/2026,5.00', 'nothing', '!Type:Nonsense\nD1\n^'])
      expect(() => fromQif(text), text).toThrow(InvalidRequestError);
  });

  it('within QIF is in skipped', () => {
    const text = `My bank\n^\n!Type:Nonsense\nD1\n^\n!Type:Bank\n${record('31/01/2026')}^\n${record('31/02/2026')}`;
    const { skipped, accounts } = read(text);
    expect(accounts[0]?.transactions).toHaveLength(1);
    expect(skipped.map(({ reason, line }) => [reason, line])).toEqual([
      ['preamble', 1],
      ['unrecognised', 3],
      ['unrecognised', 4],
      ['unreadable_date', 12],
    ]);
  });
});
