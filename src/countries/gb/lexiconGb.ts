/** The United Kingdom, as its names and phrases are made into a lexicon. */
import { BRITISH_BENEFITS } from '../../data/benefits.js';
import { PHRASES } from '../../data/phrases.js';
import { PHRASES_GB } from '../../data/phrasesGb.js';
import { TRADE_PRIORS } from '../../data/tradeModel.js';
import { MARKERS } from '../../data/wording/lists.js';
import type { LexiconCountry } from '../country.js';
import { rowsIn } from '../ofCountry.js';
import { factsGb } from './facts.js';

const read = (): LexiconCountry => ({
  ...factsGb,
  benefits: BRITISH_BENEFITS,
  phrases: [...rowsIn(PHRASES, factsGb.code), ...PHRASES_GB],
  markers: rowsIn(MARKERS, factsGb.code),
  // Bacs.
  transferRoom: 18,
  tradePriors: TRADE_PRIORS.GB,
  tradePriorsInShop: TRADE_PRIORS.GBInShop,
});

/** One call, so that a bundle without this country can leave it out. */
export const lexiconGb: LexiconCountry = /* @__PURE__ */ read();
