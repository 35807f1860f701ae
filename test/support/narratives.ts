/** A narrative as the first stages read it, without a request around it. */

import { once, oncePer } from '../../src/base/once.js';
import { type Words, wordsOf } from '../../src/base/text.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { findHits, type Lexicon } from '../../src/enrichment/lexicon/lexicon.js';
import { buildTradeModel } from '../../src/enrichment/lexicon/tradeModel.js';
import { buildVocabulary } from '../../src/enrichment/lexicon/vocabulary.js';
import { readNarrative } from '../../src/enrichment/narrative/readNarrative.js';
import type { Rail } from '../../src/model/rail.js';
import type { CountryCode } from '../../src/model/transaction.js';

/** Every payee in no table asks for it. */
const tradeModel = once(buildTradeModel);

export const lexiconOf = oncePer(
  (country: CountryCode): Lexicon =>
    buildVocabulary(COUNTRY_DATA[country].lexicon, COUNTRY_DATA[country].gazetteer, tradeModel),
);

export interface Reading {
  /** As it stands in the text; empty when the text names nobody. */
  readonly payee: string;
  readonly rail: Rail | null;
  readonly viaProcessor: boolean;
}

export function read(text: string, country: CountryCode = 'GB'): Reading {
  const words = wordsOf(text);
  const lexicon = lexiconOf(country);
  const { payeeStart, payeeEnd, rail, viaProcessor } = readNarrative(
    words,
    findHits(lexicon, words),
    COUNTRY_DATA[country].narrative,
    lexicon,
  );
  return { payee: spanOf(words, payeeStart, payeeEnd), rail, viaProcessor };
}

export function spanOf({ text, from, to }: Words, first: number, end: number): string {
  return first < end ? text.slice(from[first], to[end - 1]) : '';
}
