/** Accounts with payments that are not booked yet: on any day, also one long past or far ahead, and anywhere in the list. */
import fc from 'fast-check';
import type { Transaction } from '../../src/index.js';
import { dayOfLedger, type Ledger, MAIN_ACCOUNT } from './arbitraries.js';
import { idIn } from './country.js';
import { addDays } from './dates.js';
import { WORDING } from './wording.js';

export interface WithPending {
  /** Without the rows that were added. */
  readonly given: readonly Transaction[];
  readonly all: readonly Transaction[];
  readonly pendingIds: readonly string[];
}

/** How far a pending payment is dated before or after a day of the ledger. */
const MOST_DAYS_AWAY = 800;
/** What systems write where they know no date. */
const NO_DATES = ['1900-01-01', '1970-01-01', '9999-12-31'];
const CENTS_AROUND_50 = [4999, 5000, 5001];

/** At least one payment is pending. Some repeat a row of the ledger but for their id and status. */
export function withPending(given: Ledger): fc.Arbitrary<WithPending> {
  const place = fc.nat({ max: given.transactions.length });
  return fc.array(fc.tuple(place, pendingRow(given)), { minLength: 1, maxLength: 6 }).map(added => {
    const rows = added.map(([at, row], index): [number, Transaction] => [
      at,
      { ...row, transactionId: idIn(given.country, `${index % 2 === 0 ? '!' : '~'}pending ${index}`) },
    ]);
    const all = [...given.transactions];
    for (const [at, row] of rows) all.splice(at, 0, row);
    return { given: given.transactions, all, pendingIds: rows.map(([, row]) => row.transactionId) };
  });
}

export interface WithPendingListing {
  /** Without the rows that were added. */
  readonly given: readonly Transaction[];
  /** Some booked rows are listed as pending too, under the same id: before the booked one or behind it. */
  readonly all: readonly Transaction[];
  /** Of the added rows, one for each. */
  readonly listedTwice: readonly string[];
}

/** What tells the added rows from the others: members that are not ours are echoed. */
export const LISTED_AS_PENDING = 'listedAsPending';

/** As some feeds give both listings of a payment: its text, its amount and its day may have been others before it was booked. */
export function withPendingListing(given: Ledger): fc.Arbitrary<WithPendingListing> {
  const booked = given.transactions.filter(({ status }) => status === 'Booked');
  const added = fc.tuple(
    fc.subarray(booked, { minLength: Math.min(1, booked.length), maxLength: 6 }),
    fc.array(fc.tuple(fc.nat({ max: given.transactions.length }), pendingRow(given), fc.boolean()), {
      minLength: 6,
      maxLength: 6,
    }),
  );
  return added.map(([twice, rows]) => {
    const all = [...given.transactions];
    twice.forEach((row, index) => {
      const [at, other, isAlike] = rows[index] as (typeof rows)[number];
      const { transactionId, accountId } = row;
      const pending = { ...(isAlike ? row : other), transactionId, accountId, status: 'Pending' } as const;
      all.splice(at, 0, { ...pending, [LISTED_AS_PENDING]: true } as Transaction);
    });
    return { given: given.transactions, all, listedTwice: twice.map(({ transactionId }) => transactionId) };
  });
}

function pendingRow(given: Ledger): fc.Arbitrary<Transaction> {
  const { employers, benefits, bills, shops, people } = WORDING[given.country];
  const accounts = new Set([MAIN_ACCOUNT, ...given.transactions.map(row => row.accountId ?? MAIN_ACCOUNT)]);
  const ofItsOwn = fc.record({
    description: fc.constantFrom(...employers, ...benefits, ...bills, ...shops, ...people),
    amount: fc
      .oneof(fc.constantFrom(...CENTS_AROUND_50), fc.integer({ min: 0, max: 900_000 }))
      .map(cents => cents / 100),
    creditDebitIndicator: fc.constantFrom('Credit', 'Debit'),
    accountId: fc.constantFrom(...accounts),
    balance: fc.option(fc.constant({ amount: 12.34, creditDebitIndicator: 'Debit' } as const)),
  });
  const likeAnother = given.transactions.length === 0 ? ofItsOwn : fc.constantFrom(...given.transactions);
  const days = fc.oneof(
    { weight: 9, arbitrary: dayAround(given) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_DATES) },
  );
  return fc
    .tuple(fc.oneof(ofItsOwn, likeAnother), days)
    .map(([row, bookingDate]) => ({ ...row, bookingDate, status: 'Pending' }) as Transaction);
}

function dayAround(given: Ledger): fc.Arbitrary<string> {
  return fc
    .tuple(dayOfLedger(given), fc.integer({ min: -MOST_DAYS_AWAY, max: MOST_DAYS_AWAY }))
    .map(([day, away]) => addDays(day, away));
}
