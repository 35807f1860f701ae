/** Parses JSON text. Errors name the place and quote at most one character. */
import { Complaint } from './complaint.js';
import { closingQuote, placeOf } from './jsonPlace.js';
import { escapedText } from './terminalText.js';

/** A request is six levels deep. Members the library does not know are written out again, each level further indented. */
const DEEPEST = 100;

/** `name` is the name of the text in messages. Throws {@link Complaint}. */
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

/** Finds where the text opens one bracket too many. This runs before parsing, which takes memory for every level. */
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

// Finds where a text stops being JSON, and why. The engine's own message quotes the text with its control characters, and seldom has the
// place.

interface JsonFault {
  /** In UTF-16 code units from the start. */
  readonly offset: number;
  readonly problem: string;
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end';

const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** undefined: the text is JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  /** The closing brackets that are still missing, the nearest last. */
  const closers: ('}' | ']')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const afterValue = (): Expected => (closers.length === 0 ? 'end' : 'comma');

  for (;;) {
    at = endOf(SPACE, text, at) ?? at;
    const found = text[at];
    const closer = closers.at(-1);
    if (found === undefined) return expected === 'end' ? undefined : endsEarly(text);
    if (found === closer && (expected === 'comma' || expected.startsWith('first '))) {
      closers.pop();
      expected = afterValue();
      at++;
    } else if (expected === 'colon' && found === ':') {
      expected = 'value';
      at++;
    } else if (expected === 'comma' && found === ',') {
      expected = closer === '}' ? 'name' : 'value';
      at++;
    } else if (found === '"' && (expected.endsWith('value') || expected.endsWith('name'))) {
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      expected = expected.endsWith('name') ? 'colon' : afterValue();
      at = end;
    } else if (expected.endsWith('value') && (found === '{' || found === '[')) {
      closers.push(found === '{' ? '}' : ']');
      expected = found === '{' ? 'first name' : 'first value';
      at++;
    } else {
      const end = expected.endsWith('value') ? endOf(SCALAR, text, at) : undefined;
      if (end === undefined) return unexpected(text, at, expected, closer);
      expected = afterValue();
      at = end;
    }
  }
}

function endOfString(text: string, start: number): number | JsonFault {
  for (let at = start + 1; ; ) {
    const found = text[at];
    if (found === undefined) return endsEarly(text);
    if (found === '"') return at + 1;
    if (found < ' ')
      return { offset: at, problem: `inside a string, write this character as ${escapedText(found)}` };
    const next = found === '\\' ? endOf(ESCAPE, text, at) : at + 1;
    if (next === undefined) return { offset: at, problem: 'no such escape inside a string' };
    at = next;
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function endsEarly(text: string): JsonFault {
  return { offset: text.length, problem: 'the text ends before the JSON is complete' };
}

function unexpected(text: string, at: number, expected: Expected, closer = ''): JsonFault {
  const words: Readonly<Record<Expected, string>> = {
    value: 'a value',
    'first value': 'a value or ]',
    name: 'a name in double quotes',
    'first name': 'a name in double quotes or }',
    colon: 'a colon',
    comma: `a comma or ${closer}`,
    end: 'nothing after the end of the JSON',
  };
  const found = escapedText(String.fromCodePoint(text.codePointAt(at) as number));
  const isBehindComma = found === closer && (expected === 'name' || (expected === 'value' && closer === ']'));
  const advice = isBehindComma ? '; remove the comma before it' : '';
  return { offset: at, problem: `expected ${words[expected]}, found ${found}${advice}` };
}
