/** Days on which pay arrives, moved around weekends and bank holidays as payers do it. */
import { ENGLAND_AND_WALES } from '../../src/data/holidays.js';
import { addDays, isWeekend } from './dates.js';

export type Convention = 'previous' | 'next' | 'none';

export const CONVENTIONS: readonly Convention[] = ['previous', 'next', 'none'];

export function isWorkingDay(date: string): boolean {
  const holidays = ENGLAND_AND_WALES[Number(date.slice(0, 4))];
  if (holidays === undefined) throw new Error(`no bank holidays known for ${date}`);
  return !isWeekend(date) && !holidays.split(' ').includes(date.slice(5));
}

/** The nominal day itself where banks pay on it, else the nearest that the convention leads to. */
export function paidOn(nominal: string, convention: Convention): string {
  let day = nominal;
  while (convention !== 'none' && !isWorkingDay(day)) day = addDays(day, convention === 'previous' ? -1 : 1);
  return day;
}
