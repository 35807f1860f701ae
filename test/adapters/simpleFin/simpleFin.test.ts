import { describe, expect, it } from 'vitest';
import { SIMPLEFIN } from '../../../src/adapters/formats/simpleFin/simpleFin.js';
import {
  fromSimpleFin,
  InvalidRequestError,
  mergeStatements,
  readStatements,
  toAnalyseRequest,
} from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { fuzzFormat, readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, noonOf, SECOND_VERSION } from './documents.js';

const [CHECKING] = ACCOUNTS.accounts;
/** The account with other transactions. */
const answerOf = (...transactions: readonly object[]) => ({
  errors: [],
  accounts: [{ ...CHECKING, transactions }],
});
const row = (id: string, posted: unknown, more: object = {}) => ({
  id,
  posted,
  amount: '-5.00',
  description: 'BLUE DOOR COFFEE',
  ...more,
});

describe('answers of SimpleFIN', () => {
  const { statements } = readWhole(SIMPLEFIN, JSON.stringify(ACCOUNTS, null, 2), 'json');
  const [checking, card] = statements.accounts;

  it('have the sign, the day and the status of each row', () => {
    expect(
      checking?.transactions.map(({ transactionId, amount, creditDebitIndicator, status, bookingDate }) => [
        transactionId,
        amount,
        creditDebitIndicator,
        status,
        bookingDate,
      ]),
    ).toEqual([
      ['TRN-1', '86.22', 'Debit', 'Booked', '2026-03-03'],
      ['TRN-2', '2450.00', 'Credit', 'Booked', '2026-03-02'],
      ['TRN-3', '51.19', 'Debit', 'Pending', '2026-03-04'],
    ]);
    expect(card?.transactions).toMatchObject([{ amount: '12.40', creditDebitIndicator: 'Debit' }]);
    expect(statements.skipped).toEqual([]);
    expect(statements.notes).toEqual([]);
  });

  it('have every text in its role', () => {
    expect(checking?.transactions[0]).toMatchObject({
      description: 'KROGER #412 COLUMBUS OH',
      counterPartyName: 'Kroger',
      source: {
        additional: 'POS',
        other: { transacted_at: noonOf('2026-03-02'), extra: { category: 'food' } },
      },
    });
    expect(checking?.transactions[1]).not.toHaveProperty('counterPartyName');
  });

  it('tell the accounts and their balances', () => {
    expect(checking).toMatchObject({
      accountId: 'ACT-1',
      countryCode: 'US',
      currencyCode: 'USD',
      balances: {
        current: { amount: '1210.50', creditDebitIndicator: 'Credit' },
        available: { amount: '1159.31', creditDebitIndicator: 'Credit' },
      },
      origin: { signBasis: 'written', other: { name: 'Checking 4412', org: { domain: 'bank.example' } } },
    });
    expect(card?.balances).toEqual({ current: { amount: '410.00', creditDebitIndicator: 'Debit' } });
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(4);
  });

  it('of version 2 are read too, and each error is told once', () => {
    const both = { ...SECOND_VERSION, errors: ['The bank asks you to sign in again', ' '] };
    const { accounts, notes, skipped } = readWhole(SIMPLEFIN, JSON.stringify(both), 'json').statements;
    expect(accounts[0]).toMatchObject({ accountId: 'ACT-3', currencyCode: 'GBP', countryCode: 'GB' });
    expect(notes).toMatchObject([
      {
        code: 'error_in_source',
        message: 'SimpleFIN reports the error "The bank asks you to sign in again"',
        place: { path: ['errlist', 0] },
      },
    ]);
    expect(skipped).toEqual([]);
  });
});

describe('a time of SimpleFIN', () => {
  const daysOf = (answer: object, options = {}) =>
    fromSimpleFin(answer, options).accounts[0]?.transactions.map(({ bookingDate }) => bookingDate);
  const at = (...instants: readonly string[]) =>
    answerOf(...instants.map((instant, index) => row(String(index), Date.parse(instant) / 1000)));

  it('is a day of London for an account in pounds', () => {
    expect(daysOf(SECOND_VERSION)).toEqual(['2026-07-02']);
  });

  it('is a day of the zone that the caller tells for an account in dollars, and a note asks for it', () => {
    const nights = at('2026-03-04T03:00:00Z', '2026-07-04T04:30:00Z');
    expect(daysOf(nights, { timeZone: 'America/New_York' })).toEqual(['2026-03-03', '2026-07-04']);
    expect(daysOf(nights, { timeZone: 'America/Los_Angeles' })).toEqual(['2026-03-03', '2026-07-03']);
    expect(daysOf(nights)).toEqual(['2026-03-04', '2026-07-04']);
    expect(fromSimpleFin(nights).notes.map(({ code }) => code)).toEqual(['time_zone_unknown']);
  });

  it('at noon or at midnight is a day without a time, in every zone', () => {
    const days = at('2026-03-04T12:00:00Z', '2026-03-05T00:00:00Z');
    for (const timeZone of ['Pacific/Honolulu', 'America/New_York', 'Europe/London'])
      expect(daysOf(days, { timeZone })).toEqual(['2026-03-04', '2026-03-05']);
    expect(fromSimpleFin(days).notes).toEqual([]);
  });
});

