/** Every frequency, recognised through the moves that weekends, holidays, gaps and early payments make. */
import { describe, expect, it } from 'vitest';
import { dayOf, textOf } from '../../src/base/calendar.js';
import type { Frequency } from '../../src/contract/income/frequency.js';
import { type Cadence, recogniseCadence } from '../../src/streams/cadence.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { addDays, dayInMonth, every, monthly, nthWeekday } from '../support/dates.js';
import { CONVENTIONS, type Convention, isWorkingDay, paidOn } from '../support/pay.js';

const calendar = workingCalendar('england-and-wales');
const FRIDAY = 5;
const WEDNESDAY = 3;

interface Kind {
  readonly name: string;
  readonly frequency: Frequency;
  /** Nominal days, before any is moved, from a start that the number chooses. */
  readonly nominal: (start: number, count: number) => string[];
  readonly payments: number;
  readonly conventions: readonly Convention[];
}

/** Starts spread over weekdays, months and years; all dates stay inside the years whose holidays are known. */
const STARTS = Array.from({ length: 12 }, (_, index) => index);
const startDay = (start: number) => addDays('2018-01-08', start * 199);
const startYear = (start: number) => 2019 + (start % 7);
const startMonth = (start: number) => 1 + ((start * 5) % 12);

function cycleKind(name: string, frequency: Frequency, days: number, payments: number): Kind {
  return {
    name,
    frequency,
    payments,
    conventions: CONVENTIONS,
    nominal: (start, count) => every(days, workday(startDay(start)), count),
  };
}

function monthlyKind(name: string, day: number): Kind {
  return {
    name,
    frequency: 'Monthly',
    payments: 12,
    conventions: CONVENTIONS,
    nominal: (start, count) => monthly(day, startYear(start), startMonth(start), count),
  };
}

function weekdayKind(name: string, weekday: number, nth: number): Kind {
  return {
    name,
    frequency: 'Monthly',
    payments: 12,
    conventions: ['previous'],
    nominal: (start, count) =>
      Array.from({ length: count }, (_, index) => {
        const first = dayInMonth(startYear(start), startMonth(start) + index, 1);
        return nthWeekday(Number(first.slice(0, 4)), Number(first.slice(5, 7)), weekday, nth);
      }),
  };
}

function semiMonthlyKind(name: string, first: number, second: number): Kind {
  return {
    name,
    frequency: 'SemiMonthly',
    payments: 12,
    conventions: ['previous', 'next'],
    nominal: (start, count) =>
      Array.from({ length: count }, (_, index) =>
        dayInMonth(
          startYear(start),
          startMonth(start) + Math.floor(index / 2),
          index % 2 === 0 ? first : second,
        ),
      ),
  };
}

const KINDS: readonly Kind[] = [
  cycleKind('weekly', 'Weekly', 7, 16),
  cycleKind('fortnightly', 'Fortnightly', 14, 13),
  cycleKind('four-weekly', 'FourWeekly', 28, 13),
  ...[1, 7, 15, 20, 25, 28, 30, 31].map(day => monthlyKind(`monthly on day ${day}`, day)),
  { ...monthlyKind('monthly on the last working day', 31), conventions: ['previous'] },
  weekdayKind('monthly on the last Friday', FRIDAY, -1),
  weekdayKind('monthly on the second Wednesday', WEDNESDAY, 2),
  semiMonthlyKind('twice a month on the 15th and the last day', 15, 31),
  semiMonthlyKind('twice a month on the 1st and the 15th', 1, 15),
  {
    name: 'quarterly',
    frequency: 'Quarterly',
    payments: 6,
    conventions: CONVENTIONS,
    nominal: (start, count) => monthly(14 + (start % 3) * 7, startYear(start), startMonth(start), count, 3),
  },
  {
    name: 'yearly',
    frequency: 'Annual',
    payments: 3,
    conventions: CONVENTIONS,
    nominal: (start, count) => monthly(5 + start, startYear(start), startMonth(start), count, 12),
  },
];
const CASES = KINDS.flatMap(kind => kind.conventions.map(convention => ({ ...kind, convention })));
const PAY_CASES = CASES.filter(({ frequency }) => frequency !== 'Quarterly' && frequency !== 'Annual');

