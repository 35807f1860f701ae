/** What an account lives on where its kind is about something else. */
import { ratesOn } from '../incomes/benefitRates.js';
import { levelFor } from '../incomes/employment.js';
import { longBefore, unused } from '../life.js';
import type { Random } from '../random.js';
import { everyDays, onDays, weekdayFrom } from '../schedules.js';
import { allPaydays, anEmployer, anyPayday, payWording } from './jobs.js';
import type { KindLife } from './kind.js';
import { pay } from './source.js';

/** A job, a pension, or no income at all: then another account has it. */
export function aLiving(life: KindLife, random: Random): void {
  const living = random.weighted([
    ['job', 70],
    ['pension', 15],
    ['nothing', 15],
  ] as const);
  if (living === 'job') aJob(life, random.fork('job'));
  if (living === 'pension') aPension(life, random.fork('pension'));
}

/** Steady pay, which may rise once. */
export function aJob(life: KindLife, random: Random, share = 1): void {
  const schedule = anyPayday(life, random.fork('payday'));
  const days = allPaydays(life, schedule);
  const level = levelFor(life.means * share, schedule);
  const rises = random.chance(0.4);
  const by = random.between(1.02, 1.05);
  pay(life, random, {
    name: anEmployer(life, random),
    ...payWording(life, random),
    frequency: schedule.frequency,
    payments: days.map((day, index) => ({
      day,
      pence: Math.round(rises && index >= days.length / 2 ? level * by : level),
    })),
    expected: days,
    tags: schedule.tags,
  });
}

function aPension(life: KindLife, random: Random): void {
  if (life.country === 'US') {
    const days = allPaydays(life, onDays([3], 'previous', 'federal-reserve'));
    const pence = random.integer(1000, 2400) * 100;
    pay(life, random, {
      name: 'SSA TREAS 310',
      wording: 'XXSOC SEC',
      category: 'state-pension',
      frequency: 'Monthly',
      payments: days.map(day => ({ day, pence })),
      expected: days,
      tellsFrom: 1,
    });
    return;
  }
  const keeper = life.division === 'northern-ireland' ? 'northern-ireland' : 'england-and-wales';
  const weeks = everyDays(28, weekdayFrom(longBefore(life), random.integer(1, 5)), 'previous', keeper);
  const four = allPaydays(life, weeks);
  pay(life, random, {
    name: 'DWP STATE PENSION',
    wording: life.nino,
    category: 'state-pension',
    frequency: 'FourWeekly',
    payments: four.map(day => ({ day, pence: ratesOn(day).statePension * 4 })),
    expected: four,
    tellsFrom: 1,
  });
  const days = allPaydays(life, onDays([random.pick([1, 16, 28])], 'previous', life.bankHolidays));
  const pence = Math.round(life.means * random.between(0.2, 0.5));
  pay(life, random, {
    name: unused(life, () => random.pick(life.words.pensionPayers)),
    wording: 'PENSION',
    category: 'private-pension',
    frequency: 'Monthly',
    payments: days.map(day => ({ day, pence })),
    expected: days,
    tellsFrom: 1,
  });
}
