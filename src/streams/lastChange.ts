/**
 * Finds where the present level of a row of amounts begins. Pay that varies has good and bad weeks, and sometimes it changes for good: a
 * rise, a cut, or other hours. The longer the averaged row, the smaller the error of the mean, as long as all of it is after the last
 * change. So a row is split where two means describe it much better than one.
 */

/** Each side of a change has at least three amounts, and an eighth of all. Fewer are a good or a bad spell. */
const FEWEST_ON_A_SIDE = 3;
const LEAST_SHARE_OF_A_SIDE = 1 / 8;
/**
 * Twice the logarithm of the likelihood ratio: how much better two means must describe the amounts than one. Three in a hundred rows
 * without a change pass, whether they have twelve amounts or fifty-two. A higher limit misses more real changes, and a lower one splits
 * more rows for nothing: test/income/averagingWindow.test.ts measures both.
 */
const LEAST_GAIN = 10;
/** A change of less than this share is not worth a shorter row, however sure it is. */
const SMALLEST_CHANGE = 0.08;
/** Amounts below a quarter or above four times the usual one count as these limits. */
const WIDEST = 2;
/** A spread below a hundredth of the usual amount counts as a hundredth. Otherwise rounding would look like a change. */
const LEAST_SPREAD = 0.01;

/** The place where the last level begins, or 0 without a change. `amounts` are in order, and none is below 0. */
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
  /** The sums of the first heights. */
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

/** The best place to split the row from `start` on, if a split is justified. */
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
