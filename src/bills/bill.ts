/** A regular bill: what one payment is now, how many fall in a month, and whether it goes on. */
import { addMonths, type EpochDay } from '../base/calendar.js';
import { type Minor, scaled } from '../base/money.js';
import { mean } from '../base/statistics.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { expenditureOf } from '../enrichment/expenditure.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { type Level, mostOfSpan } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';
import type { BillGroup } from './billGroups.js';
import type { Rhythm } from './rhythm.js';

interface BillChange {
  readonly previous: Minor;
  readonly since: EpochDay;
}

/** Amounts are the account's, whole. */
export interface Bill extends BillGroup {
  readonly payee: string;
  readonly category: CategoryId;
  readonly rhythm: Rhythm;
  /** One payment at its current level. */
  readonly expected: Minor;
  readonly monthly: Minor;
  readonly isStopped: boolean;
  /** The step to the current level; null where there was none. */
  readonly change: BillChange | null;
  /** The amounts by which odd payments exceeded the level. */
  readonly oddAmounts: readonly { readonly entry: LedgerEntry; readonly minor: Minor }[];
}

/** A bill has stopped when this many expected payments did not come and nothing came for this many days. */
const MISSED_WHEN_STOPPED = 2;
export const SILENT_DAYS = 35;
/** An amount that varies is averaged over this many months to `asOf`. */
const VARYING_MONTHS = 6;
const MONTHS_IN_YEAR = 12;

export function billWith(group: BillGroup, level: Level, rhythm: Rhythm, asOf: EpochDay): Bill {
  const { entries, payments, isReplaced } = group;
  const { countsToward, decision, entry } = entries[0] as EnrichedEntry;
  const isSeasonal = expenditureOf(countsToward)?.paid === 'seasonal';
  const expected = expectedOf(payments, level, rhythm, isSeasonal, asOf);
  const lastDay = (payments.at(-1) as EntryPayment).day;
  const [current, previous] = [level.levels.at(-1), level.levels.at(-2)];
  return {
    ...group,
    payee: decision.merchant ?? decision.payeeName ?? narrativeTextOf(entry.transaction),
    category: countsToward,
    rhythm,
    expected,
    monthly: Math.min(scaled(expected, ...rhythm.factor), mostOf(payments, level, rhythm)),
    isStopped: isReplaced || (rhythm.missedSince >= MISSED_WHEN_STOPPED && asOf - lastDay >= SILENT_DAYS),
    change:
      current === undefined || previous === undefined
        ? null
        : { previous: previous.minor, since: current.from },
    oddAmounts: level.odd.flatMap(({ index, expected: usual }) => {
      const { minor, entries: odd } = payments[index] as EntryPayment;
      return minor > usual ? [{ entry: (odd[0] as EnrichedEntry).entry, minor: minor - usual }] : [];
    }),
  };
}

/** Of a level that came more than once; of a bill that falls less often than monthly, whatever was paid. */
function mostOf(payments: readonly EntryPayment[], { levels }: Level, { coveredMonths }: Rhythm): Minor {
  const latest = levels.at(-1);
  if (latest === undefined || coveredMonths > 1) return Number.POSITIVE_INFINITY;
  const within = payments.filter(({ day }) => day >= latest.from && day <= latest.to);
  return mostOfSpan(payments, within[0] as EntryPayment, within.at(-1) as EntryPayment);
}

/**
 * Steady: the current level. A bill that varies: the mean of six months to `asOf`; of a whole table where it changes over
 * the year, or falls less often than monthly.
 */
function expectedOf(
  payments: readonly EntryPayment[],
  level: Level,
  { coveredMonths }: Rhythm,
  isSeasonal: boolean,
  asOf: EpochDay,
): Minor {
  if (level.isSteady) return level.expected;
  const since =
    coveredMonths === 1 && !isSeasonal ? addMonths(asOf, -VARYING_MONTHS) : Number.NEGATIVE_INFINITY;
  const used =
    coveredMonths === MONTHS_IN_YEAR ? payments.slice(-1) : payments.filter(({ day }) => day > since);
  return Math.round(mean(used.map(({ minor }) => minor)) ?? level.expected);
}
