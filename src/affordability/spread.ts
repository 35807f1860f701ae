/** Bills that fall less often than monthly, and the months each payment covers. */
import { categoryIdOf, categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { CategoryId } from '../model/taxonomy.js';
import { recogniseCadence } from '../streams/cadence.js';
import { isSame } from '../streams/level.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface SpreadBill {
  readonly category: CategoryId;
  readonly entries: readonly EnrichedEntry[];
  /** Months that one payment covers: 12 or 3. */
  readonly coveredMonths: 3 | 12;
}

/** Usually paid once a year when they are not paid monthly (general knowledge of UK and US billing). */
const OFTEN_YEARLY: ReadonlySet<CategoryId> = new Set(
  [
    'vehicle-tax',
    'vehicle-insurance',
    'home-insurance',
    'life-insurance',
    'health-insurance',
    'other-insurance',
    'tv-licence',
    'service-charge',
    'vehicle-maintenance',
    'council-tax',
    'professional-services',
  ].map(categoryIdOf),
);
/** A yearly bill is at least this large; smaller single payments are just purchases. */
const SMALLEST_YEARLY = 60_00;
/** Days between quarterly payments, weekends and late bills allowed for. */
const SHORTEST_QUARTER = 75;
const LONGEST_QUARTER = 110;
/** Bills that fall at most quarterly come no oftener than this in a year. */
const MOST_PAYMENTS = 6;
/** Two payments this far apart, within two weeks, are two instances of a yearly bill. */
const YEAR_DAYS = 365;
const YEAR_SLACK = 14;

export function spreadBillsOf(entries: readonly EnrichedEntry[], calendar: WorkingCalendar): SpreadBill[] {
  const byPayee = new Map<string, EnrichedEntry[]>();
  for (const row of entries) {
    if (row.entry.isCredit || categoryOf(row.countsToward).affordability !== 'fixed') continue;
    const known = byPayee.get(row.decision.payee);
    if (known === undefined) byPayee.set(row.decision.payee, [row]);
    else known.push(row);
  }
  return [...byPayee.values()].flatMap(payments => {
    const category = (payments[0] as EnrichedEntry).countsToward;
    const coveredMonths =
      payments.length > MOST_PAYMENTS ? null : monthsCovered(category, payments, calendar);
    return coveredMonths === null ? [] : [{ category, entries: payments, coveredMonths }];
  });
}

function monthsCovered(
  category: CategoryId,
  payments: readonly EnrichedEntry[],
  calendar: WorkingCalendar,
): 3 | 12 | null {
  const [first, second] = payments.map(({ entry }) => entry);
  if (first === undefined || payments.some(({ countsToward }) => countsToward !== category)) return null;
  if (payments.length === 1) return OFTEN_YEARLY.has(category) && first.minor >= SMALLEST_YEARLY ? 12 : null;
  if (payments.length === 2 && second !== undefined) {
    const isYear = Math.abs(second.day - first.day - YEAR_DAYS) <= YEAR_SLACK;
    return isYear && isSame(first.minor, second.minor, 0.4) ? 12 : null;
  }
  const days = [...new Set(payments.map(({ entry }) => entry.day))];
  const areQuarters = days.every(
    (day, index) =>
      index === 0 ||
      (day - (days[index - 1] as number) >= SHORTEST_QUARTER &&
        day - (days[index - 1] as number) <= LONGEST_QUARTER),
  );
  if (!areQuarters) return null;
  return recogniseCadence(days, calendar).frequency === 'Quarterly' ? 3 : null;
}
