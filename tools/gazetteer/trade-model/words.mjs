// How a name is cut into what the model weighs. src/enrichment/lexicon/tradeModel.ts cuts narratives the same way.
import { printed } from '../names.mjs';

/** Upper-case words of letters: apostrophes and dots vanish, digits and other marks part words. */
export const wordsOf = name =>
  printed(name)
    .replace(/['.]/g, '')
    .split(/[^A-Z]+/)
    .filter(word => word.length > 1);

export const SHORTEST_PIECED = 4;
const PIECE_LENGTHS = [3, 4, 5];

/** Pieces of a word, 0 standing for its beginning and 1 for its end. */
export function piecesOf(word) {
  const bounded = `0${word}1`;
  const pieces = [];
  for (const length of PIECE_LENGTHS)
    for (let start = 0; start + length <= bounded.length; start++)
      pieces.push(bounded.slice(start, start + length));
  return pieces;
}

/**
 * [feature, value] of a name: `w` word, `p` two words that follow each other, and for a word that is not known (`isKnown` of its
 * feature) `g` pieces of it. Shops of most trades say so; a name of unknown words is more often a place to eat.
 */
export function featuresOf(name, isKnown) {
  const words = wordsOf(name);
  const features = [[`w${lengthFeature(words.length)}`, 1]];
  const unknown = words.filter(word => !isKnown(`w${word}`));
  if (unknown.length > 0) features.push([`w${UNKNOWN_FEATURE}`, unknown.length / words.length]);
  words.forEach((word, index) => {
    if (isKnown(`w${word}`)) features.push([`w${word}`, 1]);
    if (index > 0) features.push([`p${words[index - 1]}${word}`, 1]);
  });
  for (const word of unknown) {
    if (word.length < SHORTEST_PIECED) continue;
    const pieces = piecesOf(word);
    // A long word has more pieces, not more to say.
    const value = 1 / Math.sqrt(pieces.length);
    for (const piece of pieces) features.push([`g${piece}`, value]);
  }
  return features.filter(([feature]) => isKnown(feature));
}

/** Every feature a name could have, for counting which are frequent enough. */
export const possibleFeaturesOf = name => [
  ...featuresOf(name, feature => !feature.startsWith('g')),
  ...featuresOf(name, feature => feature.startsWith('g')),
];

/** How many words the name has, as a feature: 11, 22, 33, and 44 for four and more. No word of letters looks so. */
export const lengthFeature = count => `${Math.min(Math.max(count, 1), 4)}`.repeat(2);
/** The share of its words that the model does not know. */
export const UNKNOWN_FEATURE = '00';
export const ALWAYS = ['11', '22', '33', '44', UNKNOWN_FEATURE].map(feature => `w${feature}`);
