/**
 * Where the present level of a row of amounts begins. Pay that varies has good and bad weeks, and now and then it changes for
 * good: a rise, a cut, other hours. The longer the row that is averaged, the smaller the error of the mean, as long as all of it
 * lies after the last change. So a row is cut where two means tell it much better than one.
 */

/** On either side of a change stand at least three amounts, and an eighth of all. Fewer are a good or a bad spell. */
const FEWEST_ON_A_SIDE = 3;
const LEAST_SHARE_OF_A_SIDE = 1 / 8;
/**
 * Twice the logarithm of the likelihood ratio: how much better two means must tell the amounts than one does. Of rows without a
 * change three in a hundred pass, whether they hold twelve amounts or fifty-two. A higher bar misses more real changes, and a lower
 * one cuts more rows for nothing: test/income/averagingWindow.test.ts measures both.
 */
const LEAST_GAIN = 10;
/** A change of less than this share is not worth a shorter row, however sure it is. */
const SMALLEST_CHANGE = 0.08;
/** Amounts outside a quarter and four times the usual one speak no louder than those. */
const WIDEST = 2;
/** Spread below a hundredth of the usual amount is told as a hundredth: else rounding would look like a change. */
const LEAST_SPREAD = 0.01;

/** The place from which the last level runs, 0 where no change shows. `amounts`: none below 0, in order. */
export function lastChangeOf(amounts: readonly number[]): number {
  const heights = heightsOf(amounts);
  if (heights === null) return 0;
  const sums = runningSums(heights);
  let start = 0;
  for (;;) {
    const change = clearestChange(sums, start);
    if (change === null) return start;
    start = change;
  }
}

/** Square roots: a change of both the mean and the spread, as of hours worked, moves them by about the same at every level. */
function heightsOf(amounts: readonly number[]): number[] | null {
  const paid = amounts.filter(amount => amount > 0).sort((a, b) => a - b);
  const usual = paid[paid.length >> 1];
  if (usual === undefined || amounts.length < 2 * FEWEST_ON_A_SIDE) return null;
  return amounts.map(amount => Math.min(WIDEST, Math.sqrt(amount / usual)));
}

interface RunningSums {
  readonly count: number;
  /** Of the first so many heights. */
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

function runningSums(heights: readonly number[]): RunningSums {
  const sums = new Float64Array(heights.length + 1);
  const squares = new Float64Array(heights.length + 1);
  heights.forEach((height, place) => {
    sums[place + 1] = (sums[place] as number) + height;
    squares[place + 1] = (squares[place] as number) + height * height;
  });
  return { count: heights.length, sums, squares };
}

/** The best place to cut what stands from `start` on, where a cut is worth it. */
function clearestChange(all: RunningSums, start: number): number | null {
  const { count } = all;
  const side = Math.max(FEWEST_ON_A_SIDE, Math.ceil(count * LEAST_SHARE_OF_A_SIDE));
  let least = Number.POSITIVE_INFINITY;
  let best = -1;
  for (let cut = start + side; cut <= count - side; cut++) {
    const rest = spreadOf(all, start, cut) + spreadOf(all, cut, count);
    if (rest >= least) continue;
    least = rest;
    best = cut;
  }
  if (best < 0) return null;
  const length = count - start;
  const floor = length * LEAST_SPREAD ** 2;
  const gain = length * Math.log((spreadOf(all, start, count) + floor) / (least + floor));
  const [before, after] = [meanOf(all, start, best), meanOf(all, best, count)];
  const isLarge = Math.abs(after ** 2 - before ** 2) >= SMALLEST_CHANGE * Math.max(before, after) ** 2;
  return gain >= LEAST_GAIN && isLarge ? best : null;
}

function meanOf({ sums }: RunningSums, from: number, to: number): number {
  return ((sums[to] as number) - (sums[from] as number)) / (to - from);
}

/** The sum of squared departures from the mean. */
function spreadOf(all: RunningSums, from: number, to: number): number {
  const { squares } = all;
  const mean = meanOf(all, from, to);
  return Math.max(0, (squares[to] as number) - (squares[from] as number) - (to - from) * mean * mean);
}
