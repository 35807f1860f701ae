/** The features of the model of trade names, as its tables pack them, and what each adds to the trades. */
import { TRADE_ORDER, type TradeTable } from '../../data/tradeModel.js';
import { findText, indexKeys, type KeyIndex } from '../words/keys.js';

/** The features of a table, and where the trades of each begin. */
export interface Features {
  readonly index: KeyIndex;
  readonly starts: Int32Array;
  readonly table: TradeTable;
}

/** A number for each trade. Plain lists: V8 takes ten times as long to make so short a typed array. */
export type Scores = number[];

const FIRST_LETTER = 65;
const FIRST_SMALL_LETTER = 97;
const SEMICOLON = 59;
const ZERO_WEIGHT = 65;
const STEPS_PER_NAT = 8;

/** Adds what a feature says, times `share`, to the weights of the trades. False where the table has no such feature. */
export function add(features: Features, feature: string, share: number, weights: Scores): boolean {
  const key = findText(features.index, feature);
  addKey(features, key, share, weights);
  return key >= 0;
}

export function addKey({ starts, table }: Features, key: number, share: number, weights: Scores): void {
  if (key < 0) return;
  let inOrder = -1;
  for (let place = starts[key] as number; ; place++) {
    const letter = table.trades.charCodeAt(place);
    if (letter === SEMICOLON) return;
    inOrder += 1 + (letter >= FIRST_SMALL_LETTER ? letter - FIRST_SMALL_LETTER + 26 : letter - FIRST_LETTER);
    const trade = TRADE_ORDER[inOrder] as number;
    // Each feature before this one has a semicolon among the trades, and none among the weights.
    const weight = table.weights.charCodeAt(place - key) - ZERO_WEIGHT;
    (weights[trade] as number) += (share * weight) / STEPS_PER_NAT;
  }
}

export function indexFeatures(table: TradeTable): Features {
  const { features, trades } = table;
  const places: number[] = [];
  const starts: number[] = [];
  let text = '';
  let feature = '';
  for (let start = 0, end = 0, next = 0; start < features.length; start = end) {
    end = start + 1;
    while (end < features.length && features.charCodeAt(end) < FIRST_SMALL_LETTER) end++;
    const shared = features.charCodeAt(start) - FIRST_SMALL_LETTER;
    feature = feature.slice(0, shared) + features.slice(start + 1, end);
    places.push(text.length, text.length + feature.length);
    text += feature;
    starts.push(next);
    next = trades.indexOf(';', next) + 1;
  }
  return { index: indexKeys(text, places, false), starts: Int32Array.from(starts), table };
}
