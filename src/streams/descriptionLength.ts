/**
 * Counts the bits that describe the days and amounts of a group of credits. The shorter the description, the likelier the group (minimum
 * description length, Rissanen 1978).
 */
import { median } from '../base/statistics.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { recogniseCadence } from './cadence.js';
import { type Payment, paymentsOf } from './payments.js';
import type { WorkingCalendar } from './workingDays.js';

/** The bits to state that there is a group, and its usual payment. */
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
  const cadence = recogniseCadence(
    payments.map(({ day }) => day),
    calendar,
  );
  return { bits: GROUP_BITS + amountBitsOf(payments) + cadence.bits, isRegular: cadence.schedule !== null };
}

/** How far each payment is from the usual one. */
export function amountBitsOf(payments: readonly Payment[]): number {
  const usual = median(payments.map(({ minor }) => minor)) as number;
  return payments.reduce(
    (bits, { minor }) =>
      bits + SAME_AMOUNT_BITS + BITS_PER_DOUBLING * Math.log2(1 + Math.abs(Math.log(minor / usual)) / GRAIN),
    0,
  );
}
