/** What holds of end-of-day balances whatever the account, and of their check against running balances. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDayBalances, type Transaction } from '../../src/index.js';
import { ledger, rowOf } from '../support/arbitraries.js';
import { at, pence, sumInPence } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { healthRequest } from '../support/functions.js';
import { holds } from '../support/property.js';

const SLOWER = 2;
const OPENING = 50_000;
const ledgers = ledger({ hasSecondAccount: true });

function signed({ amount, creditDebitIndicator }: Transaction): number {
  return creditDebitIndicator === 'Credit' ? pence(Number(amount)) : -pence(Number(amount));
}

function isBooked({ status }: Transaction): boolean {
  return status === 'Booked';
}

function balanceOf(inPence: number) {
  return {
    amount: Math.abs(inPence) / 100,
    creditDebitIndicator: inPence < 0 ? ('Debit' as const) : ('Credit' as const),
  };
}

/** The statement of one account with a running balance on each row, in the order given within a day. */
function withRunningBalances(rows: readonly Transaction[]) {
  let balance = OPENING;
  const transactions = [...rows]
    .sort((a, b) => (a.bookingDate < b.bookingDate ? -1 : a.bookingDate > b.bookingDate ? 1 : 0))
    .map(row => {
      balance += signed(row);
      return { ...row, balance: balanceOf(balance) };
    });
  return { transactions, closing: balance };
}

function only(transactions: readonly Transaction[], closing: number) {
  const { accounts } = endOfDayBalances({
    accounts: [
      {
        accountId: 'main',
        currencyCode: placeOf(transactions).currencyCode,
        balances: { current: balanceOf(closing) },
        transactions: transactions.map(row => ({ ...row, accountId: null })),
      },
    ],
  });
  return at(accounts, 0);
}

/** Whether an amount that left one account came into the other: money on its way is in neither, but is in both together. */
function mayMoveBetween(rows: readonly Transaction[]): boolean {
  const keyOf = (row: Transaction, direction: Transaction['creditDebitIndicator']) =>
    `${row.accountId} ${pence(Number(row.amount))} ${direction}`;
  const present = new Set(rows.map(row => keyOf(row, row.creditDebitIndicator)));
  return rows.some(row => {
    const accountId = row.accountId === 'main' ? 'other' : 'main';
    return present.has(
      keyOf({ ...row, accountId }, row.creditDebitIndicator === 'Credit' ? 'Debit' : 'Credit'),
    );
  });
}

const statement = ledger()
  .map(({ transactions }) => transactions.filter(isBooked))
  .filter(rows => rows.length > 0)
  .chain(rows => fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }));

describe('endOfDayBalances', () => {
  it('moves from day to day by what the day moved, to the current balance', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const request = healthRequest(transactions);
        const { accounts } = endOfDayBalances(request);
        accounts.forEach(({ days, currentBalance }, index) => {
          const booked = at(request.accounts, index).transactions.filter(isBooked);
          days.slice(1).forEach(({ date, balance }, before) => {
            const net = booked
              .filter(row => row.bookingDate === date)
              .reduce((sum, row) => sum + signed(row), 0);
            expect(pence(balance) - pence(at(days, before).balance)).toBe(net);
          });
          expect(days.at(-1)?.balance ?? currentBalance).toBe(currentBalance);
          const dates = new Set(booked.map(({ bookingDate }) => bookingDate));
          expect([...dates].every(date => days.some(day => day.date === date))).toBe(true);
        });
      }),
      SLOWER,
    );
  });

  it('is together the sum of the accounts, where nothing moves between them', () => {
    holds(
      fc.property(ledger(), fc.array(fc.boolean(), { minLength: 1 }), ({ transactions }, sides) => {
        const dealt = transactions.map((row, index) => ({
          ...row,
          accountId: sides[index % sides.length] ? 'other' : 'main',
        }));
        fc.pre(!mayMoveBetween(dealt));
        const { accounts, combined } = endOfDayBalances(healthRequest(dealt));
        const balanceOn = (
          days: readonly { date: string; balance: number }[],
          date: string,
          opening: number,
        ) => days.findLast(day => day.date <= date)?.balance ?? opening;
        const openings = accounts.map(({ days, accountId, currentBalance }) => {
          const first = days[0];
          if (first === undefined) return currentBalance;
          const net = dealt
            .filter(row => row.accountId === accountId && isBooked(row) && row.bookingDate === first.date)
            .reduce((sum, row) => sum + signed(row), 0);
          return (pence(first.balance) - net) / 100;
        });
        for (const { date, balance } of combined?.days ?? []) {
          const parts = accounts.map(({ days }, index) => balanceOn(days, date, at(openings, index)));
          expect(pence(balance)).toBe(sumInPence(parts));
        }
      }),
      SLOWER,
    );
  });

  it('agrees with running balances in whatever order a day is listed', () => {
    holds(
      fc.property(statement, rows => {
        const { transactions, closing } = withRunningBalances(rows);
        for (const listed of [transactions, [...transactions].reverse()]) {
          const { reconciliation, days } = only(listed, closing);
          expect(reconciliation).toEqual({
            status: 'agrees',
            checkedDays: new Set(rows.map(({ bookingDate }) => bookingDate)).size,
            differingDays: 0,
            firstDifference: null,
            constantDifference: null,
          });
          for (const { balance, reported } of days)
            expect(reported === null || reported === balance).toBe(true);
        }
      }),
      SLOWER,
    );
  });

  it('finds the last day before a missing transaction, and its amount', () => {
    const withMissing = statement.chain(rows =>
      fc.record({ rows: fc.constant(rows), missing: rowOf({ transactions: rows }) }),
    );
    holds(
      fc.property(withMissing, ({ rows, missing }) => {
        const { transactions, closing } = withRunningBalances(rows);
        const kept = transactions.filter(({ transactionId }) => transactionId !== missing.transactionId);
        const before = kept.filter(({ bookingDate }) => bookingDate < missing.bookingDate);
        const { firstDifference } = only(kept, closing).reconciliation;
        const sameDay = kept.some(({ bookingDate }) => bookingDate === missing.bookingDate);
        // Where the day's own last row is missing, the day itself is the first to differ.
        const isItself = sameDay && firstDifference?.date === missing.bookingDate;
        if (before.length === 0 && !isItself) expect(firstDifference).toBeNull();
        else {
          expect(firstDifference?.date).toBe(isItself ? missing.bookingDate : before.at(-1)?.bookingDate);
          expect(pence(firstDifference?.difference ?? Number.NaN)).toBe(signed(missing));
        }
      }),
      SLOWER,
    );
  });
});
