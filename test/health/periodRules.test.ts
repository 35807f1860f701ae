/** Which days, rows, balances and months a period holds: the rules of docs/financial-health.md, with dates by hand. */
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, monthNumberOf, textOf, yearOf } from '../../src/base/calendar.js';
import { historyOf, measuresLongPeriods } from '../../src/health/coverage.js';
import type { PeriodFacts } from '../../src/health/periodFacts.js';
import { periodsOf } from '../../src/health/periods.js';
import { subjectsOf } from '../../src/health/subject.js';
import { at } from '../support/build.js';
import { COUNTRIES, type WrittenAccount, written } from './written.js';

const AS_OF = '2026-06-30';
const daysBack = (days: number, asOf = AS_OF) => textOf(addDays(dayOf(asOf), -days));

function periods(account: WrittenAccount, asOf: string | null = AS_OF) {
  const subject = at(subjectsOf([written(account)]), 0);
  return periodsOf(
    subject,
    row => (row.entry.isCredit ? 'in' : 'out'),
    asOf === null ? null : dayOf(asOf),
    facts => ({ facts }),
  ).periods;
}

const idsOf = (rows: PeriodFacts['rows'] | undefined) => rows?.map(({ entry }) => entry.transactionId);

describe.each(COUNTRIES)('the five periods of an account in $country', ({ currencyCode, unpaid, shop }) => {
  const account = (further: WrittenAccount): WrittenAccount => ({ currencyCode, ...further });

  it('end on asOf, that day included', () => {
    const five = periods(account({ historyStart: '2025-01-01' }));
    expect(Object.values(five).map(({ from, to }) => [from, to])).toEqual([
      ['2026-06-01', AS_OF],
      ['2026-05-02', AS_OF],
      ['2026-04-02', AS_OF],
      ['2026-01-02', AS_OF],
      ['2025-07-06', AS_OF],
    ]);
    expect(Object.values(five).map(({ coverage }) => coverage)).toEqual(
      [30, 60, 90, 180, 360].map(days => ({
        daysRequested: days,
        daysAvailable: days,
        carriedFrom: null,
        historyFrom: '2025-01-01',
        basis: 'given',
      })),
    );
  });

  it('hold what was booked on their first day, and nothing of the eve', () => {
    const lines = [360, 359, 180, 179, 90, 89, 60, 59, 30, 29].map(
      days => `${daysBack(days)} -1.00 groceries ${shop}`,
    );
    const five = periods(account({ lines, historyStart: '2025-01-01' }));
    expect(Object.values(five).map(({ facts }) => idsOf(facts.rows))).toEqual(
      [9, 7, 5, 3, 1].map(first => lines.slice(first).map((_, index) => `main/${first + index + 1}`)),
    );
  });

  it('have one balance for each day, the last of them the current one', () => {
    const lines = [`2026-06-29 -10.00 groceries ${shop}`, `2026-03-01 -5.00 groceries ${shop}`];
    const five = periods(account({ lines, current: 100, historyStart: '2025-01-01' }));
    for (const [{ facts, from }, days] of [
      [five.lastThirtyDays, 30],
      [five.lastSixtyDays, 60],
      [five.lastThreeSixtyDays, 360],
    ] as const) {
      expect(facts.balances.map(({ day }) => textOf(day))).toEqual(
        Array.from({ length: days }, (_, index) => daysBack(days - 1 - index)),
      );
      expect(textOf(at(facts.balances, 0).day)).toBe(from);
      expect(at(facts.balances, -1).minor).toBe(100_00);
      expect(at(facts.balances, -3).minor).toBe(110_00);
    }
    expect(at(five.lastThreeSixtyDays.facts.balances, 0).minor).toBe(115_00);
  });

  it('sort their rows by figure and by category, and find payments that came back', () => {
    const lines = [
      `2026-04-20 -9.00 groceries ${shop}`,
      `2026-06-03 -20.00 groceries ${shop}`,
      '2026-06-04 1500.00 salary ACME PAYROLL',
      `2026-06-05 45.00 energy ${unpaid}`,
      '2026-06-05 -25.00 returned-payment-fee FEE',
    ];
    const { lastThirtyDays, lastNinetyDays } = periods(account({ lines }));
    const { byFigure, byCategory, returned, within } = lastThirtyDays.facts;
    expect([idsOf(byFigure.get('in')), idsOf(byFigure.get('out'))]).toEqual([
      ['main/3', 'main/4'],
      ['main/2', 'main/5'],
    ]);
    expect(idsOf(byCategory.get('groceries'))).toEqual(['main/2']);
    expect(idsOf(byCategory.get('salary'))).toEqual(['main/3']);
    expect(idsOf(returned)).toEqual(['main/4', 'main/5']);
    expect(idsOf(lastNinetyDays.facts.byCategory.get('groceries'))).toEqual(['main/1', 'main/2']);
    expect(idsOf(within(lastNinetyDays.facts.rows))).toEqual(['main/2', 'main/3', 'main/4', 'main/5']);
  });

  it('carry the ninety days into the two longest under 365 days of history', () => {
    const five = periods(account({ historyStart: daysBack(363) }));
    for (const [period, daysRequested] of [
      [five.lastOneEightyDays, 180],
      [five.lastThreeSixtyDays, 360],
    ] as const)
      expect(period).toEqual({
        ...five.lastNinetyDays,
        coverage: {
          daysRequested,
          daysAvailable: 90,
          carriedFrom: 'lastNinetyDays',
          historyFrom: daysBack(363),
          basis: 'given',
        },
      });
    const measured = periods(account({ historyStart: daysBack(364) }));
    expect(measured.lastOneEightyDays.coverage).toEqual({
      daysRequested: 180,
      daysAvailable: 180,
      carriedFrom: null,
      historyFrom: daysBack(364),
      basis: 'given',
    });
  });

  describe('without a start that the caller gives', () => {
    const booked = (...days: readonly number[]) =>
      account({ lines: days.map(back => `${daysBack(back)} -1.00 groceries ${shop}`) });
    const coverageOf = (given: WrittenAccount) => {
      const { carriedFrom, historyFrom, basis } = periods(given).lastThreeSixtyDays.coverage;
      return [carriedFrom, historyFrom, basis];
    };

    it.each([
      ['the year', 364, [null, daysBack(364), 'first-row']],
      ['more than the year', 365, [null, daysBack(365), 'first-row']],
      ['all but one day', 363, [null, daysBack(364), 'usual-gap']],
      [
        'all but as many days as usually lie between two booked days',
        361,
        [null, daysBack(364), 'usual-gap'],
      ],
      ['all but one more', 360, ['lastNinetyDays', daysBack(360), 'first-row']],
    ])('and with rows over %s, the history is known by them', (_, first, expected) => {
      expect(coverageOf(booked(first, first - 3, first - 4, first - 4, first - 10))).toEqual(expected);
    });

    it('take the median of the gaps, of two in the middle their mean', () => {
      expect(coverageOf(booked(362, 360, 357))).toEqual([null, daysBack(364), 'usual-gap']);
      expect(coverageOf(booked(361, 359, 356))).toEqual(['lastNinetyDays', daysBack(361), 'first-row']);
    });

    it('take seven days at most, however seldom the account moves', () => {
      expect(coverageOf(booked(357, 200, 10))).toEqual([null, daysBack(364), 'usual-gap']);
      expect(coverageOf(booked(356, 200, 10))).toEqual(['lastNinetyDays', daysBack(356), 'first-row']);
    });

    it('take nothing from a single booked day', () => {
      expect(coverageOf(booked(363, 363))).toEqual(['lastNinetyDays', daysBack(363), 'first-row']);
    });

    it('begin the days and balances they measure before the first row', () => {
      const { facts, from } = periods(booked(358, 351, 344)).lastThreeSixtyDays;
      expect([from, facts.days, facts.balances.length]).toEqual([daysBack(359), 360, 360]);
      expect(facts.rows).toHaveLength(3);
    });
  });

  it('believe a start that the caller gives, also where the usual gap would make a year of it', () => {
    const lines = [360, 350, 340].map(back => `${daysBack(back)} -1.00 groceries ${shop}`);
    for (const [historyStart, basis, from] of [
      [daysBack(363), 'given', daysBack(363)],
      [daysBack(360), 'given', daysBack(360)],
      [daysBack(359), 'first-row', daysBack(360)],
      ['2027-01-01', 'first-row', daysBack(360)],
    ] as const)
      expect(periods(account({ lines, historyStart })).lastThreeSixtyDays.coverage).toMatchObject({
        carriedFrom: 'lastNinetyDays',
        historyFrom: from,
        basis,
      });
  });

  it('stand on the days there are when the history is short', () => {
    const { lastThirtyDays, lastNinetyDays, lastThreeSixtyDays } = periods(
      account({ historyStart: daysBack(44) }),
    );
    expect(lastThirtyDays.coverage.daysAvailable).toBe(30);
    expect(lastNinetyDays).toMatchObject({ from: daysBack(44), facts: { days: 45 } });
    expect(lastNinetyDays.facts.balances).toHaveLength(45);
    expect(lastThreeSixtyDays.from).toBe(daysBack(44));
  });

  it('begin with the earliest row where that is before the start the caller names, or where none is named', () => {
    const lines = [`${daysBack(19)} -1.00 groceries ${shop}`, `${daysBack(2)} -1.00 groceries ${shop}`];
    for (const historyStart of [daysBack(10), undefined])
      expect(periods(account({ lines, ...(historyStart && { historyStart }) })).lastThirtyDays.from).toBe(
        daysBack(19),
      );
    expect(periods(account({ lines, historyStart: daysBack(25) })).lastThirtyDays.from).toBe(daysBack(25));
  });

  it('are a single day on the first day of the history', () => {
    const { lastThirtyDays } = periods(account({ historyStart: AS_OF, current: 7 }));
    expect(lastThirtyDays).toMatchObject({ from: AS_OF, to: AS_OF, coverage: { daysAvailable: 1 } });
    expect(lastThirtyDays.facts.balances).toEqual([{ day: dayOf(AS_OF), minor: 7_00 }]);
  });

  it.each([
    ['no history', {}, AS_OF],
    ['a history that begins after asOf', { historyStart: '2026-07-01' }, AS_OF],
    ['no day to stand on', { historyStart: '2025-01-01' }, null],
  ])('are empty with %s, and keep the balance', (_, further, asOf) => {
    const five = periods(account({ ...further, current: 12.34 }), asOf);
    for (const { from, to, coverage, facts } of Object.values(five)) {
      expect([from, to, coverage.daysAvailable, facts.days]).toEqual([null, null, 0, 0]);
      expect([facts.rows, facts.balances, facts.wholeMonths, facts.within(facts.rows)]).toEqual([
        [],
        [],
        [],
        [],
      ]);
      expect(facts.current).toBe(12_34);
    }
    expect(five.lastOneEightyDays.coverage.carriedFrom).toBe('lastNinetyDays');
  });
});

