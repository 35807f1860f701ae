/** What pay is, and why a payment departs from it. */
import { describe, expect, it } from 'vitest';
import { credit, credits, income, only } from '../support/build.js';
import { addDays, monthly } from '../support/dates.js';

const PAY = 'QUENDALE LTD SALARY BGC';

/** Monthly pay of these pounds, on the 15th, from January 2025; a null is a month without. */
function paid(...pounds: readonly (number | null)[]) {
  const days = monthly(15, 2025, 1, pounds.length);
  return pounds.flatMap((amount, index) =>
    amount === null ? [] : [credit(days[index] as string, amount, PAY)],
  );
}

function streamOf(...pounds: readonly (number | null)[]) {
  return only(income(paid(...pounds)).incomeStreams);
}

function outliersOf(...pounds: readonly (number | null)[]) {
  return streamOf(...pounds).outliers.map(({ date, amount, expected, reason }) => [
    date,
    amount,
    expected,
    reason,
  ]);
}

describe('outliers', () => {
  it.each([
    ['a bonus', [2000, 2000, 2000, 3400, 2000, 2000], ['2025-04-15', 3400, 2000, 'bonus']],
    ['overtime', [2000, 2000, 2000, 2180, 2000, 2000], ['2025-04-15', 2180, 2000, 'overtime']],
    ['unpaid leave', [2000, 2000, 2000, 1540, 2000, 2000], ['2025-04-15', 1540, 2000, 'unpaid-leave']],
    [
      'the first part of a month',
      [870, 2000, 2000, 2000, 2000, 2000],
      ['2025-01-15', 870, 2000, 'starter-part-period'],
    ],
    [
      'pay that came twice',
      [2000, 2000, 2000, 4000, 2000, 2000],
      ['2025-04-15', 4000, 2000, 'double-payment'],
    ],
    [
      'pay that came late, with the next',
      [2000, 2000, 2000, null, 4000, 2000],
      ['2025-05-15', 4000, 2000, 'back-pay'],
    ],
    ['a rise paid back', [2000, 2000, 2000, 2600, 2150, 2150], ['2025-04-15', 2600, 2000, 'back-pay']],
  ])('%s', (_, pounds, outlier) => {
    expect(outliersOf(...pounds)).toEqual([outlier]);
  });

  it('the last part of a month, and the end', () => {
    const result = income(paid(2000, 2000, 2000, 2000, 2000, 640), {}, { asOf: '2025-09-30' });
    const stream = only(result.incomeStreams);
    expect(stream.status).toBe('Ended');
    expect(stream.outliers.map(({ reason }) => reason)).toEqual(['leaver-part-period']);
    expect([stream.estimatedIncome, stream.annualisedIncome, stream.estimateBasis.method]).toEqual([
      0,
      0,
      'none',
    ]);
  });

  it('are counted in the totals, and say which transactions they are', () => {
    const stream = streamOf(2000, 2000, 2000, 3400, 2000, 2000);
    expect(stream.total).toBe(13_400);
    expect(stream.outliers[0]?.transactionIds).toEqual(['Credit 2025-04-15 3400 QUENDALE LTD SALARY BGC']);
  });
});

describe('levels', () => {
  it('follow a rise, and keep what was before', () => {
    const stream = streamOf(2000, 2000, 2000, 2000, 2120, 2120, 2120);
    expect(stream.levels).toEqual([
      { from: '2025-01-15', to: '2025-04-15', amount: 2000, payments: 4 },
      { from: '2025-05-15', to: '2025-07-15', amount: 2120, payments: 3 },
    ]);
    expect(stream.estimatedIncome).toBe(2120);
    expect(stream.estimateBasis).toEqual({
      method: 'current-level', from: '2025-05-15', to: '2025-07-15', payments: 3, paydays: null, months: null, assumedFrequency: null, lowest: 2120, highest: 2120, lastThreeMonths: 2080,
    }); // biome-ignore format: one line
  });
});

describe('pay with a bonus each quarter', () => {
  it('is its level where half of the payments are the same', () => {
    const stream = streamOf(2000, 2300, 2000, 2000, 2610, 2000, 2000, 2450, 2000, 2000);
    expect([stream.estimatedIncome, stream.estimateBasis.method]).toEqual([2000, 'current-level']);
    expect(stream.outliers).toHaveLength(3);
  });

  it('is variable where fewer are', () => {
    const stream = streamOf(2000, 2300, 2000, 2150, 2610, 2000, 1900, 2450, 2000, 1800);
    expect(stream.estimateBasis.method).toBe('mean-of-paydays');
  });
});

