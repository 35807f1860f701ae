/** Whether the last line of an output can be the answer to the line of the input that has its number. */
import { type CompactResult, safeExpand } from '../../compact.js';
import { isObject } from '../withMembers.js';
import { accountIdInBytes } from './accountIdIn.js';
import type { InputLine } from './lines.js';

/** Only what tells them apart for sure is false: another number, or another account. */
export function canAnswer(output: string, input: InputLine): boolean {
  const given = parsed(output);
  if (!isObject(given)) return false;
  if (typeof given['error'] === 'string' && typeof given['line'] === 'number')
    return given['line'] === input.number;
  const result = typeof given['format'] === 'string' ? expanded(given) : given;
  if (!isObject(result)) return false;
  const { accountId } = result;
  if (typeof accountId !== 'string') return true;
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

function expanded(given: object): unknown {
  const read = safeExpand(given as CompactResult);
  return read.success ? read.data : undefined;
}
