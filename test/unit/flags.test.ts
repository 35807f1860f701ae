/** The flags behind a confidence score, each at its bound. */
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf, textOf } from '../../src/base/calendar.js';
import { minorOf } from '../../src/base/money.js';
import type { ConfidenceScoreFlags } from '../../src/contract/income/incomeStream.js';
import { flagReasonsOf } from '../../src/income/flagReasons.js';
import { combineFlags, flagsOf, missedDays, scoreOf, scoreOfAll } from '../../src/income/flags.js';
import { type Cadence, IRREGULAR } from '../../src/streams/cadence.js';
import { monthly as monthlySchedule } from '../../src/streams/schedule.js';
import { addDays, monthly } from '../support/dates.js';
import { paidOn } from '../support/payments.js';

const SCHEDULE = monthlySchedule('Monthly', 1, 0, [{ kind: 'day', day: 15 }], 'none', {
  previous: day => day,
  next: day => day,
});
const MONTHLY: Cadence = { ...IRREGULAR, frequency: 'Monthly', schedule: SCHEDULE };

interface Case {
  /** Pounds on the 15th of each month from January 2025; null where nothing came. */
  readonly pounds: readonly (number | null)[];
  readonly asOf?: string;
  readonly expected?: number;
  readonly cadence?: Cadence;
}

function flags({ pounds, asOf, expected = 1000, cadence = MONTHLY }: Case): ConfidenceScoreFlags {
  const days = monthly(15, 2025, 1, pounds.length);
  const payments = pounds.flatMap((amount, index) =>
    amount === null ? [] : paidOn([days[index] as string], amount),
  );
  return flagsOf({
    payments,
    byMonth: new Map(payments.map(({ day, minor }) => [monthOf(day), minor])),
    cadence,
    level: { expected: minorOf(expected), isSteady: true, payments: 1, levels: [], odd: [] },
    asOf: dayOf(asOf ?? (days.at(-1) as string)),
  });
}

const times = (count: number, amount: number | null = 1000) => Array<number | null>(count).fill(amount);

describe('income in each of the last three complete months', () => {
  const has = (pounds: readonly (number | null)[], asOf: string) =>
    flags({ pounds, ...(asOf === undefined ? {} : { asOf }) }).incomeForLast3Months;

  it('counts the month that is not over as none of them', () => {
    expect(has(times(3), '2025-04-14')).toBe(true);
    expect(has(times(4), '2025-05-30')).toBe(true);
    expect(has(times(3), '2025-03-30')).toBe(false);
  });

  it('counts the month that is over on this day', () => {
    expect(has(times(3), '2025-03-31')).toBe(true);
    expect(has(times(3), '2025-04-30')).toBe(false);
    expect(has(times(3), '2025-04-29')).toBe(true);
  });

  it.each([[[null, 1000, 1000]], [[1000, null, 1000]], [[1000, 1000, null]]])(
    'does not hold of %j',
    pounds => {
      expect(has(pounds, '2025-03-31')).toBe(false);
    },
  );
});

describe('payments of the last three months within a tolerance of their median', () => {
  const within = (pounds: readonly (number | null)[], asOf?: string) => {
    const { varianceTolerance5Percent, varianceTolerance10Percent } = flags({
      pounds,
      ...(asOf === undefined ? {} : { asOf }),
    });
    return [varianceTolerance5Percent, varianceTolerance10Percent];
  };

  it.each([
    [
      [1000, 1000, 1050],
      [true, true],
    ],
    [
      [1000, 1000, 950],
      [true, true],
    ],
    [
      [1000, 1000, 1050.01],
      [false, true],
    ],
    [
      [1000, 1000, 1100],
      [false, true],
    ],
    [
      [1000, 1000, 900],
      [false, true],
    ],
    [
      [1000, 1000, 1100.01],
      [false, false],
    ],
    [
      [1000, 1000, 899.99],
      [false, false],
    ],
    [
      [1000, 1000],
      [false, false],
    ],
    // Older payments are not asked.
    [
      [4000, 1000, 1000, 1000],
      [true, true],
    ],
  ])('%j: %j', (pounds, expected) => {
    expect(within(pounds)).toEqual(expected);
  });

  it('begin on the day after the one three months before', () => {
    expect(within(times(3), '2025-04-14')).toEqual([true, true]);
    expect(within(times(3), '2025-04-15')).toEqual([false, false]);
  });
});

