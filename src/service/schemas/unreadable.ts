/** Where a value cannot be read. */

interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly above: Place | null;
}

/** A value may hold very many members; those beyond so many are not looked at. */
const MOST_PLACES = 100_000;

/** Path to the first member that throws when it is read; empty where none does any more. */
export function unreadablePath(given: unknown): readonly (string | number)[] {
  const places: Place[] = [{ value: given, key: '', above: null }];
  const seen = new Set<unknown>();
  for (const place of places) {
    const { value } = place;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const keys = keysOf(value);
    if (keys === null) return pathTo(place);
    for (const key of keys.slice(0, Math.max(0, MOST_PLACES - places.length))) {
      try {
        places.push({ value: Reflect.get(value, key), key, above: place });
      } catch {
        return pathTo({ value, key, above: place });
      }
    }
  }
  return [];
}

/** Null where even the names of the members cannot be read. */
function keysOf(value: object): (string | number)[] | null {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, MOST_PLACES) }, (_, index) => index)
      : Object.keys(value);
  } catch {
    return null;
  }
}

function pathTo(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place = place; at.above !== null; at = at.above) path.push(at.key);
  return path.reverse();
}
