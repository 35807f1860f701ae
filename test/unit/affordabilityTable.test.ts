/** What each month of the table holds: money as it was recorded, and the amounts that a lender works with. */

import { describe, expect, it } from 'vitest';
import { personShareOf } from '../../src/affordability/ownership.js';
import { lineResults, type MonthLine, sectionTotal, tableOf } from '../../src/affordability/table.js';
import { dayOf, type EpochDay, monthOf } from '../../src/base/calendar.js';
import type { Bill } from '../../src/bills/bill.js';
import type { Frequency } from '../../src/contract/income/frequency.js';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { payeeOf } from '../../src/enrichment/vote/payee.js';
import { categoryIdOf, categoryOf } from '../../src/enrichment/words/categories.js';
import type { StreamFacts } from '../../src/income/stream.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { paymentsOf } from '../../src/streams/payments.js';
import { rows } from '../support/payments.js';

const month = (text: string) => monthOf(dayOf(`${text}-01`));
const MONTHS = ['2025-03', '2025-02', '2025-01'];

interface Extra {
  readonly payee?: string;
  readonly refundOf?: EnrichedEntry;
  readonly accountId?: string;
}

let made = 0;

function moved(
  isCredit: boolean,
  date: string,
  pounds: number,
  slug: CategorySlug,
  extra: Extra,
): EnrichedEntry {
  const { payee = slug, refundOf, accountId = 'own' } = extra;
  const [row] = rows([[date, pounds]], { accountId, decision: { payee: payeeOf('name', payee) } }) as [
    EnrichedEntry,
  ];
  made++;
  return {
    ...row,
    entry: { ...row.entry, index: made, transactionId: `t${made}`, isCredit },
    refundOf: refundOf?.entry ?? null,
    countsToward: categoryIdOf(slug),
  };
}

const spent = (date: string, pounds: number, slug: CategorySlug, extra: Extra = {}) =>
  moved(false, date, pounds, slug, extra);
const received = (date: string, pounds: number, slug: CategorySlug, extra: Extra = {}) =>
  moved(true, date, pounds, slug, extra);

/** Each payment is of one row, or of several. */
function bill(
  paid: readonly (EnrichedEntry | readonly EnrichedEntry[])[],
  { coveredMonths = 1, isStopped = false, oddAmounts = [] as Bill['oddAmounts'] } = {},
): Bill {
  const payments = paid.map(one => ({ entries: [one].flat() as EnrichedEntry[] }));
  const entries = payments.flatMap(payment => payment.entries);
  return {
    category: entries[0]?.countsToward,
    entries,
    payments,
    rhythm: { coveredMonths },
    isStopped,
    oddAmounts,
  } as unknown as Bill;
}

/** Its schedule names the days on which it paid, and no other. */
function stream(
  entries: readonly EnrichedEntry[],
  frequency: Frequency,
  category: CategorySlug,
): StreamFacts {
  const payments = paymentsOf(entries);
  const between = (from: EpochDay, to: EpochDay) =>
    payments.map(({ day }) => day).filter(day => day >= from && day <= to);
  const cadence = { frequency, schedule: { frequency, between }, earliest: 0, latest: 0 };
  return {
    category,
    cadence,
    payments,
    earlier: null,
    status: 'Active',
    group: { entries },
  } as unknown as StreamFacts;
}

interface Question {
  readonly months?: readonly string[];
  readonly streams?: readonly StreamFacts[];
  readonly bills?: readonly Bill[];
}

