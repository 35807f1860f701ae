/** Affordability: months, sections, refunds, spread bills, estimates and indicators. */
import { describe, expect, it } from 'vitest';
import type { AffordabilityLine, MonthAffordability } from '../../src/index.js';
import { affordability, at, credit, credits, debit, debits, only } from '../support/build.js';
import { monthly } from '../support/dates.js';

const SALARY = 'NORTHGATE LOGISTICS LTD SALARY BGC';
const RENT = 'STANDING ORDER TO A LANDLORD REFERENCE RENT , MANDATE NO 5';
const SHOP = 'TESCO STORES 3021';
const LOAN = 'LOAN REPAYMENT DD';

/** Six whole months: 2000 in, 800 rent, 300 food and a 100 loan payment each. */
const HOUSEHOLD = [
  ...credits(monthly(28, 2025, 7, 6), 2000, SALARY),
  ...debits(monthly(1, 2025, 7, 6), 800, RENT),
  ...debits(monthly(10, 2025, 7, 6), 300, SHOP),
  ...debits(monthly(15, 2025, 7, 6), 100, LOAN),
];
const WHOLE = { asOf: '2025-12-31' };

describe('a history that began before the first transaction', () => {
  it('makes a whole month of the first, and adds the months before it', () => {
    const rows = debits(['2025-11-10', '2025-12-10'], 300, SHOP);
    const monthsFrom = (historyStart: string | null) =>
      affordability(rows, { historyStart }, WHOLE).monthAffordabilities.map(
        ({ monthDateTime, isPartial }) => [monthDateTime, isPartial],
      );
    expect(monthsFrom(null)).toEqual([
      ['2025-12-01', false],
      ['2025-11-01', true],
    ]);
    expect(monthsFrom('2025-10-01')).toEqual([
      ['2025-12-01', false],
      ['2025-11-01', false],
      ['2025-10-01', false],
    ]);
    // The transaction was there before.
    expect(monthsFrom('2025-12-01')).toEqual(monthsFrom(null));
  });
});

describe('a month', () => {
  const months = affordability(HOUSEHOLD, {}, WHOLE).monthAffordabilities;

  it('holds what came in and what each section cost', () => {
    expect(months).toHaveLength(6);
    for (const month of months) {
      expect(month).toMatchObject({
        isPartial: false,
        calculatedIncome: 2000,
        incomeForMonth: 2000,
        fixedCosts: 800,
        flexibleCosts: 300,
        debtFees: 100,
        affordability: 800,
        affordabilityForMonth: 800,
      });
    }
  });

  it('is named by its year, its number and its first day, the newest first', () => {
    expect(months.map(({ year, month, monthDateTime }) => [year, month, monthDateTime])).toEqual(
      [12, 11, 10, 9, 8, 7].map(month => [2025, month, `2025-${String(month).padStart(2, '0')}-01`]),
    );
  });

  it('has a line for each category, with the transactions behind it', () => {
    const newest = at(months, 0);
    expect(newest.lines.map(({ section, category, amount }) => [section, category, amount])).toEqual([
      ['income', 'salary', 2000],
      ['fixed', 'rent', 800],
      ['flexible', 'groceries', 300],
      ['debt', 'personal-loan', 100],
    ]);
    expect(lineOf(newest, 'rent').transactionIds).toEqual([`Debit 2025-12-01 800 ${RENT}`]);
    expect(lineOf(newest, 'rent').sfs).toBe('Home and contents / Rent');
  });
});

describe('the table', () => {
  const rows = debits(monthly(10, 2024, 6, 19), 10, SHOP);

  it('holds at most twelve months; older transactions are listed', () => {
    const result = affordability(rows);
    expect(result.monthAffordabilities).toHaveLength(12);
    expect(at(result.monthAffordabilities, 0).monthDateTime).toBe('2025-12-01');
    expect(at(result.monthAffordabilities, -1).monthDateTime).toBe('2025-01-01');
    expect(result.meta.ignored).toEqual(
      rows.slice(0, 7).map(({ transactionId }) => ({ transactionId, reason: 'before-period' })),
    );
  });

  it('begins with the first month of the data when there are fewer', () => {
    const result = affordability(rows.slice(-3));
    expect(result.monthAffordabilities.map(({ month }) => month)).toEqual([12, 11, 10]);
  });

  it('shows months without transactions as empty', () => {
    const gap = [debit('2025-10-01', 10, SHOP), debit('2025-12-31', 10, SHOP)];
    const november = at(affordability(gap).monthAffordabilities, 1);
    expect(november).toMatchObject({ month: 11, flexibleCosts: 0, incomeForMonth: 0, lines: [] });
  });
});

