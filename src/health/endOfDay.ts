/** Gives end-of-day balances of each account and of all together, compared with the bank's own. */
import { type EpochDay, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf } from '../base/money.js';
import type {
  BalanceReconciliation,
  EndOfDayBalance,
  EndOfDayBalancesResult,
} from '../contract/health/endOfDayBalances.js';
import { signedMinor } from '../ledger/balance.js';
import type { ResultMeta } from '../model/meta.js';
import {
  type BalanceAccount,
  type BalanceSubject,
  balanceSubjectOf,
  balancesOf,
  combinedBalances,
  type MovedRow,
  oneCurrencyOf,
} from './balanceSubject.js';
import { signedOf } from './balances.js';
import { majorOrNull } from './rates.js';

interface CheckedDay {
  readonly day: EpochDay;
  readonly computed: Minor;
  readonly reported: Minor | null;
}

/** `notPaired` is the reason if transfers between the accounts are not known. */
export function endOfDayBalancesOf(
  accounts: readonly BalanceAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
  notPaired: string | null = null,
): EndOfDayBalancesResult {
  const subjects = accounts.map(account => balanceSubjectOf(account, account.rows));
  const assessed = accounts.map((account, index) => {
    const subject = subjects[index] as BalanceSubject;
    const days = daysOf(subject, asOf);
    return {
      ...balancesOf(account, subject),
      days: days.map(dayResult),
      reconciliation: reconciliationOf(days),
    };
  });
  return { accounts: assessed, ...combinedOf(accounts, subjects, asOf, notPaired), meta };
}

/** With a single account, that account. */
function combinedOf(
  accounts: readonly BalanceAccount[],
  subjects: readonly BalanceSubject[],
  asOf: EpochDay | null,
  notPaired: string | null,
): Pick<EndOfDayBalancesResult, 'combined' | 'combinedNotComputed'> {
  const { currencyCode, combinedNotComputed } = oneCurrencyOf(accounts);
  if (currencyCode === null) return { combined: null, combinedNotComputed };
  const [first, ...others] = subjects as readonly [BalanceSubject, ...BalanceSubject[]];
  if (others.length > 0 && notPaired !== null) return { combined: null, combinedNotComputed: notPaired };
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  const whole = others.length === 0 ? first : combinedBalances(subjects, ids);
  const days = daysOf(whole, asOf).map(day => ({ date: textOf(day.day), balance: majorOf(day.computed) }));
  return { combined: { currencyCode, days }, combinedNotComputed: null };
}

/** Backwards from the last: the first and the last day of the history, and those between on which something moved. */
function daysOf({ current, historyStart, rows }: BalanceSubject, asOf: EpochDay | null): CheckedDay[] {
  if (historyStart === null || asOf === null || historyStart > asOf) return [];
  const moved = groupedBy(rows, ({ entry }) => entry.day);
  const days = [...new Set([historyStart, ...moved.keys(), asOf])].sort((a, b) => b - a);
  let computed = current;
  const checked = days.map((day): CheckedDay => {
    const today = moved.get(day) ?? [];
    const checkedDay = { day, computed, reported: reportedOf(today, computed) };
    for (const { entry } of today) computed -= signedOf(entry);
    return checkedDay;
  });
  return checked.reverse();
}

/**
 * Banks list a day's transactions from either end, and some give the balance once a day. So the day agrees when any of its
 * running balances does; when none does, its last is one that no other transaction of the day started from.
 */
function reportedOf(rows: readonly MovedRow[], computed: Minor): Minor | null {
  const running = rows.flatMap(runningOf);
  if (running.length === 0) return null;
  const started = new Set(
    running.filter(({ change }) => change !== 0).map(({ after, change }) => after - change),
  );
  const last = running.filter(({ after }) => after === computed || !started.has(after));
  return nearestTo(
    computed,
    (last.length === 0 ? running : last).map(({ after }) => after),
  );
}

/** The balance after a transaction, where the bank gives it, and what the transaction changed. */
function runningOf({ entry }: MovedRow): { readonly after: Minor; readonly change: Minor }[] {
  const { balance } = entry.transaction;
  return balance ? [{ after: signedMinor(balance), change: signedOf(entry) }] : [];
}

/** If two are equally near, the lower one. */
function nearestTo(computed: Minor, balances: readonly Minor[]): Minor {
  return balances.reduce((nearest, balance) => {
    const nearer = Math.abs(balance - computed) - Math.abs(nearest - computed);
    return nearer < 0 || (nearer === 0 && balance < nearest) ? balance : nearest;
  });
}

function reconciliationOf(days: readonly CheckedDay[]): BalanceReconciliation {
  const checked = days.flatMap(({ day, computed, reported }) =>
    reported === null ? [] : [{ day, computed, reported, difference: computed - reported }],
  );
  const differing = checked.filter(({ difference }) => difference !== 0);
  const first = differing.at(-1);
  const isConstant =
    checked.length > 1 && checked.every(({ difference }) => difference === first?.difference);
  return {
    status: checked.length === 0 ? 'not-checked' : first === undefined ? 'agrees' : 'differs',
    checkedDays: checked.length,
    differingDays: differing.length,
    firstDifference:
      first === undefined
        ? null
        : {
            date: textOf(first.day),
            expected: majorOf(first.reported),
            computed: majorOf(first.computed),
            difference: majorOf(first.difference),
          },
    constantDifference: isConstant && first !== undefined ? majorOf(first.difference) : null,
  };
}

function dayResult({ day, computed, reported }: CheckedDay): EndOfDayBalance {
  return { date: textOf(day), balance: majorOf(computed), reported: majorOrNull(reported) };
}
