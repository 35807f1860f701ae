/** Jobs: one, two, or one after another; steady or by the hour. */
import { addDays, daysBetween } from '../../dates.js';
import { type Life, type Part, showsWords, someone, unused } from '../life.js';
import type { Random } from '../random.js';
import type { Schedule } from '../schedules.js';
import { employer, type Payer, payerCalled } from '../vocabulary/names.js';
import { payJob } from './job.js';
import { payday } from './paydays.js';

/** A job ends at least this long before asOf, so that anyone can see that it has ended. */
const DAYS_AFTER_LEAVING = 75;
const PAYDAYS_A_YEAR = {
  Weekly: 52,
  Fortnightly: 26,
  FourWeekly: 13,
  SemiMonthly: 24,
  Monthly: 12,
  Quarterly: 4,
  Annual: 1,
  Irregular: 12,
} as const;

export const oneJob: Part = (life, random) => {
  const schedule = payday(life, random.fork('payday'));
  const start = random.chance(0.12) ? dayWithin(life, random, 0.1, 0.7) : undefined;
  const end = start === undefined && random.chance(0.06) ? leavingDay(life, random) : undefined;
  payJob(life, random, {
    payer: employerOf(life, random),
    schedule,
    level: levelFor(life.means, schedule),
    isHourly: false,
    start,
    end,
    tags: start !== undefined ? ['starts'] : end !== undefined ? ['ends'] : [],
    ...(life.accounts.length > 1 && random.chance(0.5) ? { shares: [70, 30] } : {}),
  });
};

export const hourlyJob: Part = (life, random) => {
  const schedule = payday(life, random.fork('payday'));
  payJob(life, random, {
    payer: employerOf(life, random),
    schedule,
    level: levelFor(life.means, schedule),
    isHourly: true,
    tags: [],
  });
};

export const changeOfJobs: Part = (life, random) => {
  const changeOn = dayWithin(life, random, 0.25, 0.6);
  const leaving = addDays(changeOn, -random.integer(0, 25));
  const [first, second] = [random.fork('first'), random.fork('second')];
  const oldSchedule = payday(life, first);
  const newSchedule = payday(life, second);
  payJob(life, first, {
    payer: employerOf(life, first),
    schedule: oldSchedule,
    level: levelFor(life.means, oldSchedule),
    isHourly: false,
    end: leaving,
    tags: ['changes-job'],
  });
  payJob(life, second, {
    payer: employerOf(life, second),
    schedule: newSchedule,
    level: levelFor(life.means * second.between(1, 1.3), newSchedule),
    isHourly: second.chance(0.15),
    start: changeOn,
    tags: ['changes-job'],
  });
};

/** Beside another income. */
export const sideJob: Part = (life, random) => {
  const schedule = payday(life, random.fork('payday'));
  payJob(life, random, {
    payer: employerOf(life, random),
    schedule,
    level: levelFor(life.means * random.between(0.15, 0.4), schedule),
    isHourly: random.chance(0.5),
    tags: ['side-job'],
  });
};

/** Two employers whose names begin with one word. */
export const namesakeJobs: Part = (life, random) => {
  const surname = random.pick(life.words.surnames);
  const [one, other] = random.several(life.words.trades, 2) as [string, string];
  for (const [name, share] of [
    [`${surname} ${one}`, 0.7],
    [`${surname} ${other}`, 0.4],
  ] as const) {
    const own = random.fork(name);
    const schedule = payday(life, own.fork('payday'));
    payJob(life, own, {
      payer: payerCalled(name, own),
      schedule,
      level: levelFor(life.means * share, schedule),
      isHourly: false,
      tags: ['same-first-word'],
    });
  }
};

/** Wages from a person: a nanny's, a carer's, a gardener's. */
export const wagesFromPerson: Part = (life, random) => {
  if (!showsWords(life, 'bank-credit')) return;
  const schedule = payday(life, random.fork('payday'));
  payJob(life, random, {
    payer: payerCalled(someone(life, random), random),
    schedule,
    level: levelFor(life.means * random.between(0.2, 0.6), schedule),
    isHourly: random.chance(0.5),
    mustSayWages: true,
    tags: ['person-pays-wages'],
  });
};

function employerOf(life: Life, random: Random): Payer {
  let payer: Payer | undefined;
  const name = unused(life, () => {
    payer = employer(life.words, random);
    return payer.name;
  });
  return payer ?? payerCalled(name, random);
}

/** Pence a payday for pence a month. */
export function levelFor(monthly: number, { frequency }: Schedule): number {
  return Math.round((monthly * 12) / PAYDAYS_A_YEAR[frequency]);
}

function dayWithin(life: Life, random: Random, least: number, most: number): string {
  return addDays(life.from, Math.round(daysBetween(life.from, life.asOf) * random.between(least, most)));
}

function leavingDay(life: Life, random: Random): string | undefined {
  const day = dayWithin(life, random, 0.3, 0.7);
  return day <= addDays(life.asOf, -DAYS_AFTER_LEAVING) ? day : undefined;
}
