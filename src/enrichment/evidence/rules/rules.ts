/**
 * All rules by which the evidence of a row's own words bends, in the order in which they are asked. First each known run of words is
 * asked whether it means anything where it stands. What is left becomes a candidate with a weight. Then each bending rule goes over
 * all candidates, one rule after another, each over what the rules before it left. What a payment's way and the rest of the row say
 * comes after: `gather.ts` has that order. docs/evidence.md lists these rules with an example and a counterexample each.
 */
import type { Hit, MerchantEntry, PhraseEntry, TradeEntry } from '../../lexicon/lexicon.js';
import { asArm } from '../arms.js';
import { asHouseName } from '../houseNames.js';
import { asNamed, asReturned } from '../namedMore.js';
import { ANY_WORD_RULES } from './anyWordRules.js';
import { MERCHANT_RULES } from './merchantRules.js';
import { PHRASE_RULES } from './phraseRules.js';
import type { BendingRule, SilencingRule } from './rule.js';
import { TRADE_RULES } from './tradeRules.js';

export const SILENCING_RULES: {
  readonly merchant: readonly SilencingRule<Hit<MerchantEntry>>[];
  readonly phrase: readonly SilencingRule<Hit<PhraseEntry>>[];
  readonly trade: readonly SilencingRule<Hit<TradeEntry>>[];
} = {
  merchant: [...ANY_WORD_RULES, ...MERCHANT_RULES],
  phrase: [...ANY_WORD_RULES, ...PHRASE_RULES],
  trade: [...ANY_WORD_RULES, ...TRADE_RULES],
};

export const BENDING_RULES: readonly BendingRule[] = [
  { name: 'name-makes-words-exact', bend: asNamed },
  { name: 'words-say-returned', bend: asReturned },
  { name: 'trade-behind-name', bend: asArm },
  { name: 'house-named-after', bend: asHouseName },
];
