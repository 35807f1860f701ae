/** Finds what the payer of a group paid in the year before the twelve months, for income that may follow the year. */
import { addDays } from '../../base/calendar.js';
import { putIn } from '../../base/grouped.js';
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

/** `counted`: by day. The groups as they are, those that may follow the year with their `yearBefore`. */
export function withYearBefore(
  groups: readonly PaymentGroup[],
  counted: readonly EnrichedEntry[],
  twelveMonths: TwelveMonths,
): readonly PaymentGroup[] {
  const { from, historyFrom } = twelveMonths;
  if (historyFrom >= from) return groups;
  let known: ((group: PaymentGroup) => readonly EnrichedEntry[]) | null = null;
  return groups.map(group => {
    if (!mayFollowTheYear(group, twelveMonths)) return group;
    known ??= byPayer(
      counted.filter(
        ({ entry }) => entry.isCredit && entry.day < from && entry.day >= addDays(from, -DAYS_IN_YEAR),
      ),
    );
    return { ...group, yearBefore: known(group) };
  });
}

/** Some months differ from the mean by more than a fifth payday in the month does. */
function mayFollowTheYear({ entries }: PaymentGroup, { complete }: TwelveMonths): boolean {
  if (entries.length < FEWEST_PAYMENTS || complete.length < SEASONS.fewestMonths) return false;
  const sums = monthSums(entries);
  const months = complete.map(month => sums.get(month) ?? 0);
  const average = mean(months) as number;
  return months.some(month => Math.abs(month - average) > SEASONS.leastStep * average);
}

function byPayer(rows: readonly EnrichedEntry[]): (group: PaymentGroup) => readonly EnrichedEntry[] {
  const reader = payerReader();
  const known = new Map<string, EnrichedEntry[]>();
  for (const row of rows) putIn(known, keyIn(row, reader), row);
  return ({ entries }) => {
    const keys = new Set(entries.map(row => keyIn(row, reader)));
    const own = [...keys].flatMap(key => known.get(key) ?? []);
    return keys.size === 1
      ? own
      : own.sort((a, b) => a.entry.day - b.entry.day || a.entry.index - b.entry.index);
  };
}

function keyIn(row: EnrichedEntry, reader: PayerReader): string {
  const account = payerAccountOf(row);
  return `${row.decision.category}|${account === null ? reader.keyOf(row) : `#${account}`}`;
}
