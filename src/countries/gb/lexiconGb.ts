/** The United Kingdom, as its names and phrases are made into a lexicon. */
import { BRITISH_BENEFITS } from '../../data/benefits.js';
import { PHRASES } from '../../data/phrases.js';
import { TRADE_PRIORS } from '../../data/tradeModel.js';
import { MARKERS } from '../../data/wording/lists.js';
import type { LexiconCountry } from '../country.js';
import { rowsIn } from '../ofCountry.js';
import { factsGb } from './facts.js';

export const lexiconGb: LexiconCountry = {
  ...factsGb,
  benefits: BRITISH_BENEFITS,
  phrases: rowsIn(PHRASES, factsGb.code),
  markers: rowsIn(MARKERS, factsGb.code),
  // Bacs.
  transferRoom: 18,
  tradePriors: TRADE_PRIORS.GB,
  tradePriorsInShop: TRADE_PRIORS.GBInShop,
};