describe('a pending row of SimpleFIN', () => {
  const read = (...rows: readonly object[]) => {
    const { accounts, skipped, notes } = readWhole(
      SIMPLEFIN,
      JSON.stringify(answerOf(...rows)),
      'json',
    ).statements;
    return { rows: accounts[0]?.transactions ?? [], skipped, notes };
  };

  it('has a posted of 0, none, or says that it is pending', () => {
    const transacted_at = noonOf('2026-03-04');
    const { rows, skipped } = read(
      row('1', 0, { transacted_at }),
      row('2', null, { transacted_at, amount: '-6.00' }),
      row('3', noonOf('2026-03-05'), { pending: true, amount: '-7.00' }),
      row('4', noonOf('2026-03-05'), { pending: true, transacted_at, amount: '-8.00' }),
      row('5', noonOf('2026-03-05'), { pending: false, amount: '-9.00' }),
    );
    expect(rows.map(({ status, bookingDate }) => [status, bookingDate])).toEqual([
      ['Pending', '2026-03-04'],
      ['Pending', '2026-03-04'],
      ['Pending', '2026-03-05'],
      ['Pending', '2026-03-04'],
      ['Booked', '2026-03-05'],
    ]);
    expect(skipped).toEqual([]);
  });

  it('without any date is skipped, and the members that lack it are named', () => {
    const { rows, skipped } = read(row('1', 0), row('2', 0, { transacted_at: 0 }));
    expect(rows).toEqual([]);
    expect(skipped).toMatchObject([
      {
        reason: 'no_date',
        path: ['accounts', 0, 'transactions', 0],
        message: 'The row has no date: posted is 0 or missing, as in a pending row, and so is transacted_at',
      },
      { reason: 'no_date' },
    ]);
  });

  it('gives way to its booked row, which has a new id', () => {
    const pending = row('P-1', 0, { transacted_at: noonOf('2026-03-04') });
    const booked = row('B-1', noonOf('2026-03-06'), { description: 'BLUE DOOR COFFEE #12' });
    const { rows, notes } = read(pending, booked);
    expect(rows.map(({ transactionId }) => transactionId)).toEqual(['B-1']);
    expect(notes).toMatchObject([{ code: 'pending_twin_dropped', transactionIds: ['B-1'] }]);
    const pages = [answerOf(pending), answerOf(booked)];
    expect(fromSimpleFin(pages).accounts[0]?.transactions).toHaveLength(1);
  });

  it('stays beside a booked row of another amount, of another shop, or of a day before', () => {
    const pending = row('P-1', 0, { transacted_at: noonOf('2026-03-04') });
    for (const other of [
      { amount: '-5.50' },
      { description: 'RED LION' },
      { posted: noonOf('2026-03-03') },
      { amount: '5.00' },
    ])
      expect(read(pending, { ...row('B-1', noonOf('2026-03-06')), ...other }).rows).toHaveLength(2);
  });
});

