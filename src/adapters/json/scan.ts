/**
 * JSON as values with their places, and the first fault with its place. Strictly it is what JSON.parse takes. Loosely it may also
 * be several values one after another (lines of JSON, files joined), have commas too many, which documentation and hand-edited
 * files have, and hold control characters, escapes and numbers that JSON does not know.
 */
import type { JsonNode } from './node.js';

/** What should stand at a place. `first`: the object or list may end there instead. */
export type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end';

export interface JsonFault {
  /** In UTF-16 code units from the start. */
  readonly offset: number;
  readonly problem: 'unexpected' | 'ends' | 'unclosed' | 'too-deep' | 'control-character' | 'unknown-escape';
  readonly expected: Expected;
  /** The bracket that ends what is open there. */
  readonly closer: '}' | ']' | undefined;
}

export interface ScannedJson {
  /** The values that stand one after another; one, as a rule. */
  readonly values: readonly JsonNode[];
  /** Offsets of commas too many. */
  readonly extraCommas: readonly number[];
  /** Undefined where the whole text was read. */
  readonly fault: JsonFault | undefined;
}

/** Deeper than any bank's answer, and far from what a stack holds. */
export const DEEPEST_JSON = 200;
const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LOOSE_NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class Stopped extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.problem);
  }
}

/** Nothing is thrown. */
export function scanJson(text: string, { isStrict }: { readonly isStrict: boolean }): ScannedJson {
  const scanner = new Scanner(text, isStrict);
  try {
    const values = isStrict ? [scanner.only()] : scanner.all();
    return { values, extraCommas: scanner.extraCommas, fault: undefined };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { values: [], extraCommas: [], fault: error.fault };
  }
}

class Scanner {
  readonly extraCommas: number[] = [];
  private at = 0;
  constructor(
    private readonly text: string,
    private readonly isStrict: boolean,
  ) {}

  only(): JsonNode {
    this.skipSpace();
    const value = this.value(undefined, undefined, 0, 'value');
    this.skipSpace();
    if (this.at < this.text.length) throw this.unexpected('end', undefined);
    return value;
  }

  all(): readonly JsonNode[] {
    const values: JsonNode[] = [];
    this.skipSpace();
    while (this.at < this.text.length) {
      values.push(this.value(undefined, undefined, 0, 'value'));
      this.skipSpace();
      if (this.text[this.at] === ',') this.skipComma();
    }
    if (values.length > 1)
      for (const [index, value] of values.entries()) (value as { key: number | undefined }).key = index;
    return values;
  }

  private skipSpace(): void {
    SPACE.lastIndex = this.at;
    SPACE.test(this.text);
    this.at = SPACE.lastIndex;
  }

  private skipComma(): void {
    this.extraCommas.push(this.at);
    this.at++;
    this.skipSpace();
  }

  private value(
    parent: JsonNode | undefined,
    key: string | number | undefined,
    depth: number,
    expected: Expected,
  ): JsonNode {
    if (depth > DEEPEST_JSON) throw this.stopped('too-deep', this.at, expected, closerOf(parent));
    const start = this.text[this.at];
    if (start === '{') return this.container('object', '}', parent, key, depth);
    if (start === '[') return this.container('array', ']', parent, key, depth);
    const from = this.at;
    if (start === '"') {
      const text = this.string(expected, closerOf(parent));
      return { kind: 'string', text, from, to: this.at, parent, key };
    }
    const number = this.match(this.isStrict ? NUMBER : LOOSE_NUMBER);
    if (number !== undefined) return { kind: 'number', text: number, from, to: this.at, parent, key };
    const word = this.match(WORD);
    if (word === undefined) throw this.unexpected(expected, closerOf(parent));
    return { kind: word === 'null' ? 'null' : 'boolean', text: word, from, to: this.at, parent, key };
  }

