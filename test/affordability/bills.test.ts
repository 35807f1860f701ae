/** How regular bills are told, followed, spread and given up; one bill at a time. */
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { affordability, at, credit, debit, debits, only } from '../support/build.js';
import { CURRENCY } from '../support/country.js';
import { every, monthly } from '../support/dates.js';
import { statementAmounts } from './support.js';

const WHOLE = { asOf: '2025-12-31' };
const RENT = 'STANDING ORDER TO A LANDLORD REFERENCE RENT';
const COUNCIL = 'LEEDS CITY COUNCIL DD';
const ENERGY = 'BRITISH GAS DD';
const PHONE = 'VODAFONE DD';
/** Keeps the whole year in the table. */
const FIRST = debit('2025-01-01', 1, 'GREGGS');

function assess(rows: readonly Transaction[], asOf = WHOLE.asOf) {
  return affordability([FIRST, ...rows], {}, { asOf });
}

describe('the rhythm of a bill', () => {
  it.each([
    ['weekly', every(7, '2025-01-06', 52), 90, 'Weekly', 390],
    ['fortnightly', every(14, '2025-01-06', 26), 180, 'Fortnightly', 390],
    ['four-weekly', every(28, '2025-01-06', 13), 360, 'FourWeekly', 390],
    ['monthly', monthly(1, 2025, 1, 12), 390, 'Monthly', 390],
    ['every two months', monthly(14, 2025, 1, 6, 2), 78, 'TwoMonthly', 39],
    ['quarterly', monthly(14, 2025, 2, 4, 3), 90, 'Quarterly', 30],
    ['every four months', monthly(14, 2025, 1, 3, 4), 400, 'FourMonthly', 100],
    ['half-yearly', monthly(14, 2025, 3, 2, 6), 300, 'HalfYearly', 50],
  ] as const)(
    '%s gives the payment times its payments a month',
    (_, days, amount, frequency, monthlyAmount) => {
      const result = assess(debits(days, amount, RENT));
      expect(only(result.regularBills)).toMatchObject({ frequency, payment: amount, monthlyAmount });
      expect(result.estimatedFixedCosts).toBe(monthlyAmount);
    },
  );

  it('is known from two payments where a bill is new, and not of things bought', () => {
    const bill = assess(debits(['2025-11-12', '2025-12-12'], 20, PHONE));
    expect(only(bill.regularBills)).toMatchObject({ frequency: 'Monthly', monthlyAmount: 20 });
    const bought = assess(debits(['2025-11-12', '2025-12-12'], 20, 'GREGGS'));
    expect(bought.regularBills).toEqual([]);
    expect(statementAmounts(bought)).toEqual({ 'hobbies-leisure-sport': 6.67 });
  });

  it.each([
    ['GB', PHONE],
    ['US', 'VERIZON WIRELESS AUTOPAY'],
  ] as const)('is none of two payments that are not alike, in %s', (countryCode, name) => {
    const bills = (days: readonly [string, string], second: number) =>
      affordability(
        [debit('2025-01-01', 1, 'SHOP'), debit(days[0], 100, name), debit(days[1], second, name)],
        { countryCode, currencyCode: CURRENCY[countryCode] },
        WHOLE,
      ).regularBills.map(({ frequency }) => frequency);
    const halfYearly = ['2025-05-14', '2025-11-14'] as const;
    const monthly = ['2025-11-12', '2025-12-12'] as const;
    for (const [days, frequency] of [
      [halfYearly, 'HalfYearly'],
      [monthly, 'Monthly'],
    ] as const) {
      expect(bills(days, 130)).toEqual([frequency]);
      expect(bills(days, 300)).toEqual([]);
      expect(bills(days, 30)).toEqual([]);
    }
  });

  it('is none where a shop is visited now and then, and where it costs something else each time', () => {
    const days = ['2025-07-04', '2025-08-21', '2025-09-02', '2025-10-29', '2025-11-07', '2025-12-18'];
    expect(assess(debits(days, 30, 'TESCO STORES 3021')).regularBills).toEqual([]);
    const weekly = every(7, '2025-01-04', 52).map((day, index) =>
      debit(day, 40 + ((index * 17) % 30), 'TESCO STORES 3021'),
    );
    expect(assess(weekly).regularBills).toEqual([]);
  });
});

