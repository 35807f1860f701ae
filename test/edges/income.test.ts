/** Income verification: ranks, benefits, months, flags, statuses, and a reason for every other credit. */
import { describe, expect, it } from 'vitest';
import type { CreditNotCountedReason, Transaction } from '../../src/index.js';
import { at, credit, credits, debit, income, only, streamCalled } from '../support/build.js';
import { addDays, every, monthly } from '../support/dates.js';

const SALARY = 'NORTHGATE LOGISTICS LTD SALARY BGC';
const SECOND = 'HARBOUR FOODS PLC WAGES BGC';
const THIRD = 'KESTREL PENSIONS PENSION BGC';
const FOURTH = 'ASHDOWN PRINT LTD PAYROLL BGC';
const DAYS = monthly(27, 2025, 1, 12);

describe('main streams', () => {
  const three = [...credits(DAYS, 300, SECOND), ...credits(DAYS, 2000, SALARY), ...credits(DAYS, 700, THIRD)];

  it('are ranked One, Two, Three by their totals', () => {
    expect(income(three).incomeStreams.map(({ rank, name, total }) => [rank, name, total])).toEqual([
      ['One', 'Northgate Logistics', 24_000],
      ['Two', 'Kestrel', 8400],
      ['Three', 'Harbour Foods', 3600],
    ]);
  });

  it('are at most three: the credits of the fourth are listed', () => {
    const fourth = credits(DAYS, 299, FOURTH);
    const result = income([...fourth, ...three]);
    expect(result.incomeStreams).toHaveLength(3);
    expect(result.creditsNotCounted).toEqual(
      fourth.map(({ transactionId }) => ({ transactionId, reason: 'beyond-three-streams' })),
    );
    expect(result.incomeStreamsSummary.total).toBe(36_000);
  });

  it('leave room for a fourth that is larger: then the third falls out', () => {
    const result = income([...three, ...credits(DAYS, 301, FOURTH)]);
    expect(result.incomeStreams.map(({ name }) => name)).not.toContain('Harbour Foods');
    expect(streamCalled(result, 'Ashdown Print').rank).toBe('Three');
  });

  it('are counted apart from benefits, which follow them', () => {
    const result = income([
      ...three,
      ...credits(DAYS, 5000, 'DWP UC 10203040506070809N'),
      ...credits(every(28, '2025-01-07', 12), 100, 'HMRC CHILD BENEFIT'),
    ]);
    expect(result.incomeStreams.map(({ rank }) => rank)).toEqual(['One', 'Two', 'Three', null, null]);
    expect(result.incomeStreams.slice(3).map(({ name }) => name)).toEqual([
      'Universal Credit',
      'Child Benefit',
    ]);
  });
});

describe('benefits', () => {
  const benefits = [
    ...credits(monthly(7, 2025, 1, 12), 393.45, 'DWP UC 10203040506070809N'),
    ...credits(every(28, '2025-01-07', 12), 18.5, 'XXXXXXXXX DWP PC'),
  ];
  const pension = credits(every(28, '2025-01-08', 12), 921, 'XXXXXXXXX DWP SP');

  it('come back whatever their amount, without rank', () => {
    const result = income(benefits);
    expect(result.incomeStreams.map(({ name, rank, isBenefit }) => [name, rank, isBenefit])).toEqual([
      ['Universal Credit', null, true],
      ['Pension Credit', null, true],
    ]);
    expect(result.creditsNotCounted).toEqual([]);
  });

  it('are left out on request, each credit with its reason', () => {
    const salary = credits(DAYS, 500, SALARY);
    const result = income([...benefits, ...salary], { excludeBenefits: true });
    expect(result.incomeStreams.map(({ name }) => name)).toEqual(['Northgate Logistics']);
    expect(result.creditsNotCounted).toEqual(
      benefits.map(({ transactionId }) => ({ transactionId, reason: 'benefit-excluded' })),
    );
  });

  it('are no State Pension, which has no rank and stays when benefits are left out; Pension Credit is one', () => {
    const rows = [...benefits, ...pension];
    expect(streamCalled(income(rows), 'State Pension')).toMatchObject({
      rank: null,
      isBenefit: false,
      category: 'state-pension',
      frequency: 'FourWeekly',
    });
    const without = income(rows, { excludeBenefits: true });
    expect(without.incomeStreams.map(({ name }) => name)).toEqual(['State Pension']);
  });

  it('are left out in GB alone: a US request ignores the switch', () => {
    const rows = credits(every(7, '2025-10-07', 8), 320, 'STATE OF OHIO UNEMPLOYMENT BENEFIT PMT');
    const request = { currencyCode: 'USD', countryCode: 'US' } as const;
    const result = income(rows, { ...request, excludeBenefits: true });
    expect(only(result.incomeStreams)).toMatchObject({ isBenefit: true, rank: null, total: 2560 });
    expect(income(rows, { currencyCode: 'USD', excludeBenefits: true })).toEqual(result);
  });

  it('that are paid once are listed and never projected', () => {
    const result = income([credit('2025-12-02', 10, 'DWP XB'), credit('2025-11-12', 300, 'DWP WFP')]);
    expect(result.incomeStreams).toHaveLength(2);
    for (const stream of result.incomeStreams) {
      expect(stream).toMatchObject({ isBenefit: true, estimatedIncome: 0, nextExpectedDate: null });
    }
    expect(result.incomeStreamsSummary.total).toBe(310);
  });
});

