/**
 * The rhythm of the usual payments, where a few others of the same payer stand beside their paydays: a bonus, or pay for a day more.
 * One schedule with more paydays would describe all of them, since a payday that was missed is cheap to tell, and so would take
 * monthly pay and two bonuses for pay that comes twice a month.
 */
import { type Cadence, FEWEST_PAYMENTS, recogniseCadence } from './cadence.js';
import type { Level } from './level.js';
import { OTHER_RHYTHM } from './likelyCuts.js';
import { INTERVAL } from './monthlyFactor.js';
import type { Payment } from './payments.js';
import type { WorkingCalendar } from './workingDays.js';

/** `cadence`: of all payments. The same where the payments of the level say nothing else. */
export function cadenceOfLevel(
  payments: readonly Payment[],
  cadence: Cadence,
  { isSteady, odd }: Level,
  calendar: WorkingCalendar,
): Cadence {
  const { schedule, missed } = cadence;
  const isWhole = schedule !== null && missed === 0;
  if (!isSteady || odd.length === 0 || isWhole || payments.length - odd.length < FEWEST_PAYMENTS)
    return cadence;
  const beside = new Set(odd.map(({ index }) => index));
  const usual = payments.flatMap(({ day }, index) => (beside.has(index) ? [] : [day]));
  const own = recogniseCadence(usual, calendar);
  if (own.schedule === null || own.missed > 0 || own.fit < cadence.fit) return cadence;
  const isSlower =
    schedule === null || INTERVAL[own.schedule.frequency] > OTHER_RHYTHM * INTERVAL[schedule.frequency];
  return isSlower ? { ...own, extra: own.extra + odd.length } : cadence;
}
