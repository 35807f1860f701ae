/** What the checks look at, measured once. */
import { dayOf, type EpochDay, isPlausible, textOf } from '../base/calendar.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import { accountIdOf, latestDay } from '../ledger/ledger.js';
import { repeatsOf } from '../ledger/repeats.js';
import type { IgnoredTransaction, ResultMeta } from '../model/meta.js';
import type { ParsedScoreTransaction } from '../schema/transaction.js';
import { ENGINE_VERSION } from '../version.js';

export interface ScoreAccount {
  readonly currencyCode: string;
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly hasBalances: boolean;
}

export interface ScoreFacts {
  readonly account: ScoreAccount;
  /** In the request, whatever their status and date, repeats once. */
  readonly transactionCount: number;
  /** From the earliest to the latest booking date of the booked ones within the 365 days to `asOf`. */
  readonly periodDays: number;
  /** Booked ones in the same days, repeats once. */
  readonly bookedCount: number;
  /** Of those without a booking date, pending ones too, repeats once. */
  readonly undatedIds: readonly string[];
}

/** Days up to `asOf`, itself included, in which a score looks. */
const DAYS_LOOKED_AT = 365;

/** One transaction, as far as a score looks at it; ledger entries are such rows. */
export interface ScoreRow {
  readonly index: number;
  readonly transactionId: string;
  readonly day: EpochDay | null;
  readonly source: { readonly status: 'Pending' | 'Booked' };
}

export interface ScoreRows {
  readonly rows: readonly ScoreRow[];
  /** Index of each exact repeat -> that of the first. */
  readonly repeats: ReadonlyMap<number, number>;
}

/** `accountId`: of the rows that name no account. */
export function scoreRowsOf(transactions: readonly ParsedScoreTransaction[], accountId: string): ScoreRows {
  const rows = transactions.map((source, index) => ({
    index,
    accountId: accountIdOf(source['accountId']) ?? accountId,
    transactionId: source.transactionId,
    day: source.bookingDate === undefined || source.bookingDate === null ? null : dayOf(source.bookingDate),
    source,
  }));
  return { rows, repeats: repeatsOf(rows, ['transactions']) };
}

export function measure(
  account: ScoreAccount,
  { rows, repeats }: ScoreRows,
  asOf: EpochDay | null,
): { facts: ScoreFacts; meta: ResultMeta } {
  const ignored: IgnoredTransaction[] = [];
  const distinct = rows.filter(({ transactionId, index }) => {
    if (repeats.has(index)) ignored.push({ transactionId, reason: 'duplicate' });
    return !repeats.has(index);
  });
  for (const { transactionId, day } of distinct)
    if (day === null) ignored.push({ transactionId, reason: 'no-booking-date' });
  const dated = distinct.filter((row): row is ScoreRow & { readonly day: EpochDay } => row.day !== null);
  const lastDay = asOf ?? latestDay(dated);
  const inWindow: number[] = [];
  for (const { day, source, transactionId } of dated) {
    if (!isPlausible(day)) ignored.push({ transactionId, reason: 'implausible-date' });
    else if (lastDay !== null && day > lastDay) ignored.push({ transactionId, reason: 'after-as-of' });
    else if (lastDay !== null && day <= lastDay - DAYS_LOOKED_AT)
      ignored.push({ transactionId, reason: 'before-period' });
    else if (source.status === 'Pending') ignored.push({ transactionId, reason: 'pending' });
    else inWindow.push(day);
  }
  return {
    facts: {
      account,
      transactionCount: distinct.length,
      periodDays:
        inWindow.length === 0
          ? 0
          : inWindow.reduce((a, b) => Math.max(a, b)) - inWindow.reduce((a, b) => Math.min(a, b)),
      bookedCount: inWindow.length,
      undatedIds: distinct.filter(({ day }) => day === null).map(({ transactionId }) => transactionId),
    },
    meta: {
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: TAXONOMY_VERSION,
      asOf: lastDay === null ? null : textOf(lastDay),
      transactionCount: rows.length,
      ignored,
    },
  };
}
