/** The evidence of a given name that is not the payee's, because another one is. It is read like a separate narrative. */
import { LONGEST_TEXT, wordsOf } from '../../../base/text.js';
import { findHits } from '../../lexicon/lexicon.js';
import { readNarrative } from '../../narrative/readNarrative.js';
import { isSure } from '../candidate.js';
import { candidatesOf } from '../candidates.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

/** What the payee's own name says surely, no other's changes. */
export function otherName(
  { otherName: name, country, lexicon, isCredit }: Row,
  { candidates }: Gathered,
): void {
  if (name === null || candidates.some(isSure)) return;
  const words = wordsOf(name.slice(0, LONGEST_TEXT));
  const hits = findHits(lexicon, words);
  const narrative = readNarrative(words, hits, country, lexicon);
  for (const candidate of candidatesOf({ narrative, hits, isCredit, rail: null }, null)) {
    const signal = candidate.signal === 'merchant' ? 'merchant' : 'counterparty';
    candidates.push({ ...candidate, signal, isBeside: true });
  }
}
