/** What the values of the columns look like, over the first rows of a table. */
import { readAmount } from '../../../values/amount.js';
import { directionOf, isStatus } from '../rows/words.js';
import { isAmountCell, isDateCell, isMoneyCell, isNothingWord } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import { isCurrencyCell } from './currency.js';

export interface ColumnStats {
  readonly filled: number;
  readonly dates: number;
  readonly amounts: number;
  /** Amounts that are more than a number. */
  readonly money: number;
  readonly negatives: number;
  /** Numbers of up to six digits and nothing else. */
  readonly short: number;
  readonly currencies: number;
  readonly directions: number;
  readonly statuses: number;
  /** Characters of values that have letters and are no dates. */
  readonly letters: number;
  /** Different values, up to a few. */
  readonly distinct: number;
}

const SAMPLE = 300;

/**
 * Counts the records that have a date somewhere, or all of them if none has. Those with more cells than the header, `headers`, hold a
 * delimiter that is not quoted, so their cells stand in the wrong columns.
 */
export function statsOf(records: readonly CsvRecord[], headers: number | undefined): readonly ColumnStats[] {
  const dated = records.slice(0, 2 * SAMPLE).filter(({ cells }) => cells.some(isDateCell));
  const fitting = headers === undefined ? [] : dated.filter(({ cells }) => cells.length <= headers);
  const sample = (fitting.length > 0 ? fitting : dated.length > 0 ? dated : records).slice(0, SAMPLE);
  const width = sample.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return Array.from({ length: width }, (_, index) =>
    statsOfColumn(sample.map(({ cells }) => cells[index] ?? '')),
  );
}

function statsOfColumn(values: readonly string[]): ColumnStats {
  // A dash stands for nothing, but for a debit where a plus stands for a credit.
  const hasPlus = values.includes('+');
  const filled = values.filter(
    value => value !== '' && !isNothingWord(value) && (hasPlus || !/^[-\u2010-\u2015]+$/.test(value)),
  );
  const count = (is: (value: string) => boolean) => filled.filter(is).length;
  return {
    filled: filled.length,
    dates: count(isDateCell),
    amounts: count(isAmountCell),
    money: count(value => isMoneyCell(value) && !isDateCell(value)),
    negatives: count(value => readAmount(value)?.isNegative === true),
    short: count(value => SHORT.test(value)),
    currencies: count(isCurrencyCell),
    statuses: count(isStatus),
    directions: count(value => directionOf(value) !== undefined),
    letters: filled.reduce(
      (sum, value) => sum + (/\p{L}/u.test(value) && !isDateCell(value) ? value.length : 0),
      0,
    ),
    distinct: new Set(filled).size,
  };
}

/** No account has so short a number. */
const SHORT = /^\d{1,6}$/;

/** Whether a column without a name may hold whole pounds or dollars. */
export function isShortNumbers({ filled, short, dates }: ColumnStats): boolean {
  return filled > 0 && short === filled && dates === 0;
}

/** If some numbers of a column are clearly money, the others are too. */
export function isMoney({ filled, amounts, money, dates }: ColumnStats): boolean {
  return money > 0 && amounts * 10 >= filled * 8 && dates * 2 < filled;
}
