/**
 * Measures what came in and went out in a period, and the amount of each figure. Every row belongs to exactly one figure, so the figures
 * add up to the totals.
 */

import { textOf } from '../base/calendar.js';
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ActivityMetrics, LargestTransaction } from '../contract/health/healthMetrics.js';
import { monthlyActivityOf } from './monthTotals.js';
import type { PeriodFacts } from './periodFacts.js';
import { returnedPaymentsOf } from './returned.js';
import type { HealthRow } from './rows.js';

export interface Flow {
  readonly credit: Minor;
  readonly debit: Minor;
  readonly creditCount: number;
}

export interface Flows<Figure extends string> extends Flow {
  readonly byFigure: ReadonlyMap<Figure, Flow>;
}

export function flowsOf<Figure extends string>(facts: PeriodFacts<Figure>): Flows<Figure> {
  const byFigure = new Map([...facts.byFigure].map(([figure, rows]) => [figure, flowOf(rows)]));
  const flows = [...byFigure.values()];
  return {
    credit: sumOf(flows.map(({ credit }) => credit)),
    debit: sumOf(flows.map(({ debit }) => debit)),
    creditCount: sumOf(flows.map(({ creditCount }) => creditCount)),
    byFigure,
  };
}

function flowOf(rows: readonly HealthRow[]): Flow {
  let credit = 0;
  let debit = 0;
  let creditCount = 0;
  for (const { entry } of rows) {
    if (entry.isCredit) {
      credit += entry.minor;
      creditCount++;
    } else debit += entry.minor;
  }
  return { credit, debit, creditCount };
}

/** What went out for figures, less what came back. */
export function costOf<Key extends string>(flows: ReadonlyMap<Key, Flow>, keys: readonly Key[]): Minor {
  return keys.reduce((total, key) => total + debitOf(flows, key) - creditOf(flows, key), 0);
}

export function creditOf<Key extends string>(flows: ReadonlyMap<Key, Flow>, key: Key): Minor {
  return flows.get(key)?.credit ?? 0;
}

function debitOf<Key extends string>(flows: ReadonlyMap<Key, Flow>, key: Key): Minor {
  return flows.get(key)?.debit ?? 0;
}

export function activityOf(facts: PeriodFacts, { credit, debit, creditCount }: Flow): ActivityMetrics {
  const { rows } = facts;
  return {
    totalCredit: majorOf(credit),
    totalDebit: majorOf(debit),
    net: majorOf(credit - debit),
    creditCount,
    debitCount: rows.length - creditCount,
    largestCredit: largestOf(rows, true),
    largestDebit: largestOf(rows, false),
    returnedPayments: returnedPaymentsOf(facts.returned),
    ...monthlyActivityOf(facts),
  };
}

// The largest transaction of a period, one way.

/** Rows come by day, so that of equal ones the earliest is kept. */
function largestOf(rows: readonly HealthRow[], isCredit: boolean): LargestTransaction | null {
  let largest: HealthRow | null = null;
  for (const row of rows) {
    if (row.entry.isCredit === isCredit && row.entry.minor > (largest?.entry.minor ?? -1)) largest = row;
  }
  if (largest === null) return null;
  const { accountId, entry } = largest;
  return {
    accountId,
    transactionId: entry.transactionId,
    date: textOf(entry.day),
    amount: majorOf(entry.minor),
    description: entry.transaction.description,
  };
}
