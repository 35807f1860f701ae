/** Days on which pay can arrive, and how payers move a payday that is none. */
import {
  ENGLAND_AND_WALES,
  FEDERAL_OFFICES,
  FEDERAL_RESERVE,
  NORTHERN_IRELAND,
  SCOTLAND,
} from '../../../src/data/holidays.js';
import { addDays, isWeekend } from '../dates.js';

export type Division = 'england-and-wales' | 'scotland' | 'northern-ireland';
export type Move = 'previous' | 'next' | 'none';
/** Which holidays a payer keeps. */
export type HolidayKeeper = Division | 'federal-reserve' | 'federal-offices';

const HOLIDAYS: Readonly<Record<HolidayKeeper, ReadonlySet<string>>> = {
  'england-and-wales': daysOf(ENGLAND_AND_WALES),
  // Bacs follows England and Wales everywhere, so its holidays move pay in all three.
  scotland: new Set([...daysOf(ENGLAND_AND_WALES), ...daysOf(SCOTLAND)]),
  'northern-ireland': new Set([...daysOf(ENGLAND_AND_WALES), ...daysOf(NORTHERN_IRELAND)]),
  'federal-reserve': daysOf(FEDERAL_RESERVE),
  'federal-offices': daysOf(FEDERAL_OFFICES),
};

function daysOf(table: Readonly<Record<number, string>>): Set<string> {
  return new Set(
    Object.entries(table).flatMap(([year, days]) => days.split(' ').map(day => `${year}-${day}`)),
  );
}

export function isWorkingDay(day: string, keeper: HolidayKeeper): boolean {
  return !isWeekend(day) && !HOLIDAYS[keeper].has(day);
}

export function moved(day: string, move: Move, keeper: HolidayKeeper): string {
  let paid = day;
  while (move !== 'none' && !isWorkingDay(paid, keeper)) paid = addDays(paid, move === 'previous' ? -1 : 1);
  return paid;
}
