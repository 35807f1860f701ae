/** Payments a calendar month, as a fraction. Source: Ministry of Justice, Check financial eligibility (MIT): 52/12 … 1/12. */
import { type Minor, scaled } from '../base/money.js';
import type { Frequency } from '../contract/income/frequency.js';

export const MONTHLY_FACTORS: Readonly<
  Record<Exclude<Frequency, 'Irregular'>, readonly [numerator: number, denominator: number]>
> = {
  Weekly: [52, 12],
  Fortnightly: [26, 12],
  FourWeekly: [13, 12],
  SemiMonthly: [2, 1],
  Monthly: [1, 1],
  Quarterly: [1, 3],
  Annual: [1, 12],
};

/** Days from one payday to the next. */
export const INTERVAL: Readonly<Record<Exclude<Frequency, 'Irregular'>, number>> = {
  Weekly: 7,
  Fortnightly: 14,
  FourWeekly: 28,
  SemiMonthly: 15.2,
  Monthly: 30.4,
  Quarterly: 91.3,
  Annual: 365.2,
};

export function monthlyEquivalent(minor: Minor, frequency: Exclude<Frequency, 'Irregular'>): Minor {
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return scaled(minor, numerator, denominator);
}
