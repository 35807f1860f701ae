/** Transactions, filtered, a window at a time. */
import type { ReportTransaction } from 'open-banking-insights/report';
import { categoryBySlug } from 'open-banking-insights/taxonomy';
import type { RowDetail, RowQuery, RowView } from '../shared/view';
import { keyOf, type State, state } from './state';

/** Below it a category is worth a look. */
const UNSURE = 0.7;

let kept: { readonly key: string; readonly places: readonly number[] } | null = null;

export function forgetRows(): void {
  kept = null;
}

export function rowsOf({ query, from, count }: { query: RowQuery; from: number; count: number }) {
  const now = state();
  const key = JSON.stringify(query);
  if (kept?.key !== key) kept = { key, places: placesFor(query, now) };
  const { places } = kept;
  return { total: places.length, items: places.slice(from, from + count).map(place => viewAt(place, now)) };
}

export function rowDetail(index: number): RowDetail {
  const now = state();
  const view = viewAt(index, now);
  const found = enrichedAt(index, now)?.enrichedData;
  return {
    ...view,
    evidence: (found?.evidence ?? []).map(({ signal, detail, matched, weight }) => ({
      words: `${signal.replaceAll('-', ' ')}: ${detail}`,
      matched,
      weight,
    })),
    alternatives: (found?.alternatives ?? [])
      .filter(({ slug }) => slug !== found?.category.slug)
      .map(({ name, confidence }) => ({ name, confidence })),
  };
}

/** The newest first, at most as many as a person looks at. */
export function rowsOfSource(id: number): readonly RowView[] {
  const now = state();
  const source = now.sources[id];
  if (source === undefined) return [];
  const ids = new Set(source.transactionIds);
  return now.rows.flatMap((row, index) =>
    row.accountId === source.accountId && ids.has(row.transactionId) ? [viewAt(index, now)] : [],
  );
}

function placesFor(query: RowQuery, now: State): readonly number[] {
  const words = query.text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  return now.rows.flatMap((row, index) => (holds(row, index, query, words, now) ? [index] : []));
}

function holds(
  row: ReportTransaction,
  index: number,
  query: RowQuery,
  words: readonly string[],
  now: State,
): boolean {
  if (query.account !== '' && row.accountId !== query.account) return false;
  if (query.direction !== '' && row.amount >= 0 !== (query.direction === 'in')) return false;
  if (query.month !== '' && !row.date.startsWith(query.month)) return false;
  if (query.category !== '' && slugAt(index, now) !== query.category) return false;
  if (query.only === 'uncounted' && row.isCounted) return false;
  if (query.only === 'unsure' && (enrichedAt(index, now)?.enrichedData.category.confidence ?? 1) >= UNSURE)
    return false;
  if (query.only === 'corrected' && !isCorrected(index, now)) return false;
  if (words.length === 0) return true;
  const text =
    `${row.description} ${row.merchant ?? ''} ${row.category} ${row.amount.toFixed(2)} ${row.date}`.toLowerCase();
  return words.every(word => text.includes(word));
}

function viewAt(index: number, now: State): RowView {
  const row = now.rows[index] as ReportTransaction;
  const { isCounted: counts, ...rest } = row;
  return {
    index,
    ...rest,
    category: categoryBySlug(slugAt(index, now) as never)?.name ?? row.category,
    slug: slugAt(index, now),
    confidence: enrichedAt(index, now)?.enrichedData.category.confidence ?? null,
    counts,
    corrected: isCorrected(index, now),
  };
}

function slugAt(index: number, now: State): string {
  return enrichedAt(index, now)?.enrichedData.category.slug ?? now.rows[index]?.category ?? '';
}

function isCorrected(index: number, now: State): boolean {
  return enrichedAt(index, now)?.enrichedData.evidence.some(({ signal }) => signal === 'rule') ?? false;
}

function enrichedAt(index: number, { rows, enriched }: State) {
  const row = rows[index];
  return row === undefined ? undefined : enriched.get(keyOf(row.accountId, row.transactionId));
}
