import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, epochDay } from '../../src/base/calendar.js';
import { minorOf } from '../../src/base/money.js';
import type { FilingStatus } from '../../src/data/federalIncomeTax.js';
import { STATES_KNOWN_TO } from '../../src/data/stateIncomeTax.js';
import {
  americanChargesOf,
  americanGrossOf,
  FEDERAL_TAXES,
  type FederalYear,
  STATE_TAXES,
  stateTaxOn,
} from '../../src/income/grossPay/american.js';
import { grossPayOf, netPayOf } from '../../src/income/grossPay/charges.js';
import type { UsState } from '../../src/model/options.js';
import { insightsOptionsSchema } from '../../src/requests/options.js';
import { holds } from '../support/property.js';

const YEARS = Object.keys(FEDERAL_TAXES).map(Number);
const STATES = Object.keys(STATE_TAXES) as UsState[];
const WITHOUT_TAX = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY'];

/** At the end of the year, unless another pay day is given. */
const charges = (
  year: number,
  status: FilingStatus,
  state: UsState | null = null,
  payDay = dayOf(`${year}-12-31`),
) =>
  americanChargesOf(
    FEDERAL_TAXES[year] as FederalYear,
    status,
    state === null ? undefined : stateTaxOn(state, payDay),
  );
const taken = (gross: number, ...terms: Parameters<typeof charges>) =>
  (minorOf(gross) - netPayOf(minorOf(gross), charges(...terms))) / 100;
/** What the state takes beside the rest. */
const stateTakes = (gross: number, year: number, status: FilingStatus, state: UsState) =>
  Math.round((taken(gross, year, status, state) - taken(gross, year, status)) * 100) / 100;
const range = (netAnnual: number, day: string, usState: UsState | null = null) =>
  americanGrossOf({ netAnnual: minorOf(netAnnual), payDay: dayOf(day), usState });

describe('federal tax, Social Security and Medicare', () => {
  it.each([
    // 10 % of 11,600 and 12 % of 33,800 of the taxable 45,400; 7.65 % of pay.
    [2024, 'single', 60_000, 5_216 + 4_590],
    // The tax table of the Form 1040 instructions for 2023 says 5,460 for a taxable 46,150 (the middle of its row: 5,460.50).
    [2023, 'single', 60_000, 5_460.5 + 4_590],
    // By the deduction of 15,000: 1,192.50 and 12 % of 33,075.
    [2025, 'single', 60_000, 5_161.5 + 4_590],
    // 10 % of 23,850 and 12 % of 6,150 of the taxable 30,000.
    [2025, 'joint', 60_000, 3_123 + 4_590],
    // Schedule X of 2021: 14,751 and 24 % over 86,375 of the taxable 137,450. Social Security stops at 142,800.
    [2021, 'single', 150_000, 14_751 + 0.24 * 51_075 + 8_853.6 + 2_175],
    // Schedule X of 2022: 34,647.50 and 32 % over 170,050 of 187,050; the wage base is 147,000.
    [2022, 'single', 200_000, 34_647.5 + 0.32 * 17_000 + 9_114 + 2_900],
    // 0.9 % more Medicare over 200,000: 53,015 over 250,525 does not begin; 2026 32 % over 201,775, which have cost 41,024.
    [2026, 'single', 250_000, 41_024 + 0.32 * (233_900 - 201_775) + 0.062 * 184_500 + 3_625 + 450],
    [2026, 'joint', 32_200, 0.0765 * 32_200],
    [2024, 'single', 0, 0],
  ] as const)('in %d, %s, of %d take %d', (year, status, gross, expected) => {
    expect(taken(gross, year, status)).toBeCloseTo(expected, 2);
  });

  it.each([
    [2021, 'single', 164_925 + 12_550, 0.24 + 0.0145, 0.32 + 0.0145],
    [2025, 'single', 176_100, 0.24 + 0.0765, 0.24 + 0.0145],
    [2025, 'joint', 200_000, 0.22 + 0.0145, 0.22 + 0.0235],
    [2026, 'joint', 768_700 + 32_200, 0.35 + 0.0235, 0.37 + 0.0235],
  ] as const)('in %d, %s, at %d take %d of the dollar below and %d of the dollar above', (...terms) => {
    const [year, status, at, below, above] = terms;
    const here = taken(at, year, status);
    expect((here - taken(at - 100, year, status)) / 100).toBeCloseTo(below, 4);
    expect((taken(at + 100, year, status) - here) / 100).toBeCloseTo(above, 4);
  });
});

