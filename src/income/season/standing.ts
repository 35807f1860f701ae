/** What pay that follows the year is worth, whether it still pays, and its rhythm, which long gaps hide. */
import { addDays, type EpochDay, textOf } from '../../base/calendar.js';
import { majorOf } from '../../base/money.js';
import { type Cadence, FEWEST_PAYMENTS, recogniseCadence } from '../../streams/cadence.js';
import type { PaymentGroup } from '../../streams/paymentGroup.js';
import type { Payment } from '../../streams/payments.js';
import type { WorkingCalendar } from '../../streams/workingDays.js';
import type { Estimate } from '../estimateQuestion.js';
import type { TwelveMonths } from '../twelveMonths.js';
import type { Season } from './season.js';

const DAYS_IN_YEAR = 365;
/** A season may begin or end by so many days earlier or later than in the year before. */
const DAYS_APART = 31;
/** A longer gap parts two seasons. */
const LONGEST_GAP = 60;

export function estimateOfSeason(
  { monthly, annual, from, payments, overMonths, poorest, best }: Season,
  { asOf }: TwelveMonths,
): Estimate {
  return {
    monthly,
    annual,
    basis: {
      method: 'mean-of-year',
      from: textOf(from),
      to: textOf(asOf),
      payments,
      paydays: null,
      months: overMonths,
      assumedFrequency: null,
      lowest: majorOf(poorest),
      highest: majorOf(best),
    },
  };
}

/** Nothing came in the same weeks of the year before either. */
export function isQuietSeason(
  { wasSeenTwice }: Season,
  { entries, yearBefore }: PaymentGroup,
  { asOf }: TwelveMonths,
): boolean {
  const last = entries.at(-1)?.entry.day as EpochDay;
  const from = addDays(last, DAYS_APART - DAYS_IN_YEAR);
  const to = addDays(asOf, -DAYS_IN_YEAR);
  if (!wasSeenTwice || from > to) return false;
  return [...yearBefore, ...entries].every(({ entry }) => entry.day < from || entry.day > to);
}

/** Where gaps hide it, the rhythm of the latest season that is long enough. */
export function rhythmOfSeason<Rhythm extends { readonly cadence: Cadence }>(
  rhythm: Rhythm,
  payments: readonly Payment[],
  calendar: WorkingCalendar,
): Rhythm & { readonly areFirst: false } {
  if (rhythm.cadence.schedule !== null) return { ...rhythm, areFirst: false };
  const cadence = seasonsIn(payments)
    .filter(({ length }) => length >= FEWEST_PAYMENTS)
    .map(days => recogniseCadence(days, calendar))
    .findLast(({ schedule }: Cadence) => schedule !== null);
  return { ...rhythm, cadence: cadence ?? rhythm.cadence, areFirst: false };
}

function seasonsIn(payments: readonly Payment[]): EpochDay[][] {
  const seasons: EpochDay[][] = [];
  let before: EpochDay | null = null;
  for (const { day } of payments) {
    if (before === null || day - before > LONGEST_GAP) seasons.push([]);
    seasons.at(-1)?.push(day);
    before = day;
  }
  return seasons;
}
