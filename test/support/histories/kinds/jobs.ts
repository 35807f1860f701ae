/** Employers of the kinds, and how they write. */

import { levelFor } from '../incomes/employment.js';
import { payday } from '../incomes/paydays.js';
import type { Entry } from '../ledger.js';
import { type Life, longBefore, unused } from '../life.js';
import type { Random } from '../random.js';
import { everyDays, lastWorkingDay, onDays, type Schedule, weekdayFrom } from '../schedules.js';
import { company, employer } from '../vocabulary/names.js';
import type { KindLife } from './kind.js';
import { MUTE_STEADY_TELLS_FROM, MUTE_VARIABLE_TELLS_FROM, type Paying, pay, type Source } from './source.js';

/** An employer of any sort, whom nobody else in this life is called like. */
export function anEmployer(life: Life, random: Random): string {
  return unused(life, () => employer(life.words, random).name);
}

export function aFirm(life: Life, random: Random): string {
  return unused(life, () => company(life.words, random));
}

/** What the employer writes beside its name: pay where the seed tells, nothing of it where it does not. */
export function payWording(life: KindLife, random: Random): Pick<Source, 'wording' | 'tellsFrom'> {
  return life.isTold
    ? { wording: random.pick(life.words.payWords), tellsFrom: 1 }
    : { wording: random.pick(life.words.muteWords), tellsFrom: MUTE_STEADY_TELLS_FROM };
}

/** The same for pay that changes each time, which takes longer to know without words. */
export function variablePayWording(life: KindLife, random: Random): Pick<Source, 'wording' | 'tellsFrom'> {
  const { wording, tellsFrom } = payWording(life, random);
  return { wording, tellsFrom: life.isTold ? tellsFrom : MUTE_VARIABLE_TELLS_FROM };
}

export interface SteadyJob extends Omit<Source, 'payments' | 'frequency' | 'expected'> {
  readonly schedule: Schedule;
  /** Of what the person lives on; 1 when left out. */
  readonly share?: number;
  /** The first and the last day on which it may pay. */
  readonly from?: string;
  readonly to?: string;
  /** What the level of a payday is multiplied by; no rise and no cut when left out. */
  readonly levelAt?: (day: string, index: number, days: readonly string[]) => number;
  /** What comes with a payday. */
  readonly besideAt?: (day: string, index: number, days: readonly string[]) => Partial<Paying>;
}

/** Pay that is the same each time, but for what the kind says; the pence may differ by rounding. */
export function steadyJob(life: KindLife, random: Random, job: SteadyJob): Entry[][] {
  const {
    schedule,
    share = 1,
    from = '',
    to = '9999',
    levelAt = () => 1,
    besideAt = () => ({}),
    ...source
  } = job;
  const expected = allPaydays(life, schedule);
  const days = expected.filter(day => day >= from && day <= to);
  const level = levelFor(life.means * share, schedule);
  const wobble = random.chance(0.4) ? random.integer(5, 60) : 0;
  return pay(life, random, {
    ...source,
    frequency: schedule.frequency,
    expected,
    payments: days.map((day, index) => ({
      day,
      pence: Math.round(level * levelAt(day, index, days)) + random.integer(-wobble, wobble),
      ...besideAt(day, index, days),
    })),
  });
}

const MONTH_DAYS = [1, 5, 10, 15, 20, 21, 23, 24, 25, 25, 26, 27, 28, 28, 30];

/** Once a month, as most British employers pay. */
export function monthly(life: Life, random: Random): Schedule {
  return random.chance(0.25)
    ? lastWorkingDay(life.bankHolidays)
    : onDays([random.pick(MONTH_DAYS)], 'previous', life.bankHolidays);
}

export function everyWeeks(life: Life, random: Random, weeks: 1 | 2 | 4): Schedule {
  const weekday = random.pick([5, 5, 5, 4, 4, 3, 2]);
  const anchor = weekdayFrom(longBefore(life), weekday);
  return everyDays((7 * weeks) as 7 | 14 | 28, anchor, 'previous', life.bankHolidays);
}

/** Any rhythm that employers of the country have. */
export const anyPayday = payday;

/** Every payday from well before the statement begins. */
export function allPaydays(life: Life, schedule: Schedule): string[] {
  return schedule.paydays(longBefore(life), life.asOf);
}

/** Those that the statement shows. */
export function shownPaydays(life: Life, schedule: Schedule): string[] {
  return schedule.paydays(life.from, life.asOf);
}
