/** JSON text as a value, with complaints that say the place and quote no more than one character. */
import {
  closingQuote,
  DEEPEST_JSON,
  type Expected,
  type JsonFault,
  scanJson,
} from '../adapters/json/scan.js';
import { Complaint } from './complaint.js';
import { placeOf } from './jsonPlace.js';
import { escapedText } from './terminalText.js';

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

// Where a text stops being JSON, and why. The engine's own message quotes the text, control characters included, and seldom
// says the place.

interface FoundFault {
  /** In UTF-16 code units from the start. */
  readonly offset: number;
  readonly problem: string;
}

/** undefined: the text is JSON. */
export function findJsonFault(text: string): FoundFault | undefined {
  const { fault } = scanJson(text, { isStrict: true });
  if (fault === undefined) return undefined;
  const { problem, offset } = fault;
  switch (problem) {
    case 'ends':
    case 'unclosed':
      return { offset: text.length, problem: 'the text ends before the JSON is complete' };
    case 'control-character':
      return {
        offset,
        problem: `inside a string, write this character as ${escapedText(text[offset] as string)}`,
      };
    case 'unknown-escape':
      return { offset, problem: 'no such escape inside a string' };
    case 'too-deep':
      return { offset, problem: `more than ${DEEPEST_JSON} levels deep` };
    case 'unexpected':
      return { offset, problem: unexpected(text, fault) };
  }
}

function unexpected(text: string, { offset, expected, closer }: JsonFault): string {
  const words: Readonly<Record<Expected, string>> = {
    value: 'a value',
    'first value': 'a value or ]',
    name: 'a name in double quotes',
    'first name': 'a name in double quotes or }',
    colon: 'a colon',
    comma: `a comma or ${closer ?? ''}`,
    end: 'nothing after the end of the JSON',
  };
  const found = escapedText(String.fromCodePoint(text.codePointAt(offset) as number));
  const isBehindComma = found === closer && (expected === 'name' || (expected === 'value' && closer === ']'));
  return `expected ${words[expected]}, found ${found}${isBehindComma ? '; remove the comma before it' : ''}`;
}
