/** Measures how much of a flow depends on its largest parties. */
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, roundedTo, sumOf } from '../base/money.js';
import type { Concentration } from '../contract/health/businessRevenue.js';
import { idsOf } from './evidence.js';
import { ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';

const FEW = 5;

/** Parties differ by payee. Rows for which `isNamed` is false count only in the whole. */
export function concentrationOf(
  rows: readonly HealthRow[],
  isNamed: (row: HealthRow) => boolean,
): Concentration {
  const whole = totalOf(rows);
  const named = rows.filter(row => row.decision.payee.kind !== 'nobody' && isNamed(row));
  const parties = [...groupedBy(named, ({ decision }) => decision.payee.key).values()]
    .map(party => ({
      name: party[0]?.decision.payeeName ?? null,
      total: totalOf(party),
      rows: party,
    }))
    .sort((a, b) => b.total - a.total);
  const totals = parties.map(({ total }) => total);
  return {
    partyCount: parties.length,
    largestParty: parties[0]?.name ?? null,
    largestShare: ratioOf(totals[0] ?? 0, whole),
    largestFiveShare: ratioOf(sumOf(totals.slice(0, FEW)), whole),
    herfindahlIndex: herfindahlOf(totals, whole),
    unnamedShare: ratioOf(whole - sumOf(totals), whole),
    largest: parties.slice(0, FEW).map(({ name, total, rows: ofParty }) => ({
      name,
      amount: majorOf(total),
      share: ratioOf(total, whole),
      transactionCount: ofParty.length,
      transactionIds: idsOf(ofParty),
    })),
  };
}

/** Herfindahl-Hirschman index: the sum of squared shares, 1 for a single part; null without a whole. */
export function herfindahlOf(parts: readonly Minor[], whole: Minor): number | null {
  return whole > 0 ? roundedTo(sumOf(parts.map(part => (part / whole) ** 2)), 4) : null;
}

function totalOf(rows: readonly HealthRow[]): Minor {
  return sumOf(rows.map(({ entry }) => entry.minor));
}
