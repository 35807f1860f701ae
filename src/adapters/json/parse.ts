/**
 * Parses JSON as people have it. Besides JSON itself it accepts several values in a row (lines of JSON, joined files) and superfluous
 * commas, as in documentation and hand-edited files. Everything else is a fault with its place. Nothing is thrown.
 */
import type { JsonNode } from './node.js';

interface JsonFault {
  readonly offset: number;
  /** Completes "The document …". */
  readonly says: string;
}

export interface ParsedJson {
  /** The values of the text, which is usually one. */
  readonly values: readonly JsonNode[];
  /** The offsets of superfluous commas. */
  readonly extraCommas: readonly number[];
  /** Undefined where the whole text was read. */
  readonly fault: JsonFault | undefined;
}

/** Deeper than any bank's answer, and far below the limit of the stack. */
const DEEPEST = 200;
const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class Fault extends Error {
  constructor(
    readonly offset: number,
    readonly says: string,
  ) {
    super(says);
  }
}

export function parseJson(text: string): ParsedJson {
  const parser = new Parser(text);
  const values: JsonNode[] = [];
  try {
    parser.skipSpace();
    while (parser.at < text.length) {
      values.push(parser.value(undefined, undefined, 0));
      parser.skipSpace();
      if (text[parser.at] === ',') parser.skipComma();
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { values: [], extraCommas: [], fault: { offset: error.offset, says: error.says } };
  }
  if (values.length > 1)
    for (const [index, value] of values.entries()) (value as { key: number | undefined }).key = index;
  return { values, extraCommas: parser.extraCommas, fault: undefined };
}

class Parser {
  at = 0;
  readonly extraCommas: number[] = [];
  constructor(private readonly text: string) {}

  skipSpace(): void {
    SPACE.lastIndex = this.at;
    SPACE.test(this.text);
    this.at = SPACE.lastIndex;
  }

  skipComma(): void {
    this.extraCommas.push(this.at);
    this.at++;
    this.skipSpace();
  }

  value(parent: JsonNode | undefined, key: string | number | undefined, depth: number): JsonNode {
    if (depth > DEEPEST) throw new Fault(this.at, `holds JSON nested more than ${DEEPEST} levels deep`);
    const start = this.text[this.at];
    if (start === '{') return this.container('object', '}', parent, key, depth);
    if (start === '[') return this.container('array', ']', parent, key, depth);
    const from = this.at;
    if (start === '"') {
      const text = this.string();
      return { kind: 'string', text, from, to: this.at, parent, key };
    }
    const number = this.match(NUMBER);
    if (number !== undefined) return { kind: 'number', text: number, from, to: this.at, parent, key };
    const word = this.match(WORD);
    if (word === undefined) throw this.unexpected('a value');
    return { kind: word === 'null' ? 'null' : 'boolean', text: word, from, to: this.at, parent, key };
  }

  private container(
    kind: 'object' | 'array',
    end: string,
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
      if (this.text[this.at] === ',') {
        this.skipComma();
        continue;
      }
      const name = kind === 'object' ? this.name() : parts.length;
      parts.push(this.value(node, name, depth + 1));
      this.skipSpace();
      if (this.text[this.at] === ',') this.passComma(end);
      else if (this.text[this.at] !== end) throw this.unexpected(`a comma or ${end}`);
    }
    this.at++;
    node.to = this.at;
    return node;
  }

  /** Passes the comma between two parts. One before the end is superfluous. */
  private passComma(end: string): void {
    const comma = this.at;
    this.at++;
    this.skipSpace();
    if (this.text[this.at] === end) this.extraCommas.push(comma);
  }

  private name(): string {
    if (this.text[this.at] !== '"') throw this.unexpected('the name of a member in quotation marks');
    const name = this.string();
    this.skipSpace();
    if (this.text[this.at] !== ':') throw this.unexpected('a colon');
    this.at++;
    this.skipSpace();
    return name;
  }

  private string(): string {
    const from = this.at;
    let end = this.text.indexOf('"', from + 1);
    while (end !== -1 && this.isEscaped(end, from)) end = this.text.indexOf('"', end + 1);
    if (end === -1) throw new Fault(from, 'ends within a text of JSON that is never closed');
    this.at = end + 1;
    const inside = this.text.slice(from + 1, end);
    if (!inside.includes('\\')) return inside;
    return inside.replace(ESCAPE, (_, code: string) => unescaped(code));
  }

  private isEscaped(quote: number, from: number): boolean {
    let slashes = 0;
    for (let at = quote - 1; at > from && this.text[at] === '\\'; at--) slashes++;
    return slashes % 2 === 1;
  }

  private match(expression: RegExp): string | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private unexpected(expected: string): Fault {
    if (this.at >= this.text.length) return new Fault(this.at, `breaks off where ${expected} should stand`);
    return new Fault(
      this.at,
      `is no valid JSON: expected ${expected}, got ${JSON.stringify(this.text[this.at])}`,
    );
  }
}

const ESCAPE = /\\(u[0-9a-fA-F]{4}|[\s\S])/g;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** An escape that JSON does not know stands for the character itself. */
function unescaped(code: string): string {
  if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return SHORT_ESCAPES[code] ?? code;
}