describe('council tax in ten instalments', () => {
  const instalments = [
    ...debits(monthly(5, 2024, 4, 10), 140, COUNCIL),
    ...debits(monthly(5, 2025, 4, 3), 150, COUNCIL),
  ];
  const upTo = (asOf: string) =>
    affordability(
      instalments.filter(({ bookingDate }) => bookingDate <= asOf),
      {},
      { asOf },
    );

  it('costs ten twelfths of an instalment a month', () => {
    expect(only(upTo('2025-06-30').regularBills)).toMatchObject({
      frequency: 'TenInstalments',
      payment: 150,
      monthlyAmount: 125,
    });
  });

  it('has not stopped in February and March', () => {
    const result = upTo('2025-03-31');
    expect(result.stoppedBills).toEqual([]);
    expect(only(result.regularBills)).toMatchObject({ frequency: 'TenInstalments', monthlyAmount: 116.67 });
  });

  it('has stopped when it does not come again in April and May', () => {
    const result = affordability(instalments.slice(0, 10), {}, { asOf: '2025-05-31' });
    expect(result.stoppedBills).toHaveLength(1);
    expect(result.estimatedFixedCosts).toBe(0);
  });

  it('is taken for twelve where the months that would tell are not in the data', () => {
    const result = affordability(debits(monthly(5, 2025, 7, 6), 150, COUNCIL), {}, WHOLE);
    expect(only(result.regularBills)).toMatchObject({ frequency: 'Monthly', monthlyAmount: 150 });
  });

  it('is no yearly bill because one payment is all that a short history holds', () => {
    const rows = [debit('2025-12-01', 1, 'GREGGS'), debit('2025-12-15', 150, COUNCIL)];
    const result = affordability(rows, {}, WHOLE);
    expect(result.regularBills).toEqual([]);
    expect(result.estimatedFixedCosts).toBe(150);
  });
});

describe('a bill that changes', () => {
  it('is estimated at its current level, and said to have changed', () => {
    const rows = [
      ...debits(monthly(8, 2025, 1, 8), 100, PHONE),
      ...debits(monthly(8, 2025, 9, 4), 130, PHONE),
    ];
    const result = assess(rows);
    expect(result.estimatedFlexibleCosts).toBe(130);
    expect(only(result.changedBills)).toMatchObject({
      previousPayment: 100,
      currentPayment: 130,
      since: '2025-09-08',
      monthlyAmount: 130,
    });
  });

  it('may fall', () => {
    const rows = [
      ...debits(monthly(8, 2025, 1, 8), 100, PHONE),
      ...debits(monthly(8, 2025, 9, 4), 70, PHONE),
    ];
    expect(assess(rows).estimatedFlexibleCosts).toBe(70);
  });

  it('is averaged with what one odd payment took beyond the level', () => {
    const rows = [
      ...debits(monthly(8, 2025, 1, 9), 20, PHONE),
      ...debits(monthly(8, 2025, 11, 2), 20, PHONE),
    ];
    const result = assess([...rows, debit('2025-10-08', 50, PHONE)]);
    // 20 a month, and 30 once in six months.
    expect(result.estimatedFlexibleCosts).toBe(25);
    expect(result.changedBills).toEqual([]);
  });

  it('is a mean of the year where it changes by season, of six months where it does not', () => {
    const winter = [160, 160, 140, 100, 60, 40, 40, 40, 60, 100, 140, 160];
    const rows = (narrative: string) =>
      monthly(8, 2025, 1, 12).map((day, index) => debit(day, at(winter, index), narrative));
    expect(assess(rows(ENERGY)).estimatedFixedCosts).toBe(100);
    expect(assess(rows('BARCLAYCARD DD')).estimatedDebtFees).toBe(90);
  });
});

describe('a bill that varies', () => {
  it('is a mean of the payments in the six months to asOf, wherever a weekend put the first', () => {
    const days = ['2025-05-01', '2025-06-02', ...monthly(1, 2025, 7, 6)];
    const amounts = [900, 900, 100, 160, 120, 180, 90, 130];
    const rows = days.map((day, index) => debit(day, at(amounts, index), 'BARCLAYCARD DD'));
    expect(assess(rows).estimatedDebtFees).toBe(130);
  });
});

describe('a loan that is over in a few payments', () => {
  it('is no regular bill: a payday loan in four is its mean over six months', () => {
    const result = assess(debits(monthly(3, 2025, 9, 4), 120, 'QUIDMARKET REPAYMENT'));
    expect(result.regularBills).toEqual([]);
    expect(result.estimatedDebtFees).toBe(80);
  });

  it('is not an instalment loan, which counts whole from its second payment', () => {
    const result = assess(debits(['2025-11-18', '2025-12-18'], 323.75, 'NOVUNA LOAN DD'));
    expect(result.estimatedDebtFees).toBe(323.75);
  });
});