describe('the whole months of a period', () => {
  const monthsOf = (asOf: string, days: 'lastThirtyDays' | 'lastSixtyDays' | 'lastNinetyDays') =>
    periods({ historyStart: '2020-01-01' }, asOf)[days].facts.wholeMonths.map(
      month => `${yearOf(month)}-${monthNumberOf(month)}`,
    );

  it.each([
    ['2026-06-30', 'lastThirtyDays', ['2026-6']],
    ['2026-06-29', 'lastThirtyDays', []],
    ['2026-07-01', 'lastThirtyDays', []],
    ['2026-05-31', 'lastThirtyDays', []],
    ['2026-07-01', 'lastSixtyDays', ['2026-6']],
    ['2026-06-30', 'lastSixtyDays', ['2026-6']],
    ['2026-06-29', 'lastSixtyDays', ['2026-5']],
    ['2026-06-30', 'lastNinetyDays', ['2026-5', '2026-6']],
    ['2026-03-31', 'lastNinetyDays', ['2026-1', '2026-2', '2026-3']],
    ['2024-03-31', 'lastNinetyDays', ['2024-2', '2024-3']],
    ['2026-01-31', 'lastNinetyDays', ['2025-12', '2026-1']],
  ] as const)('to %s, %s, are %j', (asOf, days, expected) => {
    expect(monthsOf(asOf, days)).toEqual(expected);
  });
});

