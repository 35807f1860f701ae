/** Prepares what the formulas use: the account's rows and balances, split into windows, each collected once. */

import { addDays, EPOCH, type EpochDay, type MonthIndex } from '../../base/calendar.js';
import { groupedBy } from '../../base/grouped.js';
import type { Minor } from '../../base/money.js';
import { dayCount } from '../../base/months.js';
import { oncePer } from '../../base/once.js';
import { monthsOf } from '../../bills/tableMonths.js';
import type { ScoreAttributeWindow } from '../../contract/score/scoreAttributes.js';
import type { CategoryRow } from '../../data/taxonomy.js';
import type { EnrichedEntry, EnrichedLedger } from '../../enrichment/enrich.js';
import { rebuiltBalances } from '../../health/balances.js';
import { incomeSourcesOf } from '../../health/incomeSources.js';
import type { DayBalance } from '../../health/periodFacts.js';
import { type HealthRow, healthRowOf } from '../../health/rows.js';
import type { StreamFacts } from '../../income/stream.js';
import type { IncomeFacts } from '../../income/verify.js';
import { historyFrom } from '../../ledger/days.js';

export type DayWindow = Extract<ScoreAttributeWindow, `${number}d` | 'year'>;

export interface AttributeAccount {
  readonly accountId: string;
  /** At the end of `asOf`; a debit balance is negative. */
  readonly current: Minor | null;
  /** The first day the history is known to cover. */
  readonly historyStart: EpochDay | null;
}

export interface Flows {
  /** By day, then by id. */
  readonly rows: readonly HealthRow[];
  /** Of verified streams. */
  readonly income: Minor;
  /** Debits less the refunds of them. */
  readonly costs: ReadonlyMap<CategoryRow, Minor>;
}

export interface Period extends Flows {
  readonly from: EpochDay;
  /** Days of history in it. */
  readonly days: number;
  /** One for each day, the earliest first; null when no current balance is known. */
  readonly balances: readonly DayBalance[] | null;
}

export interface Month extends Flows {
  readonly month: MonthIndex;
}

export interface AttributeFacts {
  /** Day 0 when nothing has a date: then there are no rows either. */
  readonly asOf: EpochDay;
  /** From the first day of the history to `asOf`, both included. */
  readonly historyDays: number;
  /** Of the whole history. */
  readonly rows: readonly HealthRow[];
  readonly current: Minor | null;
  /** All main streams in rank order, including those after the three that income verification shows, then benefits, then state pensions. */
  readonly streams: readonly StreamFacts[];
  /** Complete ones, the earliest first. */
  readonly months: readonly Month[];
  /** Null when the history does not cover the window. */
  readonly periodOf: (window: DayWindow) => Period | null;
}

const DAYS: Readonly<Record<DayWindow, number>> = {
  '30d': 30,
  '90d': 90,
  '180d': 180,
  '365d': 365,
  year: 365,
};
/** A request for one account's attributes does not say which of the others are savings accounts. */
const NO_SAVINGS_ACCOUNTS: ReadonlySet<string> = new Set();
/** Accounts seldom move on the first and the last day of a year, so a window may lack a tenth of its days. */
const LEAST_COVERED = 0.9;
/** The shortest month. */
const SHORTEST_YEAR = 28;

export function attributeFactsOf(
  { ledger, counted }: EnrichedLedger,
  income: IncomeFacts,
  { accountId, current, historyStart }: AttributeAccount,
): AttributeFacts {
  const asOf = ledger.asOf ?? EPOCH;
  const first = ledger.asOf === null ? null : historyFrom(counted[0]?.entry.day, historyStart);
  const historyDays = first === null ? 0 : dayCount({ from: first, to: asOf });
  const sourceOf = incomeSourcesOf(income);
  const account = { accountId, savingsAccounts: NO_SAVINGS_ACCOUNTS };
  const rows = counted.map(row => healthRowOf(row, account, sourceOf(row)));
  const days = Math.min(DAYS.year, historyDays);
  const balances =
    current === null || days === 0
      ? null
      : rebuiltBalances(
          current,
          ownRows(counted, accountId).map(({ entry }) => entry),
          addDays(asOf, 1 - days),
          asOf,
        );
  const gather = (window: DayWindow): Period | null => {
    const covered = Math.min(DAYS[window], historyDays);
    if (covered < (window === 'year' ? SHORTEST_YEAR : LEAST_COVERED * DAYS[window])) return null;
    const from = addDays(asOf, 1 - covered);
    return {
      from,
      days: covered,
      balances: balances?.slice(-covered) ?? null,
      ...flowsOf(rows.filter(({ entry }) => entry.day >= from)),
    };
  };
  return {
    asOf,
    historyDays,
    rows,
    current,
    streams: income.allStreams,
    months: first === null ? [] : completeMonths(rows, first, asOf),
    periodOf: oncePer(gather),
  };
}

/** A list may hold rows of another account, to pair transfers. They did not move this balance. */
function ownRows(counted: readonly EnrichedEntry[], accountId: string): readonly EnrichedEntry[] {
  const own = counted.filter(({ entry }) => entry.accountId === accountId);
  return own.length > 0 ? own : counted;
}

function completeMonths(rows: readonly HealthRow[], first: EpochDay, asOf: EpochDay): Month[] {
  const byMonth = groupedBy(rows, ({ entry }) => entry.month);
  return monthsOf(first, asOf)
    .filter(({ isPartial }) => !isPartial)
    .map(({ month }) => ({ month, ...flowsOf(byMonth.get(month) ?? []) }))
    .reverse();
}

function flowsOf(rows: readonly HealthRow[]): Flows {
  const costs = new Map<CategoryRow, Minor>();
  let income = 0;
  for (const { entry, category, isNetted, incomeSource } of rows) {
    if (incomeSource !== null) income += entry.minor;
    else if (!entry.isCredit || isNetted)
      costs.set(category, (costs.get(category) ?? 0) + (entry.isCredit ? -entry.minor : entry.minor));
  }
  return { rows, income, costs };
}
