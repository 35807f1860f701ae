/** Decides between day first and month first, for a whole column and never row by row. */
import type { DateOrder } from '../model/statements.js';
import type { WrittenDate } from './dateText.js';

export interface OrderFinding {
  readonly order: DateOrder;
  /** Both orders fit every date, and neither the format nor the caller says which. */
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
  known: 'day-first' | 'month-first' | undefined,
  likely: 'day-first' | 'month-first',
): OrderFinding {
  const numbers = dates.filter(({ kind }) => kind === 'numbers');
  const onlyDayFirst = numbers.filter(({ first, second }) => first > 12 && second <= 12).length;
  const onlyMonthFirst = numbers.filter(({ first, second }) => second > 12 && first <= 12).length;
  const counts = { onlyDayFirst, onlyMonthFirst, isAmbiguous: false };
  if (numbers.length === 0) return { ...counts, order: 'iso' };
  if (known !== undefined) {
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
