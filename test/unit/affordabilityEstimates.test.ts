/** What each category is worth in a month: bills and streams as they are, and the mean of what came irregularly. */
import { describe, expect, it } from 'vitest';
import {
  type CategoryEstimate,
  type EstimateQuestion,
  estimatesOf,
  sectionEstimate,
} from '../../src/affordability/estimates.js';
import { personShareOf } from '../../src/affordability/ownership.js';
import type { MonthLine } from '../../src/affordability/table.js';
import { dayOf, monthOf } from '../../src/base/calendar.js';
import type { Bill } from '../../src/bills/bill.js';
import { categoryIdOf, categoryOf } from '../../src/enrichment/words/categories.js';
import type { StreamFacts } from '../../src/income/stream.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { rows } from '../support/payments.js';

/** Pounds of each category that came irregularly, by month. */
type Table = Readonly<Record<string, Partial<Record<CategorySlug, number>>>>;

const month = (text: string) => monthOf(dayOf(`${text}-01`));

function lineOf(slug: CategorySlug, pounds: number): MonthLine {
  const category = categoryIdOf(slug);
  const section = categoryOf(category).affordability;
  const minor = Math.round(pounds * 100);
  return {
    category,
    section,
    // Not what is averaged.
    recorded: 7_77,
    working: 8_88,
    irregular: minor,
    recordedRows: [],
    workingRows: new Set(),
  };
}

function stream(category: CategorySlug, monthly: number, accountId = 'own'): StreamFacts {
  return {
    category,
    estimate: { monthly: monthly * 100 },
    group: { entries: rows([['2025-03-10', monthly]], { accountId }) },
  } as unknown as StreamFacts;
}

function bill(category: CategorySlug, monthly: number, isStopped = false, accountId = 'own'): Bill {
  return {
    category: categoryIdOf(category),
    monthly: monthly * 100,
    isStopped,
    entries: rows([['2025-03-10', monthly]], { accountId }),
  } as unknown as Bill;
}

function estimated(table: Table, extra: Partial<EstimateQuestion> = {}): CategoryEstimate[] {
  const months = Object.keys(table).map(text => ({ month: month(text), isPartial: false }));
  return estimatesOf({
    table: new Map(
      Object.entries(table).map(([text, lines]) => [
        month(text),
        new Map(
          Object.entries(lines).map(([slug, pounds], place) => [place, lineOf(slug as CategorySlug, pounds)]),
        ),
      ]),
    ),
    months,
    averaged: months,
    from: dayOf('2025-01-01'),
    asOf: dayOf('2025-03-31'),
    streams: [],
    bills: [],
    personShare: personShareOf({ share: 1, byAccount: new Map([['joint', 0.5]]) }),
    ...extra,
  });
}

/** Pounds by category. */
const told = (estimates: readonly CategoryEstimate[]) =>
  Object.fromEntries(estimates.map(({ category, monthly }) => [categoryOf(category).slug, monthly / 100]));

describe('what comes irregularly', () => {
  it('is the mean of the complete months, a month without as nothing', () => {
    const table = {
      '2025-03': { groceries: 300, fuel: 60 },
      '2025-02': { groceries: 330 },
      '2025-01': { groceries: 270.01 },
    } as const;
    // 900.01 / 3 is 300.0033.
    expect(told(estimated(table))).toEqual({ groceries: 300, fuel: 20 });
    expect(told(estimated({ '2025-03': {}, '2025-02': { groceries: 100 } }))).toEqual({ groceries: 50 });
  });

  it('leaves months that are not complete out of the mean', () => {
    const table = { '2025-03': { groceries: 20, fuel: 15 }, '2025-02': { groceries: 300 } } as const;
    const averaged = [{ month: month('2025-02'), isPartial: false }];
    expect(told(estimated(table, { averaged }))).toEqual({ groceries: 300, fuel: 0 });
    // Of a month that the table does not show there is nothing.
    const beyond = [...averaged, { month: month('2024-12'), isPartial: false }];
    expect(told(estimated(table, { averaged: beyond }))).toEqual({ groceries: 150, fuel: 0 });
  });

  it('without a complete month is scaled from its days to an average month, and from 28 days at least', () => {
    const table = { '2025-03': { groceries: 200 }, '2025-02': { groceries: 92 } } as const;
    const of = (from: string, asOf: string) =>
      told(estimated(table, { averaged: [], from: dayOf(from), asOf: dayOf(asOf) }))['groceries'];
    // 292 × 365 / 12 / 30 days, and the same of 28 and 29 days.
    expect(of('2025-02-10', '2025-03-11')).toBe(296.06);
    expect(of('2025-02-10', '2025-03-10')).toBe(306.26);
    expect(of('2025-02-10', '2025-03-09')).toBe(317.2);
    expect(of('2025-03-01', '2025-03-09')).toBe(317.2);
  });

  it('is at least nothing where more came back than was spent, but savings may be drawn down', () => {
    const table = { '2025-03': { groceries: -50, savings: -80, 'credit-card-payment': -1 } } as const;
    expect(told(estimated(table))).toEqual({ groceries: 0, savings: -80, 'credit-card-payment': 0 });
  });

  it('is no income: that is what streams bring', () => {
    const table = { '2025-03': { salary: 500 } } as const;
    expect(told(estimated(table))).toEqual({ salary: 0 });
    expect(told(estimated(table, { streams: [stream('salary', 2000)] }))).toEqual({ salary: 2000 });
  });

  it('leaves out what stands in no section that is estimated', () => {
    expect(told(estimated({ '2025-03': { 'own-account-transfer': 90, refund: 30, groceries: 10 } }))).toEqual(
      {
        groceries: 10,
      },
    );
  });
});

describe('what comes regularly', () => {
  it('is added to what does not, unless the bill has stopped', () => {
    const bills = [
      bill('mortgage', 900),
      bill('energy', 100),
      bill('groceries', 40),
      bill('rent', 700, true),
    ];
    expect(told(estimated({ '2025-03': { groceries: 60 } }, { bills }))).toEqual({
      groceries: 100,
      mortgage: 900,
      energy: 100,
    });
  });

  it('of one category is the sum of its streams and bills', () => {
    const streams = [stream('salary', 2000), stream('salary', 500), stream('private-pension', 300)];
    const bills = [bill('mobile', 20), bill('mobile', 15)] as const;
    expect(told(estimated({}, { streams, bills, averaged: [] }))).toEqual({
      salary: 2500,
      'private-pension': 300,
      mobile: 35,
    });
  });

  it('counts with the own part of the account that it moves through', () => {
    const streams = [stream('salary', 2000), stream('salary', 1000, 'joint')];
    const bills = [bill('mortgage', 900, false, 'joint')];
    expect(told(estimated({}, { streams, bills }))).toEqual({ salary: 2500, mortgage: 450 });
  });
});

describe('a section', () => {
  it('is the sum of its categories', () => {
    const estimates = estimated(
      { '2025-03': { groceries: 60, fuel: 40, savings: 25 } },
      { streams: [stream('salary', 2000)], bills: [bill('mortgage', 900)] },
    );
    const of = (section: CategoryEstimate['section']) => sectionEstimate(estimates, section) / 100;
    expect([of('income'), of('savings'), of('debt')]).toEqual([2000, 25, 0]);
    expect(of('fixed') + of('flexible')).toBe(1000);
  });
});
