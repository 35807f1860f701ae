/** A list of numbers that can be set and removed. It finds the last number of at least a bound in logarithmic time. */

const NONE = Number.NEGATIVE_INFINITY;

export interface LastAtLeast {
  readonly set: (place: number, value: number) => void;
  readonly remove: (place: number) => void;
  /** The last place whose number is at least `bound`; -1 when none is. */
  readonly find: (bound: number) => number;
}

export function lastAtLeast(places: number): LastAtLeast {
  let leaves = 1;
  while (leaves < places) leaves *= 2;
  // A binary tree: node n has the larger of nodes 2n and 2n + 1, and the numbers themselves begin at `leaves`.
  const largest = new Float64Array(2 * leaves).fill(NONE);
  const set = (place: number, value: number): void => {
    let node = leaves + place;
    largest[node] = value;
    for (node >>= 1; node > 0; node >>= 1)
      largest[node] = Math.max(largest[2 * node] as number, largest[2 * node + 1] as number);
  };
  return {
    set,
    remove: place => set(place, NONE),
    find: bound => {
      if ((largest[1] as number) < bound) return -1;
      let node = 1;
      while (node < leaves) node = (largest[2 * node + 1] as number) >= bound ? 2 * node + 1 : 2 * node;
      return node - leaves;
    },
  };
}