describe('variable pay', () => {
  it('is the mean of all its paydays while no change shows, with the least and the most of them', () => {
    const result = income(paid(900, 1500, 1100, 1700, 800, 1600, 1210.5), {}, { asOf: '2025-07-31' });
    const stream = only(result.incomeStreams);
    // (900 + 1500 + 1100 + 1700 + 800 + 1600 + 1210.50) / 7
    expect(stream.estimatedIncome).toBe(1258.64);
    expect(stream.estimateBasis).toEqual({
      method: 'mean-of-paydays',
      from: '2025-01-15',
      to: '2025-07-15',
      payments: 7,
      paydays: 7,
      months: null,
      assumedFrequency: null,
      lowest: 800,
      highest: 1700,
      // (800 + 1600 + 1210.50) / 3
      lastThreeMonths: 1203.5,
    });
  });

  it('counts a payday on which nothing came as nothing', () => {
    const weeks = [210, 150.5, null, 190, 240.75, 120, 305.2, null, 160, 175, 220, 99.9];
    const gig = weeks.flatMap((amount, index) =>
      amount === null ? [] : [credit(addDays('2026-01-07', 7 * index), amount, 'DELIVEROO RIDER PAY')],
    );
    const stream = only(income(gig, {}, { asOf: '2026-03-25' }).incomeStreams);
    // 1,871.35 over twelve Wednesdays, times 52 / 12.
    expect([stream.frequency, stream.estimatedIncome, stream.estimateBasis.paydays]).toEqual([
      'Weekly',
      675.77,
      12,
    ]);
    expect(stream.estimateBasis.lowest).toBe(0);
  });
});

describe('a year', () => {
  it('has twelve months, thirteen times four weeks, and fifty-two weeks', () => {
    const annual = (step: number, count: number) => {
      const days = Array.from({ length: count }, (_, index) => addDays('2025-01-08', step * index));
      return only(income(credits(days, 500, PAY)).incomeStreams).annualisedIncome;
    };
    expect([annual(7, 20), annual(14, 12), annual(28, 12)]).toEqual([26_000, 13_000, 6500]);
    expect(streamOf(2000, 2000, 2000, 2000).annualisedIncome).toBe(24_000);
  });
});

describe('gross pay', () => {
  it('is a range for a British salary: 25,119.60 net was 30,000 before tax alone in 2025-26', () => {
    const pay = monthly(15, 2025, 5, 8).map(day => credit(day, 2093.3, PAY));
    const stream = only(income(pay, {}, { division: 'england-and-wales' }).incomeStreams);
    expect(stream.annualisedIncome).toBe(25_119.6);
    expect(stream.grossAnnualEstimate).toMatchObject({ low: 30_000, high: 31_844, taxYear: '2025-26' });
  });

  it('is wider while nobody says which nation', () => {
    const pay = monthly(15, 2025, 5, 8).map(day => credit(day, 3200, PAY));
    const [known, unknown] = [{ division: 'england-and-wales' } as const, {}].map(
      options => only(income(pay, {}, options).incomeStreams).grossAnnualEstimate,
    );
    expect(unknown?.low).toBe(known?.low);
    expect(unknown?.high).toBeGreaterThan(known?.high as number);
  });

  it('is that of the state for a salary in dollars, and of no pension', () => {
    const days = monthly(15, 2025, 5, 8);
    const pension = only(income(credits(days, 900, 'KESTREL PENSION BGC')).incomeStreams);
    const dollars = (usState?: 'TX') =>
      only(
        income(
          credits(days, 2000, 'ACME CORP PAYROLL PPD ID: 1234567890'),
          { currencyCode: 'USD' },
          { usState },
        ).incomeStreams,
      );
    expect([pension.category, pension.grossAnnualEstimate]).toEqual(['private-pension', null]);
    // Single, 2025, Texas: 10 % over 15,000 and 7.65 %; 12 % from 26,925 on, where 23,672.74 is net.
    expect(dollars('TX').annualisedIncome).toBe(24_000);
    expect(dollars('TX').grossAnnualEstimate).toMatchObject({ low: 25_988, high: 27_332, taxYear: '2025' });
    expect(dollars().grossAnnualEstimate?.high).toBeGreaterThan(27_332);
  });
});
