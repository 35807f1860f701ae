/** Attributes of small accounts, reckoned by hand, and the reasons of those that are null. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnalyseRequest,
  SCORE_ATTRIBUTES,
  type ScoreAttributeName,
  type ScoreAttributesRequest,
  type ScoreAttributesResult,
  safeScoreAttributes,
  scoreAttributes,
  type Transaction,
} from '../../src/index.js';
import { credit, credits, debit, debits } from '../support/build.js';
import { addDays } from '../support/dates.js';

const PAYDAYS = ['2026-01-28', '2026-02-27', '2026-03-27', '2026-04-28', '2026-05-28', '2026-06-26'];
const monthly = (day: string) => ['01', '02', '03', '04', '05', '06'].map(month => `2026-${month}-${day}`);

/** Half a year: 181 days. */
const HALF_YEAR: readonly Transaction[] = [
  ...credits(PAYDAYS, 2000, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
  ...debits(monthly('01'), 800, 'ASHDOWN LETTINGS FLAT 4 RENT STO'),
  ...debits(monthly('10'), 100, 'TESCO STORES 3021'),
  ...debits(monthly('15').slice(0, 3), 20, 'BET365'),
  ...debits(monthly('15').slice(3), 50, 'BET365'),
  debit('2026-06-12', 60, 'CASH WITHDRAWAL LNK HIGH ST'),
  debit('2026-05-05', 120, 'LENDING STREAM'),
  debit('2026-06-05', 120, 'LENDING STREAM'),
  debit('2026-04-20', 30, 'KLARNA'),
  debit('2026-06-20', 30, 'KLARNA'),
  credit('2026-04-02', 300, 'LENDING STREAM LOAN ADVANCE'),
  credit('2026-04-20', 200, 'LOAN ADVANCE'),
  debit('2026-05-20', 45, 'BRITISH GAS DD'),
  credit('2026-05-22', 45, 'RETURNED DD BRITISH GAS'),
  debit('2026-05-23', 10, 'UNPAID ITEM FEE'),
  debit('2026-03-30', 150, 'TRANSFER TO SAVINGS'),
  credit('2026-06-18', 50, 'TRANSFER FROM SAVINGS'),
  credit('2026-02-14', 40, 'MR A SMITH'),
  debit('2026-06-16', 25, 'LOWELL FINANCIAL DD'),
];

function attributesOf(
  transactions: readonly Transaction[],
  request: Partial<ScoreAttributesRequest> = {},
  asOf = '2026-06-30',
): ScoreAttributesResult<ScoreAttributeName> {
  return scoreAttributes({ accountId: 'account', currencyCode: 'GBP', transactions, ...request }, { asOf });
}

const balanceOf = (amount: number) => ({ current: { amount, creditDebitIndicator: 'Credit' as const } });

describe('months since the first income', () => {
  it.each([
    ['GBP', 'NORTHGATE LOGISTICS LTD SALARY BGC'],
    ['USD', 'ACME PAYROLL PPD ID: 1'],
  ] as const)('are counted from the last day of a month as from any other, in %s', (currencyCode, pay) => {
    const days = ['2025-12-31', '2026-01-30', '2026-02-27', '2026-03-31'];
    const since = (asOf: string) => attributesOf(credits(days, 2000, pay), { currencyCode }, asOf).attributes;
    expect(since('2026-04-30')).toMatchObject({ monthsSinceFirstIncome: 4, monthsSinceFirstPay: 4 });
    expect(since('2026-04-29')).toMatchObject({ monthsSinceFirstIncome: 3, monthsSinceFirstPay: 3 });
  });
});

describe('half a year, reckoned by hand', () => {
  const { attributes } = attributesOf(HALF_YEAR, { historyStart: '2026-01-01' });

  it('has the income of six paydays', () => {
    expect(attributes).toMatchObject({
      incomePerMonth: 2016.57, // 12000 x 365 / (12 x 181)
      estimatedIncomePerMonth: 2000,
      incomeSourceCount: 1,
      benefitShareOfIncome: 0,
      workShareOfIncome: 1,
      incomeStability: 1,
      incomeTrend: 0,
      monthsSinceFirstPay: 5,
      payDayRegularity: 1,
      payGapDeviation: 1, // gaps of 30, 28, 32, 30, 29 days
      daysSinceLastIncome: 4,
      missedPaymentsOfIncome: 0,
    });
  });

  it('has the outgoings: 4800 fixed, 870 flexible, 335 debt and fees', () => {
    expect(attributes).toMatchObject({
      spendingPerMonth: 1009.13, // 6005 x 365 / (12 x 181)
      fixedCostsShareOfIncome: 0.4,
      flexibleCostsShareOfIncome: 0.0725,
      spendingToIncome: 0.5004,
      spendingToIncome90d: 0.4075, // 2445 of 6000
      groceriesPerMonth: 100.83,
      utilitiesPerMonth: 0, // the returned direct debit is no cost
      spendingTrend: 0.1757, // 980 + 1080 + 1185 after 3 x 920
      uncategorisedShareOfDebits: 0,
    });
  });

  it('has the cash flow of the months: 1080, 1120, 1080, 1020, 920, 815', () => {
    expect(attributes).toMatchObject({
      netCashFlowPerMonth: 1014.17, // 6035 x 365 / (12 x 181)
      netCashFlowVolatility: 0.0532, // 106.47 of 2000
      negativeMonthsShare: 0,
      personToPersonShareOfCredits: 0.0032, // 40 of 12585
    });
  });

  it('has the debts: Lending Stream, Klarna and Lowell, all first paid in the last 90 days', () => {
    expect(attributes).toMatchObject({
      debtServiceRatio: 0.0271, // 325 of 12000
      lenderCount: 3,
      newLenderCount90d: 3,
      lendersPaidInOneMonth: 3,
      highCostRepaymentCount30d: 1,
      highCostRepaymentCount90d: 2,
      highCostShareOfIncome: 0.02,
      daysSinceLastHighCostRepayment: 25,
      bnplPaymentCount90d: 2,
      bnplLenderCount90d: 1,
      debtCollectorCount: 1,
      daysSinceLastDebtCollection: 14,
      loansReceivedCount90d: 2,
      loansReceivedToIncome: 0.0417, // 500 of 12000
      loansStackedWithin30Days: 2, // 2 and 20 April
      daysSinceLastLoanReceived: 71,
    });
  });

  it('has the returned payment and its fee', () => {
    expect(attributes).toMatchObject({
      returnedPaymentCount30d: 0,
      returnedPaymentCount90d: 1,
      returnedPaymentCount180d: 1,
      bankFees30d: 0,
      bankFees90d: 10,
      bankFeesShareOfIncome: 0.0008,
      daysSinceLastReturnedPayment: 38,
    });
  });

  it('has the gambling, the cash, the savings and the rent', () => {
    expect(attributes).toMatchObject({
      gamblingShareOfIncome: 0.0175, // 210 of 12000
      gamblingTrend90d: 1.5, // 150 after 60
      gamblingCount90d: 3,
      cashShareOfSpending: 0.01, // 60 of 6005
      savingsRate: 0.0083, // 150 less 50, of 12000
      monthsWithSavingShare: 0.1667,
      savingsWithdrawalCount90d: 1,
      housingPaymentRegularity: 1,
      housingPaymentMonthsMissed: 0,
      daysSinceLastHousingPayment: 29,
      housingShareOfIncome: 0.4,
    });
  });

  it('has the activity: 38 transactions on 37 of 181 days', () => {
    expect(attributes).toMatchObject({
      historyDays: 181,
      transactionsPerMonth: 6.3858,
      activeDaysShare: 0.2044,
      activeMonthsShare: 1,
      directDebitPayeeCount90d: 4,
      daysSinceLastTransaction: 4,
    });
  });
});

describe('balances of June, reckoned by hand', () => {
  /** 50 to the 4th, 1050 to the 9th, -200 to the 19th, 300 to the 30th. */
  const june = [
    credit('2026-06-05', 1000, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
    debit('2026-06-10', 1250, 'ASHDOWN LETTINGS FLAT 4 RENT STO'),
    credit('2026-06-20', 500, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
  ];
  const request = { historyStart: '2026-06-01', balances: balanceOf(300) };

  it('are those of the 30 days', () => {
    expect(attributesOf(june, request).attributes).toMatchObject({
      currentBalance: 300,
      balanceMean: 225, // (4 x 50 + 5 x 1050 - 10 x 200 + 11 x 300) / 30
      balanceMean30d: 225,
      balanceMean90d: null,
      balanceMinimum: -200,
      balanceVolatility: 424.02,
      daysBelowZero30d: 10,
      daysBelowZeroShare: 0.3333,
      longestRunBelowZero: 10,
      daysBelowOneHundred30d: 14,
      monthEndBalanceMean: 300,
      prePaydayBalanceMean: -75, // 50 and -200
      prePaydayBalanceMinimum: -200,
      balanceToIncome: 0.1479, // 225 of 1520.83
      monthsOfSpendingCovered: 0.2367, // 300 of 1267.36
    });
  });

  it('leave out what moved another account', () => {
    const elsewhere = debit('2026-06-15', 900, 'CARD PAYMENT TO TESCO', { accountId: 'other' });
    const own = june.map(row => ({ ...row, accountId: 'account' }));
    expect(attributesOf([...own, elsewhere], request).attributes).toMatchObject({
      balanceMean: 225,
      daysBelowZero30d: 10,
    });
  });

  it('rise along their line', () => {
    const growing = Array.from({ length: 29 }, (_, index) =>
      credit(`2026-06-${String(index + 2).padStart(2, '0')}`, 10, 'MR A SMITH'),
    );
    expect(attributesOf(growing, request).attributes.balanceTrendPerMonth).toBe(304.17); // 10 a day
  });
});

describe('nulls', () => {
  const reasonOf = (result: ReturnType<typeof attributesOf>, name: ScoreAttributeName) =>
    result.notComputed.find(({ attribute }) => attribute === name)?.reason;

  it('say what is missing', () => {
    const withoutBalance = attributesOf(HALF_YEAR, { historyStart: '2026-01-01' });
    expect(reasonOf(withoutBalance, 'balanceMean')).toBe('no-balance');
    expect(reasonOf(withoutBalance, 'transactionCount365d')).toBe('short-history');
    expect(reasonOf(withoutBalance, 'debtManagementPaymentCount')).toBeUndefined();
    const shopping = attributesOf(debits(monthly('10'), 100, 'TESCO STORES 3021'));
    expect(reasonOf(shopping, 'spendingToIncome')).toBe('no-income');
    expect(reasonOf(shopping, 'personToPersonShareOfCredits')).toBe('no-credits');
    expect(reasonOf(shopping, 'daysSinceLastGambling')).toBe('none-seen');
    expect(reasonOf(shopping, 'housingPaymentGapDeviation')).toBe('too-few-payments');
    expect(reasonOf(attributesOf(credits(PAYDAYS, 2000, 'SALARY')), 'spendingVariation')).toBe('no-spending');
    const young = attributesOf(debits(['2026-06-10'], 100, 'TESCO STORES 3021'));
    expect(reasonOf(young, 'incomePerMonth')).toBe('short-history');
    expect(reasonOf(young, 'incomeTrend')).toBe('too-few-months');
    const irregular = attributesOf(
      credits(['2026-01-03', '2026-02-19', '2026-05-30', '2026-06-11'], 900, 'SALARY'),
    );
    expect(reasonOf(irregular, 'payDayRegularity')).toBe('no-schedule');
  });

  it.each([
    [81, '90d'],
    [162, '180d'],
    [329, '365d'],
    [27, '30d'],
  ] as const)('end when nine tenths of a window are covered: %i days of %s', (days, window) => {
    const name = `returnedPaymentCount${window}` as const;
    const measuredWith = (length: number) =>
      attributesOf([], { historyStart: addDays('2026-06-30', 1 - length) }).attributes[name];
    expect(measuredWith(days)).toBe(0);
    expect(measuredWith(days - 1)).toBeNull();
  });

  it('are all that an account without anything has, but for what needs nothing', () => {
    const { attributes, notComputed } = scoreAttributes({
      accountId: 'account',
      currencyCode: 'GBP',
      transactions: [],
    });
    const numbers = Object.entries(attributes).filter(([, value]) => value !== null);
    expect(Object.fromEntries(numbers)).toEqual({
      estimatedIncomePerMonth: 0,
      activeIncomeSourceCount: 0,
      endedIncomeSourceCount: 0,
      historyDays: 0,
    });
    expect(notComputed).toHaveLength(SCORE_ATTRIBUTES.length - numbers.length);
  });
});

describe('the definitions', () => {
  it('are at least sixty, of one name each, in one sentence', () => {
    expect(SCORE_ATTRIBUTES.length).toBeGreaterThanOrEqual(60);
    const names = SCORE_ATTRIBUTES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, definition } of SCORE_ATTRIBUTES) {
      expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
      expect(definition, name).toMatch(/^[A-Z0-9][^|]*\.$/);
      expect(definition.match(/\. [A-Z]/), name).toBeNull();
    }
  });

  it('say of each null reason what occurs, and of each that occurs', () => {
    const accounts = [
      attributesOf([]),
      attributesOf([], { historyStart: '2025-06-01' }),
      attributesOf([], { historyStart: '2025-06-01', balances: balanceOf(10) }),
      attributesOf(credits(['2026-04-03', '2026-05-19', '2026-06-30'], 900, 'SALARY')),
      attributesOf(credits(['2026-04-01', '2026-04-20'], 900, 'SALARY'), { balances: balanceOf(10) }),
      attributesOf(
        [debit('2026-06-01', 5, 'TESCO')],
        {
          historyStart: '2026-06-01',
          balances: balanceOf(10),
        },
        '2026-06-29',
      ),
    ];
    for (const { name, nullReasons } of SCORE_ATTRIBUTES) {
      const seen = accounts.flatMap(({ notComputed }) =>
        notComputed.filter(({ attribute }) => attribute === name).map(({ reason }) => reason),
      );
      expect([...new Set(seen)].sort(), name).toEqual([...nullReasons].sort());
    }
  });
});

describe('the fixture accounts', () => {
  it.each(readdirSync('fixtures/accounts'))('%s: every attribute is a number or has a reason', account => {
    const request = JSON.parse(
      readFileSync(`fixtures/accounts/${account}/request.json`, 'utf8'),
    ) as AnalyseRequest;
    const { attributes, notComputed } = scoreAttributes(request);
    expect(Object.keys(attributes)).toEqual(SCORE_ATTRIBUTES.map(({ name }) => name));
    const nulls = SCORE_ATTRIBUTES.filter(({ name }) => attributes[name] === null).map(({ name }) => name);
    expect(notComputed.map(({ attribute }) => attribute)).toEqual(nulls);
    expect(nulls.length).toBeLessThan(SCORE_ATTRIBUTES.length / 2);
  });
});

describe('the request', () => {
  it('is refused as the others are', () => {
    const result = safeScoreAttributes({ accountId: '', currencyCode: 'EUR' } as never);
    if (result.success) throw new Error('expected the request to be refused');
    expect(result.error.issues.map(({ path }) => path.join('.'))).toEqual([
      'accountId',
      'currencyCode',
      'transactions',
    ]);
  });
});
