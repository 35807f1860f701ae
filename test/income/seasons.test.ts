/** Pay that follows the year: 900 in winter, 2,100 from June to September. Every figure is worked out by hand. */
import { describe, expect, it } from 'vitest';
import { explain, verifyIncome } from '../../src/index.js';
import type { CountryCode } from '../../src/model/transaction.js';

const COUNTRIES = [
  ['GB', 'GBP', 'MERRIDEW HOLIDAY PARK LTD WAGES'],
  ['US', 'USD', 'MERRIDEW BEACH RESORT INC PAYROLL PPD'],
] as const;

interface Month {
  readonly day: string;
  readonly amount: number;
}

function incomeOf(
  country: CountryCode,
  currencyCode: 'GBP' | 'USD',
  description: string,
  months: readonly Month[],
  asOf: string,
) {
  return verifyIncome(
    {
      accountId: 'account-1',
      countryCode: country,
      currencyCode,
      historyStart: `${(months[0] as Month).day.slice(0, 7)}-01`,
      transactions: months.map(({ day, amount }, index) => ({
        transactionId: `p${index}`,
        description,
        amount,
        creditDebitIndicator: 'Credit',
        status: 'Booked',
        bookingDate: day,
      })),
    },
    { asOf },
  );
}

/** On the 25th of each month of two years, the first of them January 2024. */
function twoYears(amountOf: (month: number, year: number) => number | null): Month[] {
  return Array.from({ length: 24 }, (_, index) => ({
    year: 2024 + Math.floor(index / 12),
    month: 1 + (index % 12),
  }))
    .map(({ year, month }) => ({
      day: `${year}-${String(month).padStart(2, '0')}-25`,
      amount: amountOf(month, year) ?? 0,
    }))
    .filter(({ amount }) => amount > 0);
}

const summer =
  (first: number, high = 2100) =>
  (month: number) =>
    month >= first && month < first + 4 ? high : 900;

describe.each(COUNTRIES)('%s pay that follows the year', (country, currency, description) => {
  const ask = (months: readonly Month[], asOf: string) =>
    incomeOf(country, currency, description, months, asOf);

  it('is worth the mean of the year, in summer as in winter', () => {
    const months = twoYears(summer(6));
    for (const asOf of ['2025-12-31', '2025-07-31', '2025-10-31']) {
      const known = months.filter(({ day }) => day <= asOf);
      const result = ask(known, asOf);
      const [stream] = result.incomeStreams;
      // Eight months of 900 and four of 2,100: 15,600 a year.
      expect(stream).toMatchObject({
        estimatedIncome: 1300,
        annualisedIncome: 15_600,
        status: 'Active',
        frequency: 'Monthly',
        poorestMonthIncome: 900,
        estimateBasis: { method: 'mean-of-year', months: 12, payments: 12, lowest: 900, highest: 2100 },
      });
      expect(explain(result, 'incomeStreams[0].estimatedIncome')).toMatchObject({ value: 1300 });
    }
  });

  it('expects of next month what the same month brought a year ago', () => {
    const months = twoYears(summer(6));
    const next = (asOf: string) =>
      ask(
        months.filter(({ day }) => day <= asOf),
        asOf,
      ).incomeStreams[0]?.prediction.nextMonth;
    expect(next('2025-12-31')?.expected).toBe(900);
    expect(next('2025-07-31')?.expected).toBe(2100);
    // In the middle of a month the next whole one is two after the last.
    expect(next('2025-09-10')?.expected).toBe(900);
    // The season may go on for a month longer than last year.
    const september = next('2025-09-30');
    expect(september?.low80).toBeLessThanOrEqual(900);
    expect(september?.high80).toBeGreaterThanOrEqual(2100);
  });

  it('may come a month later in the second year', () => {
    const months = twoYears((month, year) => summer(year === 2024 ? 6 : 7)(month));
    expect(ask(months, '2025-12-31').incomeStreams[0]?.estimateBasis.method).toBe('mean-of-year');
  });

  it('may pause each year: ten months of twelve', () => {
    const months = twoYears(month => (month === 7 || month === 8 ? null : 1800));
    const inWinter = ask(months, '2025-12-31').incomeStreams[0];
    expect(inWinter).toMatchObject({ estimatedIncome: 1500, status: 'Active' });
    const inPause = ask(
      months.filter(({ day }) => day <= '2025-08-31'),
      '2025-08-31',
    ).incomeStreams[0];
    expect(inPause).toMatchObject({ estimatedIncome: 1500, status: 'Active' });
  });

  it('is no rise, no cut and no bonus', () => {
    const methodOf = (months: readonly Month[]) =>
      ask(months, '2025-12-31').incomeStreams[0]?.estimateBasis.method;
    const estimateOf = (months: readonly Month[]) =>
      ask(months, '2025-12-31').incomeStreams[0]?.estimatedIncome;
    const raised = twoYears((_, year) => (year === 2024 ? 1500 : 1600));
    expect([methodOf(raised), estimateOf(raised)]).toEqual(['current-level', 1600]);
    const raisedInSummer = twoYears((month, year) => (year === 2025 && month > 6 ? 2100 : 1500));
    expect([methodOf(raisedInSummer), estimateOf(raisedInSummer)]).toEqual(['current-level', 2100]);
    const bonus = twoYears(month => (month === 12 ? 3000 : 1500));
    expect([methodOf(bonus), estimateOf(bonus)]).toEqual(['current-level', 1500]);
    const sick = twoYears((month, year) => (year === 2025 && month > 3 && month < 7 ? 500 : 1500));
    expect([methodOf(sick), estimateOf(sick)]).toEqual(['current-level', 1500]);
    // A trend is alike in both years, too.
    const rising = twoYears((month, year) => 1000 + 50 * (12 * (year - 2024) + month));
    expect(methodOf(rising)).not.toBe('mean-of-year');
  });
});

