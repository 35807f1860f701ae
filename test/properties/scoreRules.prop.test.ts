/** The eight checks of the score validation: which fail, on both sides of each limit, and in which order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoreFailureCode, type ScoreTransaction, validateForScore } from '../../src/index.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';

/** As the service names them, in its order. */
const CHECKS: readonly ScoreFailureCode[] = [
  'no_transactions',
  'not_gbp_account',
  'not_personal_account',
  'not_current_account',
  'period_too_short',
  'too_few_transactions',
  'transactions_without_booking_date',
  'balances_null',
];

const day = fc.integer({ min: 0, max: 1200 }).map(days => addDays('2023-02-01', days));
const current = { amount: 10, creditDebitIndicator: 'Credit' } as const;

const situations = fc.record({
  asOf: day,
  currencyCode: fc.constantFrom('GBP', 'USD'),
  accountType: fc.constantFrom('Personal', 'Personal', 'Business', null),
  accountSubType: fc.constantFrom('CurrentAccount', 'CurrentAccount', 'Savings', null),
  balances: fc.constantFrom({ current }, { current }, { current: null }, null),
  /** Booked, in the 365 days to asOf. */
  booked: fc.oneof(fc.constantFrom(49, 50, 51), fc.constantFrom(0, 1, 120)),
  /** From the first of them to the last. */
  periodDays: fc.oneof(fc.constantFrom(89, 90, 91), fc.constantFrom(0, 364)),
  /** Of them: one every so many days. */
  step: fc.integer({ min: 1, max: 60 }),
  undated: fc.constantFrom(0, 0, 0, 1, 2),
  /** Booked, so many days before asOf: too long ago. */
  old: fc.array(fc.integer({ min: 365, max: 900 }), { maxLength: 3 }),
  /** Not booked, so many days before asOf, or without a date. */
  pending: fc.array(fc.option(fc.integer({ min: -90, max: 900 })), { maxLength: 5 }),
  isGiven: fc.boolean(),
});

type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never;

/** The last is booked on asOf. */
function rowsOf({ asOf, booked, periodDays, step, undated, old, pending }: Situation) {
  const row = (
    transactionId: string,
    back: number | null,
    status: 'Booked' | 'Pending' = 'Booked',
  ): ScoreTransaction => ({
    transactionId,
    status,
    bookingDate: back === null ? null : addDays(asOf, -back),
  });
  const within = Array.from({ length: booked }, (_, index) =>
    row(`b${index}`, index === 0 ? 0 : index === 1 ? periodDays : (index * step) % (periodDays + 1)),
  );
  return [
    ...pending.map((back, index) => row(`p${index}`, back, 'Pending')),
    ...Array.from({ length: undated }, (_, index) => row(`u${index}`, null)),
    ...within,
    ...old.map((back, index) => row(`o${index}`, back)),
  ];
}

function failuresOf(situation: Situation): ScoreFailureCode[] {
  const { booked, undated, old, periodDays } = situation;
  const fails: Readonly<Record<ScoreFailureCode, boolean>> = {
    no_transactions: booked + undated + old.length === 0,
    not_gbp_account: situation.currencyCode !== 'GBP',
    not_personal_account: situation.accountType !== 'Personal',
    not_current_account: situation.accountSubType !== 'CurrentAccount',
    period_too_short: booked < 2 || periodDays < 90,
    too_few_transactions: booked < 50,
    transactions_without_booking_date: undated > 0,
    balances_null: (situation.balances?.current ?? null) === null,
  };
  return CHECKS.filter(code => fails[code]);
}

describe('the score validation', () => {
  const validated = (situation: Situation) => {
    const { currencyCode, accountType, accountSubType, balances, asOf, isGiven, booked } = situation;
    return validateForScore(
      {
        account: { accountId: 'main', currencyCode, accountType, accountSubType, balances },
        transactions: rowsOf(situation),
      },
      // With a row of that day it is the default too.
      isGiven || booked === 0 ? { asOf } : {},
    );
  };

  it('lists exactly the checks that fail, in their order, and answers with the first', () => {
    holds(
      fc.property(situations, situation => {
        const { failures, firstFailure, valid, error } = validated(situation);
        const expected = failuresOf(situation);
        expect(failures.map(({ code }) => code)).toEqual(expected);
        expect(firstFailure).toBe(expected[0] ?? null);
        expect(valid).toBe(expected.length === 0);
        expect(error?.details ?? null).toBe(failures[0]?.details ?? null);
      }),
    );
  });

  it('counts what is booked in the 365 days to asOf, and the days from its first to its last', () => {
    holds(
      fc.property(situations, situation => {
        const measured = new Map(
          validated(situation).failures.map(failure => [failure.code, failure.measured]),
        );
        const { booked, periodDays, undated } = situation;
        if (booked < 50) expect(measured.get('too_few_transactions')).toBe(booked);
        if (booked < 2 || periodDays < 90)
          expect(measured.get('period_too_short')).toBe(booked < 2 ? 0 : periodDays);
        if (undated > 0) expect(measured.get('transactions_without_booking_date')).toBe(undated);
      }),
    );
  });
});
