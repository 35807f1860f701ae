/** A narrative as words, with a bound that fixed fields leave out. */
import { withoutEntities } from '../../base/entities.js';
import { LONGEST_TEXT, squash, type Words, wordsOf } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { isTown } from './placeNames.js';

/** A space and the state. */
const STATE_WIDTH = 3;
/** Shorter towns are the ends of other words. */
const SHORTEST_GLUED_TOWN = 6;
const LONGEST_TOWN = 20;
/** Of the fields that banks give a name; JCPenney is shorter. */
const NARROWEST_NAME = 16;
const WRITTEN_TOWN = /[A-Z0-9](?=[A-Z][a-z]{2,}(?: [A-Z][a-z]+)* *$)/;

export function narrativeWords(description: string, country: NarrativeCountry): Words {
  // Layouts begin where the wording does, whatever blanks a column of a file, or a name cut off, left before it.
  const text = withoutEntities(description.trimStart().slice(0, LONGEST_TEXT));
  return wordsOf(text, country.behindTown === 'state' ? gluedTown(text, country) : undefined);
}

/**
 * BEASLEYS CHICKERALEIGH NC: a name that fills its field (20 characters at American Express, 16 at U.S. Bank) has the town
 * directly behind it.
 */
function gluedTown(text: string, country: NarrativeCountry): number | undefined {
  const end = text.trimEnd().length - STATE_WIDTH;
  if (text[end] !== ' ' || !country.states.has(text.slice(end + 1, end + STATE_WIDTH).toUpperCase()))
    return undefined;
  const isTownFrom = (start: number) => isTown(squash(text.slice(start, end)), country);
  const first = Math.max(1, end - LONGEST_TOWN);
  for (let place = end - 1; place >= first - 1; place--)
    if (text[place] === ' ' && isTownFrom(place + 1)) return undefined;
  for (let start = first; start <= end - SHORTEST_GLUED_TOWN; start++)
    if (text[start - 1] !== ' ' && text[start] !== ' ' && isTownFrom(start)) return start;
  // CHAPTERS LLCNewberg OR: a town written as people write it, behind a name in capitals.
  const written = WRITTEN_TOWN.exec(text.slice(0, end));
  return written === null || written.index + 1 < NARROWEST_NAME ? undefined : written.index + 1;
}
