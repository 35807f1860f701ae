/** Laws of what is expected to come: ranges stand in order, twelve months hold the first of them, and money only scales. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IncomeForecast, type Transaction, verifyIncome } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { income, pence, sumInPence } from '../support/build.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';

const SPANS = ['nextMonth', 'nextTwelveMonths'] as const;
const ENDS = ['low95', 'low80', 'expected', 'high80', 'high95'] as const;
const situations = ledger({ hasSecondAccount: true });

function inOrder(forecast: IncomeForecast): void {
  const ends = ENDS.map(end => forecast[end]);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(forecast.low95).toBeGreaterThanOrEqual(0);
  for (const amount of ends) expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-6);
}

describe('what will come', () => {
  it('stands in order, is whole pence, and is nothing once a stream has ended', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const { incomeStreams, incomeStreamsSummary } = income(transactions);
        for (const span of SPANS) {
          inOrder(incomeStreamsSummary.prediction[span]);
          for (const { prediction, status } of incomeStreams) {
            inOrder(prediction[span]);
            if (status === 'Ended') expect(Object.values(prediction[span])).toEqual([0, 0, 0, 0, 0]);
          }
        }
      }),
    );
  });

  it('is no more in the first month than in twelve', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        for (const { prediction } of income(transactions).incomeStreams)
          expect(prediction.nextMonth.expected).toBeLessThanOrEqual(
            prediction.nextTwelveMonths.high80 + 0.01,
          );
      }),
    );
  });

  it('adds up, and the summary is no wider than its streams together', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const { incomeStreams, incomeStreamsSummary } = income(transactions);
        for (const span of SPANS) {
          const all = incomeStreams.map(({ prediction }) => prediction[span]);
          const together = incomeStreamsSummary.prediction[span];
          expect(pence(together.expected)).toBe(sumInPence(all.map(({ expected }) => expected)));
          expect(pence(together.low95)).toBeGreaterThanOrEqual(sumInPence(all.map(({ low95 }) => low95)) - 1);
          expect(pence(together.high95)).toBeLessThanOrEqual(sumInPence(all.map(({ high95 }) => high95)) + 1);
        }
      }),
    );
  });
});

describe('the mean month and the poorest month', () => {
  it('never lie above what is expected, nor the poorest above the mean, and are nothing of what has ended', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const { incomeStreams, incomeStreamsSummary } = income(transactions);
        for (const stream of incomeStreams) {
          const { averageMonthIncome, poorestMonthIncome, estimatedIncome, prediction, status } = stream;
          expect(poorestMonthIncome).toBeGreaterThanOrEqual(0);
          expect(poorestMonthIncome).toBeLessThanOrEqual(averageMonthIncome);
          expect(averageMonthIncome).toBeLessThanOrEqual(estimatedIncome);
          expect(12 * averageMonthIncome).toBeLessThanOrEqual(prediction.nextTwelveMonths.expected + 0.07);
          expect(poorestMonthIncome).toBeLessThanOrEqual(prediction.nextMonth.expected);
          expect(12 * poorestMonthIncome).toBeLessThanOrEqual(prediction.nextTwelveMonths.low80 + 0.07);
          if (status === 'Late' || status === 'Ended') expect(poorestMonthIncome).toBe(0);
          if (status === 'Ended') expect(averageMonthIncome).toBe(0);
        }
        for (const member of ['averageMonthIncome', 'poorestMonthIncome'] as const)
          expect(pence(incomeStreamsSummary[member])).toBe(
            sumInPence(incomeStreams.map(stream => stream[member])),
          );
        expect(incomeStreamsSummary.poorestMonthIncome).toBeLessThanOrEqual(
          incomeStreamsSummary.prediction.nextMonth.expected,
        );
      }),
    );
  });

  it.each([
    ['GB', 'Weekly', 7, 4, 52],
    ['GB', 'Fortnightly', 14, 2, 26],
    ['GB', 'FourWeekly', 28, 1, 13],
    ['US', 'Weekly', 7, 4, 52],
    ['US', 'Fortnightly', 14, 2, 26],
  ] as const)(
    '%s, %s: the poorest month has the paydays that every month has',
    (country, frequency, days, paydays, inYear) => {
      const name =
        country === 'GB' ? 'QUENDALE CARE LTD WAGES BGC' : 'QUENDALE CARE INC PAYROLL PPD ID: 1234567890';
      const rows = Array.from({ length: 24 }, (_, index) => ({
        id: `p${index}`,
        day: addDays('2026-04-24', -days * index),
        pence: 41_233,
        description: name,
      }));
      const { incomeStreams } = verifyIncome(
        {
          accountId: 'account-1',
          countryCode: country,
          currencyCode: country === 'GB' ? 'GBP' : 'USD',
          transactions: rows.map(({ id, day, pence: amount, description }) => ({
            transactionId: id,
            description,
            amount: amount / 100,
            creditDebitIndicator: 'Credit',
            status: 'Booked',
            bookingDate: day,
          })),
        },
        { asOf: '2026-04-30' },
      );
      expect(incomeStreams).toHaveLength(1);
      const [stream] = incomeStreams;
      expect(stream?.frequency).toBe(frequency);
      expect(stream?.poorestMonthIncome).toBe((41_233 * paydays) / 100);
      expect(stream?.averageMonthIncome).toBeCloseTo((41_233 * inYear) / 1200, 1);
    },
  );
});

describe('sufficiency', () => {
  it('lists reasons in one order, and none when it is sufficient', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const { sufficiency, incomeStreams } = income(transactions);
        const { verdict, reasons, monthsCovered, paydaysSeen } = sufficiency;
        expect(verdict === 'sufficient').toBe(reasons.length === 0);
        expect(new Set(reasons).size).toBe(reasons.length);
        expect(monthsCovered).toBeLessThanOrEqual(12);
        if (incomeStreams.every(({ estimatedIncome }) => estimatedIncome === 0))
          expect(reasons).toContain('no-income-found');
        else expect(paydaysSeen).toBeGreaterThan(0);
      }),
    );
  });

  it('finds no gap in balances that go on, in whatever order, and one where a row is missing', () => {
    holds(
      fc.property(situations, fc.nat(), ({ transactions }, place) => {
        const rows = withBalances(transactions);
        expect(income(rows).sufficiency.balanceGaps).toBe(0);
        expect(income(rows.toReversed()).sufficiency.balanceGaps).toBe(0);
        if (rows.length < 8) return;
        const left = rows.toSpliced(1 + (place % (rows.length - 2)), 1);
        expect(income(left, {}, { asOf: '2027-01-31' }).sufficiency.balanceGaps).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** Booked rows of one account, each with the balance after it. */
function withBalances(transactions: readonly Transaction[]): Transaction[] {
  const ids = new Set<string>();
  const rows = transactions
    .filter(
      ({ status, transactionId }) => status === 'Booked' && !ids.has(transactionId) && ids.add(transactionId),
    )
    .toSorted((a, b) => (a.bookingDate < b.bookingDate ? -1 : a.bookingDate > b.bookingDate ? 1 : 0));
  let balance = 1_234_56;
  return rows.map(({ accountId: _, ...row }) => {
    balance += (row.creditDebitIndicator === 'Credit' ? 1 : -1) * pence(Number(row.amount));
    return {
      ...row,
      balance: {
        amount: Math.abs(balance) / 100,
        creditDebitIndicator: balance < 0 ? ('Debit' as const) : ('Credit' as const),
      },
    };
  });
}
