/** Converts unknown members to their JSON form, because they come back in results, and results hold only JSON. */

/** Deeper values stay as they are. */
const DEEPEST = 64;

/**
 * A copy of the value as JSON has it: null for a hole in a list or a number without end, a text for a date, undefined for what JSON
 * leaves out. What JSON refuses is kept: a big integer, a value that holds itself, and one that throws when it is read.
 */
export function inJsonForm(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  try {
    return copyOf(value, new Map(), 0);
  } catch {
    return value;
  }
}

/** `copies`: of objects; one that is shared is copied once. */
function copyOf(value: unknown, copies: Map<object, unknown>, depth: number): unknown {
  if (typeof value === 'number') return copyOfNumber(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return copyOf(value.valueOf(), copies, depth);
  const known = copies.get(value);
  if (known !== undefined || depth > DEEPEST) return known ?? value;
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return copyOf(value.toJSON(''), copies, depth + 1);
  return Array.isArray(value) ? copyOfList(value, copies, depth) : copyOfMembers(value, copies, depth);
}

function copyOfNumber(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

function copyOfList(list: readonly unknown[], copies: Map<object, unknown>, depth: number): unknown[] {
  const copy: unknown[] = [];
  copies.set(list, copy);
  // By index, so that holes are seen.
  for (let index = 0; index < list.length; index++) copy.push(copyOf(list[index], copies, depth + 1) ?? null);
  return copy;
}

function copyOfMembers(value: object, copies: Map<object, unknown>, depth: number): object {
  const copy: Record<string, unknown> = {};
  copies.set(value, copy);
  for (const [name, member] of Object.entries(value)) {
    const copied = copyOf(member, copies, depth + 1);
    if (copied === undefined) continue;
    // A plain assignment to __proto__ would change what the copy inherits.
    Object.defineProperty(copy, name, {
      value: copied,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return copy;
}
