/** When an employer that pays under another name is still one employer, and when it is a change of jobs. */
import { describe, expect, it } from 'vitest';
import { dayOf, type EpochDay, textOf } from '../../src/base/calendar.js';
import { categoryIdOf, categoryOf } from '../../src/enrichment/words/categories.js';
import type { Rail } from '../../src/model/rail.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { withContinued } from '../../src/streams/continued.js';
import { toGroup } from '../../src/streams/group.js';
import type { PaymentGroup } from '../../src/streams/paymentGroup.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { addDays, every, monthly } from '../support/dates.js';
import { type Line, rows } from '../support/payments.js';

const CALENDARS = {
  GB: () => workingCalendar('england-and-wales'),
  US: () => workingCalendar('federal-reserve'),
} as const;

interface Payer {
  readonly slug?: CategorySlug;
  readonly rail?: Rail | null;
  readonly isPerson?: boolean;
  /** Behind the name in every text. */
  readonly reference?: string;
}

/** `pounds`: of each payment in turn, or of all. */
function payer(
  name: string,
  dates: readonly string[],
  pounds: number | readonly number[],
  { slug = 'salary', rail = 'bank-credit', isPerson = false, reference = '' }: Payer = {},
): PaymentGroup {
  const amounts = typeof pounds === 'number' ? dates.map(() => pounds) : pounds;
  return toGroup({
    payer: { words: name.split(' ').filter(word => word !== ''), isPerson },
    benefit: null,
    entries: rows(
      dates.map((date, index): Line => [date, amounts[index] as number, `${name} ${reference}`.trim()]),
      { decision: { category: categoryIdOf(slug), rail, payeeName: name } },
    ),
  });
}

/** Each stream by its name, with what it was called before. */
const continued = (groups: readonly PaymentGroup[], country: keyof typeof CALENDARS = 'GB') =>
  withContinued(groups, CALENDARS[country]).map(({ name, continues }) =>
    continues === null ? name : `${name} was ${continues.name}`,
  );

const isOne = (...groups: readonly PaymentGroup[]) => continued(groups).length < groups.length;

/** On working days of 2025, without a holiday near them. */
const MONTHS = monthly(12, 2025, 1, 12).map(date => textOf(CALENDARS.GB().previous(dayOf(date))));
const [OLD, NEW] = [MONTHS.slice(0, 7), MONTHS.slice(7)];
const FORTNIGHTS = every(14, '2025-01-08', 20);
const [OLD_FORTNIGHTS, NEW_FORTNIGHTS] = [FORTNIGHTS.slice(0, 12), FORTNIGHTS.slice(12)];

const underOld = (pounds: number | readonly number[] = 2000, extra: Payer = {}) =>
  payer('QUENDALE CARE', OLD, pounds, extra);
const underNew = (pounds: number | readonly number[] = 2000, extra: Payer = {}) =>
  payer('HARROWAY HEALTH', NEW, pounds, extra);