/** Cyclical pay is agreed on a weekday. */
function workday(date: string): string {
  return paidOn(date, 'next');
}

function recognise(dates: readonly string[]): Cadence {
  return recogniseCadence([...new Set(dates)].sort().map(dayOf), calendar);
}

/** The starts for which the frequency is another one, each with the days that were misread. */
function misread(
  { nominal, frequency, convention, payments }: (typeof CASES)[number],
  change: (dates: string[]) => string[] = dates => dates,
) {
  return STARTS.map(start => change(nominal(start, payments).map(day => paidOn(day, convention))))
    .map(dates => ({ frequency: recognise(dates).frequency, dates }))
    .filter(found => found.frequency !== frequency);
}

describe('pay', () => {
  it.each(CASES)('$name, moved to the $convention working day, is $frequency', kind => {
    expect(misread(kind)).toEqual([]);
  });

  it.each(CASES)('$name, moved to the $convention working day, fits its schedule on every day', kind => {
    const fits = STARTS.map(start =>
      recognise(kind.nominal(start, kind.payments).map(day => paidOn(day, kind.convention))),
    ).map(({ fit, missed }) => ({ fit, missed }));
    expect(fits).toEqual(STARTS.map(() => ({ fit: 1, missed: 0 })));
  });

  it.each(PAY_CASES)('$name, moved to the $convention working day, is next expected when it comes', kind => {
    const wrong = STARTS.flatMap(start => {
      const nominal = kind.nominal(start, kind.payments + 1);
      const dates = nominal.map(day => paidOn(day, kind.convention));
      const [last, next] = [dates.at(-2) as string, dates.at(-1) as string];
      // Where the next one is moved, the days so far need not tell in which direction.
      if (!isWorkingDay(nominal.at(-1) as string)) return [];
      const expected = recognise(dates.slice(0, -1)).schedule?.between(
        dayOf(addDays(last, 1)),
        dayOf(addDays(last, 62)),
      )[0];
      const found = expected === undefined ? null : textOf(expected);
      return found === next ? [] : [{ dates, found }];
    });
    expect(wrong).toEqual([]);
  });

  it.each(PAY_CASES)(
    '$name, moved to the $convention working day, is $frequency with one payment missed',
    kind => {
      expect(misread(kind, dates => dates.filter((_, index) => index !== 5))).toEqual([]);
    },
  );

  it.each(PAY_CASES)(
    '$name, moved to the $convention working day, is $frequency with one payment doubled',
    kind => {
      expect(misread(kind, dates => [...dates, addDays(dates[6] as string, 2)])).toEqual([]);
    },
  );
});

describe('pay that comes early in December', () => {
  it.each(CASES.filter(({ frequency }) => frequency === 'Monthly'))(
    '$name, moved to the $convention working day, is Monthly all the same',
    kind => {
      const early = (dates: string[]) =>
        dates.map(date =>
          date.slice(5, 7) === '12' && date.slice(8) > '21' ? `${date.slice(0, 8)}21` : date,
        );
      expect(misread(kind, early)).toEqual([]);
    },
  );
});

