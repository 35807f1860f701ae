/** The eight checks of the score validation, in their order, on both sides of each limit. */
import { describe, expect, it } from 'vitest';
import { explain, validateForScore } from '../../src/index.js';
import { only, SCORABLE_ACCOUNT, score } from '../support/build.js';
import { addDays } from '../support/dates.js';

type Row = {
  readonly transactionId: string;
  readonly status: 'Booked' | 'Pending';
  readonly bookingDate: string | null;
};

const LAST = '2026-06-30';

/** `count` booked transactions, the first `periodDays` before the last. */
function spread(count: number, periodDays: number, last = LAST): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    transactionId: `t${index}`,
    status: 'Booked',
    bookingDate: addDays(last, index === count - 1 ? 0 : Math.min(0, index - periodDays)),
  }));
}

const VALID = spread(50, 90);

describe('an account that meets all checks', () => {
  it('is valid, without failures or error', () => {
    expect(score(VALID)).toMatchObject({ valid: true, firstFailure: null, failures: [], error: null });
  });

  it('may have further members and more data', () => {
    expect(score(spread(200, 364), { nickname: 'mine' }).valid).toBe(true);
  });
});

describe('the checks', () => {
  it('say which transactions they look at', () => {
    const { failures, ...rest } = score([...spread(3, 2), { ...VALID[3], bookingDate: null } as Row]);
    const formulas = failures.map(({ code }, index) => [
      code,
      explain({ failures, ...rest }, `failures[${index}].measured`).formula,
    ]);
    expect(Object.fromEntries(formulas)).toEqual({
      period_too_short: expect.stringMatching(
        /^The days .* of the booked transactions in the 365 days to `asOf`/,
      ),
      too_few_transactions: expect.stringMatching(/^The booked transactions in the 365 days to `asOf`/),
      transactions_without_booking_date: expect.stringMatching(
        /^The booked transactions without a booking date/,
      ),
    });
  });

  it('are reported in their order, all that fail, with the 422 body of the first', () => {
    const result = score([{ transactionId: 'undated', status: 'Booked', bookingDate: null }], {
      currencyCode: 'EUR',
      accountType: 'Business',
      accountSubType: 'Savings',
      balances: null,
    });
    expect(result.failures.map(({ code }) => code)).toEqual([
      'not_gbp_account',
      'not_personal_account',
      'not_current_account',
      'period_too_short',
      'too_few_transactions',
      'transactions_without_booking_date',
      'balances_null',
    ]);
    expect(result).toMatchObject({ valid: false, firstFailure: 'not_gbp_account' });
    expect(result.error).toEqual({
      code: 'svc_score_not_generated',
      description: expect.any(String),
      details: result.failures[0]?.details,
      correlationId: 'correlation',
    });
  });

  it('begin with the lack of transactions', () => {
    const { failures, firstFailure, error } = score([], { currencyCode: 'USD' });
    expect(firstFailure).toBe('no_transactions');
    expect(failures.map(({ code }) => code)).toEqual([
      'no_transactions',
      'not_gbp_account',
      'period_too_short',
      'too_few_transactions',
    ]);
    expect(failures[0]).toMatchObject({ measured: 0, required: 1, transactionIds: [] });
    expect(error?.details).toBe(failures[0]?.details);
  });

  it.each([
    ['not_gbp_account', { currencyCode: 'USD' }, 'USD', 'GBP'],
    ['not_gbp_account', { currencyCode: 'gbp' }, 'gbp', 'GBP'],
    ['not_personal_account', { accountType: 'Business' }, 'Business', 'Personal'],
    ['not_personal_account', { accountType: null }, null, 'Personal'],
    ['not_current_account', { accountSubType: 'Savings' }, 'Savings', 'CurrentAccount'],
    ['not_current_account', { accountSubType: null }, null, 'CurrentAccount'],
  ])('name %s for %j, with what was found and what is required', (code, account, measured, required) => {
    const result = score(VALID, account);
    expect(only(result.failures)).toMatchObject({ code, measured, required, transactionIds: [] });
    expect(result.firstFailure).toBe(code);
  });

  it('name null balances, and balances without a current one', () => {
    expect(only(score(VALID, { balances: null }).failures).code).toBe('balances_null');
    expect(only(score(VALID, { balances: { current: null, available: null } }).failures).code).toBe(
      'balances_null',
    );
    expect(score(VALID, { balances: { ...SCORABLE_ACCOUNT.balances, available: null } }).valid).toBe(true);
  });

  it('list every transaction without a booking date by its id', () => {
    const undated = ['a', 'b'].map(
      (transactionId): Row => ({ transactionId, status: 'Booked', bookingDate: null }),
    );
    const [first, second] = undated as [Row, Row];
    const failure = only(score([first, ...VALID, second]).failures);
    expect(failure).toMatchObject({
      code: 'transactions_without_booking_date',
      measured: 2,
      transactionIds: ['a', 'b'],
      details: '2 transactions have no booking date.',
    });
  });

  it('take a missing booking date for one that is null', () => {
    const row = { transactionId: 'a', status: 'Booked' } as const;
    const result = validateForScore({ account: SCORABLE_ACCOUNT, transactions: [...VALID, row] });
    expect(only(result.failures)).toMatchObject({
      transactionIds: ['a'],
      details: '1 transaction has no booking date.',
    });
  });
});

