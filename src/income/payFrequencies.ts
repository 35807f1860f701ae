import type { Frequency } from '../contract/income/frequency.js';

/** How often pay comes, and what takes its place. Seldomer money is a dividend, a bonus or a grant. */
export const PAY_FREQUENCIES: ReadonlySet<Frequency> = new Set([
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
]);