describe('the months of a stream', () => {
  it('are twelve, newest first, with zeros where nothing came', () => {
    const result = income(credits(['2025-10-27', '2025-08-27', '2025-07-28', '2025-06-27'], 2000, SALARY));
    const months = only(result.incomeStreams).months;
    expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual([
      '2025-10',
      '2025-9',
      '2025-8',
      '2025-7',
      '2025-6',
      '2025-5',
      '2025-4',
      '2025-3',
      '2025-2',
      '2025-1',
      '2024-12',
      '2024-11',
    ]);
    expect(months.map(month => month.income)).toEqual([2000, 0, 2000, 2000, 2000, 0, 0, 0, 0, 0, 0, 0]);
    expect(months.map(({ transactionIds }) => transactionIds.length)).toEqual([
      1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    ]);
    expect(result.incomeStreamsSummary.months).toEqual(
      months.map(({ year, month, income }) => ({ year, month, income })),
    );
  });

  it('begin on the first day of the month eleven months before asOf', () => {
    const rows = credits(['2024-10-31', '2024-11-01', '2025-10-27'], 2000, SALARY);
    const result = income(rows);
    expect(result.meta.ignored).toEqual([
      { transactionId: at(rows, 0).transactionId, reason: 'before-period' },
    ]);
    expect(result.incomeStreamsSummary.total).toBe(4000);
  });

  it('hold all payments of a day and of a month', () => {
    const rows = [...credits(DAYS, 900, SALARY), ...credits(DAYS, 100.5, SALARY)];
    const stream = only(income(rows).incomeStreams);
    expect(stream).toMatchObject({ frequency: 'Monthly', estimatedIncome: 1000.5, total: 12_006 });
    expect(stream.months.every(month => month.income === 1000.5)).toBe(true);
  });
});

describe('the flags', () => {
  const rows = credits(DAYS, 2000, SALARY);

  it('are null unless asked for, in streams and in the summary', () => {
    for (const request of [{}, { includeFlags: false }, { includeFlags: null }]) {
      const result = income(rows, request);
      expect(only(result.incomeStreams).confidenceScoreFlags).toBeNull();
      expect(result.incomeStreamsSummary.confidenceScoreFlags).toBeNull();
    }
  });

  it('of a year of steady pay all hold, for a score of 10', () => {
    const result = income(rows, { includeFlags: true }, { asOf: '2025-12-31' });
    const flags = {
      incomeForLast3Months: true,
      varianceTolerance5Percent: true,
      varianceTolerance10Percent: true,
      mostRecentCheckValue: true,
      stabilityOverall: 3,
      stability6Months: 0,
    };
    expect(only(result.incomeStreams)).toMatchObject({ confidenceScore: 10, confidenceScoreFlags: flags });
    expect(result.incomeStreamsSummary).toMatchObject({ confidenceScore: 10, confidenceScoreFlags: flags });
  });

  it('do not change the score that is given without them', () => {
    const scores = [true, false].map(
      includeFlags => only(income(rows, { includeFlags }).incomeStreams).confidenceScore,
    );
    expect(scores[0]).toBe(scores[1]);
  });

  it.each([
    [5, 2100, true, true],
    [6, 2120, false, true],
    [10, 2200, false, true],
    [11, 2220, false, false],
  ])(
    'of variance stand on the last three months: a payment %i %% above the others',
    (_, amount, five, ten) => {
      const varied = [...rows.slice(0, -2), credit('2025-11-27', amount, SALARY), at(rows, -1)];
      const { confidenceScoreFlags } = only(
        income(varied, { includeFlags: true }, { asOf: '2025-12-31' }).incomeStreams,
      );
      expect(confidenceScoreFlags?.varianceTolerance5Percent).toBe(five);
      expect(confidenceScoreFlags?.varianceTolerance10Percent).toBe(ten);
    },
  );

  it('take a missed payment from the last six months, and income from the last three', () => {
    const missed = rows.filter(row => row.bookingDate !== '2025-11-27');
    const { confidenceScoreFlags } = only(
      income(missed, { includeFlags: true }, { asOf: '2025-12-31' }).incomeStreams,
    );
    expect(confidenceScoreFlags).toMatchObject({ incomeForLast3Months: false, stability6Months: -1 });
  });

  it('take at most three from the last six months', () => {
    const gone = rows.slice(0, 7);
    const { confidenceScoreFlags, confidenceScore } = only(
      income(gone, { includeFlags: true }, { asOf: '2025-12-31' }).incomeStreams,
    );
    expect(confidenceScoreFlags?.stability6Months).toBe(-3);
    expect(confidenceScore).toBeGreaterThanOrEqual(0);
  });

  it('of the summary hold where streams with more than half of the income have them', () => {
    const irregular = credits(['2025-02-03', '2025-05-21', '2025-08-30', '2025-12-05'], 640.2, SECOND);
    const result = income([...rows, ...irregular], { includeFlags: true }, { asOf: '2025-12-31' });
    const flags = result.incomeStreams.map(stream => stream.confidenceScoreFlags?.incomeForLast3Months);
    expect(flags).toEqual([true, false]);
    expect(result.incomeStreamsSummary.confidenceScoreFlags?.incomeForLast3Months).toBe(true);
    for (const { confidenceScore, confidenceScoreReasons } of [
      ...result.incomeStreams,
      result.incomeStreamsSummary,
    ])
      expect(confidenceScoreReasons?.reduce((sum, { points }) => sum + points, 0)).toBe(confidenceScore);
  });
});

