/** Decides between day first, month first and year first, for a whole column and never row by row. */
import type { DateOrder } from '../model/statements.js';
import type { WrittenDate } from './dateText.js';
import { partsOf } from './day.js';

export interface OrderFinding {
  readonly order: DateOrder;
  /** Several orders fit every date, and neither the format nor the caller says which. */
  readonly isAmbiguous: boolean;
  /** How many dates fit only one order. If the column contradicts itself, both counts are above 0. */
  readonly onlyDayFirst: number;
  readonly onlyMonthFirst: number;
}

/**
 * `known` is the order that the format, the layout or the caller states. It holds unless every date that fits only one order contradicts
 * it. `likely` is the order of the country, for a column that fits both.
 */
export function dateOrderOf(
  dates: readonly WrittenDate[],
  known: Exclude<DateOrder, 'iso'> | undefined,
  likely: 'day-first' | 'month-first',
): OrderFinding {
  const numbers = dates.filter(({ kind }) => kind === 'numbers');
  const onlyDayFirst = numbers.filter(({ first, second }) => first > 12 && second <= 12).length;
  const onlyMonthFirst = numbers.filter(({ first, second }) => second > 12 && first <= 12).length;
  const counts = { onlyDayFirst, onlyMonthFirst, isAmbiguous: false };
  if (numbers.length === 0) return { ...counts, order: 'iso' };
  const areShort = numbers.every(({ isShort }) => isShort === true);
  if (areShort && (known === 'year-first' || (known === undefined && beginWithYears(numbers))))
    return {
      order: 'year-first',
      isAmbiguous: known === undefined && areFew(numbers),
      onlyDayFirst: 0,
      onlyMonthFirst: 0,
    };
  // Years of four digits that do not come first cannot come first.
  if (known !== undefined && known !== 'year-first') {
    const denied =
      known === 'day-first'
        ? onlyMonthFirst > 0 && onlyDayFirst === 0
        : onlyDayFirst > 0 && onlyMonthFirst === 0;
    if (!denied) return { ...counts, order: known };
  }
  if (onlyDayFirst !== onlyMonthFirst)
    return { ...counts, order: onlyDayFirst > onlyMonthFirst ? 'day-first' : 'month-first' };
  if (numbers.every(({ first, second }) => first === second)) return { ...counts, order: likely };
  return { ...counts, order: sortedOrder(numbers) ?? likely, isAmbiguous: onlyDayFirst === 0 };
}

/** Days of a file lie this many times closer together in the right order than in a wrong one. */
const CLOSER = 4;

/**
 * Dates as 26-01-31 fit day first too, as 26 January 2031. A file of a month would then reach over thirty years, one row a year. So the years
 * come first where that brings the days far closer together than either other order.
 */
function beginWithYears(dates: readonly WrittenDate[]): boolean {
  const own = spanOf(dates, 'year-first');
  if (own === undefined || own === 0) return false;
  return (['day-first', 'month-first'] as const).every(order => {
    const other = spanOf(dates, order);
    return other === undefined || other > CLOSER * own;
  });
}

/** Few days may be close together by chance: a payment of the same day in three years. */
const FEW = 4;

function areFew(dates: readonly WrittenDate[]): boolean {
  return new Set(dates.map(({ year, first, second }) => (year * 100 + first) * 100 + second)).size < FEW;
}

/** Days between the first date and the last, of months of 31 days. Undefined where a date does not fit the order. */
function spanOf(dates: readonly WrittenDate[], order: DateOrder): number | undefined {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const date of dates) {
    const { year, month, day } = partsOf(date, order);
    if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
    const number = (year * 12 + month) * 31 + day;
    first = Math.min(first, number);
    last = Math.max(last, number);
  }
  return last - first;
}

/** Statements are sorted by date. If only one reading sorts the rows, it is more likely. */
function sortedOrder(numbers: readonly WrittenDate[]): 'day-first' | 'month-first' | undefined {
  const dayFirst = isInOrder(numbers.map(({ year, first, second }) => year * 10_000 + second * 100 + first));
  const monthFirst = isInOrder(
    numbers.map(({ year, first, second }) => year * 10_000 + first * 100 + second),
  );
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day-first' : 'month-first';
}

function isInOrder(days: readonly number[]): boolean {
  const isRising = days.every((day, index) => index === 0 || day >= (days[index - 1] as number));
  return isRising || days.every((day, index) => index === 0 || day <= (days[index - 1] as number));
}
