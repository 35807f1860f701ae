import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, epochDay } from '../../src/base/calendar.js';
import { minorOf } from '../../src/base/money.js';
import {
  NATIONAL_INSURANCE,
  STUDENT_LOAN_PERCENT,
  type StudentLoanPlan,
  TAX_YEARS,
  type TaxNation,
} from '../../src/data/payAsYouEarn.js';
import {
  britishGrossOf,
  chargesOf,
  type OtherDeductions,
  type Rates,
  ratesOn,
} from '../../src/income/grossPay/british.js';
import { grossPayOf, netPayOf } from '../../src/income/grossPay/charges.js';
import { holds } from '../support/property.js';

const FIRST_DAY = dayOf('2021-04-06');
const LAST_DAY = dayOf('2028-04-05');
const NOTHING: OtherDeductions = { hasPension: false, studentLoan: null };
const PLANS = Object.keys(STUDENT_LOAN_PERCENT) as StudentLoanPlan[];

const charges = (day: string, nation: TaxNation, also: Partial<OtherDeductions> = {}) =>
  chargesOf(ratesOn(dayOf(day)) as Rates, nation, { ...NOTHING, ...also });
const net = (gross: number, ...terms: Parameters<typeof charges>) =>
  netPayOf(minorOf(gross), charges(...terms)) / 100;

describe('net pay', () => {
  it.each([
    // As published by aftertaxsalary.co.uk: tax 3,486.00 and insurance 1,394.40; tax 33,432.00 and insurance 4,210.60.
    ['2025-10-31', 'rest-of-uk', 30_000, 25_119.6],
    ['2025-10-31', 'rest-of-uk', 110_000, 72_357.4],
    // As published by mytakehome.co.uk, to the pound: 39,714; 68,557; 78,111; 91,286.
    ['2025-10-31', 'rest-of-uk', 50_270, 39_714],
    ['2025-10-31', 'rest-of-uk', 100_000, 68_557.4],
    ['2025-10-31', 'rest-of-uk', 125_140, 78_110.6],
    ['2025-10-31', 'rest-of-uk', 150_000, 91_286.4],
    // As published by Deloitte on the Scottish Budget of January 2026.
    ['2026-05-29', 'scotland', 16_000, 15_073.9],
    ['2026-05-29', 'scotland', 33_000, 27_284.53],
    // Tax 59,634 as published by the Scottish Parliament, insurance 3,016.00 + 2 % of 99,730.
    ['2026-05-29', 'scotland', 150_000, 85_355.05],
    // By hand. 2,097 at 19 %, 10,629 at 20 %, 4,704 at 21 %; insurance 12 % of 20,432.
    ['2021-06-30', 'scotland', 30_000, 24_036.09],
    // 37,700 at 20 %, 112,300 at 40 %, 10,000 at 45 %; insurance 12 % of 40,702 and 2 % of 109,730.
    ['2021-06-30', 'rest-of-uk', 160_000, 95_961.16],
    // 2,306 at 19 %, 11,685 at 20 %, 17,101 at 21 %, 31,338 at 42 %, 12,570 at 45 %; insurance 3,016.00 + 2 % of 37,300.
    ['2024-06-28', 'scotland', 87_570, 58_623.19],
    ['2025-10-31', 'rest-of-uk', 12_570, 12_570],
    ['2025-10-31', 'rest-of-uk', 0, 0],
  ] as const)('%s, %s: of %d is %d', (day, nation, gross, expected) => {
    expect(net(gross, day, nation)).toBe(expected);
  });

  it.each([
    ['2022-04-05', 24_062.16], // 12 % over 9,568
    ['2022-04-06', 23_848.1], // 13.25 % over 9,880
    ['2022-07-05', 23_848.1],
    ['2022-07-06', 24_204.52], // 13.25 % over 12,570
    ['2022-11-05', 24_204.52],
    ['2022-11-06', 24_422.4], // 12 %
    ['2024-01-05', 24_422.4],
    ['2024-01-06', 24_771], // 10 %
    ['2024-04-05', 24_771],
    ['2024-04-06', 25_119.6], // 8 %
  ])('of 30,000 follows the changes of National Insurance on %s', (day, expected) => {
    expect(net(30_000, day, 'rest-of-uk')).toBe(expected);
  });

  it('takes 3.25 % over the upper earnings limit from April to November 2022, else 2 %', () => {
    const slope = (day: string) => net(70_000, day, 'rest-of-uk') - net(60_000, day, 'rest-of-uk');
    expect(slope('2022-11-05')).toBeCloseTo(10_000 * (1 - 0.4 - 0.0325));
    expect(slope('2022-11-06')).toBeCloseTo(10_000 * (1 - 0.4 - 0.02));
  });

  it.each([
    ['rest-of-uk', 50_270, 0.28, 0.42],
    ['rest-of-uk', 100_000, 0.42, 0.62],
    ['rest-of-uk', 125_140, 0.62, 0.47],
    ['scotland', 43_662, 0.29, 0.5],
    ['scotland', 50_270, 0.5, 0.44],
    ['scotland', 75_000, 0.44, 0.47],
    ['scotland', 100_000, 0.47, 0.695],
    ['scotland', 125_140, 0.695, 0.5],
  ] as const)(
    'in 2025-26, %s, at %d loses %d of the pound below and %d of the pound above',
    (nation, at, below, above) => {
      const here = net(at, '2025-10-31', nation);
      expect(here - net(at - 100, '2025-10-31', nation)).toBeCloseTo(100 * (1 - below));
      expect(net(at + 100, '2025-10-31', nation) - here).toBeCloseTo(100 * (1 - above));
    },
  );

  it.each([
    ['2025-10-31', 'plan1', 354.15], // 9 % over 26,065
    ['2025-10-31', 'plan2', 137.7], // 9 % over 28,470
    ['2025-10-31', 'plan4', 0], // over 32,745
    ['2025-10-31', 'plan5', 0], // before its first repayments
    ['2026-10-30', 'plan5', 450], // 9 % over 25,000
    ['2025-10-31', 'postgraduate', 540], // 6 % over 21,000
  ] as const)('on %s of 30,000 repays student loan %s with %d', (day, plan, repaid) => {
    expect(net(30_000, day, 'rest-of-uk', { studentLoan: plan })).toBe(
      minorOf(net(30_000, day, 'rest-of-uk') - repaid) / 100,
    );
  });

  it('pays 4 % of qualifying earnings into a pension, and none of the pay above them', () => {
    const pension = (gross: number) =>
      net(gross, '2025-10-31', 'rest-of-uk') - net(gross, '2025-10-31', 'rest-of-uk', { hasPension: true });
    expect(pension(6_240)).toBe(0);
    expect(pension(30_000)).toBeCloseTo(950.4);
    expect(pension(50_270)).toBeCloseTo(1_761.2);
    expect(pension(90_000)).toBeCloseTo(1_761.2);
  });
});

