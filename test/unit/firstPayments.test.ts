/** What a new job, pension or benefit is expected to bring, from the one to three payments that there are. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import {
  areFirstPayments,
  type FirstPaymentsQuestion,
  firstLevelOf,
  fromFirstPayments,
} from '../../src/income/firstPayments.js';
import { twelveMonthsTo } from '../../src/income/twelveMonths.js';
import { type Cadence, IRREGULAR } from '../../src/streams/cadence.js';
import { cycle } from '../../src/streams/schedule.js';
import { addDays } from '../support/dates.js';
import { type Line, payments } from '../support/payments.js';

const WEEKLY: Cadence = {
  ...IRREGULAR,
  frequency: 'Weekly',
  schedule: cycle(7, dayOf('2026-01-02'), 'none', { previous: day => day, next: day => day }),
};

type Extra = Partial<Omit<FirstPaymentsQuestion, 'payments' | 'asOf'>> & { readonly asOf?: string };

function questionOf(lines: readonly Line[], { asOf, ...extra }: Extra = {}): FirstPaymentsQuestion {
  return {
    payments: payments(lines),
    monthlyBefore: null,
    cadence: IRREGULAR,
    slug: 'salary',
    isBenefit: false,
    country: INCOME_COUNTRIES.GB,
    asOf: dayOf(asOf ?? (lines.at(-1)?.[0] as string)),
    ...extra,
  };
}

function estimated(lines: readonly Line[], extra: Extra = {}) {
  const question = questionOf(lines, extra);
  return fromFirstPayments(question, firstLevelOf(question.payments));
}

const rhythmOf = (lines: readonly Line[], extra: Extra = {}) =>
  estimated(lines, extra).basis.assumedFrequency;

/** Two payments of 1,000 so many days apart. */
const apart = (days: number, ...words: readonly [string?]): Line[] => [
  ['2026-02-02', 1000, ...words] as Line,
  [addDays('2026-02-02', days), 1000, ...words] as Line,
];

describe('the rhythm of two payments', () => {
  it.each([
    [4, 'Monthly'],
    [5, 'Weekly'],
    [9, 'Weekly'],
    [10, 'Monthly'],
    [11, 'Fortnightly'],
    [14, 'Fortnightly'],
    [17, 'Fortnightly'],
    [18, 'Monthly'],
    [28, 'Monthly'],
    [31, 'Monthly'],
    [60, 'Monthly'],
  ])('%i days apart is %s in Britain', (days, rhythm) => {
    expect(rhythmOf(apart(days))).toBe(rhythm);
  });

  it.each([
    [7, 'Weekly'],
    [14, 'Fortnightly'],
    [15, 'SemiMonthly'],
    [17, 'SemiMonthly'],
    [28, 'Monthly'],
  ])('%i days apart is %s in the United States', (days, rhythm) => {
    expect(rhythmOf(apart(days), { country: INCOME_COUNTRIES.US })).toBe(rhythm);
  });

  it('28 days apart is four weeks for British benefits and the state pension', () => {
    expect(rhythmOf(apart(28), { isBenefit: true, slug: 'uncategorised' })).toBe('FourWeekly');
    expect(rhythmOf(apart(28), { slug: 'state-pension' })).toBe('FourWeekly');
    expect(rhythmOf(apart(28), { slug: 'private-pension' })).toBe('Monthly');
    expect(rhythmOf(apart(29), { slug: 'state-pension' })).toBe('Monthly');
    expect(rhythmOf(apart(28), { slug: 'state-pension', country: INCOME_COUNTRIES.US })).toBe('Monthly');
  });

  it('is that of the shortest gap of three, since a longer one may have missed a payment', () => {
    const three = (...days: readonly string[]) => rhythmOf(days.map((day): Line => [day, 1000]));
    expect(three('2026-02-02', '2026-02-16', '2026-02-23')).toBe('Weekly');
    expect(three('2026-02-02', '2026-02-09', '2026-02-23')).toBe('Weekly');
  });

  it('is the one that is known where the payments tell a schedule', () => {
    expect(rhythmOf(apart(14), { cadence: WEEKLY })).toBe('Weekly');
  });
});

