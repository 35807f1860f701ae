/** What kind of money a stream brings, rule by rule, in both countries. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KIND_ABOVE_LEVEL, VARIABLE_CATEGORIES, VARIABLE_WORDS } from '../../src/data/incomeComposition.js';
import type { IncomeHaircuts, IncomeStream, InsightsOptions, Transaction } from '../../src/index.js';
import { credit, credits, income, messages, only, refusal } from '../support/build.js';
import { every } from '../support/dates.js';

const MONTHS = [
  '2025-09-30',
  '2025-10-31',
  '2025-11-28',
  '2025-12-31',
  '2026-01-30',
  '2026-02-27',
  '2026-03-31',
  '2026-04-30',
];
const SALARY = 'NORTHGATE LOGISTICS LTD SALARY BGC';
const FORTNIGHTS = every(14, '2025-11-07', 13);
const PAYROLL = 'NORTHGATE LOGISTICS INC PAYROLL PPD';
const US = { currencyCode: 'USD' } as const;
const AS_OF = { asOf: '2026-04-30' };

function streamOf(
  transactions: readonly Transaction[],
  request: Parameters<typeof income>[1] = {},
  options: InsightsOptions = AS_OF,
): IncomeStream {
  return only(income(transactions, request, options).incomeStreams);
}

function paid(dates: readonly string[], amounts: readonly number[], text: string): Transaction[] {
  return dates.slice(0, amounts.length).map((date, index) => credit(date, amounts[index] as number, text));
}

/** Totals, then months. */
function partsOf({ composition: { guaranteed, variable, oneOff } }: IncomeStream) {
  return [
    [guaranteed.total, variable.total, oneOff.total],
    [guaranteed.monthly, variable.monthly, oneOff.monthly],
  ];
}

describe('steady pay', () => {
  it('is guaranteed', () => {
    expect(partsOf(streamOf(credits(MONTHS, 2000, SALARY)))).toEqual([
      [16_000, 0, 0],
      [2000, 0, 0],
    ]);
    expect(partsOf(streamOf(credits(FORTNIGHTS, 1500, PAYROLL), US))).toEqual([
      [19_500, 0, 0],
      [3250, 0, 0],
    ]);
  });

  it('holds a bonus above its level, which is one-off', () => {
    const pay = paid(MONTHS, [2000, 2000, 2000, 3400, 2000, 2000, 2000, 2000], SALARY);
    expect(partsOf(streamOf(pay))).toEqual([
      [16_000, 0, 1400],
      [2000, 0, 116.67],
    ]);
  });

  it('holds overtime above its level, which varies and is not in the estimate', () => {
    const amounts = [1500, 1500, 1620, 1500, 1500, 1500, 1640, 1500, 1500, 1500, 1500, 1500, 1500];
    expect(partsOf(streamOf(paid(FORTNIGHTS, amounts, PAYROLL), US))).toEqual([
      [19_500, 260, 0],
      [3250, 0, 0],
    ]);
  });

  it('is guaranteed where it is short, and where two paydays come at once', () => {
    expect(partsOf(streamOf(paid(MONTHS, [2000, 2000, 1400, 2000, 2000, 4000, 2000, 2000], SALARY)))).toEqual(
      [
        [17_400, 0, 0],
        [2000, 0, 0],
      ],
    );
  });

  it('makes a missed payday good without becoming arrears', () => {
    const dates = FORTNIGHTS.toSpliced(6, 1);
    const amounts = dates.map((_, index) => (index === 6 ? 3000 : 1500));
    expect(partsOf(streamOf(paid(dates, amounts, PAYROLL), US))[0]).toEqual([19_500, 0, 0]);
  });

  it('takes a bonus that comes beside the payday as one-off whole', () => {
    const bonus = credit('2026-02-13', 1800, `${SALARY} BONUS`);
    expect(partsOf(streamOf([...credits(MONTHS, 2000, SALARY), bonus]))).toEqual([
      [16_000, 0, 1800],
      [2000, 0, 150],
    ]);
  });

  it('takes commission for variable', () => {
    const pay = credits(MONTHS, 2000, SALARY).with(4, credit('2026-01-30', 2900, `COMMISSION ${SALARY}`));
    expect(partsOf(streamOf(pay))[0]).toEqual([16_000, 900, 0]);
  });

  it('brings no more one-off money once it has ended', () => {
    const pay = paid(MONTHS, [2000, 2000, 2000, 3400, 2000], SALARY);
    expect(partsOf(streamOf(pay, {}, { asOf: '2026-08-31' }))).toEqual([
      [10_000, 0, 1400],
      [0, 0, 0],
    ]);
  });
});

