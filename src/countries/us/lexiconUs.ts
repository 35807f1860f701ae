/** The United States, as its names and phrases are made into a lexicon. */
import { PHRASES } from '../../data/phrases.js';
import { PHRASES_US } from '../../data/phrasesUs.js';
import { TRADE_PRIORS } from '../../data/tradeModel.js';
import { MARKERS } from '../../data/wording/lists.js';
import type { LexiconCountry } from '../country.js';
import { rowsIn } from '../ofCountry.js';
import { factsUs } from './facts.js';

const read = (): LexiconCountry => ({
  ...factsUs,
  benefits: null,
  phrases: [...rowsIn(PHRASES, factsUs.code), ...PHRASES_US],
  markers: rowsIn(MARKERS, factsUs.code),
  // ACH.
  transferRoom: 16,
  tradePriors: TRADE_PRIORS.US,
  tradePriorsInShop: TRADE_PRIORS.USInShop,
});

/** One call, so that a bundle without this country can leave it out. */
export const lexiconUs: LexiconCountry = /* @__PURE__ */ read();
