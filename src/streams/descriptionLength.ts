/**
 * How many bits it takes to describe the days and amounts of a group of credits. The shorter the description, the likelier
 * the group (minimum description length, Rissanen 1978).
 */
import { median } from '../base/statistics.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { recogniseCadence } from './cadence.js';
import { paymentsOf } from './payments.js';
import type { WorkingCalendar } from './workingDays.js';

/** States that there is a group, and what it usually pays. */
const GROUP_BITS = 10;
const SAME_AMOUNT_BITS = 1;
const BITS_PER_DOUBLING = 1.5;
/** Amounts this near, as a share, count as the same. */
const GRAIN = 0.02;

export interface DescriptionLength {
  readonly bits: number;
  readonly isRegular: boolean;
}

export function descriptionLengthOf(
  entries: readonly EnrichedEntry[],
  calendar: WorkingCalendar,
): DescriptionLength {
  const payments = paymentsOf(entries);
  const usual = median(payments.map(({ minor }) => minor)) as number;
  const amounts = payments.reduce(
    (bits, { minor }) =>
      bits + SAME_AMOUNT_BITS + BITS_PER_DOUBLING * Math.log2(1 + Math.abs(Math.log(minor / usual)) / GRAIN),
    0,
  );
  const cadence = recogniseCadence(
    payments.map(({ day }) => day),
    calendar,
  );
  return { bits: GROUP_BITS + amounts + cadence.bits, isRegular: cadence.schedule !== null };
}
