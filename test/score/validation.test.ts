/** The score validation as the service words it, with every limit on both sides. */
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, textOf } from '../../src/base/calendar.js';
import { InvalidRequestError } from '../../src/base/invalidRequest.js';
import type { ParsedScoreTransaction } from '../../src/requests/transactionSchemas.js';
import { type ScoreAccount, scoreRowsOf } from '../../src/score/facts.js';
import { validateScoreOf } from '../../src/score/validate.js';

const BRITISH: ScoreAccount = {
  currencyCode: 'GBP',
  accountType: 'Personal',
  accountSubType: 'CurrentAccount',
  hasBalances: true,
};
const AMERICAN: ScoreAccount = { ...BRITISH, currencyCode: 'USD' };
const LAST = '2026-06-30';

const daysEarlier = (days: number) => textOf(addDays(dayOf(LAST), -days));

function row(
  transactionId: string,
  bookingDate: string | null | undefined,
  status: 'Booked' | 'Pending' = 'Booked',
): ParsedScoreTransaction {
  return { transactionId, bookingDate, status };
}

/** So many booked rows, the latest on the last day and the first so many days earlier. */
function history(count: number, periodDays: number): ParsedScoreTransaction[] {
  return Array.from({ length: count }, (_, index) =>
    row(`t${index}`, daysEarlier(index === 0 ? periodDays : (index * 7) % periodDays)),
  ).with(-1, row('last', LAST));
}

function validate(
  rows: readonly ParsedScoreTransaction[],
  account: ScoreAccount = BRITISH,
  asOf: string | null = null,
) {
  return validateScoreOf(
    account,
    scoreRowsOf({ transactions: rows, accountId: 'account', path: ['transactions'], timeZone: undefined }),
    asOf === null ? null : dayOf(asOf),
    'c-1',
  );
}

describe('an account that can be scored', () => {
  it('has fifty booked transactions over ninety days', () => {
    expect(validate(history(50, 90))).toMatchObject({
      valid: true,
      firstFailure: null,
      failures: [],
      error: null,
      meta: { asOf: LAST, transactionCount: 50, ignored: [] },
    });
  });
});

describe('a failure', () => {
  it('says in words what is missing, what was found and what is required', () => {
    const nothing: ScoreAccount = {
      currencyCode: 'USD',
      accountType: 'Business',
      accountSubType: 'Savings',
      hasBalances: false,
    };
    expect(validate([], nothing).failures).toEqual([
      {
        code: 'no_transactions',
        details: 'The account has no transactions.',
        measured: 0,
        required: 1,
        transactionIds: [],
      },
      {
        code: 'not_gbp_account',
        details: 'The account is not a GBP account.',
        measured: 'USD',
        required: 'GBP',
        transactionIds: [],
      },
      {
        code: 'not_personal_account',
        details: 'The account is not a Personal account.',
        measured: 'Business',
        required: 'Personal',
        transactionIds: [],
      },
      {
        code: 'not_current_account',
        details: 'The account is not a Current account.',
        measured: 'Savings',
        required: 'CurrentAccount',
        transactionIds: [],
      },
      {
        code: 'period_too_short',
        details: 'The minimum transaction period of 90 days is not met: the transactions span 0.',
        measured: 0,
        required: 90,
        transactionIds: [],
      },
      {
        code: 'too_few_transactions',
        details: 'The minimum transaction count of 50 is not met: there are 0.',
        measured: 0,
        required: 50,
        transactionIds: [],
      },
      {
        code: 'balances_null',
        details: 'The account balances are null.',
        measured: null,
        required: 'a current balance',
        transactionIds: [],
      },
    ]);
  });

  it('is answered with the body of the service, worded as its first failure', () => {
    expect(validate(history(50, 89)).error).toEqual({
      code: 'svc_score_not_generated',
      description: 'A score cannot be generated for this account.',
      details: 'The minimum transaction period of 90 days is not met: the transactions span 89.',
      correlationId: 'c-1',
    });
  });

  it('of an American account is its currency, and nothing else when all else is met', () => {
    const { valid, failures } = validate(history(50, 90), AMERICAN);
    expect(valid).toBe(false);
    expect(failures.map(({ code }) => code)).toEqual(['not_gbp_account']);
  });
});

