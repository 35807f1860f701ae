/** The input for end-of-day balances: the current balance of an account, and its movements. It needs no enrichment. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { TransferLink } from '../contract/enrichment/enrichmentResult.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CurrencyCode } from '../model/transaction.js';
import { majorOrNull } from './rates.js';

export interface MovedRow {
  readonly entry: LedgerEntry;
  readonly transfer: TransferLink | null;
}

export interface BalanceAccount {
  readonly accountId: string;
  readonly currencyCode: CurrencyCode;
  /** At the end of `asOf`; a debit balance is negative. */
  readonly current: Minor;
  readonly available: Minor | null;
  /** The first day the history is known to cover. */
  readonly historyStart: EpochDay | null;
  /** Those that moved this balance, by day. */
  readonly rows: readonly MovedRow[];
}

export interface BalanceSubject<Row extends MovedRow = MovedRow> {
  /** The balance after the last row. */
  readonly current: Minor;
  /** The amount that may be drawn on top of the balance, at least 0. Null without an available balance. */
  readonly creditLine: Minor | null;
  /** The first day that is given or booked; null when there is none. */
  readonly historyStart: EpochDay | null;
  readonly rows: readonly Row[];
}

/** `rows` are the account's rows, as its subject has them. */
export function balanceSubjectOf<Row extends MovedRow>(
  { available, current, historyStart }: Omit<BalanceAccount, 'rows'>,
  rows: readonly Row[],
): BalanceSubject<Row> {
  return {
    current,
    creditLine: available === null ? null : Math.max(0, available - current),
    historyStart: earliest([historyStart, rows[0]?.entry.day ?? null]),
    rows,
  };
}

/**
 * Both sides of a transfer are left out of the rows and the balance, so that money in transit for a day or two does not look spent. A
 * younger account has an unchanged balance before its own first day. `subjects` has at least two.
 */
export function combinedBalances<Row extends MovedRow>(
  subjects: readonly BalanceSubject<Row>[],
  accountIds: ReadonlySet<string>,
): BalanceSubject<Row> {
  const isInside = ({ transfer }: Row) => transfer !== null && accountIds.has(transfer.associatedAccountId);
  return {
    current: sumOf(subjects.map(({ current }) => current)),
    creditLine: subjects.reduce<Minor | null>(
      (total, { creditLine }) => (total === null || creditLine === null ? null : total + creditLine),
      0,
    ),
    historyStart: earliest(subjects.map(({ historyStart }) => historyStart)),
    rows: subjects.flatMap(({ rows }) => rows.filter(row => !isInside(row))),
  };
}

/** The one currency of all accounts, or why they cannot be added up. */
export type OneCurrency =
  | { readonly currencyCode: CurrencyCode; readonly combinedNotComputed: null }
  | { readonly currencyCode: null; readonly combinedNotComputed: string };

export function oneCurrencyOf(accounts: readonly Pick<BalanceAccount, 'currencyCode'>[]): OneCurrency {
  const currencies = [...new Set(accounts.map(({ currencyCode }) => currencyCode))].sort();
  const [currencyCode] = currencies;
  return currencyCode === undefined || currencies.length > 1
    ? {
        currencyCode: null,
        combinedNotComputed: `the accounts are in different currencies (${currencies.join(', ')})`,
      }
    : { currencyCode, combinedNotComputed: null };
}

/** The caller's details of an account, with which every result on it begins. */
export function balancesOf(
  { accountId, currencyCode, current, available }: Omit<BalanceAccount, 'rows'>,
  { creditLine }: Pick<BalanceSubject, 'creditLine'>,
) {
  return {
    accountId,
    currencyCode,
    currentBalance: majorOf(current),
    availableBalance: majorOrNull(available),
    creditLine: majorOrNull(creditLine),
  };
}

function earliest(days: readonly (EpochDay | null)[]): EpochDay | null {
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
}