describe('the status of a stream', () => {
  const days = monthly(27, 2025, 1, 8);
  const rows = credits(days, 2000, SALARY);
  const on = (asOf: string) => only(income(rows, {}, { asOf }).incomeStreams);

  it('is Active while payments come', () => {
    expect(on('2025-08-27')).toMatchObject({ status: 'Active', estimatedIncome: 2000 });
  });

  it('is Late after one missed payment: the estimate stays, and the next one is still expected', () => {
    expect(on('2025-10-10')).toMatchObject({
      status: 'Late',
      estimatedIncome: 2000,
      nextExpectedDate: { expected: '2025-10-27' },
    });
  });

  it('is Ended after two missed payments: no estimate, no next date, but the total stands', () => {
    expect(on('2025-11-10')).toMatchObject({
      status: 'Ended',
      estimatedIncome: 0,
      nextExpectedDate: null,
      total: 16_000,
    });
  });

  it('is New with too few payments to be sure', () => {
    const stream = only(income(rows.slice(-2)).incomeStreams);
    expect(stream).toMatchObject({ status: 'New', frequency: 'Irregular', schedule: null });
  });
});

describe('verifiedIncomeStatus', () => {
  const rows = credits(DAYS, 2000, SALARY);

  it('is Processed where there are credits, even if none of them is income', () => {
    expect(income(rows).verifiedIncomeStatus).toBe('Processed');
    const refund = income([credit('2025-12-01', 20, 'ARGOS REFUND')]);
    expect(refund).toMatchObject({ verifiedIncomeStatus: 'Processed', incomeStreams: [] });
  });

  it.each([
    ['no transactions', []],
    ['debits alone', [debit('2025-12-01', 20, 'ARGOS')]],
    ['pending credits alone', [credit('2025-12-01', 20, SALARY, { status: 'Pending' })]],
  ])('is NoCreditTransactions with %s', (_, transactions: Transaction[]) => {
    expect(income(transactions)).toMatchObject({
      verifiedIncomeStatus: 'NoCreditTransactions',
      incomeStreams: [],
      creditsNotCounted: [],
      incomeStreamsSummary: { estimatedIncome: 0, confidenceScore: 0, total: 0 },
    });
  });

  it('is NoCreditTransactions when all credits are older than the twelve months', () => {
    expect(income(rows, {}, { asOf: '2027-06-30' }).verifiedIncomeStatus).toBe('NoCreditTransactions');
  });

  it.each(['CreditCard', 'Loan', 'Mortgage', 'ChargeCard', 'credit_card'])(
    'is UnsupportedAccountType for a %s',
    accountSubType => {
      expect(income(rows, { accountSubType })).toMatchObject({
        verifiedIncomeStatus: 'UnsupportedAccountType',
        incomeStreams: [],
        incomeStreamsSummary: { estimatedIncome: 0, total: 0 },
      });
    },
  );

  it.each(['CurrentAccount', 'Savings', null])('is Processed for a sub-type of %s', accountSubType => {
    expect(income(rows, { accountSubType }).verifiedIncomeStatus).toBe('Processed');
  });
});

