/** Names that the bank cut to the width of a field, or glued to what follows: BOURNEMOUTH BOROUGH CO, UNIVERSITY OF GREE. */
import { foldedCode, type Words } from '../../base/text.js';
import { findGluedMerchant, type Hit, type Lexicon, type MerchantEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { continuationOf, firstHead, HEAD_LENGTH } from '../words/keys.js';

/** Widths of the fields for a payee: 16 in ACH, 18 in Bacs, 22 on cards, 25 in the card schemes' own records. */
const WIDTHS: ReadonlySet<number> = new Set([16, 18, 22, 25]);

/** The one merchant whose name goes on where the payee ends; null when another's does too, or a name is the whole payee. */
export function findCutMerchant(
  lexicon: Lexicon,
  narrative: Narrative,
  hits: readonly Hit[],
): Hit<MerchantEntry> | null {
  const { payeeStart, payeeEnd, runEnd } = narrative;
  // What looks like a place at the end may be the rest of a word.
  const found = cutAt(lexicon, narrative, runEnd - 1);
  const hit = found ?? (payeeEnd < runEnd ? cutAt(lexicon, narrative, payeeEnd - 1) : null);
  return hit === null || hits.some(other => other.kind === 'merchant' && isWhole(other, payeeStart, hit.last))
    ? null
    : hit;
}

/** A merchant whose name begins the payee's first word, where none stands there by itself. */
export function findGluedName(
  lexicon: Lexicon,
  { words, payeeStart, payeeEnd }: Narrative,
  hits: readonly Hit[],
): Hit<MerchantEntry> | null {
  const isNamed = hits.some(({ kind, first }) => kind === 'merchant' && first === payeeStart);
  return isNamed || payeeStart === payeeEnd ? null : findGluedMerchant(lexicon, words, payeeStart);
}

function cutAt(
  { index, entryOf }: Lexicon,
  { words, payeeStart }: Narrative,
  last: number,
): Hit<MerchantEntry> | null {
  const start = words.starts[payeeStart] as number;
  const end = words.ends[last] as number;
  if (last < payeeStart || end - start < HEAD_LENGTH) return null;
  const found: { key: number; entry: MerchantEntry }[] = [];
  for (
    let key = firstHead(index, words.squashed, start);
    key >= 0;
    key = (index.nextHead[key] as number) - 1
  ) {
    const rest = continuationOf(index, key, words.squashed, start, end);
    if (rest < 0) continue;
    // A name cut between two words is found only where a field ends.
    if (foldedCode(index.text, rest) === 0 && !endsField(words, payeeStart, last)) continue;
    const entry = entryOf(key);
    if (entry.kind === 'merchant') found.push({ key, entry });
  }
  // The shortest name; of the arms of one name the one whose spelling goes on least.
  found.sort(
    (a, b) =>
      a.entry.name.length - b.entry.name.length ||
      (index.lengths[a.key] as number) - (index.lengths[b.key] as number),
  );
  const entry = found[0]?.entry;
  if (entry === undefined || found.some(other => !isOrIsArmOf(other.entry, entry))) return null;
  return { kind: 'merchant', entry, first: payeeStart, last };
}

/** British Heart Foundation Shop: what both names may be cut from is said of the shorter. */
function isOrIsArmOf({ name }: MerchantEntry, other: MerchantEntry): boolean {
  return name === other.name || name.startsWith(`${other.name} `);
}

function isWhole({ first, last }: Hit, start: number, end: number): boolean {
  return first <= start && last >= end;
}

/** The space that the cut left behind may be missing. */
function endsField({ text, from, to }: Words, first: number, last: number): boolean {
  const width = text.slice(from[first], to[last]).replace(/ {2,}/g, ' ').length;
  return WIDTHS.has(width) || WIDTHS.has(width + 1);
}
