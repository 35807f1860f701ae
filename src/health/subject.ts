/** What periods are measured over: one account, or all accounts as one. */

import type { EpochDay } from '../base/calendar.js';
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { FindBills } from '../bills/sharedBills.js';
import type { CurrencyCode } from '../model/transaction.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import type { HealthAccount } from './account.js';
import type { HistorySource } from './coverage.js';
import { incomeSourcesOf } from './incomeSources.js';
import { majorOrNull } from './rates.js';
import { byDay, type HealthRow, healthRowOf } from './rows.js';

export interface Subject {
  /** The balance after the last row. */
  readonly current: Minor;
  /** What may be drawn beyond the balance, at least 0; null when no available balance tells. */
  readonly creditLine: Minor | null;
  /** The first day that is given or booked; null when there is none. */
  readonly historyStart: EpochDay | null;
  /** Of each account. */
  readonly sources: readonly HistorySource[];
  /** By day, then by id. */
  readonly rows: readonly HealthRow[];
  readonly calendar: WorkingCalendar;
  readonly findBills: FindBills;
}

export function subjectsOf(accounts: readonly HealthAccount[]): Subject[] {
  const savingsAccounts = new Set(accounts.filter(isSavings).map(({ accountId }) => accountId));
  return accounts.map(account => subjectOf(account, savingsAccounts));
}

function subjectOf(account: HealthAccount, savingsAccounts: ReadonlySet<string>): Subject {
  const { accountId, available, current, calendar, findBills } = account;
  const sourceOf = incomeSourcesOf(account.income);
  const rows = account.rows.map(row => healthRowOf(row, { accountId, savingsAccounts }, sourceOf(row)));
  const source = { given: account.historyStart, days: rows.map(({ entry }) => entry.day) };
  return {
    current,
    creditLine: available === null ? null : Math.max(0, available - current),
    historyStart: earliest([source.given, source.days[0] ?? null]),
    sources: [source],
    rows,
    calendar,
    findBills,
  };
}

/**
 * Leaving both sides of a transfer out of the rows, and so out of the balance too, keeps money that is on its way for a
 * day or two from looking spent. A younger account stands unchanged before its own first day. A single account is itself.
 */
function combinedSubject(subjects: readonly Subject[], accountIds: ReadonlySet<string>): Subject {
  const first = subjects[0] as Subject;
  if (subjects.length === 1) return first;
  const isInside = ({ transfer }: HealthRow) =>
    transfer !== null && accountIds.has(transfer.associatedAccountId);
  return {
    current: sumOf(subjects.map(({ current }) => current)),
    creditLine: subjects.reduce<Minor | null>(
      (total, { creditLine }) => (total === null || creditLine === null ? null : total + creditLine),
      0,
    ),
    historyStart: earliest(subjects.map(({ historyStart }) => historyStart)),
    sources: subjects.flatMap(({ sources }) => sources),
    rows: subjects.flatMap(({ rows }) => rows.filter(row => !isInside(row))).sort(byDay),
    calendar: first.calendar,
    findBills: first.findBills,
  };
}

type Combined =
  | { readonly whole: Subject; readonly currencyCode: CurrencyCode; readonly combinedNotComputed: null }
  | { readonly whole: null; readonly currencyCode: null; readonly combinedNotComputed: string };

/** `subjects`: of the accounts, in their order. */
export function combined(accounts: readonly HealthAccount[], subjects: readonly Subject[]): Combined {
  const currencies = [...new Set(accounts.map(({ currencyCode }) => currencyCode))].sort();
  const [currencyCode] = currencies;
  if (currencyCode === undefined || currencies.length > 1) {
    const combinedNotComputed = `the accounts are in different currencies (${currencies.join(', ')})`;
    return { whole: null, currencyCode: null, combinedNotComputed };
  }
  const whole = combinedSubject(subjects, new Set(accounts.map(({ accountId }) => accountId)));
  return { whole, currencyCode, combinedNotComputed: null };
}

/** What the caller said of an account, as every result on it begins. */
export function balancesOf(
  { accountId, currencyCode, current, available }: HealthAccount,
  { creditLine }: Subject,
) {
  return {
    accountId,
    currencyCode,
    currentBalance: majorOf(current),
    availableBalance: majorOrNull(available),
    creditLine: majorOrNull(creditLine),
  };
}

function isSavings({ accountSubType }: HealthAccount): boolean {
  return accountSubType?.replace(/[\s_-]/g, '').toLowerCase() === 'savings';
}

function earliest(days: readonly (EpochDay | null)[]): EpochDay | null {
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
}