describe('an employer under another name', () => {
  it('is one stream with all payments, under the latest name', () => {
    const [stream, ...others] = withContinued([underOld(), underNew()], CALENDARS.GB);
    expect(others).toEqual([]);
    expect(stream?.name).toBe('Harroway Health');
    expect(stream?.entries.map(({ entry }) => textOf(entry.day))).toEqual(MONTHS);
    expect(stream?.continues?.name).toBe('Quendale Care');
    expect(textOf(stream?.continues?.lastDay as EpochDay)).toBe(OLD.at(-1));
    expect(stream?.continues?.entries).toEqual(stream?.entries.slice(0, 7));
  });

  it('is the same in the United States', () => {
    const [old, next] = [
      payer('QUENDALE FREIGHT', OLD_FORTNIGHTS, 1912.33),
      payer('HARROWAY LOGISTICS', NEW_FORTNIGHTS, 1912.33),
    ];
    expect(continued([old, next], 'US')).toEqual(['Harroway Logistics was Quendale Freight']);
  });

  it('may have had several names', () => {
    const groups = [
      payer('MEPLIN HOLDINGS', MONTHS.slice(8), 2000),
      payer('QUENDALE CARE', MONTHS.slice(0, 4), 2000),
      payer('HARROWAY HEALTH', MONTHS.slice(4, 8), 2000),
    ];
    const [stream] = withContinued(groups, CALENDARS.GB);
    expect(continued(groups)).toEqual(['Meplin Holdings was Harroway Health']);
    expect(stream?.entries.map(({ entry }) => textOf(entry.day))).toEqual(MONTHS);
    expect(stream?.continues?.entries).toHaveLength(8);
  });

  it('leaves other streams where they are', () => {
    const other = payer('MEPLIN ASSURANCE', MONTHS, 312.5, { slug: 'private-pension' });
    expect(continued([other, underOld(), underNew()])).toEqual([
      'Meplin Assurance',
      'Harroway Health was Quendale Care',
    ]);
    expect(continued([underOld(), other, underNew()])).toEqual([
      'Meplin Assurance',
      'Harroway Health was Quendale Care',
    ]);
    const alone = [underOld(), other];
    expect(withContinued(alone, CALENDARS.GB)).toBe(alone);
  });

  it('is called what most of its payments are called', () => {
    const [stream] = withContinued([underOld(), underNew(2000, { slug: 'uncategorised' })], CALENDARS.GB);
    expect(categoryOf(stream?.category ?? 0).slug).toBe('salary');
  });
});

describe('pay tells how likely it is one employer', () => {
  it.each([
    [2000, true],
    [2040, true],
    [2045, true],
    [2060, false],
    [1955, true],
    [1940, false],
  ])('paid monthly: %d after 2,000 goes on: %s', (pounds, goesOn) => {
    expect(isOne(underOld(), underNew(pounds))).toBe(goesOn);
  });

  it.each([
    [2090, true],
    [2110, false],
  ])('paid fortnightly, where the days say more: %d after 2,000 goes on: %s', (pounds, goesOn) => {
    expect(
      isOne(payer('QUENDALE CARE', OLD_FORTNIGHTS, 2000), payer('HARROWAY HEALTH', NEW_FORTNIGHTS, pounds)),
    ).toBe(goesOn);
  });

  it('of variable hours agrees by chance, and says little', () => {
    const hours = [1510, 2020, 1740, 2210, 1655, 2130, 1890];
    expect(isOne(underOld(hours), underNew([1890, 1890, 1890, 1890, 1890]))).toBe(false);
    const [number, other] = [{ reference: '7734512' }, { reference: '90871234' }];
    expect(isOne(underOld(hours, number), underNew([1890, 1890, 1890, 1890, 1890], number))).toBe(true);
    expect(isOne(underOld(hours, number), underNew([1890, 1890, 1890, 1890, 1890], other))).toBe(false);
  });

  it('of a new job is at first a part of a month', () => {
    expect(isOne(underOld(), underNew([1100, 2000, 2000, 2000, 2000]))).toBe(false);
    expect(isOne(underOld(), underNew([1920, 2000, 2000, 2000, 2000]))).toBe(true);
    expect(isOne(underOld(), underNew([1890, 2000, 2000, 2000, 2000]))).toBe(false);
  });

  it('of an old job is at last more, or less', () => {
    for (const last of [2600, 1400]) {
      expect(isOne(underOld([2000, 2000, 2000, 2000, 2000, 2000, last]), underNew())).toBe(false);
      const fortnights = [...new Array(11).fill(2000), last];
      expect(
        isOne(
          payer('QUENDALE CARE', OLD_FORTNIGHTS, fortnights),
          payer('HARROWAY HEALTH', NEW_FORTNIGHTS, 2000),
        ),
      ).toBe(true);
    }
  });

  it('of a later rise under the new name says nothing', () => {
    expect(isOne(underOld(), underNew([2000, 2000, 2000, 2400, 2400]))).toBe(true);
    expect(isOne(underOld(), underNew([2000, 2400, 2400, 2400, 2400]))).toBe(false);
  });
});