describe.each([
  ['British', BRITISH, []],
  ['American', AMERICAN, ['not_gbp_account']],
] as const)('a %s account', (_, account, always) => {
  const codes = (rows: readonly ParsedScoreTransaction[], asOf: string | null = null) =>
    validate(rows, account, asOf).failures.map(({ code }) => code);

  it.each([
    [50, 90, []],
    [50, 89, ['period_too_short']],
    [49, 90, ['too_few_transactions']],
    [49, 89, ['period_too_short', 'too_few_transactions']],
    [200, 364, []],
  ])('with %i transactions over %i days fails in %j', (count, days, expected) => {
    expect(codes(history(count, days))).toEqual([...always, ...expected]);
  });

  it('looks back 364 days from the last, and no further', () => {
    const rows = history(50, 80);
    expect(codes([...rows, row('oldest', daysEarlier(364))])).toEqual(always);
    const tooOld = validate([...rows, row('older', daysEarlier(365))], account);
    expect(tooOld.failures.map(({ code }) => code)).toEqual([...always, 'period_too_short']);
    expect(tooOld.meta.ignored).toEqual([{ transactionId: 'older', reason: 'before-period' }]);
  });

  it('stands on the day asked for, with the transactions of that day', () => {
    const { meta, failures } = validate(history(50, 90), account, daysEarlier(1));
    expect(meta).toMatchObject({
      asOf: daysEarlier(1),
      ignored: [{ transactionId: 'last', reason: 'after-as-of' }],
    });
    expect(failures.map(({ code, measured }) => [code, measured]).slice(always.length)).toContainEqual([
      'too_few_transactions',
      49,
    ]);
    expect(codes(history(50, 90), LAST)).toEqual(always);
  });

  it('has its period from the earliest to the latest, in whatever order they come', () => {
    expect(codes(history(50, 90).reverse())).toEqual(always);
  });

  it('does not count what is pending or sent twice, and says so', () => {
    const rows = history(50, 90);
    const pending = row('p', daysEarlier(3), 'Pending');
    const { meta, failures } = validate(
      [...rows.slice(0, -2), pending, row('last', LAST), row('last', LAST)],
      account,
    );
    expect(meta).toMatchObject({
      transactionCount: 51,
      ignored: [
        { transactionId: 'last', reason: 'duplicate' },
        { transactionId: 'p', reason: 'pending' },
      ],
    });
    expect(failures.at(-1)).toMatchObject({ code: 'too_few_transactions', measured: 49 });
  });

  it('asks nothing of what is pending: neither a date nor that it lies in the period', () => {
    const pending = [
      row('p', null, 'Pending'),
      row('q', '2026-09-01', 'Pending'),
      row('r', '2001-01-01', 'Pending'),
    ];
    const { meta, failures } = validate([...pending, ...history(50, 90)], account);
    expect(failures.map(({ code }) => code)).toEqual(always);
    expect(meta).toMatchObject({
      asOf: LAST,
      ignored: ['p', 'q', 'r'].map(transactionId => ({ transactionId, reason: 'pending' })),
    });
  });

  it('has no transactions where all are pending', () => {
    const { meta, failures } = validate([row('p', LAST, 'Pending')], account);
    expect(failures.map(({ code }) => code)).toEqual([
      'no_transactions',
      ...always,
      'period_too_short',
      'too_few_transactions',
    ]);
    expect(meta).toMatchObject({ asOf: null, transactionCount: 1 });
  });

  it('does not count what is dated as systems date what they know no date of', () => {
    const noDates = ['1970-01-01', '9999-12-31'];
    const { meta, failures } = validate(
      [...noDates.map(date => row(date, date)), ...history(50, 90)],
      account,
    );
    expect(failures.map(({ code }) => code)).toEqual(always);
    expect(meta).toMatchObject({
      asOf: LAST,
      ignored: noDates.map(transactionId => ({ transactionId, reason: 'implausible-date' })),
    });
  });

  it('names each transaction without a booking date, once', () => {
    for (const nothing of [null, undefined]) {
      const { failures, meta } = validate(
        [row('u', nothing), ...history(50, 90), row('v', nothing)],
        account,
      );
      expect(failures.at(-1)).toEqual({
        code: 'transactions_without_booking_date',
        details: '2 transactions have no booking date.',
        measured: 2,
        required: 0,
        transactionIds: ['u', 'v'],
      });
      expect(meta.ignored).toEqual([
        { transactionId: 'u', reason: 'no-booking-date' },
        { transactionId: 'v', reason: 'no-booking-date' },
      ]);
    }
  });

  it('counts booked transactions without a date, repeats once, and in nothing else', () => {
    const undated = [row('u', null), row('u', null), row('p', null, 'Pending')];
    const { failures, meta } = validate([...undated, ...history(49, 90)], account);
    expect(failures.slice(always.length)).toMatchObject([
      { code: 'too_few_transactions', measured: 49 },
      { code: 'transactions_without_booking_date', measured: 1, transactionIds: ['u'] },
    ]);
    expect(meta.ignored.map(({ reason }) => reason)).toEqual(['duplicate', 'no-booking-date', 'pending']);
  });

  it('takes the rows of other accounts for its own, and an id of each for a transaction', () => {
    const own = history(49, 90);
    const other = { ...row('last', LAST), accountId: 'other' };
    expect(codes([...own, other])).toEqual(always);
    expect(codes([...own, { ...row('last', LAST), accountId: '' }])).toContain('too_few_transactions');
    expect(() => codes([...own, { ...row('last', daysEarlier(1)), accountId: 'account' }])).toThrow(
      InvalidRequestError,
    );
  });

  it('with a single transaction without a date is told so in the singular', () => {
    const { failures } = validate([...history(50, 90), row('u', null)], account);
    expect(failures.at(-1)?.details).toBe('1 transaction has no booking date.');
  });

  it('whose transactions have no date at all stands on no day', () => {
    const { meta, failures } = validate([row('u', null)], account);
    expect(meta.asOf).toBeNull();
    expect(failures.map(({ code }) => code)).not.toContain('no_transactions');
  });

  it('refuses another transaction under the same id, by its place', () => {
    const call = () => validate([row('a', LAST), row('a', daysEarlier(1))], account);
    expect(call).toThrow(InvalidRequestError);
    expect(call).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ path: ['transactions', 1, 'transactionId'] })],
      }),
    );
  });
});