describe('a partial month', () => {
  const rows = debits(['2025-09-10', '2025-10-10', '2025-11-10', '2025-12-10'], 300, SHOP);

  it('is one that the data do not cover whole: the first and the last', () => {
    expect(affordability(rows).monthAffordabilities.map(({ isPartial }) => isPartial)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('is not one that lacks a day or two at its edge', () => {
    const covered = [debit('2025-10-03', 1, SHOP), debit('2025-11-29', 1, SHOP)];
    const cut = [debit('2025-10-04', 1, SHOP), debit('2025-11-27', 1, SHOP)];
    const partialOf = (rows: typeof covered) =>
      affordability(rows).monthAffordabilities.map(({ isPartial }) => isPartial);
    expect(partialOf(covered)).toEqual([false, false]);
    expect(partialOf(cut)).toEqual([true, true]);
  });

  it('distorts no estimate', () => {
    const result = affordability([...rows, debit('2025-12-09', 5000, SHOP), debit('2025-09-11', 7000, SHOP)]);
    expect(result.estimatedFlexibleCosts).toBe(300);
    expect(result.estimatedFrom).toEqual([
      { year: 2025, month: 11 },
      { year: 2025, month: 10 },
    ]);
  });

  it('is scaled by its days where there is no other, and from no fewer than 28', () => {
    const single = (amount: number, last: string) =>
      affordability([debit('2025-10-10', amount, SHOP), debit(last, amount, SHOP)]);
    // 61 days of 610 are 10 a day: 365 / 12 x 10.
    expect(single(155, '2025-10-20')).toMatchObject({ estimatedFrom: [], estimatedFlexibleCosts: 336.76 });
    expect(single(310, '2025-11-09')).toMatchObject({ estimatedFrom: [], estimatedFlexibleCosts: 608.33 });
  });
});

describe('includeFlexibleCosts', () => {
  const included = affordability(HOUSEHOLD, { includeFlexibleCosts: true }, WHOLE);
  const left = affordability(HOUSEHOLD, { includeFlexibleCosts: false }, WHOLE);

  it('is true by default', () => {
    expect(affordability(HOUSEHOLD, {}, WHOLE)).toEqual(included);
    expect(affordability(HOUSEHOLD, { includeFlexibleCosts: null }, WHOLE)).toEqual(included);
    expect(included.includeFlexibleCosts).toBe(true);
    expect(included.estimatedAffordability).toBe(800);
  });

  it('when false leaves flexible costs out of what is left', () => {
    expect(left.includeFlexibleCosts).toBe(false);
    expect(left.estimatedAffordability).toBe(1100);
    expect(at(left.monthAffordabilities, 0)).toMatchObject({
      affordability: 1100,
      affordabilityForMonth: 1100,
    });
  });

  it('when false still shows the flexible figures and transactions', () => {
    expect(left.estimatedFlexibleCosts).toBe(300);
    expect(at(left.monthAffordabilities, 0).flexibleCosts).toBe(300);
    expect(left.monthAffordabilities.map(({ lines }) => lines)).toEqual(
      included.monthAffordabilities.map(({ lines }) => lines),
    );
    expect(left.indicators).toEqual(included.indicators);
  });
});

describe('a refund', () => {
  const bought = debit('2025-11-03', 120, 'ARGOS');

  it('reduces the cost that it returns in the month of the purchase, and what was recorded in its own', () => {
    const rows = [...HOUSEHOLD, bought, credit('2025-11-20', 120, 'ARGOS REFUND')];
    const november = at(affordability(rows, {}, WHOLE).monthAffordabilities, 1);
    expect(november).toMatchObject({ flexibleCosts: 300, incomeForMonth: 2000, affordability: 800 });
    const late = [...HOUSEHOLD, bought, credit('2025-12-02', 120, 'ARGOS REFUND')];
    const [december, before] = affordability(late, {}, WHOLE).monthAffordabilities;
    expect(december).toMatchObject({ flexibleCosts: 300, affordabilityForMonth: 920, incomeForMonth: 2000 });
    expect(before).toMatchObject({ flexibleCosts: 300, affordabilityForMonth: 680 });
  });

  it('in part reduces the cost in part', () => {
    const rows = [...HOUSEHOLD, bought, credit('2025-11-20', 45.5, 'ARGOS REFUND')];
    expect(at(affordability(rows, {}, WHOLE).monthAffordabilities, 1).flexibleCosts).toBe(374.5);
  });

  it('is never income, nor raises it, with or without its purchase', () => {
    const rows = [
      ...HOUSEHOLD,
      credit('2025-11-20', 5000, 'ARGOS REFUND'),
      credit('2025-11-21', 900, 'ZORVEX REFUND'),
    ];
    const result = affordability(rows, {}, WHOLE);
    expect(result.estimatedCalculatedIncome).toBe(2000);
    expect(at(result.monthAffordabilities, 1)).toMatchObject({
      incomeForMonth: 2000,
      calculatedIncome: 2000,
    });
  });

  it('of an unknown purchase from an unknown shop stands on a line of its own', () => {
    const result = affordability([...HOUSEHOLD, credit('2025-11-21', 90, 'ZORVEX REFUND')], {}, WHOLE);
    const november = at(result.monthAffordabilities, 1);
    expect(lineOf(november, 'refund')).toMatchObject({ section: 'offset', amount: -90, recorded: -90 });
    expect(november).toMatchObject({ fixedCosts: 800, flexibleCosts: 300, debtFees: 100 });
  });
});

describe('money that is no income', () => {
  it.each([
    ['a transfer from savings', 'FROM SAVINGS'],
    ['a loan', 'BANK GIRO CREDIT REF LENDER, LOAN ADVANCE'],
    ['a gift', 'FASTER PAYMENTS RECEIPT REF.BIRTHDAY FROM MR A SMITH'],
    ['cash paid in', 'CASH DEPOSIT'],
    ['winnings', 'PADDY POWER WINNINGS'],
    ['an unknown single credit', 'ZORVEX QUANDLE'],
  ])('such as %s, raises neither income nor what is left', (_, description) => {
    const before = affordability(HOUSEHOLD, {}, WHOLE);
    const after = affordability([...HOUSEHOLD, credit('2025-11-12', 640, description)], {}, WHOLE);
    expect(after.estimatedCalculatedIncome).toBe(before.estimatedCalculatedIncome);
    expect(after.estimatedAffordability).toBe(before.estimatedAffordability);
    expect(at(after.monthAffordabilities, 1).incomeForMonth).toBe(2000);
  });
});

describe('income that is not verified', () => {
  it('is recorded in its month and left out of the working value', () => {
    const rows = [...HOUSEHOLD, credit('2025-11-12', 45, 'INTEREST PAID')];
    const result = affordability(rows, {}, WHOLE);
    expect(at(result.monthAffordabilities, 1)).toMatchObject({
      incomeForMonth: 2045,
      calculatedIncome: 2000,
      affordabilityForMonth: 845,
      affordability: 800,
    });
    expect(result.estimatedCalculatedIncome).toBe(2000);
  });
});

describe('a bill that falls once a year', () => {
  const yearly = debit('2025-09-05', 600, 'CAR INSURANCE DD');
  const result = affordability([...HOUSEHOLD, yearly], {}, WHOLE);

  it('is spread over the months that it covers', () => {
    for (const month of result.monthAffordabilities) {
      expect(lineOf(month, 'vehicle-insurance').amount).toBe(50);
      expect(month.fixedCosts).toBe(850);
    }
    expect(result.estimatedFixedCosts).toBe(850);
  });

  it('is recorded where it fell', () => {
    const recorded = result.monthAffordabilities.map(month => lineOf(month, 'vehicle-insurance').recorded);
    expect(recorded).toEqual([0, 0, 0, 600, 0, 0]);
    expect(at(result.monthAffordabilities, 3).affordabilityForMonth).toBe(200);
  });

  it('is spread to the penny over a whole year', () => {
    const year = [
      ...debits(monthly(3, 2025, 1, 12), 1, SHOP),
      debit('2025-03-05', 100.01, 'CAR INSURANCE DD'),
    ];
    const amounts = affordability(year, {}, WHOLE).monthAffordabilities.map(month =>
      Math.round(lineOf(month, 'vehicle-insurance').amount * 100),
    );
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(10_001);
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
  });

  it('is not one below 60.00, nor a single payment of a bill that is paid monthly', () => {
    const small = affordability([...HOUSEHOLD, debit('2025-09-05', 59.99, 'CAR INSURANCE DD')], {}, WHOLE);
    expect(lineOf(at(small.monthAffordabilities, 3), 'vehicle-insurance').amount).toBe(59.99);
    const rent = affordability([debit('2025-09-05', 600, RENT)], {}, WHOLE);
    expect(at(rent.monthAffordabilities, 3)).toMatchObject({ fixedCosts: 600 });
  });
});

describe('a bill that falls once a quarter', () => {
  it('is spread over three months each', () => {
    const water = debits(['2025-02-14', '2025-05-14', '2025-08-14', '2025-11-14'], 90, 'THAMES WATER DDR');
    const { monthAffordabilities } = affordability([...HOUSEHOLD, ...water], {}, WHOLE);
    for (const month of monthAffordabilities) expect(lineOf(month, 'water').amount).toBe(30);
  });
});

describe('the estimates', () => {
  it('are the mean of the latest six whole months', () => {
    const costs = [100, 200, 300, 400, 500, 600, 700, 800];
    const rows = costs.map((amount, index) => debit(at(monthly(1, 2025, 5, 8), index), amount, SHOP));
    const result = affordability(rows, {}, WHOLE);
    expect(result.estimatedFlexibleCosts).toBe(550);
    expect(result.estimatedFrom.map(({ month }) => month)).toEqual([12, 11, 10, 9, 8, 7]);
  });

  it('round the mean half-even', () => {
    const rows = [debit('2025-11-01', 0.01, SHOP), debit('2025-12-31', 0.02, SHOP)];
    expect(affordability(rows).estimatedFlexibleCosts).toBe(0.02);
    const lower = [debit('2025-11-01', 0.02, SHOP), debit('2025-12-31', 0.03, SHOP)];
    expect(affordability(lower).estimatedFlexibleCosts).toBe(0.02);
  });

  it('take weekly income at 52 payments a year, fortnightly at 26, four-weekly at 13', () => {
    for (const [step, estimate] of [
      [7, 1300],
      [14, 650],
      [28, 325],
    ] as const) {
      const days = Array.from({ length: 10 }, (_, index) =>
        new Date(Date.UTC(2025, 1, 5 + step * index)).toISOString().slice(0, 10),
      );
      expect(affordability(credits(days, 300, SALARY)).estimatedCalculatedIncome).toBe(estimate);
    }
  });

  it('have savings beside them, in no cost', () => {
    const rows = [...HOUSEHOLD, ...debits(monthly(2, 2025, 7, 6), 150, 'TO SAVINGS')];
    const result = affordability(rows, {}, WHOLE);
    expect(result.estimatedSavings).toBe(150);
    expect(result.estimatedAffordability).toBe(800);
  });

  it('may be negative', () => {
    const rows = debits(monthly(10, 2025, 7, 6), 300, SHOP);
    expect(affordability(rows, {}, WHOLE)).toMatchObject({
      estimatedCalculatedIncome: 0,
      estimatedAffordability: -300,
    });
  });
});

describe('the indicators', () => {
  const rows = [
    ...HOUSEHOLD,
    debit('2025-12-05', 60, 'PADDY POWER'),
    credit('2025-12-06', 500, 'PADDY POWER WINNINGS'),
    debit('2025-12-07', 25, 'UNPAID DD FEE'),
  ];

  it('give amount, count, share of the income of the same months and transactions', () => {
    expect(indicator('gambling', rows)).toMatchObject({
      amount: 60,
      count: 1,
      shareOfIncome: 0.005,
      transactionIds: ['Debit 2025-12-05 60 PADDY POWER'],
    });
    expect(indicator('returned-payments', rows)).toMatchObject({ amount: 25, count: 1 });
    expect(indicator('loans', rows)).toMatchObject({ amount: 600, count: 6, shareOfIncome: 0.05 });
  });

  it('stand without a share where there is no income', () => {
    expect(indicator('gambling', [debit('2025-12-05', 60, 'PADDY POWER')]).shareOfIncome).toBeNull();
  });

  it('say zero where there is nothing', () => {
    expect(indicator('debt-collection', rows)).toMatchObject({ amount: 0, count: 0, transactionIds: [] });
  });

  it('count overdraft days only when balances are known', () => {
    expect(indicator('overdraft-days', rows).count).toBeNull();
    const balance = (amount: number, creditDebitIndicator: 'Credit' | 'Debit') => ({
      balance: { amount, creditDebitIndicator },
    });
    const known = [
      debit('2025-12-01', 5, SHOP, balance(10, 'Credit')),
      debit('2025-12-02', 20, SHOP, balance(10, 'Debit')),
      debit('2025-12-02', 5, 'ARGOS', balance(15, 'Debit')),
      credit('2025-12-03', 15, SALARY, balance(0, 'Debit')),
    ];
    expect(indicator('overdraft-days', known)).toMatchObject({ amount: null, count: 1, shareOfIncome: null });
  });
});

function lineOf({ lines }: MonthAffordability, category: string): AffordabilityLine {
  return only(lines.filter(line => line.category === category));
}

function indicator(kind: string, rows: Parameters<typeof affordability>[0]) {
  return only(affordability(rows, {}, WHOLE).indicators.filter(row => row.kind === kind));
}
