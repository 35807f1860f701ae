/** Every limit, on both of its sides. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessAffordability,
  assessConsumerFinancialHealth,
  DEFAULT_MAX_TRANSACTIONS,
  enrichTransactions,
  type InsightsOptions,
  LARGEST_AMOUNT,
  MAX_LISTED_ISSUES,
  type Transaction,
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
} from '../support/build.js';
import { every, monthly } from '../support/dates.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';

const COUNTRY = { countryCode: 'GB', currencyCode: 'GBP' } as const;

function many(count: number): Transaction[] {
  return Array.from({ length: count }, (_, index) =>
    debit('2026-01-15', 1, 'TESCO STORES 3021', { transactionId: `t${index}` }),
  );
}

describe('the limit of transactions in a request', () => {
  const LIMITED = new Set(['assessAffordability', 'analyse']);
  const limited = FUNCTIONS.filter(({ name }) => LIMITED.has(name));
  const others = FUNCTIONS.filter(({ name }) => !LIMITED.has(name));
  const countIn = (result: object) =>
    (result as { readonly meta: { readonly transactionCount: number } }).meta.transactionCount;

  it('is 5000', () => {
    expect(DEFAULT_MAX_TRANSACTIONS).toBe(5000);
    expect(limited).toHaveLength(2);
  });

  it.each(limited)('lets $name take 5000', engine => {
    expect(countIn(resultOf(engine, many(5000)))).toBe(5000);
  });

  it.each(limited)(
    'lets $name refuse 5001 with a message that names the limit, whose it is and its option',
    engine => {
      const { path, code, message } = only(refusal(() => resultOf(engine, many(5001))).issues);
      expect(path).toEqual(['transactions']);
      expect(code).toBe('too_many_transactions');
      expect(message).toBe(
        'transactions: must hold at most 5000 transactions (the limit of affordability; options.maxTransactions raises it), got 5001',
      );
    },
  );

  it.each(others)('is none for $name', engine => {
    expect(countIn(resultOf(engine, many(5001)))).toBe(5001);
  });

  it.each(FUNCTIONS)('is for $name what the caller sets', engine => {
    expect(countIn(resultOf(engine, many(5001), { maxTransactions: 5001 }))).toBe(5001);
    expect(countIn(resultOf(engine, many(3), { maxTransactions: 3 }))).toBe(3);
    const { path, code, message } = only(
      refusal(() => resultOf(engine, many(4), { maxTransactions: 3 })).issues,
    );
    expect(path.at(-1)).toBe('transactions');
    expect(code).toBe('too_many_transactions');
    expect(message).toContain('at most 3 transactions (the limit that options.maxTransactions sets), got 4');
  });

  describe.each(['GB', 'US'] as const)('of several accounts (%s)', countryCode => {
    const currencyCode = countryCode === 'GB' ? 'GBP' : 'USD';
    type Ask = (request: never, options?: InsightsOptions) => object;
    const of = (...counts: readonly number[]) =>
      ({
        countryCode,
        accounts: counts.map((count, index) => ({
          accountId: `a${index}`,
          currencyCode,
          transactions: many(count),
        })),
      }) as never;
    const issueOf = (call: () => object) => {
      const { path, code, message } = only(refusal(call).issues);
      return { path, code, message };
    };

    it.each<[string, Ask]>([
      ['analyse', analyse],
      ['assessAffordability', assessAffordability],
    ])('is that of all together for %s, however they are spread', (_, ask) => {
      expect(countIn(ask(of(2500, 2500)))).toBe(5000);
      for (const counts of [
        [2501, 2500],
        [5001, 0],
        [1, 1, 5000],
      ])
        expect(issueOf(() => ask(of(...counts)))).toEqual({
          path: ['accounts'],
          code: 'too_many_transactions',
          message: `accounts: must hold at most 5000 transactions together (the limit of affordability; options.maxTransactions raises it), got ${counts.reduce((sum, count) => sum + count)} in ${counts.length} accounts`,
        });
      expect(issueOf(() => ask(of(5001))).path).toEqual(['accounts', 0, 'transactions']);
    });

    it.each<[string, Ask]>([
      ['analyse', analyse],
      ['assessAffordability', assessAffordability],
      ['verifyIncome', verifyIncome],
      ['enrichTransactions', enrichTransactions],
    ])('is for %s what the caller sets', (_, ask) => {
      expect(countIn(ask(of(2, 2), { maxTransactions: 4 }))).toBe(4);
      expect(issueOf(() => ask(of(3, 2), { maxTransactions: 4 }))).toEqual({
        path: ['accounts'],
        code: 'too_many_transactions',
        message:
          'accounts: must hold at most 4 transactions together (the limit that options.maxTransactions sets), got 5 in 2 accounts',
      });
    });
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
    // A single payment so large is a lump, and no stream.
    expect(only(income([credit('2026-01-28', amount, 'SALARY')]).incomeSources).total).toBe(999_999_999.99);
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
    expect(only(income(rows).incomeSources).total).toBe(4_999_999_999_950);
  });

  it('refuses amounts whose sum could not be exact', () => {
    const rows = Array.from({ length: 90_100 }, (_, index) =>
      debit('2026-01-28', LARGEST_AMOUNT, 'TESCO', { transactionId: `t${index}` }),
    );
    const error = refusal(() => enrich(rows));
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
    const error = refusal(() => enrich([], { rules } as never));
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
