/** Finds the credits that are income: those of all streams, including those after the three that income verification shows. */
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { IncomeFacts } from '../income/verify.js';

/** One stream of one account. Sources are compared by identity. */
export interface IncomeSource {
  readonly isBenefit: boolean;
}

/**
 * Streams reach back twelve calendar months, which can begin up to four weeks after the 360 days do. Before them a credit
 * is income when a stream has the same payer and category; else a year's income would lack a payday that its costs have.
 */
export function incomeSourcesOf({
  allStreams,
  twelveMonths,
}: IncomeFacts): (row: EnrichedEntry) => IncomeSource | null {
  const byPlace = new Map<number, IncomeSource>();
  const byOrigin = new Map<string, IncomeSource>();
  for (const { group, isBenefit } of allStreams) {
    const source: IncomeSource = { isBenefit };
    for (const row of group.entries) {
      byPlace.set(row.entry.index, source);
      byOrigin.set(originOf(row), source);
    }
  }
  return row => {
    if (!row.entry.isCredit) return null;
    if (twelveMonths === null || row.entry.day >= twelveMonths.from)
      return byPlace.get(row.entry.index) ?? null;
    return row.transfer === null && row.decision.payee.kind !== 'nobody'
      ? (byOrigin.get(originOf(row)) ?? null)
      : null;
  };
}

function originOf({ decision }: EnrichedEntry): string {
  return `${decision.category}|${decision.payee.key}`;
}