/** Half of the account `joint` is the person's. */
function table(
  entries: readonly EnrichedEntry[],
  { months = MONTHS, streams = [], bills = [] }: Question = {},
) {
  const lines = tableOf({
    months: months.map(month),
    asOf: dayOf('2025-03-31'),
    entries,
    streams,
    bills,
    personShare: personShareOf({ share: 1, byAccount: new Map([['joint', 0.5]]) }),
  });
  return {
    linesIn: (text: string): MonthLine[] => [...(lines.get(month(text))?.values() ?? [])],
    /** Pounds recorded, worked with and irregular. */
    of: (text: string, slug: CategorySlug) => {
      const line = [...(lines.get(month(text))?.values() ?? [])].find(
        ({ category }) => categoryOf(category).slug === slug,
      );
      return line === undefined ? null : [line.recorded / 100, line.working / 100, line.irregular / 100];
    },
    /** What is shown for a category in a month. */
    shown: (text: string, slug: CategorySlug) =>
      lineResults(lines.get(month(text))?.values() ?? []).find(({ category }) => category === slug),
    has: (text: string) => lines.has(month(text)),
  };
}

const ids = (...entries: readonly EnrichedEntry[]) => entries.map(({ entry }) => entry.transactionId);

describe('spending', () => {
  it('is summed by category in the month in which it was paid', () => {
    const shopping = [
      spent('2025-01-31', 40, 'groceries'),
      spent('2025-02-01', 25.5, 'groceries'),
      spent('2025-02-20', 10, 'groceries'),
      spent('2025-02-20', 60, 'clothing'),
    ];
    const found = table(shopping);
    expect(found.of('2025-01', 'groceries')).toEqual([40, 40, 40]);
    expect(found.of('2025-02', 'groceries')).toEqual([35.5, 35.5, 35.5]);
    expect(found.of('2025-02', 'clothing')).toEqual([60, 60, 60]);
    expect(found.linesIn('2025-02')).toHaveLength(2);
    expect(found.linesIn('2025-03')).toEqual([]);
  });

  it('outside the months of the table is left out', () => {
    const found = table([spent('2024-12-31', 40, 'groceries'), spent('2025-01-01', 5, 'groceries')]);
    expect(found.has('2024-12')).toBe(false);
    expect(found.of('2025-01', 'groceries')).toEqual([5, 5, 5]);
  });

  it('of a joint account counts with the share of the person', () => {
    const found = table([spent('2025-01-31', 40, 'groceries', { accountId: 'joint' })]);
    expect(found.of('2025-01', 'groceries')).toEqual([20, 20, 20]);
  });
});

describe('money in', () => {
  it('that is income is recorded, and counted from the verified streams alone', () => {
    const found = table([received('2025-02-28', 2000, 'salary')]);
    expect(found.of('2025-02', 'salary')).toEqual([2000, 0, 0]);
  });

  it('that was paid by mistake and taken back lessens the recorded income', () => {
    const found = table([received('2025-02-27', 2000, 'salary'), spent('2025-02-28', 300, 'salary')]);
    expect(found.of('2025-02', 'salary')).toEqual([1700, 0, 0]);
  });

  it('that comes back of a cost lessens the cost', () => {
    const found = table([spent('2025-02-03', 50, 'clothing'), received('2025-02-28', 20, 'clothing')]);
    expect(found.of('2025-02', 'clothing')).toEqual([30, 30, 30]);
  });

  it('of unknown purpose is no return of what was spent on an unknown purpose', () => {
    const unknown = [
      received('2025-02-03', 500, 'uncategorised'),
      spent('2025-02-04', 80, 'uncategorised'),
      received('2025-02-05', 10, 'uncategorised'),
    ];
    const lines = table(unknown).linesIn('2025-02');
    expect(lines.map(({ section, recorded }) => [section, recorded / 100])).toEqual([
      ['excluded', -510],
      ['flexible', 80],
    ]);
  });
});

