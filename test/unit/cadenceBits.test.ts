/** What it takes to tell days by a schedule, and what a cadence says beside its frequency. In bits, reckoned by hand. */
import { describe, expect, it } from 'vitest';
import { dayOf, addDays as daysLater } from '../../src/base/calendar.js';
import { IRREGULAR, recogniseCadence } from '../../src/streams/cadence.js';
import { type HolidayKeeper, workingCalendar } from '../../src/streams/workingDays.js';
import { addDays, every, monthly } from '../support/dates.js';

const CALENDAR = workingCalendar('england-and-wales');
const cadence = (dates: readonly string[]) => recogniseCadence(dates.map(dayOf), CALENDAR);

/** Wednesdays between two bank holidays. */
const WEDNESDAYS = every(7, '2025-06-04', 12);
/** On working days of 2025, with no holiday beside them. */
const TWELFTHS = monthly(12, 2025, 2, 3);

/** With some of them moved by so many days, and some left out. */
function changed(
  dates: readonly string[],
  moved: Readonly<Record<number, number>>,
  missing: readonly number[] = [],
): string[] {
  return dates
    .map((date, index) => addDays(date, moved[index] ?? 0))
    .filter((_, index) => !missing.includes(index));
}

/** To state a weekly schedule moved to the working day before: 3.8 and 0.6. Each payment on its very day: 0.15. */
const STATED = 4.4;
const EXACT = 0.15;

describe('the bits of weekly pay', () => {
  it('are those of the schedule, and next to none for each payment on its day', () => {
    expect(cadence(WEDNESDAYS)).toMatchObject({
      frequency: 'Weekly',
      fit: 1,
      earliest: 0,
      latest: 0,
      missed: 0,
      gaps: 0,
      longestGap: 0,
    });
    expect(cadence(WEDNESDAYS).bits).toBeCloseTo(STATED + 12 * EXACT, 10);
  });

  it.each([
    // Two, two for each doubling of the days and one, and one more for what is more than a day late.
    [-2, 2 + 2 * Math.log2(3), { earliest: 2, latest: 0 }],
    [-1, 4, { earliest: 1, latest: 0 }],
    [1, 4, { earliest: 0, latest: 1 }],
    [2, 3 + 2 * Math.log2(3), { earliest: 0, latest: 2 }],
  ])('of one payment %i days off are %d for it', (days, bits, deviations) => {
    const found = cadence(changed(WEDNESDAYS, { 5: days }));
    expect(found).toMatchObject({ frequency: 'Weekly', missed: 0, fit: 11 / 12, ...deviations });
    expect(found.bits).toBeCloseTo(STATED + 11 * EXACT + bits, 10);
  });

  it('keep the largest deviation to either side', () => {
    const found = cadence(changed(WEDNESDAYS, { 3: -1, 5: 1, 7: -2, 9: 2, 10: 1 }));
    expect([found.earliest, found.latest, found.fit]).toEqual([2, 2, 7 / 12]);
  });

  it('are four for each payday on which nothing came', () => {
    const one = cadence(changed(WEDNESDAYS, {}, [4]));
    expect(one).toMatchObject({ missed: 1, gaps: 1, longestGap: 1, fit: 1 });
    expect(one.bits).toBeCloseTo(STATED + 11 * EXACT + 4, 10);
    const three = cadence(changed(WEDNESDAYS, {}, [2, 6, 7]));
    expect(three).toMatchObject({ missed: 3, gaps: 2, longestGap: 2, fit: 1 });
    expect(three.bits).toBeCloseTo(STATED + 9 * EXACT + 12, 10);
    expect(cadence(changed(WEDNESDAYS, {}, [2, 3, 7]))).toMatchObject({ missed: 3, gaps: 2, longestGap: 2 });
  });

  it('are seven for a payment that the schedule does not name', () => {
    const extra = cadence([...WEDNESDAYS, '2025-07-05'].sort());
    expect(extra).toMatchObject({ frequency: 'Weekly', missed: 0, fit: 12 / 13, earliest: 0, latest: 0 });
    expect(extra.bits).toBeCloseTo(STATED + 12 * EXACT + 7, 10);
  });
});

describe('the bits of days without a schedule', () => {
  /** Three, and for each gap as much as a mean gap takes, e times as many days, but 6.5 at most. */
  const irregular = (gaps: number, mean: number) => 3 + gaps * Math.min(6.5, Math.log2(Math.E * mean));

  it('are those of their gaps', () => {
    const days = ['2025-01-03', '2025-01-20', '2025-01-23', '2025-02-22'];
    expect(cadence(days)).toEqual({
      ...IRREGULAR,
      bits: irregular(3, 50 / 3),
      certainty: expect.any(Number),
    });
    const far = ['2025-01-03', '2025-02-17', '2025-05-09', '2025-05-29', '2025-10-01'];
    expect(cadence(far).frequency).toBe('Irregular');
    expect(cadence(far).bits).toBeCloseTo(3 + 4 * 6.5, 10);
  });

  it('of one day and two are told without asking for a schedule', () => {
    expect(cadence([])).toEqual({ ...IRREGULAR, bits: 3 });
    expect(cadence(['2025-01-03'])).toEqual({ ...IRREGULAR, bits: 3 });
    expect(cadence(['2025-01-03', '2025-01-10'])).toEqual({ ...IRREGULAR, bits: irregular(1, 7) });
  });

  it('that come more than twice a week are on no schedule', () => {
    // Mondays and Thursdays are 3.5 days apart, and schedules are tried; with Saturdays they are less.
    const twice = Array.from({ length: 8 }, (_, week) =>
      [0, 3].map(day => addDays('2025-06-02', 7 * week + day)),
    );
    expect(cadence([...twice.flat(), '2025-07-28']).certainty).toBeGreaterThan(0);
    const thrice = twice.flatMap(([monday = '', thursday = '']) => [monday, thursday, addDays(thursday, 2)]);
    expect(cadence(thrice)).toMatchObject({ frequency: 'Irregular', certainty: 0 });
  });
});