describe('a credit in no stream', () => {
  it.each<[CreditNotCountedReason, string, number]>([
    ['refund', 'ARGOS REFUND', 80],
    ['loan', 'BANK GIRO CREDIT REF LENDER, LOAN ADVANCE', 900],
    ['cash', 'CASH DEPOSIT', 300],
    ['gambling', 'PADDY POWER WINNINGS', 120],
    ['person', 'FASTER PAYMENTS RECEIPT REF.PIZZA FROM MR A SMITH', 75],
    ['own-transfer', 'FROM SAVINGS', 400],
    ['cashback', 'CASHBACK', 60],
    ['insurance', 'INSURANCE CLAIM', 800],
    ['at-or-under-50', SALARY, 50],
  ])('has the reason %s', (reason, description, amount) => {
    const result = income([credit('2025-12-01', amount, description)]);
    expect(only(result.creditsNotCounted).reason).toBe(reason);
    expect(result.incomeStreams).toEqual([]);
  });

  it('from an unknown payer is one-off when it came once', () => {
    const result = income([credit('2025-12-01', 321.5, 'ZORVEX QUANDLE BGC')]);
    expect(only(result.creditsNotCounted).reason).toBe('one-off');
  });

  it('is listed in the order of the request', () => {
    const rows = [
      credit('2025-12-05', 20, 'ARGOS REFUND'),
      credit('2025-12-01', 40, 'CASH DEPOSIT'),
      credit('2025-12-03', 30, SALARY),
    ];
    expect(income(rows).creditsNotCounted.map(({ transactionId }) => transactionId)).toEqual(
      rows.map(({ transactionId }) => transactionId),
    );
  });

  it('can be a whole regular row of gifts from a person', () => {
    const result = income(credits(DAYS, 100, 'FASTER PAYMENTS RECEIPT REF.THANKS FROM MRS P JONES'));
    expect(result.incomeStreams).toEqual([]);
    expect(new Set(result.creditsNotCounted.map(({ reason }) => reason))).toEqual(new Set(['person']));
  });
});

describe('a payer whose name says nothing', () => {
  const odd = (index: number) => 1433.27 + (index % 2) * 3.11;

  it('is pay when it comes monthly, on working days, in odd pence', () => {
    const rows = monthly(27, 2025, 1, 12).map((day, index) =>
      credit(toWorkingDay(day), odd(index), 'ZORVEX QUANDLE BGC'),
    );
    const stream = only(income(rows).incomeStreams);
    expect(stream).toMatchObject({ category: 'salary', frequency: 'Monthly', rank: 'One' });
    expect(stream.incomeLikelihood).toBeGreaterThan(0.75);
  });

  it('is none when round amounts come now and then', () => {
    const rows = ['2025-01-05', '2025-03-16', '2025-04-27', '2025-09-14'].map(day =>
      credit(day, 100, 'ZORVEX QUANDLE'),
    );
    const result = income(rows);
    expect(result.incomeStreams).toEqual([]);
    expect(new Set(result.creditsNotCounted.map(({ reason }) => reason))).toEqual(
      new Set(['not-like-income']),
    );
  });

  it('is the customer of a business, not its employer', () => {
    const rows = monthly(27, 2025, 1, 12).map((day, index) =>
      credit(toWorkingDay(day), odd(index), 'ZORVEX QUANDLE BGC'),
    );
    expect(only(income(rows, { accountType: 'Business' }).incomeStreams).category).toBe(
      'self-employment-income',
    );
  });
});

describe('the country', () => {
  const rows = credits(DAYS, 2000, SALARY);

  it('is that of the currency by default', () => {
    expect(income(rows, { currencyCode: 'USD' })).toEqual(
      income(rows, { currencyCode: 'USD', countryCode: 'US' }),
    );
    expect(income(rows)).toEqual(income(rows, { countryCode: 'GB' }));
  });

  it('decides the holidays around which pay moves', () => {
    // 4 July 2025 is a holiday in the US and a working Friday in England.
    const days = [...every(14, '2025-03-14', 8), '2025-07-03', '2025-07-18'];
    const american = only(
      income(credits(days, 1500, 'ACME INC DES:PAYROLL'), { currencyCode: 'USD' }).incomeStreams,
    );
    expect(american).toMatchObject({ frequency: 'Fortnightly', status: 'Active' });
    expect(american.nextExpectedDate?.expected).toBe('2025-08-01');
  });
});

/** Back from a weekend to its Friday; no month of 2025 has a bank holiday on that working day. */
function toWorkingDay(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, -2) : day;
}
