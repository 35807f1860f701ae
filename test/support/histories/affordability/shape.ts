/** A narrative without what changes from row to row and from person to person. */
import { GB_A } from '../vocabulary/gbA.js';
import { GB_B } from '../vocabulary/gbB.js';
import { US_A } from '../vocabulary/usA.js';
import { US_B } from '../vocabulary/usB.js';

const ALL = [GB_A, GB_B, US_A, US_B];
const SURNAME = anyOf(ALL.flatMap(({ surnames }) => surnames));
const PLACE = anyOf(
  ALL.flatMap(({ places }) => places.map(place => place.replace(/ [A-Z]{2}$/, '( [A-Z]{2})?'))),
);
const MONTH = /(?<![A-Z])(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z])/g;

export function shapeOf({ isCredit, description }: { isCredit: boolean; description: string }): string {
  const shape = description
    .toUpperCase()
    .replace(MONTH, 'MON')
    .replace(/\d+/g, '#')
    .replace(SURNAME, '{S}')
    .replace(PLACE, '{P}')
    .replace(/\s+/g, ' ');
  return isCredit ? `credit ${shape}` : shape;
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');
}
