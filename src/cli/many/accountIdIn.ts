/**
 * Finds the account of a line that could not be parsed: too long, broken, or fatal to its worker. The search runs from the start without
 * building a value, and only where a request has the id: in the line itself, or in its `request`.
 */
import { isUtf8 } from 'node:buffer';
import { closingQuote } from '../../adapters/json/scan.js';

/** Null as well if the name cannot be read exactly. */
export function accountIdInBytes(bytes: Uint8Array): string | null {
  const found = accountIdIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'));
  return found?.includes('\ufffd') === true && !isUtf8(bytes) ? null : found;
}

/** Null if none is found before the text ends or stops being JSON. */
export function accountIdIn(text: string): string | null {
  if (!/^\ufeff?\s*\{/.test(text)) return null;
  /** The member name of each open bracket. Null for lists and their items. */
  const open: (string | null)[] = [];
  let name: string | null = null;
  for (let at = 0; at < text.length; at++) {
    const found = text[at] as string;
    if (found === '{' || found === '[') {
      open.push(found === '{' ? name : null);
      name = null;
    } else if (found === '}' || found === ']') {
      open.pop();
      name = null;
    } else if (found === ',') name = null;
    else if (found === '"') {
      const end = closingQuote(text, at);
      // The text may have been cut in the middle of a name.
      if (end >= text.length) return null;
      const value = stringOf(text.slice(at, end + 1));
      at = end;
      if (value === null) return null;
      if (/^\s*:/.test(text.slice(end + 1, end + 20))) name = value;
      else if (name === 'accountId' && isRequest(open)) return value;
    }
  }
  return null;
}

function isRequest(open: readonly (string | null)[]): boolean {
  const isBare = open.length === 1;
  const isInRequest = open.length === 2 && (open[1] === 'request' || open[1] === 'account');
  const isSeparate = open.length === 3 && open[1] === 'request' && open[2] === 'account';
  return isBare || isInRequest || isSeparate;
}

function stringOf(json: string): string | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
