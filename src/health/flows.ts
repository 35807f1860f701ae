/**
 * One pass over a period: what came, what went, and how much each figure holds. Every row belongs to exactly one figure,
 * so the figures add up to the totals whatever the categories.
 */
import type { Minor } from '../base/money.js';
import { majorOf } from '../base/money.js';
import type { ActivityMetrics } from '../model/health.js';
import { largestOf } from './largest.js';
import { monthlyActivityOf } from './months.js';
import type { PeriodFacts } from './periods.js';
import { returnedPaymentsOf } from './returned.js';

export interface Flow {
  readonly credit: Minor;
  readonly debit: Minor;
}

export interface Flows<Figure extends string> extends Flow {
  readonly byFigure: ReadonlyMap<Figure, Flow>;
  /** By slug; a refund counts under what it returns. */
  readonly byCategory: ReadonlyMap<string, Flow>;
}

export function flowsOf<Figure extends string>({ rows, figureOf }: PeriodFacts<Figure>): Flows<Figure> {
  const total = { credit: 0, debit: 0 };
  const byFigure = new Map<Figure, { credit: Minor; debit: Minor }>();
  const byCategory = new Map<string, { credit: Minor; debit: Minor }>();
  for (const row of rows) {
    const side = row.entry.isCredit ? 'credit' : 'debit';
    total[side] += row.entry.minor;
    at(byFigure, figureOf(row))[side] += row.entry.minor;
    at(byCategory, row.category.slug)[side] += row.entry.minor;
  }
  return { ...total, byFigure, byCategory };
}

/** What went out for a figure or category, less what came back. */
export function costOf<Key extends string>(flows: ReadonlyMap<Key, Flow>, keys: readonly Key[]): Minor {
  return keys.reduce((total, key) => total + debitOf(flows, key) - creditOf(flows, key), 0);
}

export function creditOf<Key extends string>(flows: ReadonlyMap<Key, Flow>, key: Key): Minor {
  return flows.get(key)?.credit ?? 0;
}

function debitOf<Key extends string>(flows: ReadonlyMap<Key, Flow>, key: Key): Minor {
  return flows.get(key)?.debit ?? 0;
}

export function activityOf(facts: PeriodFacts, { credit, debit }: Flow): ActivityMetrics {
  const { rows } = facts;
  const creditCount = rows.filter(({ entry }) => entry.isCredit).length;
  return {
    totalCredit: majorOf(credit),
    totalDebit: majorOf(debit),
    net: majorOf(credit - debit),
    creditCount,
    debitCount: rows.length - creditCount,
    largestCredit: largestOf(rows, true),
    largestDebit: largestOf(rows, false),
    returnedPayments: returnedPaymentsOf(rows),
    ...monthlyActivityOf(facts),
  };
}

function at<Key>(
  flows: Map<Key, { credit: Minor; debit: Minor }>,
  key: Key,
): { credit: Minor; debit: Minor } {
  let flow = flows.get(key);
  if (flow === undefined) {
    flow = { credit: 0, debit: 0 };
    flows.set(key, flow);
  }
  return flow;
}
