/** The reference of a scheme that the text has, such as that of Tax-Free Childcare, read like the words of a purpose. */

import { oncePer } from '../../base/once.js';
import type { Words } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import type { PurposeReference } from '../../data/wording/bankWording.js';
import type { Hit, PhraseEntry } from '../lexicon/lexicon.js';
import { categoryIdOf } from '../words/categories.js';

const entryOf = oncePer(
  ({ debit, credit, weight }: PurposeReference): PhraseEntry => ({
    kind: 'phrase',
    key: 'REFERENCE',
    debit: debit === null ? null : categoryIdOf(debit),
    credit: credit === null ? null : categoryIdOf(credit),
    weight,
    rail: null,
    on: null,
    whole: false,
    benefit: null,
    covers: false,
    ofMerchant: null,
    ofWallet: null,
  }),
);

export function findPurposeReference(words: Words, country: NarrativeCountry): Hit<PhraseEntry> | null {
  for (const reference of country.purposeReferences) {
    const match = reference.pattern.exec(words.text);
    if (match === null) continue;
    const end = match.index + match[0].length;
    const first = words.from.findIndex(from => from >= match.index);
    const last = words.to.findLastIndex(to => to <= end);
    return { kind: 'phrase', entry: entryOf(reference), first, last };
  }
  return null;
}
