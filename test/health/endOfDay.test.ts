import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnalyseRequest, endOfDayBalances } from '../../src/index.js';
import { at, only } from '../support/build.js';
import { type AccountStory, requestOf } from './story.js';

const AS_OF = '2026-06-30';

function balancesOf(story: AccountStory) {
  return only(endOfDayBalances(requestOf(story), { asOf: AS_OF }).accounts);
}

/** `06-05 954.90` of each day listed. */
function shown(story: AccountStory): string[] {
  return balancesOf(story).days.map(({ date, balance }) => `${date.slice(5)} ${balance}`);
}

describe('end-of-day balances', () => {
  it('are rebuilt backwards from the current one, for the days that moved it and the first and last', () => {
    const lines = [
      '2026-06-10 -20.00 ARGOS',
      '2026-06-10 100.00 CASH PAID IN',
      '2026-06-12 -300.00 RENT PAYMENT',
    ];
    expect(shown({ current: -50, historyStart: '2026-06-01', lines })).toEqual([
      '06-01 170',
      '06-10 250',
      '06-12 -50',
      '06-30 -50',
    ]);
  });

  it('begin with the earliest transaction when nothing else is known', () => {
    expect(shown({ current: 5, lines: ['2026-06-20 5.00 CASH PAID IN'] })).toEqual(['06-20 5', '06-30 5']);
  });

  it('leave pending and later transactions out', () => {
    const request = requestOf({
      current: 100,
      lines: ['2026-06-20 -5.00 ARGOS', '2026-06-21 -9.00 ARGOS', '2026-07-02 -7.00 ARGOS'],
    });
    const accounts = request.accounts.map(account => ({
      ...account,
      transactions: account.transactions.map((row, index) =>
        index === 1 ? { ...row, status: 'Pending' as const } : row,
      ),
    }));
    const { accounts: result, meta } = endOfDayBalances({ accounts }, { asOf: AS_OF });
    expect(at(result, 0).days.map(({ date }) => date)).toEqual(['2026-06-20', '2026-06-30']);
    expect(meta.ignored.map(({ reason }) => reason)).toEqual(['pending', 'after-as-of']);
  });

  it('are none without any history', () => {
    expect(balancesOf({ current: 10, lines: [] })).toMatchObject({
      currentBalance: 10,
      days: [],
      reconciliation: { status: 'not-checked', checkedDays: 0 },
    });
  });

  it('are one line a day that moved, however long the history', () => {
    const lines = ['1990-01-01 1.00 CASH PAID IN', '2026-06-01 1.00 CASH PAID IN'];
    expect(balancesOf({ current: 2, lines }).days).toHaveLength(3);
  });
});

describe('all accounts together', () => {
  const { combined } = endOfDayBalances(
    requestOf(
      { accountId: 'a', current: 100, lines: ['2026-06-10 -60.00 TRANSFER TO SAVINGS'] },
      { accountId: 'b', current: 80, lines: ['2026-06-12 60.00 TRANSFER FROM CURRENT ACCOUNT'] },
    ),
    { asOf: AS_OF },
  );

  it('hold money that is on its way, and do not move with it', () => {
    expect(combined).toEqual({
      currencyCode: 'GBP',
      days: [
        { date: '2026-06-10', balance: 180 },
        { date: '2026-06-30', balance: 180 },
      ],
    });
  });

  it('are none in different currencies', () => {
    const result = endOfDayBalances(
      requestOf({ current: 1, lines: [] }, { current: 1, currencyCode: 'USD', lines: [] }),
    );
    expect(result.combined).toBeNull();
    expect(result.combinedNotComputed).toBe('the accounts are in different currencies (GBP, USD)');
  });
});

describe('the reconciliation with running balances', () => {
  const statement = [
    '2026-06-10 -20.00 ARGOS | 180',
    '2026-06-10 100.00 CASH PAID IN | 280',
    '2026-06-10 -30.00 BOOTS 1234 | 250',
    '2026-06-12 -300.00 RENT PAYMENT | -50',
  ];
  const agrees = { status: 'agrees', checkedDays: 2, differingDays: 0, firstDifference: null };

  it('agrees, overdraft included', () => {
    const { days, reconciliation } = balancesOf({ current: -50, lines: statement });
    expect(reconciliation).toEqual({ ...agrees, constantDifference: null });
    expect(days).toEqual([
      { date: '2026-06-10', balance: 250, reported: 250 },
      { date: '2026-06-12', balance: -50, reported: -50 },
      { date: '2026-06-30', balance: -50, reported: null },
    ]);
  });

  it('agrees when the bank lists the day from its end', () => {
    const { reconciliation } = balancesOf({ current: -50, lines: [...statement].reverse() });
    expect(reconciliation).toMatchObject(agrees);
  });

  it('agrees when the bank gives the balance once a day', () => {
    const lines = statement.map((line, index) => (index < 2 ? line.split(' | ')[0] : line) as string);
    expect(balancesOf({ current: -50, lines }).reconciliation).toMatchObject(agrees);
  });

  it('differs where a transaction is missing, on the last day before the gap', () => {
    // The rent of the 12th is gone: the 10th closes at -50 by the current balance, and at 250 by the bank.
    const { days, reconciliation } = balancesOf({ current: -50, lines: statement.slice(0, 3) });
    expect(reconciliation).toMatchObject({
      status: 'differs',
      checkedDays: 1,
      differingDays: 1,
      firstDifference: { date: '2026-06-10', expected: 250, computed: -50, difference: -300 },
      constantDifference: null,
    });
    expect(at(days, 0).reported).toBe(250);
  });

  it('names the latest of several days that differ', () => {
    const lines = [
      '2026-06-01 -10.00 ARGOS | 190',
      '2026-06-05 -10.00 ARGOS | 180',
      // A payment of 40 on the 6th is missing.
      '2026-06-09 -10.00 ARGOS | 130',
    ];
    expect(balancesOf({ current: 130, lines }).reconciliation).toMatchObject({
      status: 'differs',
      checkedDays: 3,
      differingDays: 2,
      firstDifference: { date: '2026-06-05', expected: 180, computed: 140, difference: -40 },
      constantDifference: null,
    });
  });

  it('sees that a credit line is inside the running balances', () => {
    const lines = ['2026-06-01 -10.00 ARGOS | 690', '2026-06-05 -10.00 ARGOS | 680'];
    expect(balancesOf({ current: 180, available: 680, lines })).toMatchObject({
      creditLine: 500,
      reconciliation: { status: 'differs', differingDays: 2, constantDifference: -500 },
    });
  });
});

describe('the accounts on file', () => {
  const FOLDER = 'fixtures/accounts';
  it.each(readdirSync(FOLDER))('%s: every running balance agrees', name => {
    const request: AnalyseRequest = JSON.parse(readFileSync(`${FOLDER}/${name}/request.json`, 'utf8'));
    const { accountId, currencyCode, transactions, balances } = request;
    const current = balances?.current;
    if (!current) throw new Error(`${name} has no current balance`);
    const { accounts } = endOfDayBalances({
      accounts: [{ accountId, currencyCode, balances: { current }, transactions }],
    });
    const { days, reconciliation } = at(accounts, 0);
    const checked = days.filter(({ reported }) => reported !== null);
    expect(reconciliation).toMatchObject({ differingDays: 0, checkedDays: checked.length });
    expect(reconciliation.status).not.toBe('differs');
  });
});
