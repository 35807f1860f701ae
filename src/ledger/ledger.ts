/** Turns checked transactions into ledger entries: whole pence, whole days, one order, each counted once or set aside. */

import { EPOCH, type EpochDay, isPlausible, type MonthIndex, monthOf, textOf } from '../base/calendar.js';
import { dayMeant } from '../base/instants.js';
import { InvalidRequestError } from '../base/invalidRequest.js';
import { minorOf, type WholeMinor } from '../base/money.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import type { IgnoredReason, IgnoredTransaction, ResultMeta } from '../model/meta.js';
import type { TimeZone } from '../model/options.js';
import type { CurrencyCode } from '../model/transaction.js';
import { issueAt } from '../requests/issue.js';
import { NO_NOTICES, type Notices } from '../requests/notices.js';
import type { ParsedTransaction } from '../requests/transactionSchemas.js';
import { ENGINE_VERSION } from '../version.js';
import { isInOtherCurrency, latestBookedDay } from './days.js';
import { repeatsOf } from './repeats.js';

export interface LedgerEntry {
  /** Place in the request. */
  readonly index: number;
  /** Unique in its account. Another account may use the same id. */
  readonly transactionId: string;
  /** The row's own, else the request's; null where neither names one. */
  readonly accountId: string | null;
  readonly day: EpochDay;
  readonly month: MonthIndex;
  /** At least 0; the direction is `isCredit`. */
  readonly minor: WholeMinor;
  readonly isCredit: boolean;
  readonly transaction: ParsedTransaction;
}

export interface Ledger {
  /** One entry for each transaction of the request, in its order. */
  readonly rows: readonly LedgerEntry[];
  /** Booked, on or before `asOf`, each once; by day, id and account, so that the order of input changes nothing. */
  readonly counted: readonly LedgerEntry[];
  /** Place in the request of each exact repeat -> that of the first. */
  readonly repeats: ReadonlyMap<number, number>;
  readonly asOf: EpochDay | null;
  readonly setAside: readonly IgnoredTransaction[];
  readonly notices: Notices;
}

/** What a ledger is built from. */
export interface LedgerInput {
  readonly transactions: readonly ParsedTransaction[];
  /** Path to the transactions in the request, for messages. */
  readonly path: readonly (string | number)[];
  readonly accountId: string | null;
  /** The currency of the request or the account. Without it, no row counts as in another currency. */
  readonly currency?: CurrencyCode | undefined;
  /** The time zone for rows that are instants. Without one, their days stay as written. */
  readonly timeZone?: TimeZone | undefined;
  readonly notices?: Notices | undefined;
}

export function buildLedger(input: LedgerInput, asOf: EpochDay | null): Ledger {
  const rows = entriesOf(input);
  const repeats = repeatsOf(rows, input.path);
  const lastDay = asOf ?? latestBookedDay(rows, input.currency);
  const setAside: IgnoredTransaction[] = [];
  const counted: LedgerEntry[] = [];
  for (const row of rows) {
    const reason = reasonToIgnore(row, repeats, isInOtherCurrency(row.transaction, input.currency), lastDay);
    if (reason === null) counted.push(row);
    else setAside.push({ transactionId: row.transactionId, reason });
  }
  counted.sort(byDayThenId);
  return { rows, counted, repeats, asOf: lastDay, setAside, notices: input.notices ?? NO_NOTICES };
}

/** Sorts by day, id and then account, since several accounts may use the same id. */
export function byDayThenId(a: LedgerEntry, b: LedgerEntry): number {
  return (
    a.day - b.day || order(a.transactionId, b.transactionId) || order(a.accountId ?? '', b.accountId ?? '')
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The meta of a result; `further` are transactions that only this engine sets aside. */
export function metaOf(ledger: Ledger, further: readonly IgnoredTransaction[] = []): ResultMeta {
  return {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    asOf: ledger.asOf === null ? null : textOf(ledger.asOf),
    transactionCount: ledger.rows.length,
    ignored: [...ledger.setAside, ...further],
    warnings: ledger.notices.warnings,
  };
}

function entriesOf({ transactions, path, accountId, timeZone }: LedgerInput): LedgerEntry[] {
  const given = accountIdOf(accountId);
  let total = 0;
  let date: string | null = null;
  let day = EPOCH;
  let month = monthOf(day);
  const rows = transactions.map((transaction, index): LedgerEntry => {
    // Most rows have the same day as the row before.
    if (transaction.bookingDate !== date) {
      date = transaction.bookingDate;
      day = dayMeant(date, timeZone);
      month = monthOf(day);
    }
    const minor = minorOf(transaction.amount);
    // A row that is not booked is in no sum.
    if (transaction.status === 'Booked') total += minor;
    return {
      index,
      transactionId: transaction.transactionId,
      accountId: accountIdOf(transaction.accountId) ?? given,
      day,
      month,
      minor,
      isCredit: transaction.creditDebitIndicator === 'Credit',
      transaction,
    };
  });
  if (total > Number.MAX_SAFE_INTEGER) {
    throw new InvalidRequestError([
      issueAt(
        path,
        'total_too_large',
        'amounts add up to more than can be summed to the penny (about 90 trillion)',
      ),
    ]);
  }
  return rows;
}

/** An empty one names no account. */
export function accountIdOf(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}

function reasonToIgnore(
  row: LedgerEntry,
  repeats: ReadonlyMap<number, number>,
  isOtherCurrency: boolean,
  lastDay: EpochDay | null,
): IgnoredReason | null {
  if (repeats.has(row.index)) return 'duplicate';
  if (isOtherCurrency) return 'other-currency';
  // Whatever its date, since the date of a pending payment is only expected.
  if (row.transaction.status === 'Pending') return 'pending';
  if (!isPlausible(row.day)) return 'implausible-date';
  if (lastDay !== null && row.day > lastDay) return 'after-as-of';
  return null;
}