  private container(
    kind: 'object' | 'array',
    end: '}' | ']',
    parent: JsonNode | undefined,
    key: string | number | undefined,
    depth: number,
  ): JsonNode {
    const parts: JsonNode[] = [];
    const from = this.at;
    const node = (
      kind === 'object'
        ? { kind, members: parts, from, to: from, parent, key }
        : { kind, items: parts, from, to: from, parent, key }
    ) as JsonNode & { to: number };
    this.at++;
    this.skipSpace();
    while (this.text[this.at] !== end) {
      if (!this.isStrict && this.text[this.at] === ',') {
        this.skipComma();
        continue;
      }
      const isFirst = parts.length === 0;
      const name = kind === 'object' ? this.name(isFirst) : parts.length;
      parts.push(this.value(node, name, depth + 1, kind === 'array' && isFirst ? 'first value' : 'value'));
      this.skipSpace();
      if (this.text[this.at] === ',') this.passComma(kind, end);
      else if (this.text[this.at] !== end) throw this.unexpected('comma', end);
    }
    this.at++;
    node.to = this.at;
    return node;
  }

  /** The comma between two parts; one before the end is too many. */
  private passComma(kind: 'object' | 'array', end: '}' | ']'): void {
    const comma = this.at;
    this.at++;
    this.skipSpace();
    if (this.text[this.at] !== end) return;
    if (this.isStrict) throw this.unexpected(kind === 'object' ? 'name' : 'value', end);
    this.extraCommas.push(comma);
  }

  private name(isFirst: boolean): string {
    const expected = isFirst ? 'first name' : 'name';
    if (this.text[this.at] !== '"') throw this.unexpected(expected, '}');
    const name = this.string(expected, '}');
    this.skipSpace();
    if (this.text[this.at] !== ':') throw this.unexpected('colon', '}');
    this.at++;
    this.skipSpace();
    return name;
  }

  private string(expected: Expected, closer: JsonFault['closer']): string {
    const from = this.at;
    // Most texts hold no escape, and a long one is searched faster than it is walked through.
    const quote = this.text.indexOf('"', from + 1);
    const end = quote > 0 && this.text[quote - 1] !== '\\' ? quote : closingQuote(this.text, from);
    const inside = this.text.slice(from + 1, end);
    const strange = this.isStrict ? strangeIn(inside) : undefined;
    if (strange !== undefined)
      throw this.stopped(
        inside[strange] === '\\' ? 'unknown-escape' : 'control-character',
        from + 1 + strange,
        expected,
        closer,
      );
    if (end === this.text.length) throw this.stopped('unclosed', from, expected, closer);
    this.at = end + 1;
    if (!inside.includes('\\')) return inside;
    return inside.replace(ESCAPE, (_, code: string) => unescaped(code));
  }

  private match(expression: RegExp): string | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private unexpected(expected: Expected, closer: JsonFault['closer']): Stopped {
    const { at, text } = this;
    return this.stopped(at < text.length ? 'unexpected' : 'ends', at, expected, closer);
  }

  private stopped(
    problem: JsonFault['problem'],
    offset: number,
    expected: Expected,
    closer: JsonFault['closer'],
  ): Stopped {
    return new Stopped({ offset, problem, expected, closer });
  }
}

function closerOf(parent: JsonNode | undefined): JsonFault['closer'] {
  if (parent === undefined) return undefined;
  return parent.kind === 'object' ? '}' : ']';
}

// Texts of JSON.

const ESCAPE = /\\(u[0-9a-fA-F]{4}|[\s\S])/g;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
/** An escape that JSON knows; else the backslash alone, or a character that has to be escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const ESCAPE_OR_STRANGE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|[\\\u0000-\u001f]/g;

const QUOTE = 34;
const BACKSLASH = 92;

/** `start`: of a text in quotation marks. Where it is not closed, the end of all. */
export function closingQuote(all: string, start: number): number {
  let at = start + 1;
  while (at < all.length) {
    const code = all.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return all.length;
}

/** Where the first character stands that no text of JSON may hold as it is. */
function strangeIn(inside: string): number | undefined {
  for (const { 0: found, index } of inside.matchAll(ESCAPE_OR_STRANGE)) if (found.length === 1) return index;
  return undefined;
}

/** An escape that JSON does not know stands for the character itself. */
function unescaped(code: string): string {
  if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return SHORT_ESCAPES[code] ?? code;
}
