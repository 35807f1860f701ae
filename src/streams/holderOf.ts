/** Finds whose income a payment or a stream is, if several people hold the account. */
import { LONGEST_TEXT, wordsOf } from '../base/text.js';
import { holderNamedIn } from '../enrichment/account/holders.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import { type Holder, withoutSigns } from '../enrichment/words/holderNames.js';

/** The only holder that the text of the payment names. */
export function holderOf({ entry }: EnrichedEntry, holders: readonly Holder[]): string | null {
  if (holders.length === 0) return null;
  return holderNamedIn(
    holders,
    wordsOf(withoutSigns(narrativeTextOf(entry.transaction).slice(0, LONGEST_TEXT))).spelt,
  );
}

/** Null as well if some payments name one holder and some another. */
export function holderOfAll(rows: readonly EnrichedEntry[], holders: readonly Holder[]): string | null {
  const named = new Set(rows.map(row => holderOf(row, holders)).filter(name => name !== null));
  return named.size === 1 ? ([...named][0] as string) : null;
}
