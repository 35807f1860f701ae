/**
 * The number of typing errors between two words: letters inserted, left out, changed, or swapped with their neighbour. It takes time in
 * proportion to the product of the lengths.
 */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const at = (list: readonly number[], index: number) => list[index] as number;
      const isSame = a[row - 1] === b[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] as number;
}
