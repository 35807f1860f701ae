/** One place of a value of JSON changed at a time, each kind of place once: `months[].income`, wherever it stands. */

type Json = Record<string, unknown>;

export interface Place {
  /** With `[]` for any index. */
  readonly pattern: string;
  readonly owner: Json;
  readonly member: string;
}

export function placesIn(value: unknown, pattern = '', found = new Map<string, Place>()): readonly Place[] {
  if (Array.isArray(value)) for (const item of value) placesIn(item, `${pattern}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [member, inside] of Object.entries(value)) {
      const at = pattern === '' ? member : `${pattern}.${member}`;
      if (!found.has(at)) found.set(at, { pattern: at, owner: value as Json, member });
      placesIn(inside, at, found);
    }
  return [...found.values()];
}

/** No member of a result is a list of lists. */
const OF_NO_TYPE = [[null]];

/** A copy with at most three items in each list: enough to hold every kind of place, and soon looked through. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shortened(inside)]));
}

/** Runs the look while the member is gone, or is something else, and puts it back. */
export function whileChanged<Seen>({ owner, member }: Place, change: Change, look: () => Seen): Seen {
  const before = { ...owner };
  if (change === 'removed') delete owner[member];
  else if (change === 'of another type') owner[member] = OF_NO_TYPE;
  else owner[`${member}More`] = 1;
  const seen = look();
  for (const name of Object.keys(owner)) delete owner[name];
  Object.assign(owner, before);
  return seen;
}

export type Change = 'removed' | 'of another type' | 'beside another';
