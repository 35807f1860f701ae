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
import type { MonthIncome } from '../model/incomePayments.js';

export interface Period {
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  /** The first day of the data, when it is later than `from`. */
  readonly dataFrom: EpochDay;
  /** Newest first. */
  readonly months: readonly MonthIndex[];
}

const MONTHS_USED = 12;

/** The last of them is the month of `asOf`. `firstDay`: the first that the data cover. */
export function periodTo(asOf: EpochDay, firstDay: EpochDay): Period {
  const newest = monthOf(asOf);
  const months = Array.from({ length: MONTHS_USED }, (_, index): MonthIndex => newest - index);
  const from = firstDayOf(newest - MONTHS_USED + 1);
  return { from, asOf, dataFrom: Math.max(from, firstDay), months };
}

/** Newest first; those that the data cover whole. */
export function completeMonths({ asOf, dataFrom, months }: Period): readonly MonthIndex[] {
  const isComplete = monthOf(asOf + 1) !== months[0];
  return months.slice(isComplete ? 0 : 1).filter(month => firstDayOf(month) >= dataFrom);
}

export function monthTable(byMonth: ReadonlyMap<MonthIndex, Minor>, { months }: Period): MonthIncome[] {
  return months.map(month => ({
    year: yearOf(month),
    month: monthNumberOf(month),
    income: majorOf(byMonth.get(month) ?? 0),
  }));
}
