/** Separates two streams from one payer (salary and expenses, two jobs) by their amounts and days. */
import type { EpochDay } from '../base/calendar.js';
import { once } from '../base/once.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { type Cadence, recogniseCadence } from './cadence.js';
import { steadyLevelOf } from './level.js';
import { type EntryPayment, paymentsOf } from './payments.js';
import { isNearEnough, monthlyOf, passesInSilence } from './rhythmChange.js';
import type { WorkingCalendar } from './workingDays.js';

const FEWEST_PAYMENTS = 3;
/** The smallest step between the two kinds of amounts, as a multiple. */
const LEAST_STEP = 1.5;
/** The fit of a stream of its own, which is about as regular as pay. */
const REGULAR_FIT = 0.7;
/** The whole must be less regular, or less steady, than the part by this much. */
const WORSE_FIT = 0.15;

/** The payments of one stream, split where one rhythm follows another. At least one run. */
type Runs = readonly (readonly EnrichedEntry[])[];

/** `entries`: by day, then by id. One stream, or two. */
export function splitByAmount(entries: readonly EnrichedEntry[], calendar: WorkingCalendar): readonly Runs[] {
  const limit = widestStep(entries.map(({ entry }) => entry.minor));
  if (limit === null) return [[entries]];
  const larger = entries.filter(({ entry }) => entry.minor > limit);
  const smaller = entries.filter(({ entry }) => entry.minor <= limit);
  // One salary may be paid into two accounts.
  if (haveOwnAccounts(larger, smaller)) return [[entries]];
  // The parts are tested first, because few are regular, and the whole is needed only then.
  const wholeOf = once(() => {
    const payments = paymentsOf(entries);
    return { whole: payments, cadence: cadenceOf(payments, calendar) };
  });
  const isBetter = (part: readonly EnrichedEntry[]) => {
    const payments = paymentsOf(part);
    const { schedule, fit } = cadenceOf(payments, calendar);
    if (schedule === null || fit < REGULAR_FIT) return false;
    const { whole, cadence } = wholeOf();
    return (
      cadence.schedule === null ||
      cadence.fit < fit - WORSE_FIT ||
      (isSteady(payments) && !isSteady(whole) && sharePaydays(larger, smaller))
    );
  };
  if (!isBetter(larger) && !isBetter(smaller)) return [[entries]];
  const [head, tail] = dayOf(larger[0]) < dayOf(smaller[0]) ? [larger, smaller] : [smaller, larger];
  return follows(tail, head, calendar) ? [[head, tail]] : [[larger], [smaller]];
}

/** Whether the payments come after the others and not in parallel: the payer changed its rhythm or payday. */
function follows(
  tail: readonly EnrichedEntry[],
  head: readonly EnrichedEntry[],
  calendar: WorkingCalendar,
): boolean {
  if (dayOf(head.at(-1)) >= dayOf(tail[0])) return false;
  const [old, present] = [paymentsOf(head), paymentsOf(tail)];
  const [before, after] = [cadenceOf(old, calendar).schedule, cadenceOf(present, calendar).schedule];
  if (before === null || after === null) return false;
  return (
    isNearEnough(monthlyOf(old, before), monthlyOf(present, after)) || passesInSilence(old, before, present)
  );
}

function dayOf(row: EnrichedEntry | undefined): EpochDay {
  return (row as EnrichedEntry).entry.day;
}

function haveOwnAccounts(larger: readonly EnrichedEntry[], smaller: readonly EnrichedEntry[]): boolean {
  const accounts = new Set(larger.map(({ entry }) => entry.accountId));
  return smaller.every(({ entry }) => !accounts.has(entry.accountId));
}

/** Small and large payments of one schedule on separate days are variable pay. */
function sharePaydays(larger: readonly EnrichedEntry[], smaller: readonly EnrichedEntry[]): boolean {
  const days = new Set(larger.map(({ entry }) => entry.day));
  return smaller.some(({ entry }) => days.has(entry.day));
}

/** The amount below the widest step between neighbours with enough payments on either side. Null if no step is wide. */
function widestStep(amounts: readonly number[]): number | null {
  if (amounts.length < 2 * FEWEST_PAYMENTS) return null;
  const ordered = Float64Array.from(amounts).sort();
  let widest = LEAST_STEP;
  let below: number | null = null;
  for (let index = FEWEST_PAYMENTS; index <= ordered.length - FEWEST_PAYMENTS; index++) {
    const step = (ordered[index] as number) / (ordered[index - 1] as number);
    if (step > widest) {
      widest = step;
      below = ordered[index - 1] as number;
    }
  }
  return below;
}

function cadenceOf(payments: readonly EntryPayment[], calendar: WorkingCalendar): Cadence {
  return recogniseCadence(
    payments.map(({ day }) => day),
    calendar,
  );
}

function isSteady(payments: readonly EntryPayment[]): boolean {
  return steadyLevelOf(payments) !== null;
}