describe('pay that varies', () => {
  const hours = [1150, 900, 1010, 1320, 960, 1240, 1090, 1400, 980, 1150, 1270, 1030, 1210];

  it('guarantees the lowest payday', () => {
    const [totals, months] = partsOf(streamOf(paid(FORTNIGHTS, hours, PAYROLL), US));
    expect(totals).toEqual([13 * 900, 14_710 - 13 * 900, 0]);
    expect(months).toEqual([1950, 501.67, 0]);
  });

  it('guarantees nothing where a payday was missed', () => {
    const dates = FORTNIGHTS.toSpliced(6, 1);
    expect(partsOf(streamOf(paid(dates, hours.slice(1), PAYROLL), US))[1]?.[0]).toBe(0);
  });

  it('leaves out the first part of a period', () => {
    const [, months] = partsOf(streamOf(paid(FORTNIGHTS, [310, 1000, ...hours.slice(2)], PAYROLL), US));
    expect(months?.[0]).toBe(2080);
  });

  it('sees a base that comes again, under one short payday', () => {
    const amounts = [2350, 1500, 1900, 1500, 2700, 1100, 2200, 1500];
    expect(partsOf(streamOf(paid(MONTHS, amounts, SALARY)))[1]?.[0]).toBe(1500);
    expect(partsOf(streamOf(paid(MONTHS, amounts.with(4, 1000), SALARY)))[1]?.[0]).toBe(1000);
  });

  it('guarantees nothing of tips, gig work and what has no rhythm', () => {
    for (const [text, request] of [
      ['HARBOUR HOTEL LTD TRONC PAY BGC', {}],
      ['UBER BV DRIVER PAYMENT', {}],
      ['DOORDASH INC PAYROLL TIPS', US],
    ] as const) {
      const [totals, months] = partsOf(streamOf(credits(FORTNIGHTS, 700, text), request));
      expect([totals?.[0], months?.[0], totals?.[1]], text).toEqual([0, 0, 9100]);
    }
    const irregular = ['2025-11-03', '2025-12-19', '2026-01-05', '2026-02-17', '2026-04-22'];
    const { composition, estimatedIncome } = streamOf(
      paid(irregular, [800, 300, 1200, 450, 990], PAYROLL),
      US,
    );
    expect(composition.guaranteed).toEqual({ total: 0, monthly: 0 });
    expect(composition.variable.monthly).toBe(estimatedIncome);
  });
});

describe('what has just begun', () => {
  it('is guaranteed up to its level', () => {
    expect(partsOf(streamOf(credits(MONTHS.slice(-1), 2100, SALARY)))).toEqual([
      [2100, 0, 0],
      [2100, 0, 0],
    ]);
    const [totals, months] = partsOf(streamOf(paid(FORTNIGHTS.slice(-2), [1300, 1500], PAYROLL), US));
    expect(totals).toEqual([2600, 200, 0]);
    expect(months).toEqual([2816.67, 216.66, 0]);
  });
});

describe('benefits', () => {
  it('are guaranteed by the same rules, and one-off ones are one-off', () => {
    expect(partsOf(streamOf(credits(MONTHS, 368.74, 'DWP UC QQ123456C')))[1]).toEqual([368.74, 0, 0]);
    expect(partsOf(streamOf([credit('2026-03-05', 300, 'DWP COST OF LIVING')]))).toEqual([
      [0, 0, 300],
      [0, 0, 0],
    ]);
  });

  it('that were larger more often than once vary', () => {
    const once = credits(MONTHS, 800, 'DWP STATE PENSION').with(
      3,
      credit('2025-12-31', 1100, 'DWP STATE PENSION'),
    );
    expect(partsOf(streamOf(once))[0]).toEqual([6400, 0, 300]);
    const twice = once.with(5, credit('2026-02-27', 1130, 'DWP STATE PENSION'));
    expect(partsOf(streamOf(twice))[0]).toEqual([6400, 630, 0]);
  });
});

describe('haircuts', () => {
  const bonus = paid(MONTHS, [2000, 2000, 2000, 3400, 2000, 2000, 2000, 2000], SALARY);
  const hours = paid(
    FORTNIGHTS,
    [1150, 900, 1010, 1320, 960, 1240, 1090, 1400, 980, 1150, 1270, 1030, 1210],
    PAYROLL,
  );
  const leftAfter = (
    transactions: readonly Transaction[],
    incomeHaircuts: Partial<IncomeHaircuts>,
    request: Parameters<typeof income>[1] = {},
  ) => income(transactions, request, { ...AS_OF, incomeHaircuts }).incomeStreamsSummary;

  it('leave the estimate where none is given', () => {
    const { incomeAfterHaircuts, estimatedIncome, haircuts } = leftAfter(bonus, {});
    expect(incomeAfterHaircuts).toBe(estimatedIncome);
    expect(haircuts).toEqual({ guaranteed: 0, variable: 0, oneOff: 1 });
  });

  it('take a share off each kind', () => {
    expect(leftAfter(bonus, { oneOff: 0.5 }).incomeAfterHaircuts).toBe(2058.33);
    const { incomeAfterHaircuts, composition } = leftAfter(hours, { variable: 0.4 }, US);
    expect(composition.guaranteed.monthly).toBe(1950);
    expect(incomeAfterHaircuts).toBeCloseTo(1950 + 0.6 * composition.variable.monthly, 2);
  });

  it('are refused where they are no shares of known kinds', () => {
    const refused = (incomeHaircuts: unknown) =>
      messages(refusal(() => income(bonus, {}, { incomeHaircuts } as InsightsOptions)));
    expect(refused({ variable: 40 })).toEqual(['options.incomeHaircuts.variable: must be at most 1, got 40']);
    expect(refused({ bonus: 0.5 })).toEqual([
      'options.incomeHaircuts: has no member "bonus"; expected guaranteed, variable or oneOff',
    ]);
  });
});

describe('the page', () => {
  const page = readFileSync('docs/internals/income.md', 'utf8');

  it.each(Object.entries(KIND_ABOVE_LEVEL))('says what is above the level: %s', (reason, kind) => {
    const words = { guaranteed: 'guaranteed', variable: 'variable', oneOff: 'one-off' }[kind];
    expect(page).toMatch(new RegExp(`^\\| \`${reason}\`[^|]*\\| ${words}`, 'm'));
  });

  it('names the categories and words that vary', () => {
    for (const slug of VARIABLE_CATEGORIES) expect(page).toContain(`\`${slug}\``);
    for (const word of VARIABLE_WORDS.split(';')) expect(page).toContain(`\`${word}\``);
  });
});