describe('no history', () => {
  it('is what there is without a day to stand on, however early it begins', () => {
    expect(historyOf([{ given: dayOf('1950-01-01'), days: [] }], null)).toBeNull();
    expect(historyOf([{ given: null, days: [] }], dayOf(AS_OF))).toBeNull();
    expect(historyOf([], dayOf(AS_OF))).toBeNull();
  });

  it('is never long enough', () => {
    expect(measuresLongPeriods(null)).toBe(false);
  });
});

describe('the history of several accounts', () => {
  const asOf = dayOf(AS_OF);
  const back = (days: number) => addDays(asOf, -days);
  const given = { given: back(400), days: [] };
  const moving = { given: null, days: [back(400), back(390)] };
  const inferred = { given: null, days: [back(361), back(354)] };

  it.each([
    ['the oldest', [inferred, { given: back(365), days: [] }], [back(365), 'given']],
    [
      'the oldest, though another began to move before',
      [{ given: back(362), days: [] }, inferred],
      [back(364), 'usual-gap'],
    ],
    ['of two as old, the one that is given', [moving, given], [back(400), 'given']],
    [
      'of two as old, the one that moved',
      [inferred, { given: null, days: [back(364)] }],
      [back(364), 'first-row'],
    ],
    [
      'of all that have one',
      [{ given: null, days: [] }, { given: back(-1), days: [] }, moving],
      [back(400), 'first-row'],
    ],
  ])('is %s, in whatever order they come', (_, sources, [from, basis]) => {
    for (const listed of [sources, [...sources].reverse()])
      expect(historyOf(listed, asOf)).toEqual({ from, to: asOf, basis });
  });
});
