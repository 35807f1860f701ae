/** Makes values of the caller fit for a message: short and on one line. */

const LONGEST_QUOTED = 40;
/** Characters that break a line, control a terminal or change the reading direction, and unpaired surrogates. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;

/** Reads no member of an object, so it cannot throw. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined)
    return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'object') return kindOf(value);
  return `a ${typeof value}`;
}

export function quoted(text: string): string {
  const kept = text.slice(0, LONGEST_QUOTED).replace(UNSAFE, '\ufffd');
  return text.length > LONGEST_QUOTED ? `"${kept}…"` : `"${kept}"`;
}

/** A revoked proxy throws here. */
function kindOf(value: object): string {
  try {
    if (Array.isArray(value)) return 'an array';
    return value instanceof Date ? 'a Date' : 'an object';
  } catch {
    return 'an object';
  }
}
