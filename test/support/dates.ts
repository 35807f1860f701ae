/** Days written as people write them, worked out apart from the library's own calendar. */
const MILLISECONDS_PER_DAY = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

export function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / MILLISECONDS_PER_DAY;
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0;
}

/** `count` dates, `step` days apart. */
export function every(step: number, first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index * step));
}

/** The given day of `count` months from `year`-`month` on; the last day where a month is shorter. */
export function monthly(day: number, year: number, month: number, count: number, step = 1): string[] {
  return Array.from({ length: count }, (_, index) => dayInMonth(year, month + index * step, day));
}

/** Months beyond 12 run into the following years. */
export function dayInMonth(year: number, month: number, day: number): string {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, length))).toISOString().slice(0, 10);
}

/** nth 1 to 4, or -1 for the last. `weekday`: Sunday 0 to Saturday 6. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayInMonth(year, month, 1);
  const last = dayInMonth(year, month, 31);
  if (nth < 0) return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}
