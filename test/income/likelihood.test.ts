/** Likelihood where no word says what the money is: what speaks for income and against it, and that it never jumps. */
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { credit, income, only } from '../support/build.js';
import { every, monthly } from '../support/dates.js';

const FIRM = 'ZORVEX QUANDLE BGC';
const AMERICAN = 'ZORVEX QUANDLE ACH CREDIT PPD ID: 5547562305';
/** Working days all of them. */
const LAST_FRIDAYS = ['2025-01-31', '2025-02-28', '2025-03-28', '2025-04-25', '2025-05-30', '2025-06-27'];
const WEDNESDAYS = ['2025-01-15', '2025-02-12', '2025-03-12', '2025-04-16', '2025-05-14', '2025-06-18'];

function likelihood(rows: readonly Transaction[]): number {
  return only(income(rows, {}, { asOf: '2025-12-31' }).incomeSources).incomeLikelihood;
}

function paid(amount: number, days: readonly string[] = LAST_FRIDAYS, text = FIRM): number {
  return likelihood(days.map(day => credit(day, amount, text)));
}

function inDollars(amount: number, days: readonly string[]): number {
  const rows = days.map(day => credit(day, amount, AMERICAN, { transactionId: `US ${day}` }));
  return only(income(rows, { currencyCode: 'USD' }, { asOf: '2025-12-31' }).incomeSources).incomeLikelihood;
}

describe('likelihood without words', () => {
  it('rises with the usual payment, without a jump anywhere', () => {
    let before = 0;
    for (let pence = 50_37; pence < 4_000_00; pence = Math.round(pence * 1.02)) {
      // Amounts of one kind: a little over a whole pound.
      const now = paid(Math.floor(pence / 100) + 0.37);
      expect(now).toBeGreaterThanOrEqual(before);
      if (before > 0) expect(now - before).toBeLessThan(0.02);
      before = now;
    }
    expect(paid(52.37)).toBeLessThan(0.5);
    expect(before).toBeGreaterThan(0.95);
  });

  it.each([50.99, 99.99, 299.99, 999.99])('hardly differs between %d and a penny more', amount => {
    for (const days of [LAST_FRIDAYS, WEDNESDAYS, LAST_FRIDAYS.slice(0, 3)])
      expect(Math.abs(paid(amount, days) - paid(Math.round(amount * 100 + 1) / 100, days))).toBeLessThan(
        0.01,
      );
  });

  it('takes 300 a week for as much as 1,300 a month, in pounds and in dollars', () => {
    const weeks = every(7, '2025-02-05', 26);
    expect(paid(300.37, weeks)).toBeGreaterThan(paid(300.37, WEDNESDAYS));
    expect(inDollars(300.37, weeks)).toBeGreaterThan(inDollars(300.37, WEDNESDAYS));
    expect(inDollars(300.37, WEDNESDAYS)).toBeLessThan(paid(300.37, WEDNESDAYS));
  });

  it('falls with each payment in round tens', () => {
    const with_ = (round: number) =>
      likelihood(LAST_FRIDAYS.map((day, index) => credit(day, index < round ? 210 : 210.37, FIRM)));
    const all = [0, 1, 2, 3, 4, 5, 6].map(with_);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(new Set(all).size).toBe(7);
    const steps = all.slice(1).map((now, index) => (all[index] as number) - now);
    expect(Math.max(...steps)).toBeLessThan(0.12);
  });

  it('rises with Fridays and the ends of months', () => {
    expect(paid(210.37)).toBeGreaterThan(paid(210.37, WEDNESDAYS));
  });

  it('knows the first and the fifteenth as American pay days', () => {
    // 277.69 dollars are as much as 210.37 pounds here, and no day is a Friday or a holiday.
    const firsts = ['2025-04-01', '2025-05-01', '2025-07-01', '2025-10-01', '2025-12-01'];
    const others = WEDNESDAYS.slice(1);
    expect(inDollars(277.69, others)).toBeCloseTo(paid(210.37, others), 2);
    expect(inDollars(277.69, firsts)).toBeGreaterThan(paid(210.37, firsts) + 0.02);
  });

  it('falls with payments on weekends', () => {
    const saturdays = every(28, '2025-01-18', 6);
    expect(paid(210.37, saturdays)).toBeLessThan(paid(210.37, every(28, '2025-01-15', 6)) - 0.1);
  });

  it('says little of small sums that come regularly', () => {
    const irregular = ['2025-01-07', '2025-01-30', '2025-03-12', '2025-03-26', '2025-05-28', '2025-06-04'];
    const gain = (amount: number) => Math.log(odds(paid(amount, WEDNESDAYS)) / odds(paid(amount, irregular)));
    expect(gain(52.37)).toBeLessThan(gain(320.37) / 2);
  });

  it('is lower for a bare name that pays by transfer, and higher for a bank credit', () => {
    const texts = ['FASTER PAYMENTS RECEIPT REF. FROM ZORVEX QUANDLE', 'ZORVEX QUANDLE', FIRM];
    const [transfer = 1, unsaid = 0, bankCredit = 0] = texts.map(text => paid(310.37, LAST_FRIDAYS, text));
    expect(transfer).toBeLessThan(unsaid);
    expect(unsaid).toBeLessThan(bankCredit);
    const firm = 'FASTER PAYMENTS RECEIPT REF. FROM ZORVEX ENGINEERING LTD';
    expect(paid(310.37, LAST_FRIDAYS, firm)).toBeGreaterThan(transfer + 0.1);
  });

  it('rises with the number of payments', () => {
    const days = monthly(15, 2025, 1, 12);
    const some = [3, 4, 6, 9, 12].map(count => paid(210.37, days.slice(0, count)));
    expect(some[0]).toBeLessThan(some[4] as number);
  });
});

function odds(probability: number): number {
  return probability / (1 - probability);
}
