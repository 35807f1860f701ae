/** The twelve whole calendar months that income is read from. */
import { type EpochDay, firstDayOf, laterOf, type MonthIndex, monthOf } from '../base/calendar.js';
import { type Minor, majorOf } from '../base/money.js';
import { monthsFrom, shiftMonth, sumsIn, wholeMonthsIn, yearAndMonth } from '../base/months.js';
import type { MonthIncome } from '../contract/income/incomePayments.js';

export interface TwelveMonths {
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  /** The first day of the data, when it is later than `from`. */
  readonly dataFrom: EpochDay;
  /** The first day of the data, however early. */
  readonly historyFrom: EpochDay;
  /** Newest first. */
  readonly months: readonly MonthIndex[];
  /** Newest first; those that the data cover whole. */
  readonly complete: readonly MonthIndex[];
}

const MONTHS_USED = 12;

/** The last of them is the month of `asOf`. `firstDay`: the first that the data cover. */
export function twelveMonthsTo(asOf: EpochDay, firstDay: EpochDay): TwelveMonths {
  const newest = monthOf(asOf);
  const oldest = shiftMonth(newest, 1 - MONTHS_USED);
  const from = firstDayOf(oldest);
  const dataFrom = laterOf(from, firstDay);
  const complete = wholeMonthsIn({ from: dataFrom, to: asOf }).reverse();
  return {
    from,
    asOf,
    dataFrom,
    historyFrom: firstDay,
    months: monthsFrom(oldest, newest).reverse(),
    complete,
  };
}

export function monthTable(byMonth: ReadonlyMap<MonthIndex, Minor>, { months }: TwelveMonths): MonthIncome[] {
  const sums = sumsIn(months, byMonth);
  return months.map((month, place) => ({ ...yearAndMonth(month), income: majorOf(sums[place] as Minor) }));
}
