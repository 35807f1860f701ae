/** What is collected for one period before it is measured. */
import type { EpochDay, MonthIndex } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { HealthRow } from './rows.js';

export interface DayBalance {
  readonly day: EpochDay;
  /** At the end of the day. */
  readonly minor: Minor;
}

export interface MonthTotals {
  readonly credit: ReadonlyMap<MonthIndex, Minor>;
  readonly debit: ReadonlyMap<MonthIndex, Minor>;
}

export interface PeriodFacts<Figure extends string = string> {
  /** Days with history; 0 when there is none. */
  readonly days: number;
  /** By day, then by id; so are those below. */
  readonly rows: readonly HealthRow[];
  readonly byFigure: ReadonlyMap<Figure, readonly HealthRow[]>;
  /** By slug. A refund is under the category of what it returns. */
  readonly byCategory: ReadonlyMap<CategorySlug, readonly HealthRow[]>;
  /** Those of the period among some rows of the whole history. */
  readonly within: (rows: readonly HealthRow[]) => readonly HealthRow[];
  /** One for each day, the earliest first. */
  readonly balances: readonly DayBalance[];
  /** The balance at the end of the last day. */
  readonly current: Minor;
  readonly creditLine: Minor | null;
  /** Calendar months of which every day is in the period, the earliest first. */
  readonly wholeMonths: readonly MonthIndex[];
  /** Of these months, and of others. */
  readonly monthTotals: MonthTotals;
  /** Payments that came back unpaid, and the fees for them. */
  readonly returned: readonly HealthRow[];
}
