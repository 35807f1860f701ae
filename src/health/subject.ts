/** The subject of the periods: one account, or all accounts together. */

import { codeName } from '../base/text.js';
import type { FindBills } from '../bills/sharedBills.js';
import type { CurrencyCode } from '../model/transaction.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { type BalanceSubject, balanceSubjectOf, combinedBalances, oneCurrencyOf } from './balanceSubject.js';
import type { HistorySource } from './coverage.js';
import type { HealthAccount } from './healthAccount.js';
import { incomeSourcesOf } from './incomeSources.js';
import { byDay, type HealthRow, healthRowOf } from './rows.js';

export interface Subject extends BalanceSubject<HealthRow> {
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
  const { accountId, calendar, findBills } = account;
  const sourceOf = incomeSourcesOf(account.income);
  const rows = account.rows.map(row => healthRowOf(row, { accountId, savingsAccounts }, sourceOf(row)));
  return {
    ...balanceSubjectOf(account, rows),
    sources: [{ given: account.historyStart, days: rows.map(({ entry }) => entry.day) }],
    calendar,
    findBills,
  };
}

/** A single account is itself. */
function combinedSubject(subjects: readonly Subject[], accountIds: ReadonlySet<string>): Subject {
  const first = subjects[0] as Subject;
  if (subjects.length === 1) return first;
  const balances = combinedBalances(subjects, accountIds);
  return {
    ...balances,
    rows: [...balances.rows].sort(byDay),
    sources: subjects.flatMap(({ sources }) => sources),
    calendar: first.calendar,
    findBills: first.findBills,
  };
}

type Combined =
  | { readonly whole: Subject; readonly currencyCode: CurrencyCode; readonly combinedNotComputed: null }
  | { readonly whole: null; readonly currencyCode: null; readonly combinedNotComputed: string };

/** `subjects`: of the accounts, in their order. */
export function combined(accounts: readonly HealthAccount[], subjects: readonly Subject[]): Combined {
  const currency = oneCurrencyOf(accounts);
  if (currency.currencyCode === null) return { whole: null, ...currency };
  const whole = combinedSubject(subjects, new Set(accounts.map(({ accountId }) => accountId)));
  return { whole, ...currency };
}

function isSavings({ accountSubType }: HealthAccount): boolean {
  return codeName(accountSubType ?? '') === 'savings';
}
