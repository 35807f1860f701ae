/**
 * The shape of a narrative: itself, with the digits of references, amounts and dates masked. Two narratives of one shape
 * are decided alike, since such digits name nobody; so each shape is decided once.
 */
import { endOfDigits, figureEnd, isDigit, referenceEnd } from '../base/figures.js';

/** Numbers that are part of a known name, as digits: 247 of 24/7 Fitness, 1800 of 1-800 Contacts. */
export type NamedNumbers = ReadonlySet<string>;

export function shapeOf(narrative: string, named: NamedNumbers): string {
  let shape = '';
  let copied = 0;
  for (let position = 0; position < narrative.length; ) {
    if (!isDigit(narrative, position)) {
      position++;
      continue;
    }
    const end = figureEnd(narrative, position) || referenceEnd(narrative, position);
    if (end === 0 || (!followsOn(narrative, position) && isNamed(narrative.slice(position, end), named))) {
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
  const word = narrative.slice(position - 4, position);
  return word === ' ON ' || word === ' on ';
}

function isNamed(figure: string, named: NamedNumbers): boolean {
  return named.has(figure) || (/\D/.test(figure) && named.has(figure.replace(/\D/g, '')));
}