describe('the most recent payment', () => {
  const agrees = (last: number, days = 0, cadence = MONTHLY) =>
    flags({ pounds: [1000, 1000, last], asOf: addDays('2025-03-15', days), cadence }).mostRecentCheckValue;

  it.each([
    [1050, true],
    [950, true],
    [1050.01, false],
    [949.99, false],
  ])('of %d agrees with 1,000: %s', (last, expected) => {
    expect(agrees(last)).toBe(expected);
  });

  it('must not be followed by a missed one, three days after it was due', () => {
    expect([agrees(1000, 33), agrees(1000, 34)]).toEqual([true, false]);
    expect(agrees(1000, 90, IRREGULAR)).toBe(true);
  });
});

describe('missed paydays', () => {
  const missed = (last: string, asOf: string, extra: Partial<Cadence> = {}) =>
    missedDays({ ...MONTHLY, ...extra }, dayOf(last), dayOf(asOf)).map(textOf);

  it('are those that are three days past, or as many as payments were ever late', () => {
    expect(missed('2025-03-15', '2025-06-17')).toEqual(['2025-04-15', '2025-05-15']);
    expect(missed('2025-03-15', '2025-06-18')).toEqual(['2025-04-15', '2025-05-15', '2025-06-15']);
    expect(missed('2025-03-15', '2025-06-19', { latest: 5 })).toHaveLength(2);
    expect(missed('2025-03-15', '2025-06-20', { latest: 5 })).toHaveLength(3);
    expect(missed('2025-03-15', '2025-06-18', { latest: 2 })).toHaveLength(3);
  });

  it('are not the payday of a payment that came early', () => {
    expect(missed('2025-04-11', '2025-04-30', { earliest: 4 })).toEqual([]);
    expect(missed('2025-04-11', '2025-04-30', { earliest: 3 })).toEqual(['2025-04-15']);
    expect(missed('2025-04-15', '2025-04-30')).toEqual([]);
  });

  it('are none without a schedule', () => {
    expect(missedDays(IRREGULAR, dayOf('2025-01-15'), dayOf('2025-12-31'))).toEqual([]);
  });
});

describe('stability overall', () => {
  // So that the variation is the share: half of them that much above 1,000 and half as much below.
  const around = (share: number, count: number) =>
    Array.from({ length: count }, (_, index) => 1000 + (index % 2 === 0 ? 1000 : -1000) * share);
  const overall = (share: number, missed: number, count = 20) =>
    flags({ pounds: around(share, count), cadence: { ...MONTHLY, missed } }).stabilityOverall;

  it.each([
    [0, 0, 3],
    [0.05, 0, 3],
    [0.06, 0, 2],
    [0.15, 0, 2],
    [0.16, 0, 1],
    [0.35, 0, 1],
    [0.36, 0, 0],
    // Of twenty payments and so many missed: 95 % came, 91 %, 87 %, 77 %, 74 %.
    [0, 1, 3],
    [0, 2, 2],
    [0, 3, 1],
    [0, 6, 1],
    [0, 7, 0],
  ])('of payments that vary by %d, with %i missed, is %i', (share, missed, expected) => {
    expect(overall(share, missed)).toBe(expected);
  });

  it('of nine payments and one missed is 2', () => {
    expect(overall(0, 1, 9)).toBe(2);
    expect(overall(0, 1, 8)).toBe(1);
  });

  it('of irregular income is 1 from six payments that vary by 35 % at most', () => {
    const irregular = (share: number, count: number) =>
      flags({ pounds: around(share, count), cadence: IRREGULAR }).stabilityOverall;
    expect([irregular(0.35, 6), irregular(0, 5), irregular(0.36, 6)]).toEqual([1, 0, 0]);
  });

  it('of payments of nothing is 0', () => {
    expect(flags({ pounds: times(6, 0), cadence: IRREGULAR }).stabilityOverall).toBe(0);
  });
});