describe('state tax', () => {
  it.each([
    // By the bands of Oregon's formula of 2026: 678.50 and 8.75 % over 11,400 of the base, which is pay less federal tax less
    // 2,910; less the credit of 263; 0.1 % transit, 0.6 % leave. Federal: 10 % of 12,400 and 12 % of 11,500.
    ['OR', 2026, 'single', 40_000, 678.5 - 263 + 0.0875 * (40_000 - 2_620 - 2_910 - 11_400) + 280],
    ['OR', 2026, 'single', 90_000, 678.5 - 263 + 0.0875 * (90_000 - 8_750 - 2_910 - 11_400) + 630],
    ['OR', 2026, 'joint', 100_000, 1_357 - 2 * 263 + 0.0875 * (100_000 - 7_640 - 5_820 - 22_800) + 700],
    // California: the bands of Method B one by one, less the credit, and 1.3 and 1.2 % disability.
    [
      'CA',
      2026,
      'single',
      60_000,
      121.869 + 334.07 + 668.272 + 0.066 * (60_000 - 5_706 - 41_452) - 168.3 + 780,
    ],
    [
      'CA',
      2025,
      'single',
      200_000,
      118.316 +
        324.346 +
        648.824 +
        1_030.986 +
        1_297.12 +
        0.1023 * (200_000 - 5_540 - 70_606) -
        163.9 +
        2_400,
    ],
    // New York's table of 2026: 586 (585.60 before rounding) and 5.4 % over 13,900.
    ['NY', 2026, 'single', 60_000, 585.6 + 0.054 * (52_000 - 13_900) + 0.00432 * 60_000],
    ['PA', 2025, 'joint', 60_000, 1_842 + 42],
    ['IL', 2025, 'single', 60_000, 0.0495 * 57_150],
    ['IL', 2026, 'single', 60_000, 0.0495 * (60_000 - 2_925)],
    ['IL', 2026, 'joint', 60_000, 0.0495 * (60_000 - 5_850)],
    ['MI', 2026, 'single', 60_000, 0.0425 * (60_000 - 5_900)],
    ['MI', 2026, 'joint', 60_000, 0.0425 * (60_000 - 11_800)],
    ['MI', 2023, 'single', 60_000, 0.0405 * 54_600],
    ['NC', 2024, 'joint', 60_000, 0.046 * 34_500],
    ['GA', 2021, 'single', 60_000, 7.5 + 30 + 45 + 60 + 87.5 + 0.0575 * (52_700 - 7_000)],
    ['GA', 2026, 'joint', 60_000, 0.0499 * 30_000],
    ['VA', 2025, 'single', 60_000, 720 + 0.0575 * (60_000 - 9_680 - 17_000)],
    ['WA', 2021, 'single', 60_000, 0.002533 * 60_000],
    ['TX', 2026, 'single', 60_000, 0],
  ] as const)('of %s in %d, %s, of %d is %d', (state, year, status, gross, expected) => {
    expect(stateTakes(gross, year, status, state)).toBeCloseTo(expected, 1);
  });

  // Employer's Withholding Tax Guide 2026: 5.19 % and the deductions of 2025 before 11 May, 4.99 % and those of the law from then on.
  it.each([
    ['2025-12-31', 'single', 0.0519 * (60_000 - 12_000)],
    ['2026-01-01', 'single', 0.0519 * (60_000 - 12_000)],
    ['2026-05-10', 'single', 0.0519 * (60_000 - 12_000)],
    ['2026-05-10', 'joint', 0.0519 * (60_000 - 24_000)],
    ['2026-05-11', 'single', 0.0499 * (60_000 - 15_000)],
    ['2026-05-11', 'joint', 0.0499 * (60_000 - 30_000)],
    ['2027-12-31', 'single', 0.0499 * (60_000 - 15_000)],
  ] as const)('of Georgia on %s, %s, is that of the pay day', (day, status, expected) => {
    const all = charges(2026, status, 'GA', dayOf(day));
    const alone = charges(2026, status);
    expect((netPayOf(6_000_000, alone) - netPayOf(6_000_000, all)) / 100).toBeCloseTo(expected, 1);
  });

  it('of Oregon lets no federal tax be deducted from 145,000 on', () => {
    expect(stateTakes(200_000, 2025, 'single', 'OR')).toBeCloseTo(
      209 + 452.25 + 0.0875 * (125_000 - 11_100) + 0.099 * (197_165 - 125_000) - 256 + 200 + 0.006 * 176_100,
      1,
    );
  });

  it('is taken by no more than the credit allows, and never below nothing', () => {
    expect(stateTakes(8_000, 2026, 'single', 'OR')).toBeCloseTo(56, 2);
    expect(stateTakes(15_000, 2026, 'single', 'CA')).toBeCloseTo(195, 2);
  });
});

