/** JSON as it comes. All that is no JSON, however loosely it is read, is a fault with its place. Nothing is thrown. */
import { DEEPEST_JSON, type Expected, type JsonFault, type ScannedJson, scanJson } from './scan.js';

export interface ParsedJson extends Omit<ScannedJson, 'fault'> {
  readonly fault: { readonly offset: number; readonly says: string } | undefined;
}

export function parseJson(text: string): ParsedJson {
  const { fault, ...parsed } = scanJson(text, { isStrict: false });
  return { ...parsed, fault: fault && { offset: fault.offset, says: saysOf(fault, text) } };
}

const NAME = 'the name of a member in quotation marks';
const WORDS: Readonly<Record<Exclude<Expected, 'comma'>, string>> = {
  value: 'a value',
  'first value': 'a value',
  name: NAME,
  'first name': NAME,
  colon: 'a colon',
  end: 'nothing more',
};

/** Completes "The document …". */
function saysOf({ problem, offset, expected, closer }: JsonFault, text: string): string {
  if (problem === 'too-deep') return `holds JSON nested more than ${DEEPEST_JSON} levels deep`;
  if (problem === 'unclosed') return 'ends within a text of JSON that is never closed';
  const words = expected === 'comma' ? `a comma or ${closer}` : WORDS[expected];
  return problem === 'ends'
    ? `breaks off where ${words} should stand`
    : `is no valid JSON: expected ${words}, got ${JSON.stringify(text[offset])}`;
}