describe('stability of the last six months', () => {
  const recent = (pounds: readonly (number | null)[], asOf?: string) =>
    flags({ pounds, ...(asOf === undefined ? {} : { asOf }) }).stability6Months;

  it.each([
    [times(9), 0],
    [[...times(8), 900], 0],
    [[...times(8), 899.99], -1],
    [[...times(6), 500, 500, 1000], -2],
    [[...times(5), 500, 500, 500, 500], -3],
    [[...times(7), null, 1000], -1],
    [[...times(6), null, 500, 1000], -2],
    [[...times(4), null, null, null, null, 1000], -3],
    // More than six months ago is not asked.
    [[null, 500, 500, ...times(6)], 0],
    // Nor is what was due before the first payment.
    [[null, null, null, null, null, null, 1000, 1000, 1000], 0],
    // More than the schedule names makes nothing good.
    [[2000, ...times(8)], 0],
  ] as const)('of %j is %i', (pounds, expected) => {
    expect(recent(pounds)).toBe(expected);
  });

  it('begins on the day after the one six months before', () => {
    const short = [1000, 1000, 500];
    expect(recent([...short, ...times(5)], '2025-09-14')).toBe(-1);
    expect(recent([...short, ...times(6)], '2025-09-15')).toBe(0);
  });

  it('counts a payday on which nothing has come yet', () => {
    expect([recent(times(8), '2025-09-14'), recent(times(8), '2025-09-15')]).toEqual([0, -1]);
  });

  it('of irregular income counts short payments alone', () => {
    expect(flags({ pounds: [1000, null, 500, 1000], cadence: IRREGULAR }).stability6Months).toBe(-1);
  });
});

const BEST: ConfidenceScoreFlags = {
  incomeForLast3Months: true,
  varianceTolerance5Percent: true,
  varianceTolerance10Percent: true,
  mostRecentCheckValue: true,
  stabilityOverall: 3,
  stability6Months: 0,
};
const WORST: ConfidenceScoreFlags = {
  incomeForLast3Months: false,
  varianceTolerance5Percent: false,
  varianceTolerance10Percent: false,
  mostRecentCheckValue: false,
  stabilityOverall: 0,
  stability6Months: -3,
};

describe('the score', () => {
  it.each([
    [BEST, 10],
    [{ ...BEST, incomeForLast3Months: false }, 7],
    [{ ...BEST, varianceTolerance5Percent: false }, 9],
    [{ ...BEST, varianceTolerance10Percent: false }, 9],
    [{ ...BEST, mostRecentCheckValue: false }, 8],
    [{ ...BEST, stabilityOverall: 1 }, 8],
    [{ ...BEST, stability6Months: -2 }, 8],
    [WORST, 0],
  ] as const)('of %j is %i', (given, expected) => {
    expect(scoreOf(given, 1)).toBe(expected);
  });

  it.each([
    [1, 10],
    [0.95, 10],
    [0.94, 9],
    [0.5, 5],
    [0, 0],
  ])('of the best stream that is income with likelihood %d is %i', (likelihood, expected) => {
    expect(scoreOf(BEST, likelihood)).toBe(expected);
  });

  const stream = (flags: ConfidenceScoreFlags, monthly: number, likelihood = 1) => ({
    flags,
    likelihood,
    estimate: { monthly },
  });

  it('of several streams is that of their flags together, by their income', () => {
    expect(scoreOfAll([])).toBeNull();
    expect(scoreOfAll([stream(BEST, 100_00, 0.9), stream(BEST, 200_00, 0.6)])).toBe(7);
    expect(scoreOfAll([stream(BEST, 0, 0.9), stream(BEST, 0, 0.6)])).toBe(8);
    // The larger has no third month, and the smaller one payment short in four: 7 points and a quarter of one less.
    expect(
      scoreOfAll([
        stream({ ...BEST, incomeForLast3Months: false }, 300_00),
        stream({ ...BEST, stability6Months: -1 }, 100_00),
      ]),
    ).toBe(7);
  });

  it('flags of several streams hold where more than half of the income has them, and stabilities are means', () => {
    expect(combineFlags([])).toBeNull();
    expect(combineFlags([stream(BEST, 100_00)])).toEqual(BEST);
    expect(combineFlags([stream(BEST, 60_00), stream(WORST, 40_00)])).toEqual({
      ...BEST,
      stabilityOverall: 2,
      stability6Months: -1,
    });
    expect(combineFlags([stream(BEST, 50_00), stream(WORST, 50_00)])).toMatchObject({
      incomeForLast3Months: false,
      mostRecentCheckValue: false,
    });
    expect(combineFlags([stream(BEST, 100_00), stream(WORST, 0)])).toEqual(BEST);
  });

  it('has a reason for each flag, and points that add up to it', () => {
    for (const flags of [BEST, WORST, { ...BEST, stability6Months: -2 as const }])
      for (const likelihood of [1, 0.62, 0.3]) {
        const score = scoreOf(flags, likelihood);
        const reasons = flagReasonsOf(flags, score);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(reasons.slice(0, 6).map(({ flag }) => flag)).toEqual(Object.keys(BEST));
        for (const { reason } of reasons) expect(reason).toMatch(/^[a-z].*[a-z%0]$/);
      }
  });
});
