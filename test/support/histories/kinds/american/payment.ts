/** A sum that an American authority or fund pays by a schedule. */

import type { Random } from '../../random.js';
import type { Schedule } from '../../schedules.js';
import { allPaydays } from '../jobs.js';
import { drawn, type Halves, type KindLife } from '../kind.js';
import { pay, type Source } from '../source.js';

/** Cost-of-living adjustments of each January. Source: SSA. */
const RAISES: Readonly<Record<string, number>> = { 2023: 1.087, 2024: 1.032, 2025: 1.025, 2026: 1.028 };

interface Paid extends Pick<Source, 'category' | 'isBenefit' | 'trueName'> {
  readonly forms: Halves<string>;
  readonly schedule: Schedule;
  readonly pence: number;
  readonly isRaised?: boolean;
  readonly start?: string;
  readonly end?: string;
}

export function payment(life: KindLife, random: Random, income: Paid): void {
  const { forms, schedule, pence, isRaised = false, start = '', end = '9999', ...source } = income;
  const [name, wording] = drawn(life, random, forms).split('|') as [string, string];
  const expected = allPaydays(life, schedule);
  const year = life.asOf.slice(0, 4);
  const raised = Math.round((pence * (RAISES[year] ?? 1)) / 100) * 100;
  pay(life, random, {
    ...source,
    name,
    wording,
    frequency: schedule.frequency,
    payments: expected
      .filter(day => day >= start && day <= end)
      .map(day => ({ day, pence: isRaised && day.slice(0, 4) === year ? raised : pence })),
    expected,
    tellsFrom: 1,
  });
}

export const dollars = (random: Random, least: number, most: number) => random.integer(least, most) * 100;
