/**
 * How far what comes may lie from what is expected. Sums of as many paydays as fall in a month are taken wherever they stand in the
 * row, so that bad weeks that come together are seen together. Their order tells the range of a month: of n months that are alike
 * the next lies below the lowest once in n + 1. Twelve months have the range of one times the root of their number, and the
 * shape of the normal distribution the more the longer they are.
 */
import { mean } from '../../base/statistics.js';
import { INCOME_PREDICTION } from '../../data/incomePrediction.js';
import type { Seen } from './seen.js';

/** The points of a distribution that are kept, and where the normal distribution has them. */
export const POINTS = [0.005, 0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975, 0.995] as const;
export const NORMAL = [-2.5758, -1.96, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.96, 2.5758] as const;
const MIDDLE = 4;
/** Of fewer the spread counts for as many: a single difference says almost nothing. */
const FEWEST_FREEDOMS = 3;
/** Of what was seen, which may be less than a year. */
const QUARTERS = 4;
const FEWEST_FOR_QUARTERS = 24;

/** What comes, as shares of the level: the mean, and how far off it lies at each of the points. */
export interface Spread {
  readonly centre: number;
  readonly offsets: readonly number[];
}

/** `paydays`: of the month, or 1 where months were seen. At least 1. `blocks`: how many times as much comes in the horizon. */
export function spreadOf({ shares, class: ofClass }: Seen, paydays: number, blocks: number): Spread {
  const average = mean(shares) as number;
  const length = Math.min(paydays, shares.length);
  const sums = blockSums(shares, length).map(sum => (sum * paydays) / length);
  const seen = shares.length / paydays;
  const centre = average * paydays;
  const { weightBeforehand, spreadBeforehand, driftOfVariable } = INCOME_PREDICTION;
  const beforehand = spreadBeforehand[ofClass] * Math.sqrt(paydays);
  const weight = beforehand === 0 ? 0 : weightBeforehand;
  const freedoms = Math.max(0, seen - 1);
  const variance =
    (freedoms * varianceOf(sums, centre) + weight * beforehand * beforehand) / Math.max(1, freedoms + weight);
  // Of a mean of so many months.
  const oneMore = Math.sqrt(variance * (1 + 1 / Math.max(1, seen)));
  const student = NORMAL.map(z => studentOf(z, Math.max(FEWEST_FREEDOMS, freedoms + weight)));
  const month = offsetsOfMonth(
    sums,
    centre,
    seen,
    student.map(t => t * oneMore),
    length,
  );
  if (blocks === 1) return { centre, offsets: month };
  const drift = ofClass === 'steady' ? 0 : driftOfVariable * average * paydays * blocks;
  const yearly =
    length === 1 ? variance * INCOME_PREDICTION.yearOfMonths ** 2 : paydays * varianceOfPayday(shares);
  const scale = Math.sqrt(yearly * (blocks + (blocks * blocks) / Math.max(1, seen)) + drift * drift);
  return { centre: centre * blocks, offsets: summed(month, student, oneMore, blocks, scale) };
}

function blockSums(shares: readonly number[], length: number): number[] {
  const sums: number[] = [];
  let sum = 0;
  shares.forEach((share, place) => {
    sum += share - (place >= length ? (shares[place - length] as number) : 0);
    if (place >= length - 1) sums.push(sum);
  });
  return sums;
}

function varianceOf(sums: readonly number[], centre: number): number {
  return mean(sums.map(sum => (sum - centre) ** 2)) as number;
}

/**
 * As if each payday stood alone. Where some were missed, work comes and goes: the spread of quarters, a quarter being a fourth of
 * what was seen, then tells better how far a year evens out.
 */
function varianceOfPayday(shares: readonly number[]): number {
  const average = mean(shares) as number;
  const count = shares.length;
  const alone = (varianceOf(shares, average) * count) / Math.max(1, count - 1);
  if (!shares.includes(0) || count < FEWEST_FOR_QUARTERS) return alone;
  const length = Math.floor(count / QUARTERS);
  const ofQuarters = varianceOf(blockSums(shares, length), average * length) / length;
  return INCOME_PREDICTION.quartersWithGaps * ofQuarters;
}

/** By the order of the months seen; of few months by Student's distribution, and between them by both. */
function offsetsOfMonth(
  sums: readonly number[],
  centre: number,
  seen: number,
  student: readonly number[],
  length: number,
): number[] {
  const { shapeSeenFrom, shapeSeenAlone } = INCOME_PREDICTION;
  const share = Math.min(1, Math.max(0, (seen - shapeSeenFrom) / (shapeSeenAlone - shapeSeenFrom)));
  if (share === 0) return [...student];
  const sorted = [...sums].sort((a, b) => a - b);
  return POINTS.map((point, place) => {
    const byOrder = ordered(sorted, point, seen, length) - centre;
    return share * byOrder + (1 - share) * (student[place] as number);
  });
}

/** Sums that share paydays stand closer than others: more of them lie between two months that share none. */
function ordered(sorted: readonly number[], point: number, seen: number, length: number): number {
  const count = length === 1 ? sorted.length : Math.min(sorted.length, 1.5 * seen);
  const place = point * (count + 1) - 1;
  const lowest = sorted[0] as number;
  const highest = sorted.at(-1) as number;
  if (place < 0) return lowest - beyond(point, count) * (highest - lowest);
  if (place > count - 1) return highest + beyond(1 - point, count) * (highest - lowest);
  const at = (place / Math.max(1, count - 1)) * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.min(sorted.length - 1, Math.floor(at) + 1)] as number;
  return below + (at - Math.floor(at)) * (above - below);
}

/** By which share of the range of `count` values one more lies beyond it so seldom; exact of values that are evenly spread. */
function beyond(probability: number, count: number): number {
  return (
    INCOME_PREDICTION.beyondSeen *
    Math.max(0, (1 / (probability * (count + 1))) ** (1 / Math.max(1, count - 1)) - 1)
  );
}

/** Student's quantile from the normal one (Cornish and Fisher). */
function studentOf(z: number, freedoms: number): number {
  const cube = z * z * z;
  return (
    z + (cube + z) / (4 * freedoms) + (5 * cube * z * z + 16 * cube + 3 * z) / (96 * freedoms * freedoms)
  );
}

/** What is lopsided in a month fades with the root of the number of months, and other shape with the number. */
function summed(
  month: readonly number[],
  student: readonly number[],
  ofMonth: number,
  blocks: number,
  scale: number,
): number[] {
  if (ofMonth === 0) return month.map(() => 0);
  return month.map((offset, place) => {
    const mirrored = month[2 * MIDDLE - place] as number;
    const even = (offset - mirrored) / 2 / ofMonth;
    const lopsided = (offset + mirrored) / 2 / ofMonth;
    const t = student[place] as number;
    return scale * (t + (even - t) / blocks + lopsided / Math.sqrt(blocks));
  });
}
