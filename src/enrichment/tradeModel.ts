/**
 * What a name says of its owner's trade: a multinomial logistic model over its words, pairs of words and pieces of words,
 * trained by gazetteer/trade-model. It adds up weights that can be shown, and says how likely each trade is.
 */
import { type Words, wordAt } from '../base/text.js';
import { TRADE_IDS, TRADE_PAIRS, TRADE_PIECES, TRADE_PRIORS, TRADE_WORDS } from '../data/tradeModel.js';
import type { CountryCode } from '../model/request.js';
import type { CategoryId } from '../model/taxonomy.js';
import { findText, indexKeys, type KeyIndex } from './keys.js';

export interface TradeModel {
  readonly words: KeyIndex;
  readonly pairs: KeyIndex;
  readonly pieces: KeyIndex;
  /** Log of the share of each trade. */
  readonly bias: Float64Array;
}

export interface Trade {
  readonly category: CategoryId;
  /** 0 to 1. */
  readonly probability: number;
  /** The words that spoke for it, the one that weighed most first, with the log of how much likelier they made it. */
  readonly because: readonly { readonly word: string; readonly weight: number }[];
}

const FIRST_LETTER = 65;
const FIRST_SMALL_LETTER = 97;
const ZERO_WEIGHT = 64;
const STEPS_PER_NAT = 8;
const PIECE_LENGTHS = [3, 4, 5];
const SHORTEST_PIECED = 4;
const SHORTEST_GLUED = 5;
/** One word, two, three, four and more. */
const LENGTH_FEATURES = ['11', '22', '33', '44'];
const UNKNOWN_FEATURE = '00';
const MOST_TRADES = 3;
const MOST_REASONS = 3;
const LEAST_REASON = 0.3;

export function buildTradeModel(country: CountryCode): TradeModel {
  return {
    words: indexLines(TRADE_WORDS),
    pairs: indexLines(TRADE_PAIRS),
    pieces: indexLines(TRADE_PIECES),
    bias: Float64Array.from(TRADE_PRIORS[country], Math.log),
  };
}

/** The likeliest trades of the words from `start` to `end` (exclusive), likeliest first; none where there are no words. */
export function tradesOf(model: TradeModel, words: Words, start: number, end: number): Trade[] {
  const size = TRADE_IDS.length;
  const names: string[] = [];
  for (let index = start; index < end; index++) {
    const word = wordAt(words, index);
    // A number, or a letter that stands alone, is no word of a trade.
    if (word.length > 1 && word.charCodeAt(0) >= FIRST_LETTER) names.push(word);
  }
  if (names.length === 0) return [];
  const spoken = names.map(() => new Float64Array(size));
  let unknown = 0;
  names.forEach((word, index) => {
    const weights = spoken[index] as Float64Array;
    if (!add(model.words, word, 1, weights)) {
      unknown++;
      addGluedWord(model.words, word, weights);
    }
    if (index > 0) add(model.pairs, (names[index - 1] as string) + word, 1, weights);
    if (word.length >= SHORTEST_PIECED) addPieces(model.pieces, word, weights);
  });
  const build = new Float64Array(size);
  add(model.words, LENGTH_FEATURES[Math.min(names.length, LENGTH_FEATURES.length) - 1] as string, 1, build);
  if (unknown > 0) add(model.words, UNKNOWN_FEATURE, unknown / names.length, build);
  spoken.push(build);
  const likelihoods = softmax(
    model.bias.map((bias, trade) => spoken.reduce((sum, weights) => sum + (weights[trade] as number), bias)),
  );
  return [...likelihoods.keys()]
    .sort((a, b) => (likelihoods[b] as number) - (likelihoods[a] as number))
    .slice(0, MOST_TRADES)
    .map(trade => ({
      category: TRADE_IDS[trade] as CategoryId,
      probability: likelihoods[trade] as number,
      because: names
        .map((word, index) => ({ word, weight: spoken[index]?.[trade] as number }))
        .filter(({ weight }) => weight >= LEAST_REASON)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_REASONS),
    }));
}

/** SANFORDSRESTAURANT: the longest word that an unknown one ends or begins with. */
function addGluedWord(known: KeyIndex, word: string, weights: Float64Array): void {
  for (let length = word.length - 2; length >= SHORTEST_GLUED; length--) {
    if (add(known, word.slice(-length), 1, weights) || add(known, word.slice(0, length), 1, weights)) return;
  }
}

function addPieces(pieces: KeyIndex, word: string, weights: Float64Array): void {
  const bounded = `0${word}1`;
  let count = 0;
  for (const length of PIECE_LENGTHS) count += Math.max(0, bounded.length - length + 1);
  // A long word has more pieces, not more to say.
  const share = 1 / Math.sqrt(count);
  for (const length of PIECE_LENGTHS)
    for (let start = 0; start + length <= bounded.length; start++)
      add(pieces, bounded.slice(start, start + length), share, weights);
}

function add(index: KeyIndex, feature: string, share: number, weights: Float64Array): boolean {
  const key = findText(index, feature);
  if (key < 0) return false;
  const { text, ends } = index;
  for (let place = (ends[key] as number) + 1; text.charCodeAt(place) > 32; place += 2) {
    const letter = text.charCodeAt(place);
    const trade = letter >= FIRST_SMALL_LETTER ? letter - FIRST_SMALL_LETTER + 26 : letter - FIRST_LETTER;
    weights[trade] =
      (weights[trade] as number) + (share * (text.charCodeAt(place + 1) - ZERO_WEIGHT)) / STEPS_PER_NAT;
  }
  return true;
}

function softmax(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const raised = scores.map(score => Math.exp(score - top));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map(value => value / sum);
}

function indexLines(text: string): KeyIndex {
  const places: number[] = [];
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    places.push(start, text.indexOf(' ', start));
    start = end + 1;
  }
  return indexKeys(text, places);
}
