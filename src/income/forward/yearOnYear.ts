/**
 * Compares with the same calendar months a year earlier. The credits of both years are grouped together, so that a payer of both years is
 * recognised by the same rules as within the twelve months.
 */
import { addDays, type EpochDay, firstDayOf, type MonthIndex, monthOf } from '../../base/calendar.js';
import { type Minor, majorOf, sumOf } from '../../base/money.js';
import { shiftMonth, sumsIn } from '../../base/months.js';
import { median } from '../../base/statistics.js';
import type { YearOnYear, YearOnYearSummary } from '../../contract/income/incomeForward.js';
import type { EnrichedEntry, EnrichedLedger } from '../../enrichment/enrich.js';
import { historyFrom } from '../../ledger/days.js';
import { byDayThenId } from '../../ledger/ledger.js';
import { groupBySource } from '../../streams/group.js';
import type { PaymentGroup } from '../../streams/paymentGroup.js';
import { isStatePension } from '../judgedStream.js';
import { creditsPartedIn } from '../partedCredits.js';
import { reasonAgainstStream } from '../reasonAgainstStream.js';
import type { IncomeSetting } from '../setting.js';
import { type StreamFacts, streamFactsOf } from '../stream.js';
import { type TwelveMonths, twelveMonthsTo } from '../twelveMonths.js';

export interface YearsCompared {
  /** One for each stream, in their order. */
  readonly streams: readonly YearOnYear[];
  readonly summary: YearOnYearSummary;
}

const MONTHS_IN_YEAR = 12;
/** As many as are main streams of one year. */
const MOST_OTHERS = 3;

/** `looked`: every group of the twelve months. `streams`: those of them that are shown. Null where no month can be compared. */
export function yearsCompared(
  { counted }: EnrichedLedger,
  looked: readonly StreamFacts[],
  streams: readonly StreamFacts[],
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): YearsCompared | null {
  const dataFrom = historyFrom(counted[0]?.entry.day, setting.historyStart);
  if (dataFrom === null) return null;
  const months = twelveMonths.complete.filter(month => firstDayOf(yearBefore(month)) >= dataFrom);
  if (months.length === 0) return null;
  const before = new Set(months.map(yearBefore));
  const earlier = candidatesBefore(counted, twelveMonths, setting);
  const { ofStreams, others } = sharedOut(earlier, looked, streams, twelveMonths, setting, dataFrom);
  const rows = streams.map(({ byMonth }, place) =>
    rowOf(months, sumOf(sumsIn(months, byMonth)), within(ofStreams[place] as EnrichedEntry[], before)),
  );
  const other = within(others, before);
  const [total, previousTotal] = [sumOf(rows.map(row => row.total)), sumOf(rows.map(row => row.previous))];
  const previousOther = sumOfEntries(other);
  const summary = figuresOf(months, total, previousTotal + previousOther);
  return {
    streams: rows.map(row => row.result),
    summary: { ...summary, previousOther: majorOf(previousOther), otherTransactionIds: idsOf(other) },
  };
}

/** Credits of the year before the period that may be income. */
function candidatesBefore(
  counted: readonly EnrichedEntry[],
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): readonly EnrichedEntry[] {
  const from = firstDayOf(yearBefore(monthOf(twelveMonths.from)));
  const rows = counted.filter(({ entry }) => entry.day >= from && entry.day < twelveMonths.from);
  return creditsPartedIn(rows, setting).candidates;
}

/** Who each earlier credit is of: one of the streams, in their order, or other income of that year. The rest is no income. */
function sharedOut(
  earlier: readonly EnrichedEntry[],
  looked: readonly StreamFacts[],
  streams: readonly StreamFacts[],
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
  dataFrom: EpochDay,
): { readonly ofStreams: readonly EnrichedEntry[][]; readonly others: readonly EnrichedEntry[] } {
  const ofStreams = streams.map((): EnrichedEntry[] => []);
  const places = new Map<number, number>();
  streams.forEach(({ group }, place) => {
    for (const { entry } of group.entries) places.set(entry.index, place);
  });
  const beyond = new Set(
    looked.filter(facts => !streams.includes(facts) && isMain(facts)).flatMap(({ group }) => group.entries),
  );
  const usual = streams.map(({ payments }) => median(payments.map(({ minor }) => minor)) as number);
  const yearBefore = twelveMonthsTo(addDays(twelveMonths.from, -1), dataFrom);
  const gone: StreamFacts[] = [];
  const both = [...earlier, ...looked.flatMap(({ group }) => group.entries)];
  for (const group of groupBySource(both.sort(byDay), setting.calendarFor)) {
    const old = group.entries.filter(({ entry }) => entry.day < twelveMonths.from);
    if (old.length === 0) continue;
    const mine = [...new Set(group.entries.flatMap(({ entry }) => places.get(entry.index) ?? []))];
    if (mine.length > 0)
      for (const row of old) (ofStreams[nearest(row.entry.minor, mine, usual)] as EnrichedEntry[]).push(row);
    else if (!group.entries.some(row => beyond.has(row))) gone.push(goneOf(group, old, yearBefore, setting));
  }
  const main = gone.filter(isMain).sort((a, b) => b.total - a.total);
  const kept = [
    ...main.slice(0, MOST_OTHERS),
    ...gone.filter(facts => facts.isBenefit || isStatePension(facts)),
  ];
  return { ofStreams, others: kept.flatMap(({ group }) => group.entries).sort(byDay) };
}

function isMain(facts: StreamFacts): boolean {
  return !facts.isBenefit && !isStatePension(facts) && reasonAgainstStream(facts) === null;
}

function goneOf(
  group: PaymentGroup,
  entries: readonly EnrichedEntry[],
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): StreamFacts {
  return streamFactsOf({ ...group, entries, rhythms: [entries] }, twelveMonths, setting);
}

/** Of the streams that one payer has now, the one whose usual payment is nearest. */
function nearest(minor: Minor, places: readonly number[], usual: readonly number[]): number {
  const off = (place: number) => Math.abs(Math.log(minor / (usual[place] as number)));
  return places.reduce((best, place) => (off(place) < off(best) ? place : best));
}

function yearBefore(month: MonthIndex): MonthIndex {
  return shiftMonth(month, -MONTHS_IN_YEAR);
}

function rowOf(months: readonly MonthIndex[], total: Minor, old: readonly EnrichedEntry[]) {
  const previous = sumOfEntries(old);
  const result: YearOnYear = {
    ...figuresOf(months, total, previous),
    previousTransactionIds: idsOf(old),
  };
  return { total, previous, result };
}

function figuresOf({ length }: readonly MonthIndex[], total: Minor, previous: Minor) {
  return {
    months: length,
    total: majorOf(total),
    previousTotal: majorOf(previous),
    change: majorOf(total - previous),
  };
}

function within(entries: readonly EnrichedEntry[], months: ReadonlySet<MonthIndex>): EnrichedEntry[] {
  return entries.filter(({ entry }) => months.has(entry.month));
}

function sumOfEntries(entries: readonly EnrichedEntry[]): Minor {
  return sumOf(entries.map(({ entry }) => entry.minor));
}

function idsOf(entries: readonly EnrichedEntry[]): string[] {
  return entries.map(({ entry }) => entry.transactionId);
}

function byDay(a: EnrichedEntry, b: EnrichedEntry): number {
  return byDayThenId(a.entry, b.entry);
}
