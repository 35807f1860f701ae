/** Copies of a valid value in which one member is another, or is not there. */

export type Path = readonly (string | number)[];

/** Stands for no member at all. */
export const WITHOUT = Symbol('no such member');

/** Paths to every member; of a list to its first and its last, since all between are alike. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value)
    ? [...new Set([0, value.length - 1])].filter(index => index >= 0 && index < value.length)
    : Object.keys(value);
  const deeper = inside.flatMap(key => pathsOf(Reflect.get(value, key), [...path, key]));
  // The arguments themselves are the list that holds the first members.
  return path.length === 0 ? deeper : [path, ...deeper];
}

export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const inside = replaced(Reflect.get(value as object, key), rest, by);
  if (Array.isArray(value))
    return inside === WITHOUT ? value.toSpliced(Number(key), 1) : value.with(Number(key), inside);
  const { [key]: _member, ...others } = value as Readonly<Record<string, unknown>>;
  return inside === WITHOUT ? others : { ...(value as object), [key]: inside };
}
