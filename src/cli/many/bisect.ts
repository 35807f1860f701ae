/** When a worker dies, halves its batch until the item that ends workers is alone. */

/** The reason why a worker died. */
export class WorkerDeath extends Error {}

/**
 * Gives the results of all items in their order. `work` rejects with {@link WorkerDeath} if its worker died. Other errors pass through. An
 * item that ends its worker alone goes to `lost`.
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
  // The halves run one after the other, because both at once would need the memory that was missing.
  const first = await surviving(items.slice(0, middle), work, lost);
  return [...first, ...(await surviving(items.slice(middle), work, lost))];
}