describe('a refund', () => {
  it('is recorded when it came, and undoes its purchase in the month of the purchase', () => {
    const coat = spent('2025-01-20', 100, 'clothing');
    const refund = received('2025-03-02', 30, 'clothing', { refundOf: coat });
    const found = table([coat, refund]);
    expect(found.of('2025-01', 'clothing')).toEqual([100, 70, 70]);
    expect(found.of('2025-03', 'clothing')).toEqual([-30, 0, 0]);
    expect(found.shown('2025-01', 'clothing')).toMatchObject({
      recordedTransactionIds: ids(coat),
      transactionIds: ids(coat, refund),
    });
    expect(found.shown('2025-03', 'clothing')).toMatchObject({
      recordedTransactionIds: ids(refund),
      transactionIds: ids(refund),
    });
  });

  it('in the month of its purchase lessens it there', () => {
    const coat = spent('2025-01-20', 100, 'clothing');
    const refund = received('2025-01-25', 100, 'clothing', { refundOf: coat });
    const found = table([coat, refund]);
    expect(found.of('2025-01', 'clothing')).toEqual([0, 0, 0]);
    expect(found.linesIn('2025-01')[0]?.workingRows.size).toBe(0);
  });

  it('of what was bought before the table lessens no cost of the table', () => {
    const coat = spent('2024-12-20', 100, 'clothing');
    const found = table([received('2025-01-05', 100, 'clothing', { refundOf: coat })]);
    expect(found.of('2025-01', 'clothing')).toEqual([-100, 0, 0]);
  });

  it('of a purchase that nothing names stands with that purchase', () => {
    const bought = spent('2025-01-20', 100, 'uncategorised');
    const lines = table([
      bought,
      received('2025-01-25', 40, 'uncategorised', { refundOf: bought }),
      received('2025-02-01', 60, 'uncategorised', { refundOf: bought }),
    ]);
    expect(lines.linesIn('2025-01').map(({ section, working }) => [section, working])).toEqual([
      ['flexible', 0],
    ]);
    expect(lines.linesIn('2025-02').map(({ section, recorded }) => [section, recorded])).toEqual([
      ['flexible', -60_00],
    ]);
  });
});

describe('a regular bill', () => {
  const paid = ['2025-01-05', '2025-02-05', '2025-03-05'].map(date => spent(date, 50, 'energy'));
  const other = spent('2025-02-10', 15, 'energy', { payee: 'another supplier' });

  it('is counted as it was paid, and no part of the irregular spending', () => {
    const found = table([...paid, other], { bills: [bill(paid)] });
    expect(MONTHS.map(text => found.of(text, 'energy'))).toEqual([
      [50, 50, 0],
      [65, 65, 15],
      [50, 50, 0],
    ]);
  });

  it('is no other payment to the same payee', () => {
    const extra = spent('2025-02-10', 8, 'energy');
    expect(table([...paid, extra], { bills: [bill(paid)] }).of('2025-02', 'energy')).toEqual([58, 58, 8]);
  });

  it('takes what comes back of it out of the irregular spending too', () => {
    const credits = [
      received('2025-03-10', 5, 'energy', { refundOf: paid[2] as EnrichedEntry }),
      received('2025-03-11', 7, 'energy'),
    ];
    const found = table([...paid, ...credits], { bills: [bill(paid)] });
    expect(found.of('2025-03', 'energy')).toEqual([38, 38, 0]);
  });

  it('leaves what others return, and what returns other payments, with the irregular spending', () => {
    const credits = [
      received('2025-02-11', 4, 'energy', { payee: 'another supplier' }),
      received('2025-02-12', 1, 'energy', { payee: 'energy', refundOf: other }),
    ];
    const found = table([...paid, other, ...credits], { bills: [bill(paid)] });
    expect(found.of('2025-02', 'energy')).toEqual([60, 60, 10]);
  });

  it('leaves what one odd payment took beyond the bill with the irregular spending of its month', () => {
    const odd = spent('2025-02-05', 80, 'energy');
    const oddAmounts = [{ entry: odd.entry, minor: 30_00 }];
    const entries = [paid[0], odd, paid[2]] as EnrichedEntry[];
    expect(table(entries, { bills: [bill(entries, { oddAmounts })] }).of('2025-02', 'energy')).toEqual([
      80, 80, 30,
    ]);
    const joint = { ...odd, entry: { ...odd.entry, accountId: 'joint' } };
    const shared = table([joint], {
      bills: [bill([joint], { oddAmounts: [{ entry: joint.entry, minor: 30_00 }] })],
    });
    expect(shared.of('2025-02', 'energy')).toEqual([40, 40, 15]);
    const stopped = table(entries, { bills: [bill(entries, { oddAmounts, isStopped: true })] });
    expect(stopped.of('2025-02', 'energy')).toEqual([80, 80, 0]);
  });
});