describe('certainty', () => {
  it('is next to one of a dozen payments on their day, and less of three', () => {
    expect(cadence(WEDNESDAYS).certainty).toBeGreaterThan(0.999);
    const three = cadence(WEDNESDAYS.slice(0, 3)).certainty;
    expect(three).toBeLessThan(cadence(WEDNESDAYS.slice(0, 6)).certainty);
    expect(three).toBeGreaterThan(0.5);
  });

  it('lies between nothing and one where no schedule is found, too', () => {
    const { certainty } = cadence(['2025-01-03', '2025-01-20', '2025-01-23', '2025-02-22']);
    expect(certainty).toBeGreaterThan(0);
    expect(certainty).toBeLessThanOrEqual(1);
  });
});

describe('monthly pay', () => {
  /** Twelve of them on the 12th or the working day before, the first so many moved by two to six days to either side. */
  const scattered = (count: number) => {
    const off = [-6, 6, -5, 5, -4, 4, -3, 3];
    const named = monthly(12, 2025, 1, 12).map(date => CALENDAR.previous(dayOf(date)));
    return recogniseCadence(
      named.map((day, index) => (index < count ? daysLater(day, off[index] as number) : day)),
      CALENDAR,
    ).frequency;
  };

  it('is known though five of its twelve payments are days off', () => {
    expect([0, 4, 5].map(scattered)).toEqual(['Monthly', 'Monthly', 'Monthly']);
  });

  it('may be paid on the other side of a weekend, but not further', () => {
    // 12 April 2025 is a Saturday.
    expect(cadence([...TWELFTHS.slice(0, 2), '2025-04-14', '2025-05-12'])).toMatchObject({
      frequency: 'Monthly',
      fit: 1,
    });
  });
});

/**
 * Of twelve payments of 2025 five fall on the given day or the working day before, six are four to six days off, and the one of
 * `place` is so many days off: half of them are near their day only if that one is.
 */
function ruleWith(day: number, place: number, off: number, division: HolidayKeeper = 'england-and-wales') {
  const workdays = workingCalendar(division);
  const far: Record<number, number> = {};
  const others = [1, 3, 5, 7, 9, 11].map(other => (other <= place ? other - 1 : other));
  others.forEach((other, index) => {
    far[other] = [-5, 5, -4, 6, -6, 4][index] as number;
  });
  const days = monthly(day, 2025, 1, 12).map((date, index) => {
    const named = workdays.previous(dayOf(date));
    return daysLater(named, index === place ? off : (far[index] ?? 0));
  });
  return recogniseCadence(days, workdays).schedule?.rule ?? null;
}

describe('half of the payments of monthly pay', () => {
  const onTenth = 'monthly on day 10, or the working day before';
  const offs = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
  const near = (...args: [day: number, place: number]) =>
    offs.filter(off => ruleWith(...args, off) === `monthly on day ${args[0]}, or the working day before`);

  it('are within a working day of the days named', () => {
    // Friday 10 January to Monday; Monday 10 February from Friday to Tuesday; Thursday 10 April.
    expect(near(10, 0)).toEqual([-1, 0, 1, 2, 3]);
    expect(near(10, 1)).toEqual([-3, -2, -1, 0, 1]);
    expect(near(10, 3)).toEqual([-1, 0, 1]);
  });

  it('may be on the other side of a long weekend', () => {
    // Thursday 17 April 2025, before Easter, to Tuesday.
    expect(near(17, 3)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });

  it('are told by the holidays of the country', () => {
    // Friday 14 February 2025, before Presidents' Day, to Tuesday.
    const onFifteenth = 'monthly on day 15, or the working day before';
    expect(ruleWith(15, 1, 4, 'federal-reserve')).toBe(onFifteenth);
    expect(ruleWith(15, 1, 4, 'england-and-wales')).not.toBe(onFifteenth);
    expect(ruleWith(10, 0, 3, 'federal-reserve')).toBe(onTenth);
    expect(ruleWith(10, 0, 4, 'federal-reserve')).not.toBe(onTenth);
  });

  it('are not asked of weekly pay, which has no other day to be near', () => {
    const days = changed(WEDNESDAYS, { 0: -2, 2: 2, 4: -2, 6: 2, 8: -2, 9: 2, 11: -2 });
    expect(cadence(days)).toMatchObject({ frequency: 'Weekly', fit: 5 / 12, earliest: 2, latest: 2 });
  });
});

describe('a payment that comes once a year', () => {
  it('and stays out for three years is missed three times, in one gap', () => {
    const years = [2008, 2009, 2010, 2011, 2012, 2016, 2017, 2018];
    expect(cadence(years.map(year => `${year}-03-12`))).toMatchObject({
      frequency: 'Annual',
      missed: 3,
      gaps: 1,
      longestGap: 3,
    });
  });

  it('is known over fifty years', () => {
    const years = Array.from({ length: 50 }, (_, index) => `${1975 + index}-03-12`);
    expect(cadence(years)).toMatchObject({ frequency: 'Annual', missed: 0, gaps: 0, fit: 1 });
  });
});
