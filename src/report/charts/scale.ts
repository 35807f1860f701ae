/** From values to places in a chart: the scales that charts use, after d3-scale, which brings far more than them. */
import { nice, ticks } from 'd3-array';

export type Pair = readonly [number, number];

export interface Scale {
  (value: number): number;
  /** Round values over the domain, about so many. */
  readonly ticks: (count: number) => readonly number[];
}

/** Where the domain is one value. */
const MIDDLE = 0.5;

/** `roundedTo`: widens the domain to round values that so many steps part. */
export function linearScale(domain: Pair, range: Pair, roundedTo?: number): Scale {
  const [low, high] = roundedTo === undefined ? domain : nice(...domain, roundedTo);
  const shareOf = (value: number) => (high === low ? MIDDLE : (value - low) / (high - low));
  return Object.assign((value: number) => between(range, shareOf(value)), {
    ticks: (count: number) => ticks(low, high, count),
  });
}

/** From 0 to the largest value: so areas show amounts. */
export function areaScale(largest: number, range: Pair): (value: number) => number {
  return value => between(range, Math.sqrt(value) / Math.sqrt(largest));
}

/** Columns side by side. `inner` and `outer`: the gaps between and around them, as shares of a step. */
export function columns(count: number, [start, end]: Pair, inner: number, outer: number) {
  const step = (end - start) / Math.max(1, count - inner + 2 * outer);
  const first = start + (end - start - step * (count - inner)) / 2;
  return { at: (index: number) => first + step * index, width: step * (1 - inner) };
}

function between([from, to]: Pair, share: number): number {
  return from * (1 - share) + to * share;
}