describe('the period', () => {
  it.each([
    [90, true],
    [89, false],
  ])('of %i days from the earliest to the latest booking date passes: %s', (days, passes) => {
    const result = score(spread(60, days));
    expect(result.valid).toBe(passes);
    if (!passes) {
      const failure = only(result.failures);
      expect(failure).toMatchObject({ code: 'period_too_short', measured: 89, required: 90 });
      expect(failure.details).toContain('90');
    }
  });

  it('is measured between dates as written, whatever their times and offsets', () => {
    const rows = spread(60, 90).map(row => ({ ...row, bookingDate: `${row.bookingDate}T23:59:59-11:00` }));
    expect(score(rows).valid).toBe(true);
  });

  it('runs within the 365 days to asOf: an older transaction lengthens it no more', () => {
    const old: Row = { transactionId: 'old', status: 'Booked', bookingDate: addDays(LAST, -365) };
    const result = score([...spread(60, 89), old]);
    expect(only(result.failures).code).toBe('period_too_short');
    expect(result.meta.ignored).toEqual([{ transactionId: 'old', reason: 'before-period' }]);
  });

  it('reaches back 364 days from asOf', () => {
    const oldest: Row = { transactionId: 'oldest', status: 'Booked', bookingDate: addDays(LAST, -364) };
    const result = score([...spread(60, 89), oldest]);
    expect(result.valid).toBe(true);
    expect(result.meta.ignored).toEqual([]);
  });

  it('ends on asOf: later transactions are set aside', () => {
    const result = score(spread(60, 95), {}, { asOf: addDays(LAST, -6) });
    expect(result.failures.find(({ code }) => code === 'period_too_short')?.measured).toBeLessThan(90);
    expect(result.meta.asOf).toBe(addDays(LAST, -6));
    expect(result.meta.ignored.every(({ reason }) => reason === 'after-as-of')).toBe(true);
  });
});

describe('the count', () => {
  it.each([
    [50, true],
    [49, false],
  ])('of %i booked transactions passes: %s', (count, passes) => {
    const result = score(spread(count, 90));
    expect(result.valid).toBe(passes);
    if (!passes) {
      const failure = only(result.failures);
      expect(failure).toMatchObject({ code: 'too_few_transactions', measured: 49, required: 50 });
      expect(failure.details).toContain('50');
    }
  });

  it('leaves pending transactions out', () => {
    const pending: Row = { transactionId: 'pending', status: 'Pending', bookingDate: LAST };
    const result = score([...spread(49, 90), pending]);
    expect(only(result.failures)).toMatchObject({ code: 'too_few_transactions', measured: 49 });
    expect(result.meta.ignored).toEqual([{ transactionId: 'pending', reason: 'pending' }]);
  });

  it('counts a repeated transaction once', () => {
    const rows = spread(49, 90);
    const result = score([...rows, rows[0] as Row]);
    expect(only(result.failures)).toMatchObject({ code: 'too_few_transactions', measured: 49 });
    expect(result.meta.ignored).toEqual([{ transactionId: 't0', reason: 'duplicate' }]);
  });

  it('leaves out transactions older than the period', () => {
    const old: Row = { transactionId: 'old', status: 'Booked', bookingDate: addDays(LAST, -400) };
    expect(only(score([...spread(49, 90), old]).failures).measured).toBe(49);
  });
});

describe('the 422 body', () => {
  it('carries a null correlation id when none is given', () => {
    const request = { account: SCORABLE_ACCOUNT, transactions: [] };
    expect(validateForScore(request).error?.correlationId).toBeNull();
    expect(validateForScore({ ...request, correlationId: null }).error?.correlationId).toBeNull();
  });

  it('has these four members and no other', () => {
    expect(Object.keys(score([]).error ?? {})).toEqual(['code', 'description', 'details', 'correlationId']);
  });
});
