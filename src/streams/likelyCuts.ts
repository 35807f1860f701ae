/** Finds where a row of payments may change its rhythm, before any schedule is tried, which costs far more. */
import { gapsBetween } from '../base/gaps.js';
import { FEWEST_PAYMENTS } from './cadence.js';
import { INTERVAL } from './monthlyFactor.js';
import type { Payment } from './payments.js';

/** The gaps of two rhythms differ by more than this factor. */
export const OTHER_RHYTHM = 1.2;
/** Except for these pairs: a row with such gaps may hold both rhythms. */
const SAME_GAP = 1.1;
const ALIKE = [
  ['FourWeekly', 'Monthly'],
  ['Fortnightly', 'SemiMonthly'],
] as const;

/**
 * The places where the gaps change most, with the places beside them, and where the amounts do. Trying every place would take time in
 * proportion to the square of the payments. `payments` are at least twice as many as show a cadence.
 */
export function likelyCuts(payments: readonly Payment[]): readonly number[] {
  const gaps = gapsBetween(payments.map(({ day }) => day)).map(gap => Math.log(gap));
  const amounts = payments.map(({ minor }) => Math.log(Math.max(1, minor)));
  const [byGap, byAmount] = [clearestCut(gaps, 1), clearestCut(amounts, 0)];
  const [least, most] = [FEWEST_PAYMENTS, payments.length - FEWEST_PAYMENTS];
  const isOfAlike = isBetweenAlike(meanGap(payments));
  return [...new Set([byGap, byGap - 1, byGap + 1, byAmount, byAmount - 1, byAmount + 1])].filter(
    cut => cut >= least && cut <= most && (isOfAlike || isOtherGap(payments, cut)),
  );
}

/** The place that leaves the least spread on both sides. `between` is the number of values between the sides, which belong to neither. */
function clearestCut(values: readonly number[], between: 0 | 1): number {
  const sums = new Float64Array(values.length + 1);
  const squares = new Float64Array(values.length + 1);
  values.forEach((value, place) => {
    sums[place + 1] = (sums[place] as number) + value;
    squares[place + 1] = (squares[place] as number) + value * value;
  });
  const spread = (from: number, to: number) => {
    const sum = (sums[to] as number) - (sums[from] as number);
    return (squares[to] as number) - (squares[from] as number) - (sum * sum) / (to - from);
  };
  let least = Number.POSITIVE_INFINITY;
  let best = FEWEST_PAYMENTS;
  const last = values.length + between - FEWEST_PAYMENTS;
  for (let cut = FEWEST_PAYMENTS; cut <= last; cut++) {
    const rest = spread(0, cut - between) + spread(cut, values.length);
    if (rest >= least) continue;
    least = rest;
    best = cut;
  }
  return best;
}

/** Whether the mean gap before the cut differs from the one after it, which distinguishes two rhythms. */
function isOtherGap(payments: readonly Payment[], cut: number): boolean {
  const [before, after] = [meanGap(payments.slice(0, cut)), meanGap(payments.slice(cut))];
  return Math.max(before, after) >= OTHER_RHYTHM * Math.min(before, after);
}

/** Whether the gap may be that of two rhythms with nearly the same gaps. */
function isBetweenAlike(gap: number): boolean {
  return ALIKE.some(([less, more]) => gap * SAME_GAP >= INTERVAL[less] && gap <= SAME_GAP * INTERVAL[more]);
}

function meanGap(payments: readonly Payment[]): number {
  return ((payments.at(-1) as Payment).day - (payments[0] as Payment).day) / (payments.length - 1);
}
