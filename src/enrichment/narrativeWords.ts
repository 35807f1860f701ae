/** A narrative as words, with the bounds that its bank's layout leaves out. */
import { figureOrReferenceEnd, isDigit } from '../base/figures.js';
import { LONGEST_TEXT, squash, type Words, wordsOf } from '../base/text.js';
import type { CountryCode } from '../model/request.js';
import { isState, isTown } from './placeNames.js';

/** American Express gives a name 20 characters; one that fills them has the town directly behind it. */
const NAME_WIDTH = 20;
/** A space and the state. */
const STATE_WIDTH = 3;

export function narrativeWords(description: string, country: CountryCode): Words {
  const text = description.slice(0, LONGEST_TEXT);
  return wordsOf(text, country === 'US' && hasTownAt(text, NAME_WIDTH) ? NAME_WIDTH : undefined);
}

function hasTownAt(text: string, start: number): boolean {
  const end = text.length - STATE_WIDTH;
  return (
    end > start &&
    text[start - 1] !== ' ' &&
    text[start] !== ' ' &&
    text[end] === ' ' &&
    isState(text.slice(end + 1)) &&
    !hasFigure(text, start) &&
    isTown(squash(text.slice(start, end)), 'US')
  );
}

/** Narratives that differ in their figures alone are decided as one, however long the figures (shape.ts). */
function hasFigure(text: string, end: number): boolean {
  for (let position = 0; position < end; position++)
    if (isDigit(text.charCodeAt(position)) && figureOrReferenceEnd(text, position) > 0) return true;
  return false;
}
