/** Dealers are called after what they sell and where, and some makes are names of people too. */
import { type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { CAR_MAKES } from '../../data/carMakes.js';
import { isKnownName } from './persons.js';
import { isTown } from './placeNames.js';

const MAKES: ReadonlySet<string> = new Set(CAR_MAKES.split(' '));

/** SUZUKI LEEDS, and LEEDS HONDA. FORD AUSTIN may be two names of a person. */
export function isDealer(words: Words, start: number, end: number, country: NarrativeCountry): boolean {
  const isAt = (make: number, from: number, to: number) => {
    const word = wordAt(words, make);
    const town = words.spelt.slice(from, to);
    const mayBeNames = isKnownName(word) && town.length === 1 && town.every(isKnownName);
    return MAKES.has(word) && isTown(town.join(''), country) && !mayBeNames;
  };
  return end - start > 1 && (isAt(start, start + 1, end) || isAt(end - 1, start, end - 1));
}
