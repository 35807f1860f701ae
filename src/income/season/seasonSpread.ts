/**
 * What a season makes likely: next month what the same month brought a year ago, or one of its neighbours, since seasons come a little
 * earlier or later; and over a year the year's own mean. Ranges hold at least what was seen.
 */
import { type MonthIndex, monthOf } from '../../base/calendar.js';
import { monthsApart } from '../../base/months.js';
import { mean, median } from '../../base/statistics.js';
import { SEASONS } from '../../data/seasons.js';
import type { Horizon } from '../prediction/horizon.js';
import { NORMAL, type Spread } from '../prediction/spread.js';
import type { Season } from './season.js';

const MONTHS_IN_YEAR = 12;

/** `share`: how many paydays the month has, of those of a mean month. In minor units. */
export function seasonSpreadOf(season: Season, { from, months }: Horizon, share: number): Spread {
  return months === 1 ? nextMonthOf(season, monthOf(from), share) : yearOf(season);
}

function nextMonthOf({ evened, newest, wasSeenTwice }: Season, next: MonthIndex, share: number): Spread {
  const year = evened.slice(0, MONTHS_IN_YEAR);
  const yearAgo = MONTHS_IN_YEAR - monthsApart(newest, next);
  const places = [yearAgo, yearAgo + MONTHS_IN_YEAR].filter(place => place < evened.length);
  const sameMonth = places.flatMap(place => evened.slice(place - 1, place + 2));
  const centre = mean(places.map(place => evened[place] as number)) as number;
  const noise = SEASONS[wasSeenTwice ? 'noise' : 'noiseOfOneYear'] * noiseOf(evened);
  const [least, most] = [Math.min(...sameMonth), Math.max(...sameMonth)];
  const [lowest, highest] = [Math.min(...year), Math.max(...year)];
  const ends = [
    lowest - 2 * noise,
    Math.min(lowest, least) - noise,
    least - noise,
    (least - noise + centre) / 2,
    centre,
    (most + noise + centre) / 2,
    most + noise,
    Math.max(highest, most) + noise,
    highest + 2 * noise,
  ];
  return { centre: centre * share, offsets: ends.map(end => (end - centre) * share) };
}

/** By how far a month lies off the mean of its neighbours, mostly. */
function noiseOf(evened: readonly number[]): number {
  const off = evened
    .slice(1, -1)
    .map((month, place) => Math.abs(month - ((evened[place] as number) + (evened[place + 2] as number)) / 2));
  const average = mean(evened) as number;
  return Math.max(SEASONS.leastNoise * average, median(off) as number);
}

function yearOf({ annual, evened }: Season): Spread {
  const spread = Math.max(SEASONS.spreadOfYear * annual, noiseOf(evened) * Math.sqrt(MONTHS_IN_YEAR));
  return { centre: annual, offsets: NORMAL.map(point => point * spread) };
}