describe('gross range', () => {
  it('of 4,195.71 a month is the same pay in Texas on a joint return and in Oregon on a single one', () => {
    const found = range(50_348.52, '2025-10-31');
    expect(taken(found?.low as number, 2025, 'joint')).toBeCloseTo((found?.low as number) - 50_348.52, -1);
    expect(taken(found?.high as number, 2025, 'single', 'OR')).toBeCloseTo(
      (found?.high as number) - 50_348.52,
      -1,
    );
    expect(found).toMatchObject({ taxYear: '2025', low: 57_587, high: 66_665 });
  });

  it('of a state is within that of the country where the state is not known', () => {
    for (const netAnnual of [12_000, 30_000, 80_000, 200_000])
      for (const state of STATES) {
        const there = range(netAnnual, '2026-05-29', state);
        const anywhere = range(netAnnual, '2026-05-29');
        expect(anywhere?.low).toBeLessThanOrEqual(there?.low as number);
        expect(anywhere?.high).toBeGreaterThanOrEqual(there?.high as number);
        expect(there?.basis).toContain(`tax and levies of ${state}`);
      }
  });

  it('is refused for a state whose taxes are not known', () => {
    const ofOhio = insightsOptionsSchema.safeParse({ usState: 'OH' });
    expect(ofOhio.error?.issues[0]?.path).toEqual(['usState']);
  });

  it('says what both ends assume', () => {
    expect(range(50_000, '2026-05-29')?.basis).toBe(
      `annual method; one job, standard deduction; federal income tax, Social Security and Medicare; no 401(k), health premium or local tax; low: married filing jointly on one income, no state income tax; high: single, in the state that takes most among ${STATES.join(', ')}`,
    );
  });

  it('knows the years 2021 to 2026, and uses the rates of 2026 in 2027', () => {
    expect(range(20_000, '2020-12-31')).toBeNull();
    expect(range(20_000, '2021-01-01')?.taxYear).toBe('2021');
    expect(range(20_000, '2026-12-31')?.taxYear).toBe('2026');
    // It was null: a year that is not known yet has the range of the year before, which says so.
    expect(range(20_000, '2027-01-01')?.taxYear).toBe('2026');
    expect(range(20_000, '2027-12-31')?.taxYear).toBe('2026');
    expect(range(20_000, '2028-01-01')).toBeNull();
  });

  it('of nothing is nothing', () => {
    expect(range(0, '2025-10-31')).toMatchObject({ low: 0, high: 0 });
  });
});

