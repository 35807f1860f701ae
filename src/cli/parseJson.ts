/** JSON text as a value, with complaints that say the place and quote no more than one character. */
import { Complaint } from './complaint.js';
import { findJsonFault } from './jsonFault.js';
import { closingQuote, placeOf } from './jsonPlace.js';

/** A request is six levels deep. Members the library does not know are written out again, each level further indented. */
const DEEPEST = 100;

/** `name`: what the text is called in a message. Throws {@link Complaint}. */
export function parseJson(text: string, name: string): unknown {
  if (text.trim() === '') throw new Complaint(`${name} is empty`);
  const tooDeep = offsetBeyond(text, DEEPEST);
  if (tooDeep !== undefined)
    throw new Complaint(`${name}: ${placeOf(text, tooDeep)}: more than ${DEEPEST} levels deep`);
  try {
    return JSON.parse(text);
  } catch {
    const fault = findJsonFault(text);
    throw new Complaint(
      `${name} is not JSON${fault === undefined ? '' : `: ${placeOf(text, fault.offset)}: ${fault.problem}`}`,
    );
  }
}

/** Where the text opens one bracket too many; asked before parsing, which takes memory for every level. */
function offsetBeyond(text: string, deepest: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const found = text[at];
    if (found === '"') at = closingQuote(text, at);
    else if (found === '{' || found === '[') {
      depth++;
      if (depth > deepest) return at;
    } else if (found === '}' || found === ']') depth--;
  }
  return undefined;
}