describe('the rhythm of one payment', () => {
  const one = (words: string, extra: Extra = {}) => rhythmOf([['2026-02-02', 1000, words]], extra);

  it.each([
    ['QUENDALE 4 WEEKLY PAY', 'FourWeekly'],
    ['QUENDALE FORTNIGHTLY PAY', 'Fortnightly'],
    ['QUENDALE PAYROLL SEMI MONTHLY', 'SemiMonthly'],
    ['WK PAY QUENDALE', 'Weekly'],
    ['QUENDALE PAY WEEKLY', 'Weekly'],
    ['QUENDALE PAY MONTHLY', 'Monthly'],
    ['QUENDALE PAY', 'Monthly'],
    // Parts of words, and words that do not follow each other, say nothing.
    ['QUENDALE MIDWEEKLY PAY', 'Monthly'],
    ['QUENDALE FOUR PAY WEEKLY', 'Weekly'],
  ])('%s is %s', (words, rhythm) => {
    expect(one(words)).toBe(rhythm);
  });

  it('is said by any of the payments, and less sure than the days between them', () => {
    const lines: Line[] = [
      ['2026-02-02', 1000, 'QUENDALE'],
      ['2026-04-20', 1000, 'QUENDALE WEEKLY'],
    ];
    expect(rhythmOf(lines)).toBe('Weekly');
    expect(rhythmOf(apart(14, 'QUENDALE WEEKLY'))).toBe('Fortnightly');
  });

  it('is two weeks for American pay, until 17 days have passed without the next', () => {
    const american = (asOf: string, extra: Extra = {}) =>
      one('QUENDALE', { country: INCOME_COUNTRIES.US, asOf, ...extra });
    expect(american('2026-02-19')).toBe('Fortnightly');
    expect(american('2026-02-20')).toBe('Monthly');
    expect(american('2026-02-02', { slug: 'private-pension' })).toBe('Monthly');
    expect(american('2026-02-02', { country: INCOME_COUNTRIES.GB })).toBe('Monthly');
    expect(rhythmOf(apart(60), { country: INCOME_COUNTRIES.US })).toBe('Monthly');
  });
});