describe('a bill that stopped', () => {
  it('is out of the estimate once two payments did not come, and in its months', () => {
    const rows = debits(monthly(8, 2025, 1, 8), 45, 'PUREGYM LTD DD');
    const until = (asOf: string) => assess(rows, asOf);
    expect(until('2025-10-05')).toMatchObject({ estimatedFlexibleCosts: 45, stoppedBills: [] });
    const stopped = until('2025-10-31');
    expect(stopped.estimatedFlexibleCosts).toBe(0);
    expect(only(stopped.stoppedBills)).toMatchObject({
      payee: 'PureGym',
      lastDate: '2025-08-08',
      lastAmount: 45,
    });
    expect(at(stopped.monthAffordabilities, 2).flexibleCosts).toBe(45);
  });

  it('gives way to its successor, which has its rhythm from the first payment', () => {
    const rows = [
      ...debits(monthly(8, 2025, 1, 10), 100, ENERGY),
      debit('2025-12-15', 120, 'OCTOPUS ENERGY DD'),
    ];
    const result = assess(rows);
    expect(only(result.stoppedBills)).toMatchObject({ payee: 'British Gas' });
    expect(only(result.regularBills)).toMatchObject({ payee: 'Octopus Energy', monthlyAmount: 120 });
    expect(result.estimatedFixedCosts).toBe(120);
  });

  it('gives way to a successor that has a rhythm of its own', () => {
    const rows = [
      ...debits(monthly(20, 2025, 1, 10), 100, ENERGY),
      ...debits(['2025-11-12', '2025-12-12'], 120, 'OCTOPUS ENERGY DD'),
    ];
    expect(assess(rows, '2025-12-14').estimatedFixedCosts).toBe(120);
  });

  it('was one, where it was paid once or twice before the present supplier', () => {
    const rows = [
      ...debits(['2025-07-09', '2025-08-09'], 110, ENERGY),
      ...debits(monthly(8, 2025, 9, 4), 120, 'OCTOPUS ENERGY DD'),
    ];
    const result = assess(rows);
    expect(only(result.stoppedBills)).toMatchObject({ payee: 'British Gas', frequency: 'Monthly' });
    expect(result.estimatedFixedCosts).toBe(120);
  });

  it('is no debt, which another does not pay off', () => {
    const rows = [
      ...debits(monthly(20, 2025, 1, 10), 100, 'NOVUNA LOAN DD'),
      ...debits(['2025-11-12', '2025-12-12'], 120, 'ZOPA BANK LOAN DD'),
    ];
    expect(assess(rows, '2025-12-14').estimatedDebtFees).toBe(220);
  });

  it('may be a weekly one that skips two rent-free weeks', () => {
    const rows = debits(every(7, '2025-01-06', 50), 90, RENT);
    expect(assess(rows).stoppedBills).toEqual([]);
  });
});

describe('a payment that came back unpaid and was tried again', () => {
  const amounts = [100, 160, 120, 180, 90, 130];
  const unpaid = (day: string, amount: number, payee: string) =>
    credit(day, amount, `UNPAID DIRECT DEBIT ${payee}`);

  it('counts once, on its day, however often that happens', () => {
    const rows = monthly(1, 2025, 7, 6).flatMap((day, index) => {
      const amount = at(amounts, index);
      const paid = debit(day, amount, 'PUREGYM LTD DD');
      if (index % 2 === 0) return [paid];
      const month = day.slice(0, 8);
      return [
        paid,
        unpaid(`${month}02`, amount, 'PUREGYM LTD'),
        debit(`${month}09`, amount, 'PUREGYM LTD DD'),
      ];
    });
    const result = assess(rows);
    expect(only(result.regularBills)).toMatchObject({ frequency: 'Monthly', monthlyAmount: 130 });
    expect(only(result.regularBills).transactionIds).toHaveLength(9);
    expect(result.estimatedFlexibleCosts).toBe(130);
    expect(at(result.monthAffordabilities, 0).flexibleCosts).toBe(130);
  });

  it('counts once of a half-yearly bill too, in the estimate and in each month', () => {
    const supplier = 'THAMES WATER';
    const rows = [
      debit('2025-04-15', 480, `${supplier} DD`),
      debit('2025-10-15', 480, `${supplier} DD`),
      unpaid('2025-10-16', 480, supplier),
      debit('2025-10-26', 480, `${supplier} DD`),
    ];
    const result = assess(rows);
    expect(only(result.regularBills)).toMatchObject({ frequency: 'HalfYearly', monthlyAmount: 80 });
    expect(result.estimatedFixedCosts).toBe(80);
    expect(result.monthAffordabilities.every(({ fixedCosts }) => fixedCosts === 80)).toBe(true);
  });
});

describe('money back', () => {
  it('of a bill leaves its estimate alone', () => {
    const rows = [
      ...debits(monthly(8, 2025, 1, 12), 100, ENERGY),
      credit('2025-11-20', 80, 'BRITISH GAS REFUND'),
    ];
    const result = assess(rows);
    expect(result.estimatedFixedCosts).toBe(100);
    expect(result.monthAffordabilities.map(({ fixedCosts }) => fixedCosts).slice(0, 2)).toEqual([100, 20]);
  });

  it('of a purchase before the table reduces nothing that the table holds', () => {
    const bought = debit('2024-12-20', 300, 'ARGOS');
    const rows = [bought, debit('2025-01-03', 30, 'ARGOS'), credit('2025-01-10', 300, 'ARGOS REFUND')];
    const result = affordability(rows, {}, WHOLE);
    const january = at(result.monthAffordabilities, -1);
    expect(january).toMatchObject({ flexibleCosts: 30, affordabilityForMonth: 270 });
  });

  it('beyond what was spent makes no estimate negative', () => {
    const rows = [debit('2025-07-03', 10, 'ARGOS'), credit('2025-08-10', 300, 'ARGOS REFUND')];
    expect(assess(rows).estimatedFlexibleCosts).toBe(0);
  });
});