describe('four-weekly pay', () => {
  it('of thirteen payments is never Monthly, whatever its first day', () => {
    const wrong = CONVENTIONS.flatMap(convention =>
      every(5, '2021-01-01', 146).flatMap(first => {
        const dates = every(28, first, 13).map(day => paidOn(day, convention));
        const { frequency } = recognise(dates);
        return frequency === 'FourWeekly' ? [] : [{ first, convention, frequency }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('of three payments is not Monthly either', () => {
    const wrong = every(9, '2021-01-04', 80).flatMap(first => {
      const { frequency } = recognise(every(28, workday(first), 3));
      return frequency === 'Monthly' ? [first] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('monthly pay', () => {
  it('of twelve payments is never FourWeekly, whatever its day and its first month', () => {
    const wrong = CONVENTIONS.flatMap(convention =>
      [1, 2, 5, 10, 14, 15, 20, 24, 25, 26, 27, 28, 29, 30, 31].flatMap(day =>
        [2019, 2022, 2023].flatMap(year =>
          [1, 2, 6, 9].flatMap(month => {
            const dates = monthly(day, year, month, 12).map(date => paidOn(date, convention));
            const { frequency } = recognise(dates);
            return frequency === 'Monthly' ? [] : [{ day, year, month, convention, frequency }];
          }),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('across a February of 28 days is not taken for four-weekly', () => {
    expect(recognise(['2023-02-01', '2023-03-01', '2023-04-03']).frequency).toBe('Monthly');
    expect(recognise(['2023-01-27', '2023-02-28', '2023-03-28']).frequency).toBe('Monthly');
  });
});

describe('the number of payments', () => {
  it.each([
    ['Weekly', every(7, '2025-06-04', 3)],
    ['Fortnightly', every(14, '2025-06-04', 3)],
    ['FourWeekly', every(28, '2025-06-04', 3)],
    ['Monthly', ['2025-06-12', '2025-07-11', '2025-08-12']],
    ['Monthly', ['2025-06-30', '2025-07-31', '2025-08-29']],
    ['Quarterly', ['2025-02-12', '2025-05-12', '2025-08-12']],
    ['Annual', ['2023-08-10', '2024-08-09', '2025-08-11']],
  ] as const)('that tells %s is three: %j', (frequency, dates) => {
    expect(recognise(dates).frequency).toBe(frequency);
  });

  it('is too small at two, one and none', () => {
    for (const dates of [[], ['2025-06-04'], every(7, '2025-06-04', 2), monthly(12, 2025, 6, 2)]) {
      expect(recognise(dates)).toMatchObject({ frequency: 'Irregular', schedule: null, missed: 0 });
    }
  });
});

describe('payments without a rule', () => {
  it.each([
    ['2025-01-03', '2025-01-20', '2025-03-11', '2025-03-15', '2025-06-02', '2025-06-30', '2025-09-09'],
    ['2025-01-03', '2025-02-17', '2025-05-09', '2025-05-29', '2025-10-01'],
    ['2025-01-03', '2025-01-04', '2025-01-06', '2025-03-20', '2025-03-22', '2025-08-14'],
  ])('are Irregular: %s, %s, %s …', (...dates) => {
    expect(recognise(dates).frequency).toBe('Irregular');
  });
});

describe('a recognised schedule', () => {
  it.each([
    [
      monthly(28, 2025, 1, 12).map(day => paidOn(day, 'previous')),
      'monthly on day 28, or the working day before',
    ],
    [monthly(31, 2025, 1, 12).map(day => paidOn(day, 'previous')), 'monthly on the last working day'],
    [
      Array.from({ length: 12 }, (_, index) => nthWeekday(2024, index + 1, FRIDAY, -1)).map(day =>
        paidOn(day, 'previous'),
      ),
      'the last Friday',
    ],
    [
      Array.from({ length: 12 }, (_, index) => nthWeekday(2024, index + 1, WEDNESDAY, 2)),
      'the second Wednesday',
    ],
    [every(28, '2025-01-08', 12), 'every four weeks on Wednesday'],
    [every(7, '2025-01-09', 12), 'every week on Thursday'],
  ])('says itself in words', (dates, words) => {
    expect(recognise(dates).schedule?.rule).toContain(words);
  });

  it('counts the payments missed between the first and the last', () => {
    const dates = monthly(10, 2025, 1, 12).filter((_, index) => index !== 4 && index !== 7);
    expect(recognise(dates)).toMatchObject({ frequency: 'Monthly', missed: 2 });
  });
});
