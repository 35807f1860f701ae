/** Pay that differs each time, with paydays left out or not. */

import { levelFor } from '../../incomes/employment.js';
import type { Random } from '../../random.js';
import type { Schedule } from '../../schedules.js';
import { shownPaydays } from '../jobs.js';
import { drawn, type Halves, type KindLife } from '../kind.js';
import { pay, type Source } from '../source.js';
import { evenFactors, paysOnAverage, withGaps } from '../variable.js';

interface Hours extends Omit<Source, 'payments' | 'frequency' | 'expected' | 'pay' | 'standing'> {
  readonly schedule: Schedule;
  readonly share?: number;
  /** How much of the level a payday brings. */
  readonly factors: readonly [least: number, most: number];
  /** Paydays in a row that are paid, and then that are not; all are paid when left out. */
  readonly spells?: readonly [worked: readonly [number, number], free: readonly [number, number]];
}

/** Only what the statement shows: an average of more would be known to nobody. */
export function hourlyPay(life: KindLife, random: Random, hours: Hours): void {
  const { schedule, share = 1, factors: bounds, spells, ...source } = hours;
  const days = shownPaydays(life, schedule);
  const isPaid = spells === undefined ? days.map(() => true) : withGaps(random, days.length, ...spells);
  const paid = days.filter((_, index) => isPaid[index]);
  const level = levelFor(life.means * share, schedule);
  const factors = evenFactors(random, paid.length, ...bounds);
  const mean = ((bounds[0] + bounds[1]) / 2) * level * (paid.length / days.length);
  pay(life, random, {
    ...source,
    frequency: schedule.frequency,
    pay: 'variable',
    expected: days,
    payments: paid.map((day, index) => ({ day, pence: Math.round(level * (factors[index] as number)) })),
    standing: paysOnAverage(mean, schedule.frequency),
  });
}

/** One of the names, with somebody's surname and some town in it. */
export function named(life: KindLife, random: Random, patterns: Halves<string>): string {
  return drawn(life, random, patterns)
    .replace('{S}', () => random.pick(life.words.surnames))
    .replace('{P}', () => random.pick(life.words.places));
}
