/** What an account lacks to state an income, reason by reason, and the words of each. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUFFICIENCY_RULES } from '../../src/data/sufficiency.js';
import type { Transaction, VerifyIncomeRequest } from '../../src/index.js';
import { credit, credits, debit, income } from '../support/build.js';

const PAYDAYS = ['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30'];
const PAY = credits(PAYDAYS, '2000.10', 'NORTHGATE LOGISTICS LTD SALARY BGC');
const SHOPPING = ['2026-01', '2026-02', '2026-03', '2026-04'].flatMap(month =>
  ['02', '09', '16', '23'].map(day => debit(`${month}-${day}`, 51.2, 'TESCO STORES 3021')),
);
const HISTORY = { historyStart: '2026-01-01' };

function sufficiencyOf(
  transactions: readonly Transaction[],
  request: Partial<VerifyIncomeRequest> = HISTORY,
  asOf = '2026-04-30',
) {
  return income(transactions, request, { asOf }).sufficiency;
}

describe('sufficiency', () => {
  it('is given for pay of four months in an account that is lived from', () => {
    expect(sufficiencyOf([...PAY, ...SHOPPING])).toEqual({
      verdict: 'sufficient',
      reasons: [],
      monthsCovered: 4,
      paydaysSeen: 4,
      balanceGaps: 0,
    });
  });

  it('lacks an income where none is paid any more', () => {
    expect(sufficiencyOf(SHOPPING)).toMatchObject({ verdict: 'insufficient', reasons: ['no-income-found'] });
    const ended = sufficiencyOf(
      [...PAY, ...SHOPPING, debit('2026-09-30', 5, 'TESCO')],
      HISTORY,
      '2026-09-30',
    );
    expect(ended.reasons).toContain('no-income-found');
  });

  it('lacks a history', () => {
    const since = (historyStart: string, from: string) =>
      sufficiencyOf(
        [...PAY, ...SHOPPING].filter(({ bookingDate }) => bookingDate >= from),
        { historyStart },
      );
    expect(since('2026-03-15', '2026-03-15').reasons).toContain('history-too-short');
    expect(since('2026-03-01', '2026-03-01')).toMatchObject({
      verdict: 'limited',
      reasons: ['history-short', 'few-paydays'],
    });
  });

  it('lacks paydays', () => {
    expect(sufficiencyOf([...PAY.slice(-1), ...SHOPPING]).reasons).toEqual(['one-payday']);
    expect(sufficiencyOf([...PAY.slice(-2), ...SHOPPING]).reasons).toEqual(['few-paydays']);
  });

  it('says that pay is late', () => {
    expect(sufficiencyOf([...PAY.slice(0, 3), ...SHOPPING], HISTORY, '2026-05-12').reasons).toEqual([
      'income-late',
    ]);
  });

  it('doubts that it is the main account where all money goes on', () => {
    const on = PAYDAYS.map(day => debit(day, 1900, 'TRANSFER TO SAVINGS'));
    expect(sufficiencyOf([...PAY, ...on])).toMatchObject({
      verdict: 'limited',
      reasons: ['not-main-account'],
    });
  });

  it('says that an account of another type shows no income', () => {
    const request = { ...HISTORY, accountSubType: 'CreditCard' };
    expect(sufficiencyOf([...PAY, ...SHOPPING], request).reasons).toEqual(['unsupported-account']);
  });

  it('finds where balances do not go on', () => {
    const balance = (amount: number) => ({ balance: { amount, creditDebitIndicator: 'Credit' as const } });
    const rows = [
      credit('2026-04-01', 60, 'A', balance(160)),
      debit('2026-04-02', 20, 'B', balance(140)),
      debit('2026-04-02', 10, 'C', balance(130)),
      debit('2026-04-03', 30, 'D', balance(100)),
    ];
    expect(sufficiencyOf(rows).balanceGaps).toBe(0);
    const [first, second, , last] = rows as [Transaction, Transaction, Transaction, Transaction];
    expect(sufficiencyOf([first, second, last])).toMatchObject({ balanceGaps: 1 });
    expect(sufficiencyOf([first, second, last]).reasons).toContain('balance-gaps');
  });
});

describe('the page', () => {
  const page = readFileSync('docs/income.md', 'utf8');

  it.each(Object.entries(SUFFICIENCY_RULES))('has the verdict and the words of %s', (code, rule) => {
    expect(page).toContain(`| \`${code}\` | ${rule.verdict} |`);
    expect(page).toContain(`| \`${code}\` | ${rule.notice} |`);
  });
});