describe('gross range', () => {
  const range = (
    netAnnual: number,
    day: string,
    division: Parameters<typeof britishGrossOf>[0]['division'],
  ) => britishGrossOf({ netAnnual: minorOf(netAnnual), payDay: dayOf(day), division });

  it('of 2,093.30 a month in England is 30,000 to 31,844', () => {
    // Of each pound over 30,000, 59 pence are left with pension and loan, which take 1,088.10 at 30,000.
    expect(range(25_119.6, '2025-10-31', 'england-and-wales')).toEqual({
      low: 30_000,
      high: 31_844,
      taxYear: '2025-26',
      basis:
        'annual method at the rates of England, Wales and Northern Ireland; one job, tax code 1257L; low: Income Tax and National Insurance alone; high: also 5 % of qualifying earnings into a pension (relief at source) and student loan plan 2',
    });
  });

  it('covers Scotland and the rest when the nation is unknown', () => {
    // Scotland takes less of a low salary and more of a high one.
    for (const netAnnual of [18_000, 60_000]) {
      const scotland = range(netAnnual, '2026-05-29', 'scotland');
      const rest = range(netAnnual, '2026-05-29', 'northern-ireland');
      const either = range(netAnnual, '2026-05-29', null);
      expect(either?.low).toBe(Math.min(scotland?.low as number, rest?.low as number));
      expect(either?.high).toBe(Math.max(scotland?.high as number, rest?.high as number));
      expect(scotland?.low).not.toBe(rest?.low);
      expect([scotland, rest, either].map(found => found?.basis.split(';')[0])).toEqual([
        'annual method at the rates of Scotland',
        'annual method at the rates of England, Wales and Northern Ireland',
        'annual method at the rates of Scotland or of England, Wales and Northern Ireland',
      ]);
    }
  });

  it('is the net pay where nothing is taken', () => {
    expect(range(0, '2025-10-31', null)).toMatchObject({ low: 0, high: 0 });
    expect(range(6_240, '2025-10-31', null)).toMatchObject({ low: 6_240, high: 6_240 });
    expect(range(12_000, '2025-10-31', null)).toMatchObject({ low: 12_000, high: 12_240 });
  });

  it('knows the tax years from 6 April 2021 to 5 April 2027, and a part of 2027-28', () => {
    expect(range(20_000, '2021-04-05', null)).toBeNull();
    expect(range(20_000, '2021-04-06', null)?.taxYear).toBe('2021-22');
    expect(range(20_000, '2026-04-05', null)?.taxYear).toBe('2025-26');
    expect(range(20_000, '2026-04-06', null)?.taxYear).toBe('2026-27');
    expect(range(20_000, '2026-12-31', null)?.taxYear).toBe('2026-27');
    expect(range(20_000, '2027-04-05', null)?.taxYear).toBe('2026-27');
    // It was null, though most of 2027-28 is known, and the rest is carried over from 2026-27.
    expect(range(20_000, '2027-04-06', null)?.taxYear).toBe('2027-28');
    expect(range(20_000, '2028-04-05', null)?.taxYear).toBe('2027-28');
    expect(range(20_000, '2028-04-06', null)).toBeNull();
  });
});