describe('several answers of SimpleFIN', () => {
  it('count each row once, and tell which stands twice', () => {
    const overlapping = answerOf(
      ...(CHECKING?.transactions.slice(0, 1) ?? []),
      row('TRN-9', noonOf('2026-02-27')),
    );
    const { accounts, notes } = readWhole(
      SIMPLEFIN,
      [ACCOUNTS, overlapping].map(answer => JSON.stringify(answer)),
      'json',
    ).statements;
    expect(accounts[0]?.transactions.map(({ transactionId }) => transactionId)).toEqual([
      'TRN-1',
      'TRN-2',
      'TRN-3',
      'TRN-9',
    ]);
    expect(notes).toMatchObject([{ code: 'repeated_row_dropped', transactionIds: ['TRN-1'] }]);
    const merged = mergeStatements([ACCOUNTS, overlapping].map(answer => fromSimpleFin(answer)));
    expect(merged.accounts[0]?.transactions).toHaveLength(4);
  });

  it('give the latest balance, in whatever order they come', () => {
    for (const answers of [
      [ACCOUNTS, BALANCES],
      [BALANCES, ACCOUNTS],
    ])
      expect(fromSimpleFin(answers).accounts[0]?.balances?.current?.amount).toBe('1400.00');
  });

  it('keep accounts of two banks apart that have one id, and accounts without one', () => {
    const other = { ...CHECKING, org: { domain: 'other.example', 'sfin-url': 'https://other.example' } };
    const { id: _id, ...unnamed } = CHECKING as object & { id: string };
    const { accounts } = fromSimpleFin({ errors: [], accounts: [CHECKING, other, unnamed, unnamed] });
    expect(accounts.map(({ accountId }) => accountId)).toEqual([
      'ACT-1 bank.example',
      'ACT-1 other.example',
      'simplefin-1',
      'simplefin-2',
    ]);
  });
});

describe('an answer of SimpleFIN without rows', () => {
  it('is empty, and not refused', () => {
    for (const answer of [
      { errors: [], accounts: [] },
      { errlist: [], connections: [], accounts: [] },
      { errors: ['No data'], accounts: [] },
    ]) {
      const { accounts, documents, skipped } = readStatements(JSON.stringify(answer));
      expect([accounts, skipped]).toEqual([[], []]);
      expect(documents[0]?.format).toBe('simplefin');
    }
  });

  it('tells the balances of its accounts', () => {
    const { accounts, notes } = readStatements(JSON.stringify(BALANCES));
    expect(accounts).toMatchObject([
      { accountId: 'ACT-1', balances: { current: { amount: '1400.00' } }, transactions: [] },
    ]);
    expect(notes.map(({ code }) => code)).toEqual(['account_without_rows']);
  });
});

describe('what SimpleFIN should not say', () => {
  it('is skipped with its reason and the name of the member', () => {
    const { statements } = readWhole(
      SIMPLEFIN,
      JSON.stringify(
        answerOf(
          row('1', 'soon'),
          row('2', 1772539200000),
          row('3', noonOf('2026-03-03'), { amount: null }),
          row('4', noonOf('2026-03-03'), { amount: 'five' }),
          'no row' as unknown as object,
        ),
      ),
      'json',
    );
    expect(statements.accounts[0]?.transactions).toEqual([]);
    expect(statements.skipped).toMatchObject([
      {
        reason: 'unreadable_date',
        message: 'posted and transacted_at must be seconds since 1970, got "soon"',
      },
      { reason: 'unreadable_date' },
      { reason: 'no_amount' },
      { reason: 'unreadable_amount', message: '"five" is no amount' },
      { reason: 'unrecognised' },
    ]);
  });

  it('is an account in points or miles: it is never taken for one in dollars', () => {
    const miles = { ...CHECKING, currency: 'https://airline.example/miles' };
    const statements = fromSimpleFin({ errors: [], accounts: [miles] }, { country: 'US', currency: 'USD' });
    expect(statements.accounts[0]).toMatchObject({
      currencyCode: 'XXX',
      origin: { other: { currency: 'https://airline.example/miles' } },
    });
    expect(statements.notes.map(({ code }) => code)).toContain('other_currency');
    expect(() => toAnalyseRequest(statements)).toThrow('Only accounts in GBP or USD can be analysed');
  });

  it('is an account without a currency, which a note asks for', () => {
    const { currency: _currency, ...nameless } = CHECKING as object & { currency: string };
    const answer = { errors: [], accounts: [nameless] };
    expect(fromSimpleFin(answer).notes.map(({ code }) => code)).toContain('currency_unknown');
    expect(fromSimpleFin(answer, { country: 'US' }).accounts[0]?.currencyCode).toBe('USD');
  });

  it('is something else, and is refused', () => {
    for (const other of [
      { id: 'x', amount: 1 },
      { errors: [{ code: 1 }], accounts: [] },
    ])
      expect(() => fromSimpleFin(other)).toThrow(InvalidRequestError);
  });

  it('is read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [ACCOUNTS, SECOND_VERSION, BALANCES, [ACCOUNTS, BALANCES]].map(answer =>
      JSON.stringify(answer, null, 2),
    );
    expect(fuzzFormat(SIMPLEFIN, pool, 'json')).toBeGreaterThan(10);
  });
});
