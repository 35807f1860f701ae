/** Income that is never the same twice, of which the generator knows what it brings on average. */
import type { Frequency } from '../../../../src/contract/income/frequency.js';
import { addDays } from '../../dates.js';
import type { StandingDraft } from '../ledger.js';
import type { Life } from '../life.js';
import type { Random } from '../random.js';
import { PER_MONTH } from '../truth.js';
import { moved } from '../workingDays.js';

/**
 * `count` factors from `least` to `most`, in no order. They are spread evenly, so that their mean is close to the middle: what
 * the whole statement shows is then what the source brings on average, and a few of its months are not.
 */
export function evenFactors(random: Random, count: number, least: number, most: number): number[] {
  const factors = Array.from(
    { length: count },
    (_, index) => least + ((index + random.next()) / count) * (most - least),
  );
  return shuffled(random, factors);
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = random.integer(0, index);
    [mixed[index], mixed[other]] = [mixed[other] as Item, mixed[index] as Item];
  }
  return mixed;
}

/**
 * Which of `count` paydays are paid: so many that are, then so many that are not, over and over. The silence at the end is no
 * longer than one before it was.
 */
export function withGaps(
  random: Random,
  count: number,
  worked: readonly [least: number, most: number],
  free: readonly [least: number, most: number],
): boolean[] {
  const paid: boolean[] = [];
  let longest = 0;
  while (paid.length < count) {
    paid.push(...Array.from({ length: random.integer(...worked) }, () => true));
    if (paid.length >= count) break;
    const silence = random.integer(...free);
    const left = count - paid.length;
    const isLast = left <= silence;
    const allowed = isLast ? Math.min(left, longest) : silence;
    paid.push(...Array.from({ length: allowed }, () => false));
    longest = Math.max(longest, allowed);
  }
  return paid.slice(0, count);
}

/** Still paid, and so much on average. */
export function paysOnAverage(pencePerPayday: number, frequency: Frequency): StandingDraft {
  return { status: 'Active', monthlyPence: pencePerPayday * PER_MONTH[frequency] };
}

/** Still paid, and anything within so much of the mean is right. */
export function paysAbout(pencePerMonth: number, tolerance: number): StandingDraft {
  return {
    status: 'Active',
    monthlyPence: [pencePerMonth * (1 - tolerance), pencePerMonth * (1 + tolerance)],
  };
}

/** Working days of the statement, so many days apart: no rhythm is in them. */
export function daysApart(life: Life, random: Random, least: number, most: number): string[] {
  const days: string[] = [];
  for (let day = addDays(life.from, random.integer(0, most)); day <= life.asOf; ) {
    const paid = moved(day, 'next', life.bankHolidays);
    if (paid <= life.asOf) days.push(paid);
    day = addDays(paid, random.integer(least, most));
  }
  return days;
}
