/** Binary search in sorted lists. */

/** The first of `count` places for which `isReached` is true. It must be true for all later places too. */
export function firstPlace(count: number, isReached: (place: number) => boolean): number {
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (isReached(middle)) end = middle;
    else first = middle + 1;
  }
  return first;
}

/** Whether one of the texts begins with `text`. If any does, it is the first that does not sort before it. */
export function beginsOne(inOrder: readonly string[], text: string): boolean {
  const place = firstPlace(inOrder.length, at => (inOrder[at] as string) >= text);
  return inOrder[place]?.startsWith(text) === true;
}
