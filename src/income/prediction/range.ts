/** The range of what comes: the spread of what goes on as it is, under everything that may happen to it. */
import type { Chance } from '../../data/incomePrediction.js';
import { POINTS, type Spread } from './spread.js';

/** Halvings: the range of a year to a fraction of a penny. */
const STEPS = 30;

/** How much comes at most with this probability, in the units of the spread. At least 0. */
export function quantileOf(spread: Spread, chances: readonly Chance[], probability: number): number {
  const { centre, offsets } = spread;
  let low = 0;
  let high = 0;
  for (const [factor] of chances) high = Math.max(high, factor * (centre + (offsets.at(-1) as number)));
  if (high <= 0 || below(spread, chances, 0) >= probability) return 0;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (below(spread, chances, middle) >= probability) high = middle;
    else low = middle;
  }
  return high;
}

/** How likely it is that no more comes than this. */
function below({ centre, offsets }: Spread, chances: readonly Chance[], amount: number): number {
  let sum = 0;
  for (const [factor, probability] of chances) {
    if (probability === 0) continue;
    sum += probability * (factor === 0 ? 1 : share(offsets, amount / factor - centre));
  }
  return sum;
}

/** How likely it is that an offset is no more than this. Between the points it rises in straight lines. */
function share(offsets: readonly number[], offset: number): number {
  const last = offsets.length - 1;
  if (offset >= (offsets[last] as number)) return 1;
  let place = last;
  while (place > 0 && (offsets[place - 1] as number) > offset) place--;
  if (place === 0) return 0;
  const from = offsets[place - 1] as number;
  const to = offsets[place] as number;
  const [low, high] = [POINTS[place - 1] as number, POINTS[place] as number];
  return to === from ? high : low + ((offset - from) / (to - from)) * (high - low);
}
