/** The values of a caller's object, read once. */

/**
 * Members are copied as they are read, so that a getter, a proxy or a list with holes cannot change or throw later on. Throws
 * whatever reading throws.
 */
export function plainCopy(value: unknown): unknown {
  return copyOf(value, new Map());
}

/** `copies`: an object that stands in two places is copied once, and one that holds itself comes to an end. */
function copyOf(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (let index = 0; index < value.length; index++) {
      if (!Object.hasOwn(value, index)) throw new RangeError('a list with holes');
      list.push(copyOf(value[index], copies));
    }
    return list;
  }
  const object: Record<string, unknown> = {};
  copies.set(value, object);
  for (const name of Object.keys(value)) {
    const member = copyOf((value as Readonly<Record<string, unknown>>)[name], copies);
    // Set plainly, this name would set the prototype.
    if (name === '__proto__') Object.defineProperty(object, name, { value: member, enumerable: true });
    else object[name] = member;
  }
  return object;
}
