/** How much of a flow hangs on its largest parties. */
import { type Minor, roundedTo, sumOf } from '../base/money.js';
import type { Concentration } from '../model/health.js';
import { groupedBy } from './grouped.js';
import { ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';

const FEW = 5;

/** Parties are told apart by payee; rows for which `isNamed` is false count in the whole alone. */
export function concentrationOf(
  rows: readonly HealthRow[],
  isNamed: (row: HealthRow) => boolean,
): Concentration {
  const whole = totalOf(rows);
  const named = rows.filter(row => row.decision.payee !== '' && isNamed(row));
  const parties = [...groupedBy(named, ({ decision }) => decision.payee).values()]
    .map(party => ({ name: party[0]?.decision.payeeName ?? null, total: totalOf(party) }))
    .sort((a, b) => b.total - a.total);
  const totals = parties.map(({ total }) => total);
  return {
    partyCount: parties.length,
    largestParty: parties[0]?.name ?? null,
    largestShare: ratioOf(totals[0] ?? 0, whole),
    largestFiveShare: ratioOf(sumOf(totals.slice(0, FEW)), whole),
    herfindahlIndex: whole > 0 ? roundedTo(sumOf(totals.map(total => (total / whole) ** 2)), 4) : null,
    unnamedShare: ratioOf(whole - sumOf(totals), whole),
  };
}

function totalOf(rows: readonly HealthRow[]): Minor {
  return sumOf(rows.map(({ entry }) => entry.minor));
}
