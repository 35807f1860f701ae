/** The scales that map values to places in a chart, modelled on d3-scale, which is far larger. */
import { nice, ticks } from 'd3-array';

export type Pair = readonly [number, number];

export interface Scale {
  (value: number): number;
  /** Round values over the domain, about so many. */
  readonly ticks: (count: number) => readonly number[];
}

/** The place if the domain is a single value. */
const MIDDLE = 0.5;

/** `roundedTo` widens the domain to round values with about so many steps between them. */
export function linearScale(domain: Pair, range: Pair, roundedTo?: number): Scale {
  const [low, high] = roundedTo === undefined ? domain : nice(...domain, roundedTo);
  const shareOf = (value: number) => (high === low ? MIDDLE : (value - low) / (high - low));
  return Object.assign((value: number) => between(range, shareOf(value)), {
    ticks: (count: number) => ticks(low, high, count),
  });
}

/** A scale for areas, from 0 to the largest value, so that areas are in proportion to amounts. */
export function areaScale(largest: number, range: Pair): (value: number) => number {
  return value => between(range, Math.sqrt(value) / Math.sqrt(largest));
}

/** Places columns side by side. `inner` and `outer` are the gaps between and around them, as shares of a step. */
export function columns(count: number, [start, end]: Pair, inner: number, outer: number) {
  const step = (end - start) / Math.max(1, count - inner + 2 * outer);
  const first = start + (end - start - step * (count - inner)) / 2;
  return { at: (index: number) => first + step * index, width: step * (1 - inner) };
}

function between([from, to]: Pair, share: number): number {
  return from * (1 - share) + to * share;
}
