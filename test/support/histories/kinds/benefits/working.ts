/** Benefits of people of working age. */
import { addDays } from '../../../dates.js';
import { ratesOn } from '../../incomes/benefitRates.js';
import { asHmrcMoves } from '../../incomes/hmrcDays.js';
import { longBefore } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, onDays, weekdayFrom } from '../../schedules.js';
import { aFirm, allPaydays } from '../jobs.js';
import type { Kind, KindLife } from '../kind.js';
import { aJob } from '../living.js';
import { pay } from '../source.js';
import { everyWeeks, payBenefit, steadily } from './claim.js';
import { benefits } from './kindOf.js';
import { CARERS_ALLOWANCE, CHILD_BENEFIT, ESA, MATERNITY_ALLOWANCE, PIP, TAX_CREDITS } from './table.js';
import { UNIVERSAL_CREDIT_KINDS } from './universalCredit.js';

function disability(random: Random): (day: string) => number {
  const [living, moving] = random.pick([
    [0, -1],
    [1, -1],
    [0, 0],
    [1, 0],
    [1, 1],
    [-1, 1],
  ] as const);
  return day => 4 * ((ratesOn(day).dailyLiving[living] ?? 0) + (ratesOn(day).mobility[moving] ?? 0));
}

const pipAndCarer = benefits({
  name: "Personal Independence Payment with Carer's Allowance",
  means: [900_00, 1500_00],
  build(life, random) {
    steadily(life, random, PIP, everyWeeks(life, random.fork('days'), 4), disability(random));
    const weeks = random.pick([1, 4] as const);
    steadily(
      life,
      random,
      CARERS_ALLOWANCE,
      everyWeeks(life, random.fork('carer'), weeks),
      day => weeks * ratesOn(day).carers,
    );
    if (random.chance(0.3)) aJob(life, random.fork('job'), 0.4);
  },
});

const backPay = benefits({
  name: 'Personal Independence Payment with back pay',
  means: [900_00, 1500_00],
  build(life, random) {
    const schedule = everyWeeks(life, random, 4);
    const expected = allPaydays(life, schedule);
    const days = expected.slice(-random.integer(4, 9));
    const penceOn = disability(random);
    const first = days[0] as string;
    const weeksOwed = random.integer(14, 52);
    payBenefit(life, random, PIP, {
      frequency: 'FourWeekly',
      payments: [
        {
          day: addDays(first, -random.integer(6, 21)),
          pence: Math.round((penceOn(first) / 4) * weeksOwed),
          isAtLevel: false,
        },
        ...days.map(day => ({ day, pence: penceOn(day) })),
      ],
      expected,
    });
    if (random.chance(0.5)) aJob(life, random.fork('job'), 0.5);
  },
});

/** The scheme closed on 5 April 2025. */
const END_OF_TAX_CREDITS = '2025-04-05';

const childBenefit = benefits({
  name: 'Child Benefit by week beside ended Tax Credits',
  build(life, random) {
    const monday = (own: Random) => weekdayFrom(longBefore(life), own.integer(1, 2));
    const children = random.integer(0, 2);
    steadily(
      life,
      random,
      CHILD_BENEFIT,
      asHmrcMoves(everyDays(7, monday(random), 'none', 'england-and-wales')),
      day => ratesOn(day).childEldest + children * ratesOn(day).childOther,
    );
    const weeks = random.pick([1, 4] as const);
    const left = addDays(life.asOf, -random.integer(80, 200));
    const level = weeks * random.integer(40_00, 160_00);
    steadily(
      life,
      random,
      TAX_CREDITS,
      asHmrcMoves(
        everyDays((7 * weeks) as 7 | 28, monday(random.fork('credits')), 'none', 'england-and-wales'),
      ),
      () => level,
      { end: left < END_OF_TAX_CREDITS ? left : END_OF_TAX_CREDITS },
    );
    aJob(life, random.fork('job'), 0.7);
  },
});

const support = benefits({
  name: 'Employment and Support Allowance by fortnight',
  means: [700_00, 1200_00],
  build(life, random) {
    const weekly = random.pick([8480, 9050, 9205, 12910, 13820, 14010]);
    steadily(life, random, ESA, everyWeeks(life, random, 2), () => 2 * weekly);
    if (random.chance(0.5))
      steadily(life, random, PIP, everyWeeks(life, random.fork('pip'), 4), disability(random));
  },
});

/** A week at most. Source: GOV.UK, rates of Maternity Allowance by the year of April. */
const MATERNITY: Readonly<Record<string, number>> = {
  2022: 156_66,
  2023: 172_48,
  2024: 184_03,
  2025: 187_18,
  2026: 194_32,
};
const WEEKS_OF_MATERNITY = 39;

const maternity = benefits({
  name: 'Maternity Allowance for thirty-nine weeks',
  build(life, random) {
    const weeks = random.pick([2, 4] as const);
    const start = addDays(life.asOf, -random.integer(60, 340));
    const end = addDays(start, 7 * WEEKS_OF_MATERNITY);
    const share = random.chance(0.7) ? 1 : random.between(0.5, 0.95);
    steadily(
      life,
      random,
      MATERNITY_ALLOWANCE,
      everyWeeks(life, random, weeks),
      day => {
        const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-10' ? 1 : 0);
        return weeks * Math.round(share * (MATERNITY[year] ?? 194_32));
      },
      { start, end },
    );
    payOfBefore(life, random.fork('before'), addDays(start, -random.integer(5, 25)));
  },
});

/** A job that was left for the child. */
function payOfBefore(life: KindLife, random: Random, until: string): void {
  const schedule = onDays([random.integer(20, 28)], 'previous', life.bankHolidays);
  const expected = allPaydays(life, schedule);
  const days = expected.filter(day => day <= until);
  if (days.length === 0) return;
  pay(life, random, {
    name: aFirm(life, random),
    wording: random.pick(life.words.payWords),
    frequency: 'Monthly',
    payments: days.map(day => ({ day, pence: life.means })),
    expected,
    tellsFrom: 1,
  });
}

export const WORKING_AGE: readonly Kind[] = [
  ...UNIVERSAL_CREDIT_KINDS,
  pipAndCarer,
  backPay,
  childBenefit,
  support,
  maternity,
];
