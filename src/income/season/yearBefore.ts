/** Finds what the payer of a group paid in the year before the twelve months, for income that may follow the year. */
import { addDays } from '../../base/calendar.js';
import { putIn } from '../../base/grouped.js';
import { sumsIn } from '../../base/months.js';
import { mean } from '../../base/statistics.js';
import { SEASONS } from '../../data/seasons.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { type PayerReader, payerAccountOf, payerReader } from '../../streams/payer.js';
import type { PaymentGroup } from '../../streams/paymentGroup.js';
import { monthSums } from '../judgedStream.js';
import type { TwelveMonths } from '../twelveMonths.js';

const DAYS_IN_YEAR = 365;
/** Fewer payments than these make no year. */
const FEWEST_PAYMENTS = 6;

/** The groups as they are, those that may follow the year with their `yearBefore`. */
export function withYearBefore(
  groups: readonly PaymentGroup[],
  counted: readonly EnrichedEntry[],
  twelveMonths: TwelveMonths,
): readonly PaymentGroup[] {
  const { from, historyFrom } = twelveMonths;
  if (historyFrom >= from) return groups;
  const asking = new Set(groups.filter(group => mayFollowTheYear(group, twelveMonths)));
  if (asking.size === 0) return groups;
  const reader = payerReader();
  const known = earlierByPayer(counted, twelveMonths, reader);
  const keysOf = new Map(
    groups.map(group => [group, new Set(group.entries.map(row => keyIn(row, reader)))] as const),
  );
  const groupsOfPayer = new Map<string, number>();
  for (const keys of keysOf.values())
    for (const key of keys) groupsOfPayer.set(key, (groupsOfPayer.get(key) ?? 0) + 1);
  return groups.map(group => {
    if (!asking.has(group)) return group;
    // Of two posts at one employer nobody can say here whose an earlier payment is.
    const keys = [...(keysOf.get(group) ?? [])].filter(key => groupsOfPayer.get(key) === 1);
    return { ...group, yearBefore: keys.flatMap(key => known.get(key) ?? []).sort(byDay) };
  });
}

function earlierByPayer(
  counted: readonly EnrichedEntry[],
  { from }: TwelveMonths,
  reader: PayerReader,
): ReadonlyMap<string, readonly EnrichedEntry[]> {
  const earliest = addDays(from, -DAYS_IN_YEAR);
  const known = new Map<string, EnrichedEntry[]>();
  for (const row of counted) {
    const { isCredit, day } = row.entry;
    if (isCredit && day >= earliest && day < from) putIn(known, keyIn(row, reader), row);
  }
  return known;
}

function byDay({ entry: a }: EnrichedEntry, { entry: b }: EnrichedEntry): number {
  return a.day - b.day || a.index - b.index;
}

/** A first look, so that only few payers are looked for: two months in a row lie to one side of the mean. */
function mayFollowTheYear({ entries }: PaymentGroup, { complete }: TwelveMonths): boolean {
  if (entries.length < FEWEST_PAYMENTS || complete.length < SEASONS.fewestMonths) return false;
  const months = sumsIn(complete, monthSums(entries));
  const average = mean(months) as number;
  const sides = months.map(month =>
    Math.abs(month - average) > SEASONS.leastStep * average ? Math.sign(month - average) : 0,
  );
  return sides.some((side, place) => side !== 0 && side === sides[place + 1]);
}

function keyIn(row: EnrichedEntry, reader: PayerReader): string {
  const account = payerAccountOf(row);
  return `${row.decision.category}|${account === null ? reader.keyOf(row) : `#${account}`}`;
}