describe('a bill less frequent than monthly', () => {
  it('is spread evenly over the months that it covers', () => {
    const water = spent('2025-02-05', 100.01, 'water');
    const food = spent('2025-02-06', 10, 'groceries');
    const found = table([water, food], { bills: [bill([water], { coveredMonths: 3 })] });
    expect(MONTHS.map(text => found.of(text, 'water'))).toEqual([
      [0, 33.34, 0],
      [100.01, 33.34, 0],
      [0, 33.33, 0],
    ]);
    for (const text of MONTHS) expect(found.shown(text, 'water')?.transactionIds).toEqual(ids(water));
    expect(found.shown('2025-01', 'water')?.recordedTransactionIds).toEqual([]);
    expect(found.of('2025-02', 'groceries')).toEqual([10, 10, 10]);
  });

  it('that changed is spread at its mean payment, also where one payment was made in parts', () => {
    const months = ['2025-04', '2025-03', '2025-02', '2025-01'];
    const [first, partA, partB] = [
      spent('2025-01-05', 80, 'water'),
      spent('2025-03-05', 90, 'water'),
      spent('2025-03-06', 30, 'water'),
    ];
    const bills = [bill([first, [partA, partB]], { coveredMonths: 2 })];
    const found = table([first, partA, partB], { months, bills });
    expect(months.map(text => found.of(text, 'water'))).toEqual([
      [0, 50, 0],
      [120, 50, 0],
      [0, 50, 0],
      [80, 50, 0],
    ]);
  });

  it('of a joint account is spread with the share of the person', () => {
    const water = spent('2025-02-05', 300, 'water', { accountId: 'joint' });
    const found = table([water], { bills: [bill([water], { coveredMonths: 3 })] });
    expect(MONTHS.map(text => found.of(text, 'water'))).toEqual([
      [0, 50, 0],
      [150, 50, 0],
      [0, 50, 0],
    ]);
  });

  it('that has stopped stays where it was paid', () => {
    const water = spent('2025-02-05', 300, 'water');
    const found = table([water], { bills: [bill([water], { coveredMonths: 3, isStopped: true })] });
    expect(found.of('2025-02', 'water')).toEqual([300, 300, 0]);
    expect(found.linesIn('2025-01')).toEqual([]);
  });

  it('paid every month is not spread', () => {
    const rent = spent('2025-02-05', 300, 'rent');
    const found = table([rent], { bills: [bill([rent])] });
    expect(found.linesIn('2025-01')).toEqual([]);
    expect(found.linesIn('2025-02')[0]?.workingRows.size).toBe(0);
  });
});