describe('what first payments are worth', () => {
  it.each([
    ['one', [1000], 1000, 1],
    ['the last of two that are alike', [1000, 1080], 1080, 2],
    ['the last of two that are just alike', [900, 1000], 1000, 2],
    ['the mean of two that are not alike', [1000, 880], 940, 2],
    ['the mean of three that are not alike', [900, 1000, 1100], 1000, 3],
    ['the second, where the first is for a part of a month', [400, 1000], 1000, 1],
    ['both, where the first is 85 % of the second', [850, 1000], 925, 2],
    ['the second, where the first is less', [849, 1000], 1000, 1],
    ['the mean of what follows a part of a month', [400, 1000, 800], 900, 2],
    ['the usual ones beside a lump', [12_000, 1000], 1000, 1],
    ['the largest payment that is no lump', [10_000, 10_000], 10_000, 2],
    ['lumps, where nothing else came', [12_000, 12_000], 12_000, 2],
  ] as const)('%s: %j is %d', (_, amounts, expected, used) => {
    const lines = amounts.map((amount, index): Line => [`2026-0${index + 1}-20`, amount]);
    expect(firstLevelOf(payments(lines))).toEqual({
      expected: expected * 100,
      isSteady: false,
      payments: used,
      levels: [],
      odd: [],
    });
  });

  it('is the expected payment at its rhythm, for a month and for a year', () => {
    const weekly = estimated(apart(7));
    // 1,000 × 52 / 12, and 1,000 × 52.
    expect([weekly.monthly, weekly.annual]).toEqual([4333_33, 52_000_00]);
    const monthly = estimated(apart(31));
    expect([monthly.monthly, monthly.annual]).toEqual([1000_00, 12_000_00]);
  });

  it('of one payment lies between half of it and twice as much', () => {
    expect(estimated([['2026-02-02', 1000]]).basis).toEqual({
      method: 'first-payments',
      from: '2026-02-02',
      to: '2026-02-02',
      payments: 1,
      paydays: null,
      months: null,
      assumedFrequency: 'Monthly',
      lowest: 500,
      highest: 2000,
    });
  });

  it('of more lies a quarter around it, and no payment lies outside', () => {
    expect(estimated(apart(31)).basis).toMatchObject({
      from: '2026-02-02',
      to: '2026-03-05',
      payments: 2,
      lowest: 750,
      highest: 1250,
    });
    const wide: Line[] = [
      ['2026-01-05', 1800],
      ['2026-02-05', 600],
      ['2026-03-05', 600],
    ];
    expect(estimated(wide).basis).toMatchObject({ lowest: 600, highest: 1800 });
    // Twelve hundred at the end of a stream of six hundred: the mean is 1,000.
    const low: Line[] = [
      ['2026-01-05', 1300],
      ['2026-02-05', 1300],
      ['2026-03-05', 400],
    ];
    expect(estimated(low).basis).toMatchObject({ lowest: 400, highest: 1300 });
  });

  it('leaves the part of a month out of its dates and its range', () => {
    const lines: Line[] = [
      ['2026-01-20', 400],
      ['2026-02-20', 1000],
    ];
    expect(estimated(lines).basis).toMatchObject({ from: '2026-02-20', payments: 1, lowest: 750 });
  });
});

describe('whether a stream has just begun', () => {
  const twelveMonths = twelveMonthsTo(dayOf('2026-03-31'), dayOf('2025-01-01'));
  const begins = (lines: readonly Line[], extra: Extra = {}, known = twelveMonths) =>
    areFirstPayments({ ...questionOf(lines, extra), twelveMonths: known });

  it('is said by the words of one payment or two', () => {
    for (const lines of [apart(31).slice(1), apart(31)]) {
      expect(begins(lines)).toBe(true);
      expect(begins(lines, { slug: 'state-pension' })).toBe(true);
      expect(begins(lines, { slug: 'private-pension' })).toBe(true);
      expect(begins(lines, { slug: 'uncategorised', isBenefit: true })).toBe(true);
      expect(begins(lines, { slug: 'gig-income' })).toBe(false);
      expect(begins(lines, { slug: 'uncategorised' })).toBe(false);
    }
  });

  const THREE: Line[] = [
    ['2026-01-30', 610],
    ['2026-02-06', 2000],
    ['2026-02-13', 2150],
  ];

  it('is said by three payments of pay that tell no rhythm, and by no fourth', () => {
    expect(begins(THREE)).toBe(true);
    expect(begins(THREE, { slug: 'private-pension' })).toBe(false);
    expect(begins(THREE, { slug: 'uncategorised', isBenefit: true })).toBe(false);
    expect(begins([...THREE, ['2026-03-13', 2000]])).toBe(false);
  });

  it('is said by three payments at a rhythm where the data begin earlier, unless they are the same', () => {
    expect(begins(THREE, { cadence: WEEKLY })).toBe(true);
    const same = THREE.map(([day]): Line => [day, 2000]);
    expect(begins(same, { cadence: WEEKLY })).toBe(false);
    expect(begins(same)).toBe(true);
    // Of data that begin no more than a gap before, nobody can say.
    const knownFrom = (day: string) =>
      begins(THREE, { cadence: WEEKLY }, twelveMonthsTo(dayOf('2026-03-31'), dayOf(day)));
    expect([knownFrom('2026-01-22'), knownFrom('2026-01-23'), knownFrom('2026-01-30')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
