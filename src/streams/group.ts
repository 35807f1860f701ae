/** Credits and debits become groups that come from, or go to, one source for one purpose. */

import { categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { CategoryId } from '../model/taxonomy.js';

export interface PaymentGroup {
  readonly key: string;
  readonly name: string;
  readonly category: CategoryId;
  /** By day, then by id. */
  readonly entries: readonly EnrichedEntry[];
}

/** A name cut off by a bank's column still names the same payer when this much of it is left. */
const SHORTEST_TRUNCATION = 8;

export function groupBySource(entries: readonly EnrichedEntry[]): PaymentGroup[] {
  const byKey = new Map<string, EnrichedEntry[]>();
  for (const entry of entries) {
    const key = sourceKey(entry);
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [entry]);
    else group.push(entry);
  }
  return mergeTruncated(byKey).map(toGroup);
}

/** A benefit is one source whatever its reference says; other money is told apart by payer, and by kind of income. */
function sourceKey({ decision }: EnrichedEntry): string {
  const { group, slug } = categoryOf(decision.category);
  if (group === 'benefit') return `${slug}|${decision.benefit ?? slug}`;
  return `${group === 'income' ? slug : ''}|${decision.payee}`;
}

/** Joins "NORTHGATE LOGIS" with "NORTHGATE LOGISTICS" when both are of one kind. */
function mergeTruncated(byKey: ReadonlyMap<string, EnrichedEntry[]>): [string, EnrichedEntry[]][] {
  const keys = [...byKey.keys()].sort();
  const merged: [string, EnrichedEntry[]][] = [];
  for (const key of keys) {
    const entries = byKey.get(key) as EnrichedEntry[];
    const previous = merged.at(-1);
    const payeeLength = key.length - key.indexOf('|') - 1;
    if (previous !== undefined && payeeLength > SHORTEST_TRUNCATION && isTruncation(previous[0], key)) {
      previous[1] = [...previous[1], ...entries];
    } else merged.push([key, entries]);
  }
  return merged;
}

function isTruncation(shorter: string, longer: string): boolean {
  return (
    longer.startsWith(shorter) &&
    shorter.length - shorter.indexOf('|') - 1 >= SHORTEST_TRUNCATION &&
    !longer.includes('benefit:')
  );
}

function toGroup([key, unordered]: [string, EnrichedEntry[]]): PaymentGroup {
  const entries = unordered.sort(
    (a, b) => a.entry.day - b.entry.day || (a.entry.transactionId < b.entry.transactionId ? -1 : 1),
  );
  return {
    key,
    name: nameOf(entries),
    category: commonest(entries.map(({ decision }) => decision.category)),
    entries,
  };
}

/** The longest name seen: the one no bank has cut off. */
function nameOf(entries: readonly EnrichedEntry[]): string {
  let name = '';
  for (const { decision, entry } of entries) {
    const candidate = decision.payeeName ?? entry.source.description.trim();
    if (candidate.length > name.length || (candidate.length === name.length && candidate < name))
      name = candidate;
  }
  return name;
}

function commonest(categories: readonly CategoryId[]): CategoryId {
  const counts = new Map<CategoryId, number>();
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort(([idA, a], [idB, b]) => b - a || idB - idA)[0]?.[0] ?? 0;
}
