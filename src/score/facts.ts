/** Measures once what the checks need. */
import { type EpochDay, earlierOf, isPlausible, laterOf, textOf } from '../base/calendar.js';
import { dayMeant } from '../base/instants.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import { isInOtherCurrency, latestBookedDay } from '../ledger/days.js';
import { accountIdOf } from '../ledger/ledger.js';
import { repeatsOf } from '../ledger/repeats.js';
import type { IgnoredReason, IgnoredTransaction, ResultMeta } from '../model/meta.js';
import type { TimeZone } from '../model/options.js';
import type { Path } from '../requests/issue.js';
import { NO_NOTICES, type Notices } from '../requests/notices.js';
import type { ParsedScoreTransaction } from '../requests/transactionSchemas.js';
import { ENGINE_VERSION } from '../version.js';

export interface ScoreAccount {
  readonly currencyCode: string;
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly hasBalances: boolean;
}

export interface ScoreFacts {
  readonly account: ScoreAccount;
  /** The booked transactions in the account's currency, whatever their date, each counted once. */
  readonly transactionCount: number;
  /** The days from the earliest to the latest booking date within the 365 days to `asOf`. */
  readonly periodDays: number;
  /** The booked transactions of the same days. Repeats count once. */
  readonly bookedCount: number;
  /** The ids of booked transactions without a booking date, each once. */
  readonly undatedIds: readonly string[];
}

/** A score uses this many days up to `asOf`, including that day. */
const DAYS_LOOKED_AT = 365;

/** One transaction, as far as a score uses it. Ledger entries are such rows. */
interface ScoreRow {
  readonly index: number;
  readonly transactionId: string;
  readonly day: EpochDay | null;
  readonly transaction: {
    readonly status: 'Pending' | 'Booked';
    readonly currency?: string | null | undefined;
  };
}

export interface ScoreRows {
  readonly rows: readonly ScoreRow[];
  /** Index of each exact repeat -> that of the first. */
  readonly repeats: ReadonlyMap<number, number>;
  readonly notices: Notices;
}

/** The rows of an account, and its details. */
interface RowsOfAccount {
  readonly transactions: readonly ParsedScoreTransaction[];
  /** Of the rows that name no account. */
  readonly accountId: string;
  /** To the rows in the request. */
  readonly path: Path;
  /** Undefined where it is not known. */
  readonly timeZone: TimeZone | undefined;
}

export function scoreRowsOf(
  { transactions, accountId, path, timeZone }: RowsOfAccount,
  notices: Notices = NO_NOTICES,
): ScoreRows {
  const rows = transactions.map((transaction, index) => ({
    index,
    accountId: accountIdOf(transaction['accountId']) ?? accountId,
    transactionId: transaction.transactionId,
    day:
      transaction.bookingDate === undefined || transaction.bookingDate === null
        ? null
        : dayMeant(transaction.bookingDate, timeZone),
    transaction,
  }));
  return { rows, repeats: repeatsOf(rows, path), notices };
}

export function measure(
  account: ScoreAccount,
  { rows, repeats, notices }: ScoreRows,
  asOf: EpochDay | null,
): { facts: ScoreFacts; meta: ResultMeta } {
  const ignored: IgnoredTransaction[] = [];
  // An account's currency may be any text; that of a row is in capitals.
  const currency = account.currencyCode.toUpperCase();
  const distinct = rows.filter(({ transactionId, index, transaction }) => {
    const reason = repeats.has(index)
      ? 'duplicate'
      : isInOtherCurrency(transaction, currency)
        ? 'other-currency'
        : null;
    if (reason !== null) ignored.push({ transactionId, reason });
    return reason === null;
  });
  const lastDay = asOf ?? latestBookedDay(distinct);
  const booked = distinct.filter(({ transaction }) => transaction.status === 'Booked');
  const inWindow: EpochDay[] = [];
  for (const row of distinct) {
    const reason = reasonToIgnore(row, lastDay);
    if (reason === null) inWindow.push(row.day as EpochDay);
    else ignored.push({ transactionId: row.transactionId, reason });
  }
  return {
    facts: {
      account,
      transactionCount: booked.length,
      periodDays: inWindow.length === 0 ? 0 : inWindow.reduce(laterOf) - inWindow.reduce(earlierOf),
      bookedCount: inWindow.length,
      undatedIds: booked.filter(({ day }) => day === null).map(({ transactionId }) => transactionId),
    },
    meta: {
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: TAXONOMY_VERSION,
      asOf: lastDay === null ? null : textOf(lastDay),
      transactionCount: rows.length,
      ignored,
      warnings: notices.warnings,
    },
  };
}

function reasonToIgnore({ day, transaction }: ScoreRow, lastDay: EpochDay | null): IgnoredReason | null {
  // A payment that is not booked need not have a booking date.
  if (transaction.status === 'Pending') return 'pending';
  if (day === null) return 'no-booking-date';
  if (!isPlausible(day)) return 'implausible-date';
  if (lastDay !== null && day > lastDay) return 'after-as-of';
  if (lastDay !== null && day <= lastDay - DAYS_LOOKED_AT) return 'before-period';
  return null;
}
