/** Caches the days of schedules, because every group of payments tries hundreds of schedules on the same year. */

import { firstPlace } from '../base/binarySearch.js';
import { type EpochDay, epochDay } from '../base/calendar.js';

/** From `from` to `to` inclusive, in order. */
export type DaysBetween = (from: EpochDay, to: EpochDay) => EpochDay[];

/** The days of a schedule from `first` to `last`, and for each day in between the place of the nearest one, the later of two. */
export interface DayTable {
  readonly first: EpochDay;
  readonly last: EpochDay;
  readonly days: Int32Array;
  readonly nearest: Int16Array;
}

export interface KeptDays {
  readonly between: DaysBetween;
  /** A table that holds at least these days. Null if they are more than a table may hold. */
  readonly tableOf: (from: EpochDay, to: EpochDay) => DayTable | null;
}

/** Days are cached for whole spans of this length, so that groups that begin or end a little apart share them. */
const SPAN = 128;
/** The longest cached range. Days far from it replace it. */
const LONGEST_KEPT = 10_000;
/** The longest table, in days. Five years and a half. */
const LONGEST_TABLE = 2048;

export function keptDays(name: DaysBetween): KeptDays {
  let days: readonly EpochDay[] = [];
  let table: DayTable | null = null;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const between: DaysBetween = (from, to) => {
    if (from > to) return [];
    if (from < first || to > last) {
      const ownFrom = spanStart(from);
      const ownTo = spanEnd(to);
      if (ownTo - ownFrom > LONGEST_KEPT) return name(from, to);
      const isNear = Math.max(last, ownTo) - Math.min(first, ownFrom) <= LONGEST_KEPT;
      first = isNear ? Math.min(first, ownFrom) : ownFrom;
      last = isNear ? Math.max(last, ownTo) : ownTo;
      days = name(epochDay(first), epochDay(last));
    }
    return days.slice(
      firstPlace(days.length, place => (days[place] as EpochDay) >= from),
      firstPlace(days.length, place => (days[place] as EpochDay) > to),
    );
  };
  return {
    between,
    tableOf: (from, to) => {
      if (table !== null && from >= table.first && to <= table.last) return table;
      const [ownFrom, ownTo] = [spanStart(from), spanEnd(to)];
      if (ownTo - ownFrom > LONGEST_TABLE) return null;
      const wideFrom = Math.min(table?.first ?? ownFrom, ownFrom);
      const wideTo = Math.max(table?.last ?? ownTo, ownTo);
      const isNear = wideTo - wideFrom <= LONGEST_TABLE;
      const [tableFrom, tableTo] = isNear ? [wideFrom, wideTo] : [ownFrom, ownTo];
      table = tableBetween(between, epochDay(tableFrom), epochDay(tableTo));
      return table;
    },
  };
}

function spanStart(day: EpochDay): number {
  return Math.floor(day / SPAN) * SPAN;
}

function spanEnd(day: EpochDay): number {
  return Math.ceil((day + 1) / SPAN) * SPAN;
}

function tableBetween(between: DaysBetween, first: EpochDay, last: EpochDay): DayTable {
  const days = Int32Array.from(between(first, last));
  const nearest = new Int16Array(last - first + 1);
  let place = 0;
  for (let offset = 0; offset < nearest.length; offset++) {
    const day = first + offset;
    while (
      place + 1 < days.length &&
      Math.abs((days[place + 1] as number) - day) <= Math.abs((days[place] as number) - day)
    )
      place++;
    nearest[offset] = place;
  }
  return { first, last, days, nearest };
}
