/** Map.groupBy, which Node 20 lacks. Groups come in the order of their first member. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) putIn(groups, keyOf(item), item);
  return groups;
}

/** Adds one item to its group, for callers with a loop of their own. */
export function putIn<Item, Key>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

/** The sum of each group, in the order of groupedBy. */
export function summedBy<Item, Key, Value extends number>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  amountOf: (item: Item) => Value,
): Map<Key, Value> {
  const sums = new Map<Key, Value>();
  for (const item of items) {
    const key = keyOf(item);
    // A sum of pence is pence, and one of counts a count.
    sums.set(key, ((sums.get(key) ?? 0) + amountOf(item)) as Value);
  }
  return sums;
}
