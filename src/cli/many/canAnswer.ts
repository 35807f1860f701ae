/** Decides whether the last line of an output can answer the input line of its number. */
import { isObject } from '../withMembers.js';
import { accountIdInBytes } from './accountIdIn.js';
import type { InputLine } from './lines.js';

/** False only if they surely differ: another number, another account, or no line of this command. */
export function canAnswer(output: string, input: InputLine): boolean {
  const given = parsed(output);
  if (!isObject(given) || !Object.hasOwn(given, 'accountId')) return false;
  if (typeof given['error'] === 'string' && typeof given['line'] === 'number')
    return given['line'] === input.number;
  const { accountId } = given;
  const expected = accountIdInBytes(input.bytes);
  return expected === null || expected === accountId;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