describe.each(COUNTRIES)('%s pay that varies and has changed', (country, currency, description) => {
  const weeks = (from: string, count: number, amountOf: (week: number) => number): Month[] =>
    Array.from({ length: count }, (_, week) => ({
      day: new Date(Date.parse(from) + 7 * week * 86_400_000).toISOString().slice(0, 10),
      amount: amountOf(week) + 10 * ((week * 7) % 5),
    }));
  const nextMonthOf = (months: readonly Month[], start: string) => {
    const row = { day: start, amount: 30 };
    const { incomeStreams } = incomeOf(country, currency, description, [row, ...months], '2025-12-31');
    expect(incomeStreams[0]?.estimateBasis.method).toBe('mean-of-paydays');
    return incomeStreams[0]?.prediction.nextMonth;
  };

  it('may fall back to what it was in the year', () => {
    const months = weeks('2025-01-03', 52, week => (week < 30 ? 300 : 500));
    // Four Fridays of about 320 each.
    expect(nextMonthOf(months, '2024-01-02')?.low95).toBeLessThanOrEqual(1300);
  });

  it('does not fall back to the months before a job began', () => {
    const months = weeks('2025-07-04', 26, week => (week < 10 ? 300 : 500));
    expect(nextMonthOf(months, '2024-01-02')?.low80).toBeGreaterThan(1500);
  });
});

describe.each(COUNTRIES)('%s two posts at one employer', (country, currency, description) => {
  it('are two streams, told by their pay numbers alone', () => {
    const weekly = Array.from({ length: 40 }, (_, week) => ({
      day: new Date(Date.UTC(2025, 2, 5 + 7 * week)).toISOString().slice(0, 10),
      amount: 165,
      number: '922281',
    }));
    const monthly = Array.from({ length: 9 }, (_, month) => ({
      day: `2025-${String(3 + month).padStart(2, '0')}-25`,
      amount: 1557.35,
      number: '054854',
    }));
    const rows = [...weekly, ...monthly].sort((a, b) => (a.day < b.day ? -1 : 1));
    const ask = (wording: (row: (typeof rows)[number]) => string) =>
      verifyIncome(
        {
          accountId: 'account-1',
          countryCode: country,
          currencyCode: currency,
          transactions: rows.map((row, index) => ({
            transactionId: `p${index}`,
            description: wording(row),
            amount: row.amount,
            creditDebitIndicator: 'Credit',
            status: 'Booked',
            bookingDate: row.day,
          })),
        },
        { asOf: '2025-12-06' },
      ).incomeStreams.map(({ frequency, estimatedIncome }) => [frequency, estimatedIncome]);
    expect(ask(({ number }) => `${description} ${number}`)).toEqual([
      ['Monthly', 1557.35],
      ['Weekly', 715],
    ]);
  });
});
