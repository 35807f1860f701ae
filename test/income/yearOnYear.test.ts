/** What the same months brought a year earlier. */
import { describe, expect, it } from 'vitest';
import { credit, credits, income } from '../support/build.js';
import { monthly } from '../support/dates.js';

const AS_OF = { asOf: '2026-06-30' };
const TWO_YEARS = monthly(25, 2024, 7, 24);
const [BEFORE, NOW] = [TWO_YEARS.slice(0, 12), TWO_YEARS.slice(12)];

describe.each([
  ['GB', 'QUENDALE LTD SALARY', 'PERWICK LTD SALARY', 'DWP UC'],
  ['US', 'QUENDALE INC PAYROLL PPD', 'PERWICK INC PAYROLL PPD', 'VACP TREAS 310 XXVA BENEF'],
] as const)('%s', (country, pay, otherPay, benefit) => {
  const currencyCode = country === 'GB' ? 'GBP' : 'USD';
  const of = (transactions: ReturnType<typeof credits>, request = {}) =>
    income(
      transactions,
      { countryCode: country, currencyCode, historyStart: '2024-07-01', ...request },
      AS_OF,
    );

  it('compares the twelve months with the twelve before', () => {
    const { incomeStreams, incomeStreamsSummary } = of([
      ...credits(BEFORE, 2000.01, pay),
      ...credits(NOW, 2100.02, pay),
    ]);
    expect(incomeStreams).toHaveLength(1);
    const figures = { months: 12, total: 25200.24, previousTotal: 24000.12, change: 1200.12 };
    expect(incomeStreams[0]?.yearOnYear).toEqual({
      ...figures,
      previousTransactionIds: BEFORE.map(day => `Credit ${day} 2000.01 ${pay}`),
    });
    expect(incomeStreamsSummary.yearOnYear).toEqual({
      ...figures,
      previousOther: 0,
      otherTransactionIds: [],
    });
  });

  it('leaves out months that are not covered, and the month that is not complete', () => {
    const { incomeStreams } = income(
      [...credits(BEFORE.slice(6), 2000, pay), ...credits(NOW, 2100, pay)],
      { countryCode: country, currencyCode, historyStart: '2025-01-02' },
      { asOf: '2026-06-28' },
    );
    // February to May: January 2025 lacks a day, and June 2026 lacks two.
    expect(incomeStreams[0]?.yearOnYear).toMatchObject({ months: 4, total: 8400, previousTotal: 8000 });
  });

  it('is null with no more than twelve months', () => {
    const { incomeStreams, incomeStreamsSummary } = of(credits(NOW, 2100, pay), {
      historyStart: '2025-07-01',
    });
    expect(incomeStreams[0]?.yearOnYear).toBeNull();
    expect(incomeStreamsSummary.yearOnYear).toBeNull();
  });

  it('says nothing came of a new job, and counts the old one in the summary', () => {
    const { incomeStreams, incomeStreamsSummary } = of([
      ...credits(BEFORE, 1900.5, otherPay),
      ...credits(NOW, 2100, pay),
    ]);
    expect(incomeStreams).toHaveLength(1);
    expect(incomeStreams[0]?.yearOnYear).toMatchObject({ total: 25200, previousTotal: 0, change: 25200 });
    expect(incomeStreamsSummary.yearOnYear).toMatchObject({
      total: 25200,
      previousTotal: 22806,
      previousOther: 22806,
      change: 2394,
    });
  });

  it('counts no money of the year before that was no income', () => {
    const { incomeStreamsSummary } = of([
      ...credits(NOW, 2100, pay),
      credit('2024-10-03', 350, 'REFUND AMAZON'),
      credit('2024-11-05', 9000, 'INHERITANCE'),
      credit('2025-02-05', 40, 'J SMITH'),
    ]);
    expect(incomeStreamsSummary.yearOnYear).toMatchObject({ previousTotal: 0, previousOther: 0 });
  });

  it('keeps pay and benefits apart, and two jobs too', () => {
    const { incomeStreams, incomeStreamsSummary } = of([
      ...credits(BEFORE, 2000, pay),
      ...credits(NOW, 2100, pay),
      ...credits(monthly(12, 2024, 7, 24), 400, benefit),
      ...credits(monthly(5, 2024, 7, 24), 700, otherPay),
    ]);
    const previous = Object.fromEntries(
      incomeStreams.map(({ name, yearOnYear }) => [name, yearOnYear?.previousTotal]),
    );
    expect(Object.values(previous).toSorted()).toEqual([24000, 4800, 8400].toSorted());
    expect(incomeStreamsSummary.yearOnYear?.previousTotal).toBe(24000 + 4800 + 8400);
  });

  it('leaves benefits out of both years where they are excluded, which they are in Britain alone', () => {
    const { incomeStreamsSummary } = of(
      [...credits(TWO_YEARS, 2000, pay), ...credits(BEFORE, 400, benefit)],
      {
        excludeBenefits: true,
      },
    );
    const previousOther = country === 'GB' ? 0 : 4800;
    expect(incomeStreamsSummary.yearOnYear).toMatchObject({
      previousTotal: 24000 + previousOther,
      previousOther,
    });
  });
});
