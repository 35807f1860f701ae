/** Nothing is worked out twice, nor before it is needed. */

/** What is worked out once for each key, when it is first asked for. */
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

/** What is worked out once, when it is first asked for. */
export function once<Value>(workOut: () => Value): () => Value {
  const kept = oncePer((_key: 'only') => workOut());
  return () => kept('only');
}
