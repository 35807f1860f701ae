/**
 * What a name says of its owner's trade: a multinomial logistic model over its words, pairs of words and pieces of words,
 * trained by tools/gazetteer/trade-model. It adds up weights that can be shown, and says how likely each trade is.
 */
import { type Words, wordAt } from '../../base/text.js';
import type { LexiconCountry } from '../../countries/country.js';
import { FAMILY_WORDS } from '../../data/firmWords.js';
import { TRADE_IDS, TRADE_PAIRS, TRADE_PIECES, TRADE_WORDS } from '../../data/tradeModel.js';
import type { CategoryId } from '../../model/taxonomy.js';
import { isWebPart } from '../words/contacts.js';
import { findKey, HASH_SEED, hashWith } from '../words/keys.js';
import { isLegalForm } from '../words/persons.js';
import { isFood, type Leaning } from './food.js';
import { add, addKey, type Features, indexFeatures, type Scores } from './tradeFeatures.js';

export interface TradeModel {
  readonly words: Features;
  readonly pairs: Features;
  readonly pieces: Features;
}

/** The model, with the habits of a country. */
export interface CountryTrades {
  readonly model: () => TradeModel;
  /** Log of the share of each trade among payments to unknown payees, and among those by card across a counter. */
  readonly bias: Scores;
  readonly biasInShop: Scores;
}

interface Trade {
  readonly category: CategoryId;
  /** 0 to 1. */
  readonly probability: number;
  /** The words that spoke for it, the one that weighed most first, with the log of how much likelier they made it. */
  readonly because: readonly { readonly word: string; readonly weight: number }[];
}

const FOOD_TRADES: readonly number[] = TRADE_IDS.flatMap((id, trade) => (isFood(id) ? [trade] : []));
const OF_FAMILIES: ReadonlySet<string> = new Set(FAMILY_WORDS.split(' '));
const FIRST_LETTER = 65;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
const SHORTEST_PIECED = 4;
const SHORTEST_GLUED = 5;
/** One word, two, three, four and more. */
const LENGTH_FEATURES = ['11', '22', '33', '44'];
const UNKNOWN_FEATURE = '00';
const MOST_TRADES = 3;
const MOST_REASONS = 3;
const LEAST_REASON = 0.3;

export function buildTradeModel(): TradeModel {
  return {
    words: indexFeatures(TRADE_WORDS),
    pairs: indexFeatures(TRADE_PAIRS),
    pieces: indexFeatures(TRADE_PIECES),
  };
}

export function tradesIn(country: LexiconCountry, model: () => TradeModel): CountryTrades {
  return {
    model,
    bias: country.tradePriors.map(Math.log),
    biasInShop: country.tradePriorsInShop.map(Math.log),
  };
}

/** What the model says of a name. */
export interface Trades {
  /** The likeliest first; none where there are no words. */
  readonly likeliest: readonly Trade[];
  /** All kinds of places to eat at or to buy food from, however likely. */
  readonly food: readonly Leaning[];
}

const NOTHING: Trades = { likeliest: [], food: [] };

/** The trades of the words from `start` to `end` (exclusive). */
export function tradesOf(
  country: CountryTrades,
  words: Words,
  start: number,
  end: number,
  isInShop: boolean,
): Trades {
  const names: string[] = [];
  for (let index = start; index < end; index++) {
    const word = wordAt(words, index);
    // A number, or a letter that stands alone, is no word of a trade; nor is a legal form, a family's SONS or a part of a web address, which
    // registers of some trades write and others do not.
    const isLetters = word.length > 1 && word.charCodeAt(0) >= FIRST_LETTER;
    if (isLetters && !isLegalForm(word) && !OF_FAMILIES.has(word) && !isWebPart(words, index))
      names.push(word);
  }
  if (names.length === 0) return NOTHING;
  const model = country.model();
  const total = (isInShop ? country.biasInShop : country.bias).slice();
  let unknown = 0;
  const spoken = names.map((word, index) => {
    const weights: Scores = new Array(total.length).fill(0);
    if (!add(model.words, word, 1, weights)) {
      unknown++;
      addGluedWord(model.words, word, weights);
      if (word.length >= SHORTEST_PIECED) addPieces(model.pieces, word, weights);
    }
    if (index > 0) add(model.pairs, (names[index - 1] as string) + word, 1, weights);
    for (let trade = 0; trade < total.length; trade++) (total[trade] as number) += weights[trade] as number;
    return weights;
  });
  add(model.words, LENGTH_FEATURES[Math.min(names.length, LENGTH_FEATURES.length) - 1] as string, 1, total);
  if (unknown > 0) add(model.words, UNKNOWN_FEATURE, unknown / names.length, total);
  const sum = raise(total);
  const best = likeliest(total).map(trade => ({
    category: TRADE_IDS[trade] as CategoryId,
    probability: (total[trade] as number) / sum,
    because: names
      .map((word, index) => ({ word, weight: spoken[index]?.[trade] as number }))
      .filter(({ weight }) => weight >= LEAST_REASON)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_REASONS),
  }));
  const food = FOOD_TRADES.map(trade => ({
    category: TRADE_IDS[trade] as CategoryId,
    probability: (total[trade] as number) / sum,
  }));
  return { likeliest: best, food };
}

/** Turns log odds into odds, in place, and gives their sum. */
function raise(scores: Scores): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let trade = 0; trade < scores.length; trade++) top = Math.max(top, scores[trade] as number);
  let sum = 0;
  for (let trade = 0; trade < scores.length; trade++) {
    const odds = Math.exp((scores[trade] as number) - top);
    scores[trade] = odds;
    sum += odds;
  }
  return sum;
}

function likeliest(odds: Scores): number[] {
  const best: number[] = [];
  for (let trade = 0; trade < odds.length; trade++) {
    let place = best.length;
    while (place > 0 && (odds[best[place - 1] as number] as number) < (odds[trade] as number)) place--;
    if (place < MOST_TRADES) {
      best.splice(place, 0, trade);
      if (best.length > MOST_TRADES) best.pop();
    }
  }
  return best;
}

/** SANFORDSRESTAURANT: the longest word that an unknown one ends or begins with. */
function addGluedWord(known: Features, word: string, weights: Scores): void {
  for (let length = word.length - 2; length >= SHORTEST_GLUED; length--) {
    if (add(known, word.slice(-length), 1, weights) || add(known, word.slice(0, length), 1, weights)) return;
  }
}

function addPieces(pieces: Features, word: string, weights: Scores): void {
  const bounded = `0${word}1`;
  const last = bounded.length;
  let count = 0;
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
    count += Math.max(0, last - length + 1);
  // A long word has more parts, but not more weight.
  const share = 1 / Math.sqrt(count);
  for (let start = 0; start + SHORTEST_PIECE <= last; start++) {
    let hash = HASH_SEED;
    const longest = Math.min(LONGEST_PIECE, last - start);
    for (let length = 1; length <= longest; length++) {
      hash = hashWith(hash, bounded.charCodeAt(start + length - 1));
      if (length >= SHORTEST_PIECE)
        addKey(pieces, findKey(pieces.index, bounded, start, length, hash), share, weights);
    }
  }
}