describe('laws', () => {
  const payDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(epochDay);
  const terms = fc
    .record({
      day: payDay,
      nation: fc.constantFrom<TaxNation>('scotland', 'rest-of-uk'),
      hasPension: fc.boolean(),
      studentLoan: fc.constantFrom(null, ...PLANS),
    })
    .map(({ day, nation, ...also }) => chargesOf(ratesOn(day) as Rates, nation, also));
  /** Up to 300,000 pounds, in pence. */
  const pay = fc.integer({ min: 0, max: 30_000_000 });

  it('net pay rises with gross pay, and is no more than it', () => {
    holds(
      fc.property(terms, pay, fc.integer({ min: 100, max: 1_000_000 }), (all, gross, more) => {
        expect(netPayOf(gross + more, all)).toBeGreaterThan(netPayOf(gross, all));
        expect(netPayOf(gross, all)).toBeLessThanOrEqual(gross);
      }),
    );
  });

  it('net of gross is the net again to a penny, and gross of net the gross to what a penny is worth', () => {
    holds(
      fc.property(terms, pay, (all, amount) => {
        expect(Math.abs(netPayOf(grossPayOf(amount, all), all) - amount)).toBeLessThanOrEqual(1);
        expect(Math.abs(grossPayOf(netPayOf(amount, all), all) - amount)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('the inverse holds at every charge, and a penny beside it', () => {
    holds(
      fc.property(terms, all => {
        for (const { from } of all)
          for (const gross of [from - 1, from, from + 1])
            expect(Math.abs(grossPayOf(netPayOf(gross, all), all) - gross)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('both ends give the net within a pound, low before high, and more net never means less gross', () => {
    const division = fc.constantFrom('england-and-wales' as const, 'scotland' as const);
    holds(
      fc.property(payDay, division, pay, pay, (day, where, netAnnual, more) => {
        const found = britishGrossOf({ netAnnual, payDay: day, division: where });
        const higher = britishGrossOf({ netAnnual: netAnnual + more, payDay: day, division: where });
        const unknown = britishGrossOf({ netAnnual, payDay: day, division: null });
        if (found === null || higher === null || unknown === null) throw new Error('not in the tables');
        const nation = where === 'scotland' ? where : 'rest-of-uk';
        const rates = ratesOn(day) as Rates;
        const least = netPayOf(found.low * 100, chargesOf(rates, nation, NOTHING));
        const most = netPayOf(
          found.high * 100,
          chargesOf(rates, nation, { hasPension: true, studentLoan: 'plan2' }),
        );
        expect(Math.abs(least - netAnnual)).toBeLessThanOrEqual(100);
        expect(Math.abs(most - netAnnual)).toBeLessThanOrEqual(100);
        expect(found.low).toBeLessThanOrEqual(found.high);
        expect(found.low).toBeLessThanOrEqual(higher.low);
        expect(found.high).toBeLessThanOrEqual(higher.high);
        expect(unknown.low).toBeLessThanOrEqual(found.low);
        expect(unknown.high).toBeGreaterThanOrEqual(found.high);
      }),
    );
  });
});

describe('tables', () => {
  const allBands = Object.values(TAX_YEARS).flatMap(({ bands }) => Object.values(bands));

  it('have bands in order from nothing, at rising rates, none beginning where the allowance tapers', () => {
    expect(allBands).toHaveLength(14);
    for (const bands of allBands) {
      expect(bands[0]?.[0]).toBe(0);
      for (const column of [0, 1] as const) {
        const values = bands.map(band => band[column]);
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
      }
      expect(bands.filter(([over]) => over > 100_000 - 12_570 && over < 125_140)).toEqual([]);
    }
  });

  it('hold what is carried over as it was the year before, and nothing that is carried over before the last year', () => {
    for (const [year, { bands, studentLoans, carriedOver = [] }] of Object.entries(TAX_YEARS)) {
      if (carriedOver.length === 0) continue;
      const before = TAX_YEARS[Number(year) - 1];
      expect(TAX_YEARS[Number(year) + 1]).toBeUndefined();
      if (carriedOver.includes('scottish-rates')) {
        expect(bands.scotland.map(([, percent]) => percent)).toEqual(
          before?.bands.scotland.map(([, percent]) => percent),
        );
        expect(bands.scotland.slice(0, 3)).toEqual(before?.bands.scotland.slice(0, 3));
      }
      for (const plan of PLANS.filter(each => carriedOver.includes(each)))
        expect(studentLoans[plan]).toBe(before?.studentLoans[plan]);
    }
    expect(TAX_YEARS[2026]?.carriedOver).toBeUndefined();
    expect(TAX_YEARS[2027]?.carriedOver).toEqual([
      'scottish-rates',
      'qualifying-earnings',
      'plan1',
      'plan4',
      'plan5',
    ]);
  });

  it('name National Insurance in the order of its dates, from the first day of the first tax year', () => {
    const dates = NATIONAL_INSURANCE.map(({ from }) => from);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dayOf(dates[0] as string)).toBe(FIRST_DAY);
  });
});
