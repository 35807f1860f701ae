/** What to do where a worker dies: halve what it had, until the one item that kills is alone. */

/** What a worker that died was stopped by. */
export class WorkerDeath extends Error {}

/**
 * The results of all items, in their order. `work` rejects with {@link WorkerDeath} where its worker died; other errors pass
 * through. An item whose worker dies while it is alone is given to `lost`.
 */
export async function surviving<Item, Result>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  lost: (item: Item, death: WorkerDeath) => Result,
): Promise<readonly Result[]> {
  try {
    return await work(items);
  } catch (error) {
    if (!(error instanceof WorkerDeath)) throw error;
    if (items.length === 1) return [lost(items[0] as Item, error)];
  }
  const middle = Math.ceil(items.length / 2);
  // One after the other: two halves at once would take the memory that was missing.
  const first = await surviving(items.slice(0, middle), work, lost);
  return [...first, ...(await surviving(items.slice(middle), work, lost))];
}
