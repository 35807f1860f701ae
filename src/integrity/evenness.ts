/** What an account's own habits say: days without rows, and spending that is too even to be anybody's. */
import { dayOfMonth, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import type { IntegrityFinding } from '../contract/integrity.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdsOf } from '../enrichment/words/categories.js';
import { type Checked, findingOf, type IntegrityAccount, NOTHING_FOUND, notChecked } from './seenAccount.js';

const MISSING = INTEGRITY_LIMITS.missing;

/** Days between two rows that follow each other. */
interface Hole {
  readonly days: number;
  readonly rows: readonly [before: EnrichedEntry, after: EnrichedEntry];
}

export function missingStretch({ rows }: IntegrityAccount): Checked {
  if (rows.length < MISSING.fewestRows) return notChecked('The account has fewer than 60 rows.');
  const [first, last] = [rows[0] as EnrichedEntry, rows.at(-1) as EnrichedEntry];
  const span = last.entry.day - first.entry.day + 1;
  const holes = rows.slice(1).map((after, place): Hole => {
    const before = rows[place] as EnrichedEntry;
    return { days: after.entry.day - before.entry.day - 1, rows: [before, after] };
  });
  const [longest, , , fourth] = holes.sort(
    (a, b) => b.days - a.days || a.rows[0].entry.day - b.rows[0].entry.day,
  );
  const { days } = longest as Hole;
  // Some accounts are used on a few days of the month alone.
  if (days < MISSING.beyondHabit * (fourth as Hole).days) return NOTHING_FOUND;
  // As many as come in so many days elsewhere.
  const usual = (days * rows.length) / (span - days);
  if (days < MISSING.daysToNote || usual < MISSING.rowsToNote) return NOTHING_FOUND;
  const isAsk = days >= MISSING.daysToAsk && usual >= MISSING.rowsToAsk;
  const text = `The account has no row for ${days} days after ${textOf((longest as Hole).rows[0].entry.day)}, where about ${Math.round(usual)} would be usual.`;
  const seen = {
    severity: isAsk ? 'ask' : 'note',
    rows: (longest as Hole).rows,
    text,
    found: days,
    outOf: span,
  } as const;
  return { findings: [findingOf('missing-stretch', seen)], notChecked: null };
}

const EVEN = INTEGRITY_LIMITS.even;
/** What nobody buys for the same sum again and again. A fare, a subscription or a coffee is. */
const VARIES = categoryIdsOf(
  'groceries',
  'fuel',
  'restaurants-and-cafes',
  'takeaway-and-fast-food',
  'pubs-and-bars',
  'general-retail',
  'clothing',
  'home-and-garden',
);

export function tooEven({ rows }: IntegrityAccount): Checked {
  const bought = rows.filter(
    ({ entry, decision }) =>
      !entry.isCredit && entry.minor >= EVEN.leastAmount && VARIES.has(decision.category),
  );
  const repeated = repeatedMonth(bought) ?? sameDays(bought) ?? evenGaps(bought);
  if (repeated !== null) return { findings: [repeated], notChecked: null };
  const payees = groupedBy(bought, ({ decision }) => decision.payee.key);
  if (bought.length < EVEN.fewestRows || payees.size < EVEN.fewestPayees)
    return notChecked(
      'The account has fewer than 40 purchases of groceries, fuel, meals and goods, or only one shop.',
    );
  const again = [...payees.values()].flatMap(visits =>
    [...groupedBy(visits, ({ entry }) => entry.minor).values()].filter(isOnSeveralDays).flat(),
  );
  const whole = bought.filter(({ entry }) => entry.minor % 100 === 0);
  const [rowsSeen, says] =
    again.length >= whole.length
      ? [again, 'have an amount that the same shop takes again']
      : [whole, 'are for whole pounds or dollars'];
  const [found, outOf] = [rowsSeen.length, bought.length];
  if (found < EVEN.share * outOf) return NOTHING_FOUND;
  const text = `${found} of ${outOf} purchases of groceries, fuel, meals and goods ${says}.`;
  return {
    findings: [findingOf('too-even', { severity: 'ask', rows: rowsSeen, text, found, outOf })],
    notChecked: null,
  };
}

/** What stands twice on one day is doubled, not even. */
function isOnSeveralDays(rows: readonly EnrichedEntry[]): boolean {
  return rows.some(({ entry }) => entry.day !== rows[0]?.entry.day);
}

/** A month whose purchases are those of another month. */
function repeatedMonth(bought: readonly EnrichedEntry[]): IntegrityFinding | null {
  const months = [...groupedBy(bought, ({ entry }) => entry.month).values()].filter(
    ({ length }) => length >= EVEN.fewestOfMonth,
  );
  const purchaseOf = numbered(({ entry, decision }: EnrichedEntry) => `${decision.payee.key} ${entry.minor}`);
  const keys = months.map(rows => rows.map(purchaseOf));
  const known = keys.map(each => new Set(each));
  for (const [index, rows] of months.entries())
    for (const other of known.slice(0, index)) {
      const same = rows.filter((_, place) => other.has((keys[index] as number[])[place] as number));
      if (same.length < EVEN.shareOfMonth * rows.length) continue;
      const [found, outOf] = [same.length, rows.length];
      const text = `${found} of ${outOf} purchases of a month are those of another month, at the same shops for the same amounts.`;
      return findingOf('too-even', { severity: 'ask', rows: same, text, found, outOf });
    }
  return null;
}

/** A month whose rare visits are those of another month, to the day or the day beside it. Amounts are easily varied. */
function sameDays(bought: readonly EnrichedEntry[]): IntegrityFinding | null {
  const numberOf = numbered((row: EnrichedEntry) => row.decision.payee.key);
  const months = [...groupedBy(bought, ({ entry }) => entry.month).values()].map(rareVisitsOf);
  const visits = months.map(rows =>
    rows.map(row => numberOf(row) * DAYS_OF_PAYEE + dayOfMonth(row.entry.day)),
  );
  const known = visits.map(each => new Set(each));
  for (const [index, rows] of months.entries()) {
    if (rows.length < EVEN.fewestRareVisits) continue;
    for (const other of known.slice(0, index)) {
      const isSame = (_: unknown, place: number) => {
        const visit = (visits[index] as number[])[place] as number;
        return other.has(visit) || other.has(visit - 1) || other.has(visit + 1);
      };
      const same = rows.filter(isSame);
      if (same.length < EVEN.shareOfMonth * rows.length) continue;
      const [found, outOf] = [same.length, rows.length];
      const text = `${found} of ${outOf} purchases at shops that are rarely visited are on the days of another month.`;
      return findingOf('too-even', { severity: 'ask', rows: same, text, found, outOf });
    }
  }
  return null;
}

/** More than the days of a month, with one on either side. */
const DAYS_OF_PAYEE = 64;

/** A number for each key, in the order in which they come. */
function numbered<Item>(keyOf: (item: Item) => string): (item: Item) => number {
  const numbers = new Map<string, number>();
  return item => {
    const key = keyOf(item);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
}

function rareVisitsOf(rows: readonly EnrichedEntry[]): EnrichedEntry[] {
  return [...groupedBy(rows, ({ decision }) => decision.payee.key).values()]
    .filter(visits => visits.length <= EVEN.mostVisits)
    .flat();
}

/** One purchase a time, always after as many days. */
function evenGaps(bought: readonly EnrichedEntry[]): IntegrityFinding | null {
  const days = [...new Set(bought.map(({ entry }) => entry.day))];
  if (days.length < EVEN.fewestDays || days.length < EVEN.shareOfGaps * bought.length) return null;
  const gaps = days.slice(1).map((day, place) => day - (days[place] as number));
  const most = Math.max(...[...groupedBy(gaps, gap => gap).values()].map(({ length }) => length));
  if (most < EVEN.shareOfGaps * gaps.length) return null;
  const text = `${most} of ${gaps.length} purchases come as many days after the one before as the others do.`;
  return findingOf('too-even', { severity: 'ask', rows: bought, text, found: most, outOf: gaps.length });
}
