/** Computes values once, when they are first needed. */

/** Computes a value once for each key, at the first call with it. */
export function oncePer<Key, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return key => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = workOut(key);
    known.set(key, value);
    return value;
  };
}

/** Computes a value once, at the first call. */
export function once<Value>(workOut: () => Value): () => Value {
  const kept = oncePer((_key: 'only') => workOut());
  return () => kept('only');
}
