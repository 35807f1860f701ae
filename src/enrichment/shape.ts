/**
 * The shape of a narrative: itself, with the digits of references, amounts and dates masked. Two narratives of one shape
 * are decided alike, since such digits name nobody; so each shape is decided once.
 */
import { endOfDigits, figureEnd, isDigit, referenceEnd } from '../base/figures.js';

const SPACE = 32;
const ZERO = 48;

/** Numbers that are part of a known name: 247 of 24/7 Fitness, 1800 of 1-800 Contacts. */
export type NamedNumbers = ReadonlySet<number>;

export function shapeOf(narrative: string, named: NamedNumbers): string {
  let shape = '';
  let copied = 0;
  for (let position = 0; position < narrative.length; ) {
    if (!isDigit(narrative, position)) {
      position++;
      continue;
    }
    const end = figureEnd(narrative, position) || referenceEnd(narrative, position);
    if (end === 0 || (!followsOn(narrative, position) && isNamed(narrative, position, end, named))) {
      position = endOfDigits(narrative, position);
      continue;
    }
    shape += `${narrative.slice(copied, position)}#`;
    copied = end;
    position = end;
  }
  return copied === 0 ? narrative : shape + narrative.slice(copied);
}

/** ON 02 JUL: no name goes so. */
function followsOn(narrative: string, position: number): boolean {
  return (
    narrative.charCodeAt(position - 1) === SPACE &&
    narrative.charCodeAt(position - 4) === SPACE &&
    (narrative.startsWith('ON', position - 3) || narrative.startsWith('on', position - 3))
  );
}

/** Compared by value, so that none of the many figures is cut out of its text. */
function isNamed(narrative: string, start: number, end: number, named: NamedNumbers): boolean {
  let value = 0;
  for (let position = start; position < end; position++)
    if (isDigit(narrative, position)) value = 10 * value + narrative.charCodeAt(position) - ZERO;
  return named.has(value);
}
