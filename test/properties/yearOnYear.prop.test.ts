/** Laws of the comparison with the year before: it adds up to the penny, and older rows change nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction, VerifyIncomeResult } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { income, pence, sumInPence } from '../support/build.js';
import { dayInMonth } from '../support/dates.js';
import { holds } from '../support/property.js';

const situations = ledger({ isPlain: true });

/** The rows of the twelve months to the last, and the same a year earlier: pay as it was, and less of all else. */
function twoYears({ transactions, to }: { transactions: readonly Transaction[]; to: string }) {
  const [year, month] = to.split('-').map(Number) as [number, number];
  const from = dayInMonth(year, month - 11, 1);
  const now = transactions.filter(({ bookingDate }) => bookingDate >= from);
  const before = now.map(row => {
    const [ofYear, ofMonth, day] = row.bookingDate.split('-').map(Number) as [number, number, number];
    return {
      ...row,
      transactionId: `earlier ${row.transactionId}`,
      bookingDate: dayInMonth(ofYear - 1, ofMonth, day),
    };
  });
  const known = { historyStart: from };
  return { now, before, known, asOf: { asOf: to } };
}

function withoutYears({ meta: _, incomeStreams, incomeStreamsSummary, ...rest }: VerifyIncomeResult) {
  return {
    ...rest,
    incomeStreams: incomeStreams.map(({ yearOnYear: __, ...stream }) => stream),
    incomeStreamsSummary: { ...incomeStreamsSummary, yearOnYear: null },
  };
}

describe('year on year', () => {
  it('adds up to the penny', () => {
    holds(
      fc.property(situations, situation => {
        const { now, before, known, asOf } = twoYears(situation);
        const rows = [...before, ...now];
        const { incomeStreams, incomeStreamsSummary } = income(rows, known, asOf);
        const together = incomeStreamsSummary.yearOnYear;
        const amounts = new Map(rows.map(row => [row.transactionId, pence(Number(row.amount))]));
        const sumOf = (ids: readonly string[]) =>
          ids.reduce((sum, id) => sum + (amounts.get(id) as number), 0);
        const streams = incomeStreams.flatMap(({ yearOnYear }) => yearOnYear ?? []);
        expect(streams.length).toBe(together === null ? 0 : incomeStreams.length);
        for (const one of streams) {
          expect(one.months).toBe(together?.months);
          expect(sumOf(one.previousTransactionIds)).toBe(pence(one.previousTotal));
          expect(pence(one.change)).toBe(pence(one.total) - pence(one.previousTotal));
        }
        if (together === null) return;
        expect(pence(together.total)).toBe(sumInPence(streams.map(({ total }) => total)));
        expect(pence(together.previousTotal)).toBe(
          sumInPence([together.previousOther, ...streams.map(({ previousTotal }) => previousTotal)]),
        );
        expect(sumOf(together.otherTransactionIds)).toBe(pence(together.previousOther));
        expect(pence(together.change)).toBe(pence(together.total) - pence(together.previousTotal));
        const ids = [...streams.flatMap(one => one.previousTransactionIds), ...together.otherTransactionIds];
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('is null without older rows, and older rows change nothing else', () => {
    holds(
      fc.property(situations, situation => {
        const { now, before, known, asOf } = twoYears(situation);
        const alone = income(now, known, asOf);
        expect(alone.incomeStreamsSummary.yearOnYear).toBeNull();
        const whole = income([...before, ...now], known, asOf);
        expect(withoutYears(whole)).toEqual(withoutYears(alone));
      }),
    );
  });
});