describe('words tell it too', () => {
  it('where the first word is the same', () => {
    const next = (name: string, pounds: number) => payer(name, NEW, pounds);
    expect(isOne(underOld(), next('QUENDALE HEALTH GROUP', 2380))).toBe(true);
    expect(isOne(underOld(), next('QUENDALE HEALTH GROUP', 2420))).toBe(false);
    expect(isOne(underOld(), next('HARROWAY QUENDALE', 2380))).toBe(false);
  });

  it('but not where it is a short one', () => {
    const both = (first: string) => [payer(`${first} CARE`, OLD, 2000), payer(`${first} HEALTH`, NEW, 2200)];
    expect(isOne(...both('MEPL'))).toBe(true);
    expect(isOne(...both('MEP'))).toBe(false);
  });

  it('where a number stands in every payment', () => {
    const number = { reference: '7734512' };
    expect(isOne(underOld(2000, number), underNew(3000, number))).toBe(true);
    expect(isOne(underOld(2000, number), underNew([1100, 2000, 2000, 2000, 2000], number))).toBe(true);
    expect(isOne(underOld(2000, number), underNew(3000))).toBe(false);
  });
});

describe('paydays tell it', () => {
  it('where the new name begins on the next one', () => {
    expect(isOne(underOld(), payer('HARROWAY HEALTH', NEW.slice(1), 2000))).toBe(false);
    expect(isOne(underOld(), payer('HARROWAY HEALTH', [OLD.at(-1) as string, ...NEW], 2000))).toBe(false);
    expect(isOne(payer('QUENDALE CARE', MONTHS, 2000), underNew())).toBe(false);
  });

  it('where one schedule names the days of both', () => {
    const other = monthly(24, 2025, 8, 5);
    expect(isOne(underOld(), payer('HARROWAY HEALTH', other, 2000))).toBe(false);
    const weeks = every(7, NEW[0] as string, 5);
    expect(isOne(underOld(), payer('HARROWAY HEALTH', weeks, 2000))).toBe(false);
  });

  it('though the first is up to three days off', () => {
    const from = (days: number) => [addDays(NEW[0] as string, days), ...NEW.slice(1)];
    const offs = [-4, -3, -2, 2, 3, 4];
    expect(offs.map(days => isOne(underOld(), payer('HARROWAY HEALTH', from(days), 2000)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('though one of several is off, as pay before Christmas is', () => {
    const moved = (...places: readonly number[]) =>
      payer(
        'HARROWAY HEALTH',
        NEW.map((date, index) => (places.includes(index) ? addDays(date, -5) : date)),
        2000,
      );
    expect(isOne(underOld(), moved(4))).toBe(true);
    expect(isOne(underOld(), moved(3, 4))).toBe(false);
  });

  it('though one of four stays out', () => {
    const without = (...places: readonly number[]) =>
      payer(
        'HARROWAY HEALTH',
        NEW.filter((_, index) => !places.includes(index)),
        2000,
      );
    expect(isOne(underOld(), without(2))).toBe(true);
    expect(isOne(underOld(), without(1, 3))).toBe(false);
  });

  it('from one payment on, with less to go by', () => {
    const first = (pounds: number) => payer('HARROWAY HEALTH', NEW.slice(0, 1), pounds);
    expect(isOne(underOld(), first(2000))).toBe(true);
    expect(isOne(underOld(), first(2020))).toBe(true);
    expect(isOne(underOld(), first(2030))).toBe(false);
    expect(isOne(underOld(), first(1200))).toBe(false);
    const byNumber = { reference: '7734512' };
    expect(isOne(underOld(2000, byNumber), payer('HARROWAY HEALTH', NEW.slice(0, 1), 2200, byNumber))).toBe(
      true,
    );
  });

  it('after three payments or more under the old name', () => {
    const old = (count: number) => payer('QUENDALE CARE', OLD.slice(-count), 2000);
    expect(isOne(old(3), underNew())).toBe(true);
    expect(isOne(old(2), underNew())).toBe(false);
  });

  it('where they come monthly or oftener', () => {
    const quarters = monthly(12, 2022, 3, 12, 3).map(date => textOf(CALENDARS.GB().previous(dayOf(date))));
    const weeks = every(7, '2025-01-08', 30);
    const halves = Array.from({ length: 12 }, (_, index) =>
      [1, 15].map(day => `2025-${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
    ).flat();
    const fourWeeks = every(28, '2024-01-10', 20);
    const [weekly, twice, fourWeekly, quarterly] = [weeks, halves, fourWeeks, quarters].map(dates =>
      isOne(payer('QUENDALE CARE', dates.slice(0, 8), 2000), payer('HARROWAY HEALTH', dates.slice(8), 2000)),
    );
    expect([weekly, twice, fourWeekly, quarterly]).toEqual([true, true, true, false]);
  });
});

describe('who may go on under another name', () => {
  it.each([
    ['salary', true],
    ['private-pension', true],
    ['uncategorised', true],
    ['rental-income', false],
    ['self-employment-income', false],
    ['state-pension', false],
  ] as const)('%s: %s', (slug, mayContinue) => {
    expect(isOne(underOld(2000, { slug }), underNew(2000, { slug }))).toBe(mayContinue);
  });

  it('are no people, and nobody without a name', () => {
    expect(isOne(underOld(2000, { isPerson: true }), underNew())).toBe(false);
    expect(isOne(underOld(), underNew(2000, { isPerson: true }))).toBe(false);
    expect(isOne(payer('', OLD, 2000), underNew())).toBe(false);
    expect(isOne(underOld(), payer('', NEW, 2000))).toBe(false);
  });

  it('say the same of what they pay, or pay in the same way', () => {
    const [pension, unnamed] = [{ slug: 'private-pension' }, { slug: 'uncategorised' }] as const;
    expect(isOne(underOld(), underNew(2000, pension))).toBe(false);
    expect(isOne(underOld(), underNew(2000, unnamed))).toBe(true);
    expect(isOne(underOld(2000, unnamed), underNew())).toBe(true);
    const otherRail = { rail: 'faster-payment' } as const;
    expect(isOne(underOld(), underNew(2000, otherRail))).toBe(true);
    expect(isOne(underOld(), underNew(2000, { ...unnamed, ...otherRail }))).toBe(false);
    expect(isOne(underOld(2000, unnamed), underNew(2000, otherRail))).toBe(false);
    expect(isOne(underOld(2000, unnamed), underNew(2000, { ...unnamed, ...otherRail }))).toBe(false);
  });
});

describe('of several that end or begin at one time', () => {
  const second = payer('MEPLIN CATERING', OLD, 2020);

  it('the one with the pay goes on', () => {
    expect(continued([second, underOld(), underNew()])).toEqual([
      'Meplin Catering',
      'Harroway Health was Quendale Care',
    ]);
    expect(continued([underOld(), second, underNew()])).toEqual([
      'Meplin Catering',
      'Harroway Health was Quendale Care',
    ]);
    expect(continued([underOld(), second, underNew(2020)])).toEqual([
      'Quendale Care',
      'Harroway Health was Meplin Catering',
    ]);
  });

  it('none goes on twice', () => {
    const other = payer('ORBEN LOGISTICS', NEW, 2000);
    expect(continued([underOld(), underNew(), other])).toEqual([
      'Harroway Health was Quendale Care',
      'Orben Logistics',
    ]);
    expect(continued([underOld(), second, underNew(), other])).toEqual([
      'Harroway Health was Quendale Care',
      'Orben Logistics was Meplin Catering',
    ]);
  });

  it('only the sixteen that ended last are compared', () => {
    const ended = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        payer(
          `ORBEN ${'ABCDEFGHIJKLMNOPQRST'.charAt(index)}`,
          OLD.map(date => addDays(date, 1)),
          300,
        ),
      );
    expect(continued([underOld(), ...ended(15), underNew()])).toContain('Harroway Health was Quendale Care');
    expect(continued([underOld(), ...ended(16), underNew()])).toContain('Harroway Health');
  });
});

describe('of long histories', () => {
  const long = monthly(28, 2024, 1, 24).map(date => textOf(CALENDARS.GB().previous(dayOf(date))));
  const early = (dates: readonly string[]) => dates.map(date => `${date.slice(0, 8)}05`);

  it('only the twelve latest paydays under the old name are compared', () => {
    const old = (count: number) =>
      payer('QUENDALE CARE', [...early(long.slice(0, count)), ...long.slice(count, 18)], 2000);
    const next = payer('HARROWAY HEALTH', long.slice(18), 2000);
    expect(isOne(old(6), next)).toBe(true);
    expect(isOne(old(14), next)).toBe(false);
  });

  it('only the first six under the new one are', () => {
    const old = payer('QUENDALE CARE', long.slice(0, 12), 2000);
    const next = payer('HARROWAY HEALTH', [...long.slice(12, 18), ...early(long.slice(18))], 2000);
    expect(isOne(old, next)).toBe(true);
  });

  it('the pay of the first three tells the pay under the new name', () => {
    const old = payer('QUENDALE CARE', long.slice(0, 12), 2000);
    const next = payer('HARROWAY HEALTH', long.slice(12, 18), [2000, 2000, 2000, 2400, 2400, 2400]);
    expect(isOne(old, next)).toBe(true);
  });
});

describe('a payday that is off', () => {
  const early = (dates: readonly string[], days: number, ...places: readonly number[]) =>
    dates.map((date, index) => (places.includes(index) ? addDays(date, -days) : date));

  it('by a day says nothing, however often', () => {
    expect(isOne(underOld(), payer('HARROWAY HEALTH', early(NEW, 1, 1, 3), 2000))).toBe(true);
  });

  it('may be one of two, and none of one', () => {
    const next = (count: number, ...places: readonly number[]) =>
      payer('HARROWAY HEALTH', early(NEW.slice(0, count), 3, ...places), 2000);
    expect(isOne(underOld(), next(2, 1))).toBe(true);
    expect(isOne(underOld(), next(1, 0))).toBe(false);
  });

  it('may be a quarter of many', () => {
    const old = payer('QUENDALE CARE', early(MONTHS.slice(0, 8), 3, 2, 5), 2000);
    expect(isOne(old, payer('HARROWAY HEALTH', MONTHS.slice(8), 2000))).toBe(true);
  });

  it('or that stays out may be one of four', () => {
    const dates = NEW.slice(0, 4).filter((_, index) => index !== 1);
    expect(isOne(underOld(), payer('HARROWAY HEALTH', dates, 2000))).toBe(true);
  });
});

describe('a first payment alone', () => {
  it('that is far from the old pay needs more than a number', () => {
    const number = { reference: '7734512' };
    expect(isOne(underOld(2000, number), payer('HARROWAY HEALTH', NEW.slice(0, 1), 1200, number))).toBe(
      false,
    );
  });
});

describe('a stream whose rhythm changed under its present name', () => {
  it('keeps its rhythms: the last under the old name and the first under the new are one', () => {
    const [old, next] = [underOld(), underNew()];
    const [first, last] = [next.entries.slice(0, 3), next.entries.slice(3)];
    const changed: PaymentGroup = {
      ...next,
      rhythms: [first, last],
      continues: { name: 'Harroway Health', lastDay: dayOf(NEW[2] as string), entries: first },
    };
    const [stream, ...others] = withContinued([old, changed], CALENDARS.GB);
    expect(others).toEqual([]);
    expect(stream?.entries).toEqual([...old.entries, ...next.entries]);
    expect(stream?.rhythms).toEqual([[...old.entries, ...first], last]);
    expect(stream?.continues).toEqual({
      name: 'Harroway Health',
      lastDay: dayOf(NEW[2] as string),
      entries: [...old.entries, ...first],
    });
  });

  it('keeps those of the old name too', () => {
    const old = underOld();
    const [before, after] = [old.entries.slice(0, 3), old.entries.slice(3)];
    const [stream] = withContinued([{ ...old, rhythms: [before, after] }, underNew()], CALENDARS.GB);
    expect(stream?.rhythms).toEqual([before, [...after, ...underNew().entries]]);
  });
});
