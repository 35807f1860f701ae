/** Checked transactions become ledger entries: whole pence, whole days, one order, each counted once or set aside. */
import { dayOf, type EpochDay, isPlausible, type MonthIndex, monthOf, textOf } from '../base/calendar.js';
import { InvalidRequestError, type RequestIssue } from '../base/invalidRequest.js';
import { type Minor, minorOf } from '../base/money.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import type { IgnoredReason, IgnoredTransaction, ResultMeta } from '../model/meta.js';
import { issueAt } from '../schema/issue.js';
import type { ParsedTransaction } from '../schema/transaction.js';
import { ENGINE_VERSION } from '../version.js';

export interface LedgerEntry {
  /** Place in the request. */
  readonly index: number;
  readonly transactionId: string;
  readonly accountId: string | null;
  readonly day: EpochDay;
  readonly month: MonthIndex;
  /** At least 0; the direction is `isCredit`. */
  readonly minor: Minor;
  readonly isCredit: boolean;
  readonly source: ParsedTransaction;
}

export interface Ledger {
  /** One entry for each transaction of the request, in its order. */
  readonly rows: readonly LedgerEntry[];
  /** Booked, on or before `asOf`, each once; by day, then by id, so that the order of input changes nothing. */
  readonly counted: readonly LedgerEntry[];
  /** Place in the request of each exact repeat -> that of the first. */
  readonly repeats: ReadonlyMap<number, number>;
  readonly asOf: EpochDay | null;
  readonly setAside: readonly IgnoredTransaction[];
}

export interface LedgerSource {
  readonly transactions: readonly ParsedTransaction[];
  /** Path to the transactions in the request, for messages. */
  readonly path: readonly (string | number)[];
  readonly accountId: string | null;
}

export function buildLedger(source: LedgerSource, asOf: EpochDay | null): Ledger {
  const rows = entriesOf(source);
  const repeats = repeatsOf(rows, source.path);
  const lastDay = asOf ?? latestDay(rows);
  const setAside: IgnoredTransaction[] = [];
  const counted: LedgerEntry[] = [];
  for (const row of rows) {
    const reason = reasonToIgnore(row, repeats, lastDay);
    if (reason === null) counted.push(row);
    else setAside.push({ transactionId: row.transactionId, reason });
  }
  counted.sort(byDayThenId);
  return { rows, counted, repeats, asOf: lastDay, setAside };
}

export function byDayThenId(a: LedgerEntry, b: LedgerEntry): number {
  return (
    a.day - b.day || (a.transactionId < b.transactionId ? -1 : a.transactionId > b.transactionId ? 1 : 0)
  );
}

/** Of the days that a bank's records can speak of; null when there is none. */
export function latestDay(rows: readonly { readonly day: EpochDay }[]): EpochDay | null {
  return rows.reduce<EpochDay | null>(
    (latest, { day }) => ((latest === null || day > latest) && isPlausible(day) ? day : latest),
    null,
  );
}

/** The meta of a result; `further` are transactions that only this engine sets aside. */
export function metaOf(ledger: Ledger, further: readonly IgnoredTransaction[] = []): ResultMeta {
  return {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    asOf: ledger.asOf === null ? null : textOf(ledger.asOf),
    transactionCount: ledger.rows.length,
    ignored: [...ledger.setAside, ...further],
  };
}

function entriesOf({ transactions, path, accountId }: LedgerSource): LedgerEntry[] {
  let total = 0;
  let date: string | null = null;
  let day: EpochDay = 0;
  let month: MonthIndex = 0;
  const rows = transactions.map((source, index): LedgerEntry => {
    // Most rows stand beside one of the same day.
    if (source.bookingDate !== date) {
      date = source.bookingDate;
      day = dayOf(date);
      month = monthOf(day);
    }
    const minor = minorOf(source.amount);
    total += minor;
    return {
      index,
      transactionId: source.transactionId,
      accountId: source.accountId ?? accountId,
      day,
      month,
      minor,
      isCredit: source.creditDebitIndicator === 'Credit',
      source,
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

const NONE: ReadonlyMap<number, number> = new Map();

interface Identified {
  readonly index: number;
  readonly transactionId: string;
  readonly source: object;
}

/** Index of each exact repeat -> that of the first. The same id with other content is refused. */
export function repeatsOf(
  rows: readonly Identified[],
  path: LedgerSource['path'],
): ReadonlyMap<number, number> {
  if (areAscending(rows)) return NONE;
  const distinct = new Set<string>();
  for (const { transactionId } of rows) distinct.add(transactionId);
  if (distinct.size === rows.length) return NONE;
  const firstById = new Map<string, Identified>();
  const repeats = new Map<number, number>();
  const issues: RequestIssue[] = [];
  for (const row of rows) {
    const first = firstById.get(row.transactionId);
    if (first === undefined) firstById.set(row.transactionId, row);
    else if (isSameContent(first.source, row.source)) repeats.set(row.index, first.index);
    else {
      issues.push(
        issueAt(
          [...path, row.index, 'transactionId'],
          'duplicate_transaction_id',
          `"${row.transactionId}" stands for another transaction at index ${first.index}`,
        ),
      );
    }
  }
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return repeats;
}

/** Many banks number their transactions: such ids are all distinct, and to see it costs little. */
function areAscending(rows: readonly Identified[]): boolean {
  for (let index = 1; index < rows.length; index++)
    if ((rows[index - 1] as Identified).transactionId >= (rows[index] as Identified).transactionId)
      return false;
  return true;
}

/** Content nested deeper than this, or that throws when it is read, is not known to be the same. */
const DEEPEST = 32;

function isSameContent(a: unknown, b: unknown): boolean {
  try {
    return isSame(a, b, 0);
  } catch {
    return false;
  }
}

function isSame(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > DEEPEST)
    return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      key =>
        Object.hasOwn(b, key) &&
        isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], depth + 1),
    )
  );
}

function reasonToIgnore(
  row: LedgerEntry,
  repeats: ReadonlyMap<number, number>,
  lastDay: EpochDay | null,
): IgnoredReason | null {
  if (repeats.has(row.index)) return 'duplicate';
  if (!isPlausible(row.day)) return 'implausible-date';
  if (lastDay !== null && row.day > lastDay) return 'after-as-of';
  return row.source.status === 'Pending' ? 'pending' : null;
}
