/** Day first or month first: decided on a whole column, never row by row. */
import type { DateOrder } from '../model/statements.js';
import type { WrittenDate } from './dateText.js';

export interface OrderFinding {
  readonly order: DateOrder;
  /** Both orders fit every date, and neither format nor caller told which. */
  readonly isAmbiguous: boolean;
  /** Dates that fit one order alone, of each: both where the column contradicts itself. */
  readonly onlyDayFirst: number;
  readonly onlyMonthFirst: number;
}

/**
 * `known`: what format, layout or caller tell; it holds unless every telling date of the column denies it. `likely`: what to
 * read where the column fits both, as the country writes dates.
 */
export function dateOrderOf(
  dates: readonly WrittenDate[],
  known: 'day-first' | 'month-first' | undefined,
  likely: 'day-first' | 'month-first',
): OrderFinding {
  const numbers = dates.filter(({ kind }) => kind === 'numbers');
  const onlyDayFirst = numbers.filter(({ first, second }) => first > 12 && second <= 12).length;
  const onlyMonthFirst = numbers.filter(({ first, second }) => second > 12 && first <= 12).length;
  const told = { onlyDayFirst, onlyMonthFirst, isAmbiguous: false };
  if (numbers.length === 0) return { ...told, order: 'iso' };
  if (known !== undefined) {
    const denied =
      known === 'day-first'
        ? onlyMonthFirst > 0 && onlyDayFirst === 0
        : onlyDayFirst > 0 && onlyMonthFirst === 0;
    if (!denied) return { ...told, order: known };
  }
  if (onlyDayFirst !== onlyMonthFirst)
    return { ...told, order: onlyDayFirst > onlyMonthFirst ? 'day-first' : 'month-first' };
  if (numbers.every(({ first, second }) => first === second)) return { ...told, order: likely };
  return { ...told, order: sortedOrder(numbers) ?? likely, isAmbiguous: onlyDayFirst === 0 };
}

/** Statements are in order of date: where one reading alone has the rows in order, it is more likely. */
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
