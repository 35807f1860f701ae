/**
 * What pay that varies brought before its last change that shows. Of one year nobody can say whether the change is for good or of the
 * season, so the ranges reach back to what was seen before it.
 */
import { monthOf } from '../../base/calendar.js';
import { sumsIn } from '../../base/months.js';
import { mean } from '../../base/statistics.js';
import { SEASONS } from '../../data/seasons.js';
import type { Payment } from '../../streams/payments.js';
import type { StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';
import type { Horizon } from './horizon.js';

/** The four ends of the ranges, in minor units, the lowest first. */
export type Ends = readonly [low95: number, low80: number, high80: number, high95: number];

/** The ends as they are, or further out: the range of eight in ten holds the mean month, and that of nineteen in twenty every month. */
export function reachingBack(
  [low95, low80, high80, high95]: Ends,
  { level, payments, season, byMonth }: StreamFacts,
  { complete }: TwelveMonths,
  { months }: Horizon,
): Ends {
  const hasChanged = !level.isSteady && level.payments < payments.length && season === null;
  // Before its first payment a job is no season, and the month of that payment may be a part.
  const began = monthOf((payments[0] as Payment).day);
  const seen = sumsIn(
    complete.filter(month => month > began),
    byMonth,
  );
  if (!hasChanged || seen.length < SEASONS.fewestMonthsBeforeChange) return [low95, low80, high80, high95];
  const average = (mean(seen) as number) * months;
  const spread = months === 1 ? 0 : SEASONS.spreadOfYear * average;
  // Over a year good and bad months even out.
  const [least, most] =
    months === 1 ? [Math.min(...seen), Math.max(...seen)] : [average - spread, average + spread];
  const [low, high] = [Math.min(low80, average - spread / 2), Math.max(high80, average + spread / 2)];
  return [Math.min(low95, low, least), low, high, Math.max(high95, high, most)];
}
