/**
 * Recognises how often a payment comes. Counts how many bits every candidate schedule needs to describe the observed days: few for a day it
 * names exactly, more for one that is off, missed, doubled or extra, and some for the schedule itself. The shortest description wins
 * (minimum description length, Rissanen 1978). Irregular is the description that lists every gap separately. So four-weekly pay is not read
 * as monthly, nor moved pay as irregular.
 */

import type { EpochDay } from '../base/calendar.js';
import type { Frequency } from '../contract/income/frequency.js';
import type { Cadence } from './cadenceForm.js';
import { type Description, describe } from './description.js';
import { schedulesFor } from './scheduleCandidates.js';
import type { WorkingCalendar } from './workingDays.js';

export type { Cadence };

/** Fewer payments than this show no cadence. */
export const FEWEST_PAYMENTS = 3;

/** A gap anywhere up to a quarter: log2(90). */
const MOST_GAP_BITS = 6.5;
const IRREGULAR_BITS = 3;
/** Payments that come more than twice a week are on no weekly schedule. */
const SHORTEST_MEAN_GAP = 3.5;

export const IRREGULAR: Cadence = {
  frequency: 'Irregular',
  schedule: null,
  fit: 0,
  certainty: 0,
  bits: 0,
  earliest: 0,
  latest: 0,
  missed: 0,
  gaps: 0,
  longestGap: 0,
  extra: 0,
};

/** Frequencies this many bits behind the best are a thousand times less likely. */
const RIVAL_BITS = 10;

/** `days`: at least one, distinct, in order. */
export function recogniseCadence(days: readonly EpochDay[], calendar: WorkingCalendar): Cadence {
  const irregular = { ...IRREGULAR, bits: IRREGULAR_BITS + gapBits(days) };
  if (days.length < FEWEST_PAYMENTS || meanGapOf(days) < SHORTEST_MEAN_GAP) return irregular;
  if (calendar.cadences === undefined) return amongSchedules(days, calendar, irregular);
  const key = days.join();
  const known = calendar.cadences.get(key);
  if (known !== undefined) return known;
  const cadence = amongSchedules(days, calendar, irregular);
  calendar.cadences.set(key, cadence);
  return cadence;
}

function amongSchedules(days: readonly EpochDay[], calendar: WorkingCalendar, irregular: Cadence): Cadence {
  const { bits: irregularBits } = irregular;
  const descriptions = new Map<Frequency, Description>();
  let least = irregularBits;
  // The candidates of one frequency stand side by side.
  let tried: Frequency = 'Irregular';
  let known = Number.POSITIVE_INFINITY;
  for (const candidate of schedulesFor(days, calendar.schedules)) {
    const { frequency } = candidate.schedule;
    if (frequency !== tried) {
      tried = frequency;
      known = Number.POSITIVE_INFINITY;
    }
    const description = describe(candidate, days, Math.min(known, least + RIVAL_BITS), calendar);
    if (description === null) continue;
    descriptions.set(frequency, description);
    known = description.bits;
    least = Math.min(least, known);
  }
  const best = [...descriptions.values()].find(({ bits }) => bits === least);
  const rivals = [irregularBits, ...[...descriptions.values()].map(({ bits }) => bits)];
  const certainty = 1 / rivals.reduce((sum, bits) => sum + 2 ** (least - bits), 0);
  if (best === undefined) return { ...irregular, certainty };
  return {
    frequency: best.candidate.schedule.frequency,
    schedule: best.candidate.schedule,
    fit: best.exact / days.length,
    certainty,
    bits: best.bits,
    earliest: best.earliest,
    latest: best.latest,
    missed: best.missed,
    gaps: best.gaps,
    longestGap: best.longestGap,
    extra: best.extra,
  };
}

/** The bits for listing every gap separately. Dense payments have short gaps, which cost few bits (geometric code). */
function gapBits(days: readonly EpochDay[]): number {
  if (days.length < 2) return 0;
  return (days.length - 1) * Math.min(MOST_GAP_BITS, Math.log2(Math.E * meanGapOf(days)));
}

function meanGapOf(days: readonly EpochDay[]): number {
  return ((days.at(-1) as EpochDay) - (days[0] as EpochDay)) / (days.length - 1);
}
