/** A drop of verified income. */
import { dayOf, type MonthIndex, monthOf } from '../base/calendar.js';
import { minorOf } from '../base/money.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { rhythmsOfStream, type StreamFacts } from '../income/stream.js';
import type { IncomeFacts } from '../income/verify.js';
import { type Finding, sumsByMonth, trendOf } from './finding.js';
import type { OwnPart } from './ownership.js';
import { type LinesByMonth, sectionTotal } from './table.js';

export function incomeFall(
  table: LinesByMonth,
  complete: readonly MonthIndex[],
  { allStreams: streams }: IncomeFacts,
  own: OwnPart,
): Finding {
  const bonuses = sumsByMonth(streams.flatMap(rhythmsOfStream).flatMap(stream => bonusesOf(stream, own)));
  const byMonth = new Map(
    [...table].map(([month, lines]) => [
      month,
      sectionTotal(lines.values(), 'income', 'working') - (bonuses.get(month) ?? 0),
    ]),
  );
  const trend = trendOf({ byMonth, amount: 0, over: 'sum' }, complete);
  const ended = streams.filter(({ status }) => status === 'Ended');
  return {
    kind: 'income-fall',
    amount: trend === null ? null : Math.max(0, minorOf(trend.before) - minorOf(trend.latest)),
    count: ended.length,
    transactionIds: ended.flatMap(({ group }) => group.entries.map(({ entry }) => entry.transactionId)),
    byMonth: trend === null ? null : byMonth,
    over: 'sum',
  };
}

/** What odd payments brought beyond the level of their stream. */
function bonusesOf({ outliers, group }: StreamFacts, own: OwnPart): { month: MonthIndex; value: number }[] {
  const { entry } = group.entries.at(-1) as EnrichedEntry;
  return outliers
    .filter(({ amount, expected }) => amount > expected)
    .map(({ date, amount, expected }) => ({
      month: monthOf(dayOf(date)),
      value: own(minorOf(amount) - minorOf(expected), entry),
    }));
}
