/** Puts items at the end of a list. `push(...items)` passes each as an argument, and 100 000 arguments overflow the stack. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