describe('laws', () => {
  const terms = fc
    .record({
      year: fc.constantFrom(...YEARS),
      status: fc.constantFrom<FilingStatus>('single', 'joint'),
      state: fc.constantFrom(null, ...STATES),
    })
    .map(({ year, status, state }) => charges(year, status, state));
  /** Up to 3,000,000 dollars, in cents. */
  const pay = fc.integer({ min: 0, max: 300_000_000 });

  it('net pay rises with gross pay, and is no more than it', () => {
    holds(
      fc.property(terms, pay, fc.integer({ min: 100, max: 1_000_000 }), (all, gross, more) => {
        expect(netPayOf(gross + more, all)).toBeGreaterThan(netPayOf(gross, all));
        expect(netPayOf(gross, all)).toBeLessThanOrEqual(gross);
      }),
    );
  });

  it('net of gross is the net again to a cent, and gross of net the gross to what a cent is worth', () => {
    holds(
      fc.property(terms, pay, (all, amount) => {
        expect(Math.abs(netPayOf(grossPayOf(amount, all), all) - amount)).toBeLessThanOrEqual(1);
        expect(Math.abs(grossPayOf(netPayOf(amount, all), all) - amount)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('the inverse holds at every charge of every year, status and state', () => {
    for (const year of YEARS)
      for (const status of ['single', 'joint'] as const)
        for (const state of [null, ...STATES]) {
          const all = charges(year, status, state);
          for (const { from } of all)
            for (const gross of [from - 1, from, from + 1])
              expect(Math.abs(grossPayOf(netPayOf(gross, all), all) - gross)).toBeLessThanOrEqual(4);
        }
  });

  it('both ends give the net within a dollar, low before high, and more net never means less gross', () => {
    const payDay = fc.integer({ min: dayOf('2021-01-01'), max: dayOf('2027-12-31') }).map(epochDay);
    holds(
      fc.property(payDay, fc.constantFrom(null, ...STATES), pay, pay, (day, usState, netAnnual, more) => {
        const found = americanGrossOf({ netAnnual, payDay: day, usState });
        const higher = americanGrossOf({ netAnnual: netAnnual + more, payDay: day, usState });
        if (found === null || higher === null) throw new Error('not in the tables');
        const least = netPayOf(found.low * 100, charges(Number(found.taxYear), 'joint', usState, day));
        expect(Math.abs(least - netAnnual)).toBeLessThanOrEqual(100);
        expect(found.low).toBeLessThanOrEqual(found.high);
        expect(found.low).toBeLessThanOrEqual(higher.low);
        expect(found.high).toBeLessThanOrEqual(higher.high);
      }),
    );
  });
});

describe('tables', () => {
  it('have eighteen states, of which nine take no income tax', () => {
    expect(STATES).toHaveLength(18);
    expect(
      STATES.filter(state => STATE_TAXES[state]?.every(({ percents }) => percents.length === 0)),
    ).toEqual(WITHOUT_TAX);
  });

  it('begin in 2021, in the order of their years, with bands in order at rising rates', () => {
    for (const tables of Object.values(STATE_TAXES)) {
      const years = tables.map(({ from }) => String(from));
      expect(years[0]).toBe('2021');
      expect(years).toEqual([...new Set(years)].sort());
      for (const { over, overJoint, percents } of tables) {
        expect(over).toHaveLength(percents.length);
        for (const values of [over, overJoint ?? over])
          expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
        expect(percents).toEqual([...percents].sort((a, b) => a - b));
      }
    }
  });

  it('are known of all states to the last federal year, so that a new year is looked up for both', () => {
    expect(STATES_KNOWN_TO).toBe(Math.max(...YEARS));
    const newest = Object.values(STATE_TAXES).flatMap(tables => tables.map(({ from }) => String(from)));
    expect(newest.filter(from => from > `${STATES_KNOWN_TO}-12-31`)).toEqual([]);
  });

  it('have federal bands in order, a joint one never before the single one', () => {
    for (const { bands } of Object.values(FEDERAL_TAXES)) {
      const [single, joint] = [bands.single.map(([over]) => over), bands.joint.map(([over]) => over)];
      for (const starts of [single, joint]) expect(starts).toEqual([...starts].sort((a, b) => a - b));
      for (const [index, over] of single.entries()) expect(joint[index]).toBeGreaterThanOrEqual(over);
    }
  });
});
