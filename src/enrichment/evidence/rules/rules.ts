/**
 * All rules by which the evidence of a row's own words bends, in the order in which they are asked. First each known run of words is
 * asked whether it means anything where it stands. What is left becomes a candidate with a weight. Then each bending rule goes over
 * the candidates, one rule after another, each over what the rules before it left: first over those of one text, then over all of the
 * row, when its codes and the rest have said what they saw. docs/evidence.md lists these rules with an example and a counterexample each.
 */
import type { Hit, MerchantEntry, PhraseEntry, TradeEntry } from '../../lexicon/lexicon.js';
import type { Row } from '../row.js';
import { ANY_WORD_RULES, PERSON_RULES, READING_RULES } from './anyWordRules.js';
import { MERCHANT_RULES } from './merchantRules.js';
import { PHRASE_RULES } from './phraseRules.js';
import { ROW_RULES } from './rowRules.js';
import type { BendingRule, SilencingRule } from './rule.js';
import { TEXT_RULES } from './textRules.js';
import { TRADE_RULES } from './tradeRules.js';

export const SILENCING_RULES: {
  /** Asked as soon as words are found. */
  readonly text: readonly SilencingRule<Hit>[];
  /** Asked besides where the other side is written like a person. */
  readonly person: readonly SilencingRule<Hit>[];
  readonly merchant: readonly SilencingRule<Hit<MerchantEntry>>[];
  readonly phrase: readonly SilencingRule<Hit<PhraseEntry>>[];
  readonly trade: readonly SilencingRule<Hit<TradeEntry>>[];
} = {
  text: READING_RULES,
  person: PERSON_RULES,
  merchant: [...ANY_WORD_RULES, ...MERCHANT_RULES],
  phrase: [...ANY_WORD_RULES, ...PHRASE_RULES],
  trade: [...ANY_WORD_RULES, ...TRADE_RULES],
};

export const BENDING_RULES: readonly BendingRule<Row>[] = [...TEXT_RULES, ...ROW_RULES];

export { ROW_RULES, TEXT_RULES };
