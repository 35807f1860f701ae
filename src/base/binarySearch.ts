/** Binary search in sorted lists. */

/** The first of so many places for which `isReached` holds, as it does for all after it; by halves. */
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

/** Whether one of them begins with the text: the first that sorts not before it does, if any. */
export function beginsOne(inOrder: readonly string[], text: string): boolean {
  const place = firstPlace(inOrder.length, at => (inOrder[at] as string) >= text);
  return inOrder[place]?.startsWith(text) === true;
}
