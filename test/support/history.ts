/** Where a history without a given start begins, worked out from the rule of docs/financial-health.md alone. */
import { addDays, daysBetween } from './dates.js';

export function historyOf(bookedDays: readonly string[], asOf: string | null) {
  const days = [...new Set(bookedDays)].sort();
  const [first] = days;
  if (first === undefined || asOf === null) return { historyFrom: null, basis: null };
  const windowStart = addDays(asOf, -364);
  const silence = daysBetween(windowStart, first);
  return silence > 0 && silence <= Math.min(7, middleOf(gapsBetween(days)))
    ? { historyFrom: windowStart, basis: 'usual-gap' }
    : { historyFrom: first, basis: 'first-row' };
}

function gapsBetween(days: readonly string[]): number[] {
  return days.slice(1).map((day, index) => daysBetween(days[index] as string, day));
}

function middleOf(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