describe('verified income', () => {
  it('that comes monthly counts as it came', () => {
    const pay = [received('2025-01-31', 2000, 'salary'), received('2025-02-28', 2100, 'salary')];
    const found = table(pay, { streams: [stream(pay, 'Monthly', 'salary')] });
    expect(found.of('2025-01', 'salary')).toEqual([2000, 2000, 0]);
    expect(found.of('2025-02', 'salary')).toEqual([2100, 2100, 0]);
    expect(found.of('2025-03', 'salary')).toBeNull();
    expect(found.shown('2025-01', 'salary')?.transactionIds).toEqual(ids(pay[0] as EnrichedEntry));
  });

  it.each([
    ['Weekly', (105 * 52) / 12],
    ['Fortnightly', 227.5],
    ['FourWeekly', 113.75],
    ['SemiMonthly', 210],
    ['Irregular', 210],
    ['Quarterly', 210],
  ] as const)('of 100 and 110 in a month, %s, is %d', (frequency, expected) => {
    const pay = [received('2025-01-10', 100, 'salary'), received('2025-01-17', 110, 'salary')];
    const found = table(pay, { streams: [stream(pay, frequency, 'salary')] });
    expect(found.of('2025-01', 'salary')).toEqual([210, expected, 0]);
  });

  it('that comes in two parts on one day is one payment', () => {
    const pay = [received('2025-01-10', 60, 'salary'), received('2025-01-10', 40, 'salary')];
    const found = table(pay, { streams: [stream(pay, 'FourWeekly', 'salary')] });
    expect(found.of('2025-01', 'salary')).toEqual([100, 108.33, 0]);
  });

  it('is called what its stream is, whatever its own words say', () => {
    const pay = [received('2025-01-31', 2000, 'uncategorised')];
    const found = table(pay, { streams: [stream(pay, 'Monthly', 'salary')] });
    expect(found.linesIn('2025-01')).toHaveLength(1);
    expect(found.of('2025-01', 'salary')).toEqual([2000, 2000, 0]);
  });

  it('from before the table, and of another’s share of an account, is left out', () => {
    const pay = ['2024-12-31', '2025-01-31'].map(date =>
      received(date, 2000, 'salary', { accountId: 'joint' }),
    );
    const found = table(pay, { streams: [stream(pay, 'Monthly', 'salary')] });
    expect(found.has('2024-12')).toBe(false);
    expect(found.of('2025-01', 'salary')).toEqual([1000, 1000, 0]);
  });

  it('of two payers is one line', () => {
    const [one, other] = [received('2025-01-30', 900, 'salary'), received('2025-01-31', 800, 'salary')];
    const streams = [stream([one], 'Monthly', 'salary'), stream([other], 'Monthly', 'salary')];
    expect(table([one, other], { streams }).of('2025-01', 'salary')).toEqual([1700, 1700, 0]);
  });
});

describe('the lines of a month', () => {
  const entries = [
    received('2025-01-10', 500, 'uncategorised'),
    spent('2025-01-11', 10, 'savings'),
    spent('2025-01-12', 20, 'personal-loan'),
    spent('2025-01-13', 30, 'groceries'),
    spent('2025-01-14', 40, 'uncategorised'),
    spent('2025-01-15', 50, 'water'),
    spent('2025-01-16', 60, 'rent'),
    received('2025-01-17', 70, 'refund'),
    received('2025-01-18', 80, 'other-income'),
    received('2025-01-31', 1900.5, 'salary'),
  ];
  const pay = entries.at(-1) as EnrichedEntry;
  const lines = table(entries, { streams: [stream([pay], 'Weekly', 'salary')] }).linesIn('2025-01');

  it('are shown by section, then by category, in pounds', () => {
    expect(
      lineResults(lines).map(({ section, category, recorded }) => [section, category, recorded]),
    ).toEqual([
      ['income', 'salary', 1900.5],
      ['income', 'other-income', 80],
      ['fixed', 'rent', 60],
      ['fixed', 'water', 50],
      ['flexible', 'uncategorised', 40],
      ['flexible', 'groceries', 30],
      ['debt', 'personal-loan', 20],
      ['savings', 'savings', 10],
      ['offset', 'refund', -70],
      ['excluded', 'uncategorised', -500],
    ]);
  });

  it('name the line of the Standard Financial Statement, the amount to work with, and each transaction once', () => {
    expect(lineResults(lines)[0]).toEqual({
      section: 'income',
      sfs: categoryOf(categoryIdOf('salary')).sfs,
      category: 'salary',
      amount: 8235.5,
      recorded: 1900.5,
      recordedTransactionIds: ids(pay),
      transactionIds: ids(pay),
    });
  });

  it('add up to the total of their section', () => {
    expect(sectionTotal(lines, 'fixed', 'recorded')).toBe(110_00);
    expect(sectionTotal(lines, 'flexible', 'working')).toBe(70_00);
    expect(sectionTotal(lines, 'income', 'recorded')).toBe(1980_50);
    expect(sectionTotal(lines, 'income', 'working')).toBe(8235_50);
    expect(sectionTotal([], 'income', 'working')).toBe(0);
  });
});
