/** What an account's own habits say: days without rows, and spending that is too even to be anybody's. */
import type { EpochDay } from '../base/calendar.js';
import { textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdsOf } from '../enrichment/words/categories.js';
import { type Checked, findingOf, type IntegrityAccount, NOTHING_FOUND, notChecked } from './account.js';

const MISSING = INTEGRITY_LIMITS.missing;

export function missingStretch({ rows }: IntegrityAccount): Checked {
  if (rows.length < MISSING.fewestRows) return notChecked('The account has fewer than 60 rows.');
  const [first, last] = [rows[0] as EnrichedEntry, rows.at(-1) as EnrichedEntry];
  const span = last.entry.day - first.entry.day + 1;
  let longest = { days: 0, from: first.entry.day as EpochDay, rows: [first] };
  for (let place = 1; place < rows.length; place++) {
    const [before, after] = [rows[place - 1] as EnrichedEntry, rows[place] as EnrichedEntry];
    const days = after.entry.day - before.entry.day - 1;
    if (days > longest.days) longest = { days, from: before.entry.day, rows: [before, after] };
  }
  const { days } = longest;
  // As many as come in so many days elsewhere.
  const usual = (days * rows.length) / (span - days);
  if (days < MISSING.daysToNote || usual < MISSING.rowsToNote) return NOTHING_FOUND;
  const isAsk = days >= MISSING.daysToAsk && usual >= MISSING.rowsToAsk;
  const text = `The account has no row for ${days} days after ${textOf(longest.from)}, where about ${Math.round(usual)} would be usual.`;
  const seen = {
    severity: isAsk ? 'ask' : 'note',
    rows: longest.rows,
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
  const payees = groupedBy(bought, ({ decision }) => decision.payee.key);
  if (bought.length < EVEN.fewestRows || payees.size < EVEN.fewestPayees)
    return notChecked(
      'The account has fewer than 40 purchases of groceries, fuel, meals and goods, or only one shop.',
    );
  const repeated = [...payees.values()].flatMap(visits =>
    [...groupedBy(visits, ({ entry }) => entry.minor).values()].filter(isOnSeveralDays).flat(),
  );
  const whole = bought.filter(({ entry }) => entry.minor % 100 === 0);
  const [rowsSeen, says] =
    repeated.length >= whole.length
      ? [repeated, 'have an amount that the same shop takes again']
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
