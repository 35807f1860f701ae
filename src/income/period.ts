/** The twelve whole calendar months that income is read from. */
import {
  type EpochDay,
  firstDayOf,
  type MonthIndex,
  monthNumberOf,
  monthOf,
  yearOf,
} from '../base/calendar.js';
import { type Minor, majorOf } from '../base/money.js';
import type { MonthIncome } from '../model/income.js';

export interface Period {
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  /** Newest first. */
  readonly months: readonly MonthIndex[];
}

const MONTHS_USED = 12;

/** The last of them is the month of `asOf`. */
export function periodTo(asOf: EpochDay): Period {
  const newest = monthOf(asOf);
  const months = Array.from({ length: MONTHS_USED }, (_, index): MonthIndex => newest - index);
  return { from: firstDayOf(newest - MONTHS_USED + 1), asOf, months };
}

export function monthTable(byMonth: ReadonlyMap<MonthIndex, Minor>, { months }: Period): MonthIncome[] {
  return months.map(month => ({
    year: yearOf(month),
    month: monthNumberOf(month),
    income: majorOf(byMonth.get(month) ?? 0),
  }));
}
