/** Every limit, on both of its sides. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessAffordability,
  assessConsumerFinancialHealth,
  DEFAULT_MAX_TRANSACTIONS,
  enrichTransactions,
  type InsightsOptions,
  InvalidRequestError,
  LARGEST_AMOUNT,
  MAX_LISTED_ISSUES,
  scoreAttributes,
  type TransactionInput,
  verifyIncome,
} from '../../src/index.js';
import {
  asJson,
  credit,
  credits,
  debit,
  enrich,
  income,
  only,
  refusal,
  SCORABLE_ACCOUNT,
  score,
} from '../support/build.js';
import { every, monthly } from '../support/dates.js';

const COUNTRY = { countryCode: 'GB', currencyCode: 'GBP' } as const;

function many(count: number): TransactionInput[] {
  return Array.from({ length: count }, (_, index) =>
    debit('2026-01-15', 1, 'TESCO STORES 3021', { transactionId: `t${index}` }),
  );
}

describe('the limit of transactions in a request', () => {
  const engines = [
    {
      name: 'enrichTransactions',
      call: (transactions: TransactionInput[], options?: InsightsOptions) =>
        enrichTransactions({ ...COUNTRY, transactions }, options),
    },
    {
      name: 'verifyIncome',
      call: (transactions: TransactionInput[], options?: InsightsOptions) =>
        verifyIncome({ ...COUNTRY, accountId: 'account', transactions }, options),
    },
    {
      name: 'assessAffordability',
      call: (transactions: TransactionInput[], options?: InsightsOptions) =>
        assessAffordability({ ...COUNTRY, transactions }, options),
    },
    {
      name: 'scoreAttributes',
      call: (transactions: TransactionInput[], options?: InsightsOptions) =>
        scoreAttributes({ ...COUNTRY, accountId: 'account', transactions }, options),
    },
    {
      name: 'analyse',
      call: (transactions: TransactionInput[], options?: InsightsOptions) =>
        analyse({ ...COUNTRY, accountId: 'account', transactions }, options),
    },
  ];

  it('is 5000', () => {
    expect(DEFAULT_MAX_TRANSACTIONS).toBe(5000);
  });

  it.each(engines)('lets $name take 5000', ({ call }) => {
    expect(call(many(5000)).meta.transactionCount).toBe(5000);
  });

  it.each(engines)(
    'lets $name refuse 5001 with a message that names the limit and its option',
    ({ call }) => {
      const { path, code, message } = only(refusal(() => call(many(5001))).issues);
      expect(path).toEqual(['transactions']);
      expect(code).toBe('too_many_transactions');
      expect(message).toContain('5000');
      expect(message).toContain('5001');
      expect(message).toContain('options.maxTransactions');
    },
  );

  it.each(engines)('is raised for $name by options.maxTransactions', ({ call }) => {
    expect(call(many(5001), { maxTransactions: 5001 }).meta.transactionCount).toBe(5001);
    expect(() => call(many(5002), { maxTransactions: 5001 })).toThrow(InvalidRequestError);
  });

  it.each(engines)('is lowered for $name by options.maxTransactions', ({ call }) => {
    expect(call(many(3), { maxTransactions: 3 }).meta.transactionCount).toBe(3);
    expect(only(refusal(() => call(many(4), { maxTransactions: 3 })).issues).message).toContain('3');
  });

  it('binds the score validation, which counts and computes nothing else, only where the caller sets it', () => {
    const rows = many(5001) as never;
    expect(score(rows).meta.transactionCount).toBe(5001);
    const { path } = only(refusal(() => score(rows, {}, { maxTransactions: 5000 })).issues);
    expect(path).toEqual(['transactions']);
  });

  it('binds financial health only where the caller sets it', () => {
    const request = { accounts: [{ ...SCORABLE_ACCOUNT, transactions: many(5001) }] };
    expect(assessConsumerFinancialHealth(request).meta.transactionCount).toBe(5001);
    const { path } = only(
      refusal(() => assessConsumerFinancialHealth(request, { maxTransactions: 5000 })).issues,
    );
    expect(path).toEqual(['accounts', 0, 'transactions']);
  });

  it.each([0, -1, 1.5, '5000', Number.NaN])('cannot be %s', maxTransactions => {
    const error = refusal(() => enrich([], { maxTransactions } as InsightsOptions));
    expect(only(error.issues).path).toEqual(['options', 'maxTransactions']);
  });
});

describe('the 50.00 above which a credit counts toward a main stream', () => {
  const days = monthly(28, 2025, 7, 6);

  it('leaves out credits of 50.00, each with its reason', () => {
    const rows = credits(days, 50, 'KESTREL CARE GROUP SALARY BGC');
    const result = income(rows);
    expect(result.incomeStreams).toEqual([]);
    expect(result.creditsNotCounted).toEqual(
      rows.map(({ transactionId }) => ({ transactionId, reason: 'at-or-under-50' })),
    );
  });

  it('counts credits of 50.01', () => {
    const result = income(credits(days, 50.01, 'KESTREL CARE GROUP SALARY BGC'));
    expect(only(result.incomeStreams)).toMatchObject({ rank: 'One', total: 300.06, frequency: 'Monthly' });
    expect(result.creditsNotCounted).toEqual([]);
  });

  it('looks at the amount after rounding to the penny', () => {
    expect(income(credits(days, '50.005', 'KESTREL CARE GROUP SALARY BGC')).incomeStreams).toEqual([]);
    expect(income(credits(days, '50.006', 'KESTREL CARE GROUP SALARY BGC')).incomeStreams).toHaveLength(1);
  });

  it('does not bind benefits: 20.00 a week is a stream, unranked', () => {
    const result = income(credits(every(7, '2025-10-07', 8), 20, 'HMRC CHILD BENEFIT'));
    expect(only(result.incomeStreams)).toMatchObject({
      rank: null,
      isBenefit: true,
      name: 'Child Benefit',
      total: 160,
      frequency: 'Weekly',
    });
  });

  it('leaves a small credit of a larger stream out of it', () => {
    const rows = credits(days, 1500, 'KESTREL CARE GROUP SALARY BGC');
    const small = credit('2025-12-30', 50, 'KESTREL CARE GROUP SALARY BGC');
    const result = income([...rows, small]);
    expect(only(result.incomeStreams).total).toBe(9000);
    expect(result.creditsNotCounted).toEqual([
      { transactionId: small.transactionId, reason: 'at-or-under-50' },
    ]);
  });
});

describe('the largest amount of one transaction', () => {
  it('is 999 999 999.99', () => {
    expect(LARGEST_AMOUNT).toBe(999_999_999.99);
  });

  it.each([999_999_999.99, '999999999.99'])('lets %s pass', amount => {
    expect(income([credit('2026-01-28', amount, 'SALARY')]).incomeStreamsSummary.total).toBe(999_999_999.99);
  });

  it.each([1_000_000_000, '1000000000', 999_999_999.999, '999999999.999'])('refuses %s', amount => {
    const { path, message } = only(refusal(() => enrich([credit('2026-01-28', amount, 'SALARY')])).issues);
    expect(path).toEqual(['transactions', 0, 'amount']);
    expect(message).toContain('999999999.99');
  });

  it('keeps sums of the largest amounts exact', () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      credit('2026-01-28', LARGEST_AMOUNT, 'KESTREL CARE GROUP SALARY', { transactionId: `t${index}` }),
    );
    expect(income(rows).incomeStreamsSummary.total).toBe(4_999_999_999_950);
  });

  it('refuses amounts whose sum could not be exact', () => {
    const rows = Array.from({ length: 90_100 }, (_, index) =>
      debit('2026-01-28', LARGEST_AMOUNT, 'TESCO', { transactionId: `t${index}` }),
    );
    const error = refusal(() => enrich(rows, { maxTransactions: 100_000 }));
    expect(only(error.issues).code).toBe('total_too_large');
  });
});

describe('the number of issues listed', () => {
  const spoiled = (count: number) => many(count).map(row => ({ ...row, amount: -1 }));

  it('is at most 100', () => {
    expect(MAX_LISTED_ISSUES).toBe(100);
  });

  it('covers all of 100 issues', () => {
    const error = refusal(() => enrich(spoiled(100)));
    expect(error.issues).toHaveLength(100);
    expect(error.issueCount).toBe(100);
  });

  it('stops at 100 of 101 issues, and gives the total', () => {
    const error = refusal(() => enrich(spoiled(101)));
    expect(error.issues).toHaveLength(100);
    expect(error.issueCount).toBe(101);
    expect(error.message).toContain('100 more');
  });

  it('holds for repeated ids with other content too', () => {
    const error = refusal(() => enrich([...many(150), ...many(150).map(row => ({ ...row, amount: 2 }))]));
    expect(error.issues).toHaveLength(100);
    expect(error.issueCount).toBe(150);
  });

  it('holds for categories of rules that do not exist too', () => {
    const rules = Array.from({ length: 101 }, () => ({ text: 'x', set: { category: 'nothing' } }));
    const error = refusal(() => enrich([], { rules }));
    expect(error.issues).toHaveLength(100);
    expect(error.issueCount).toBe(101);
  });
});

describe('nothing at all', () => {
  it('is a valid request for every function', () => {
    const request = { ...COUNTRY, accountId: 'account', transactions: [] };
    expect(enrichTransactions(request)).toMatchObject({ transactions: [], meta: { asOf: null } });
    expect(verifyIncome(request)).toMatchObject({
      verifiedIncomeStatus: 'NoCreditTransactions',
      incomeStreams: [],
      incomeStreamsSummary: { estimatedIncome: 0, total: 0 },
    });
    expect(assessAffordability(request)).toMatchObject({
      monthAffordabilities: [],
      estimatedAffordability: 0,
    });
    const health = assessConsumerFinancialHealth({ accounts: [{ ...SCORABLE_ACCOUNT, transactions: [] }] });
    expect(health.accounts[0]?.periods.lastThirtyDays).toMatchObject({
      totalCredit: 0,
      totalDebit: 0,
      closingBalance: 100,
      coverage: { daysAvailable: 0 },
    });
    expect(asJson(health)).toStrictEqual(health);
  });

  it('of value is counted without harm', () => {
    const rows = [credit('2026-01-28', 0, 'KESTREL CARE GROUP SALARY BGC'), debit('2026-01-28', 0, 'ARGOS')];
    const result = income(rows);
    expect(result.creditsNotCounted).toHaveLength(1);
    expect(asJson(result)).toStrictEqual(result);
  });
});
