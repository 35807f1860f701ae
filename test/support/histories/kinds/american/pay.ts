/** How American employers pay. */
import type { Random } from '../../random.js';
import { everyDays, onDays } from '../../schedules.js';
import { hourlyPay } from '../britishPay/hours.js';
import { aFirm, allPaydays, anEmployer, payWording, steadyJob, variablePayWording } from '../jobs.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
import { pay } from '../source.js';
import { DIRECT_DEPOSITS } from './deposits.js';
import { american } from './kindOf.js';
import { fortnightly, friday } from './paydays.js';

const FED = 'federal-reserve';
/** The days of federal offices, on which the government pays. */
const OFFICES = 'federal-offices';

function twiceAMonth(name: string, days: readonly [number, number]): Kind {
  return american({
    name,
    build(life, random) {
      const rises = random.chance(0.4);
      steadyJob(life, random, {
        name: anEmployer(life, random),
        ...payWording(life, random),
        schedule: onDays(days, 'previous', FED),
        levelAt: (_, index, all) => (rises && index >= all.length / 2 ? 1.035 : 1),
      });
    },
  });
}

const threePays = american({
  name: 'biweekly with months of three paydays',
  months: [10, 14],
  build(life, random) {
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: fortnightly(life, random),
    });
  },
});

const RESTAURANTS: Halves<string> = {
  tuned: ['{S} GRILL LLC', '{P} DINER INC', 'DARDEN RESTAURNT', '{S} STEAKHOUSE'],
  'held-out': ['{S} BISTRO INC', '{P} TAVERN LLC', 'BRINKER INTL', '{S} OYSTER BAR'],
};

const tips = american({
  name: 'weekly with tips',
  means: [1800_00, 3600_00],
  build(life, random) {
    hourlyPay(life, random, {
      name: drawn(life, random, RESTAURANTS)
        .replace('{S}', random.pick(life.words.surnames))
        .replace('{P}', life.town.slice(0, -3)),
      ...variablePayWording(life, random),
      schedule: everyDays(7, friday(life, random), 'previous', FED),
      factors: [0.75, 1.25],
    });
  },
});

/** They pay for many small employers, and some write nothing of the employer's name. */
const PAYROLL_COMPANIES: Halves<string> = {
  tuned: ['GUSTO', 'ADP', 'RIPPLING'],
  'held-out': ['PAYCHEX', 'PAYLOCITY', 'JUSTWORKS'],
};

const onePayrollCompany = american({
  name: 'two employers through one payroll company',
  build(life, random) {
    const company = drawn(life, random, PAYROLL_COMPANIES);
    const [one, other] = random.several(
      life.words.surnames.filter(({ length }) => length < 9),
      2,
    ) as [string, string];
    const jobs = [
      [one, 0.75, fortnightly(life, random)],
      [other, 0.4, onDays([15, 31], 'previous', FED)],
    ] as const;
    for (const [employer, share, schedule] of jobs)
      steadyJob(life, random.fork(employer), {
        name: `${company} ${employer}`.slice(0, 16),
        wording: life.isTold ? random.pick(life.words.payWords) : employer.slice(0, 10),
        tellsFrom: life.isTold ? 1 : 4,
        schedule,
        share,
      });
  },
});

const SCHOOLS: Halves<string> = {
  tuned: ['{P} ISD', '{P} UNIFIED SD', '{P} CITY SCHOOLS'],
  'held-out': ['{P} PUBLIC SCHLS', '{P} SCHOOL DIST', '{P} CO BD OF ED'],
};

const teacher = american({
  name: 'teacher paid ten months',
  months: [12, 14],
  build(life, random) {
    const schedule = random.chance(0.6)
      ? onDays([random.pick([1, 15, 25, 31])], 'previous', FED)
      : onDays([15, 31], 'previous', FED);
    const expected = allPaydays(life, schedule);
    const isSummer = (day: string) => ['07', '08'].includes(day.slice(5, 7));
    const days = expected.filter(day => !isSummer(day));
    const level = Math.round(life.means / (schedule.frequency === 'Monthly' ? 1 : 2));
    const month = schedule.frequency === 'Monthly' ? level : 2 * level;
    // In the summer nobody could state one figure; in term it is what a month brings, or ten twelfths of it.
    const isSilent = isSummer(life.asOf) || ['09'].includes(life.asOf.slice(5, 7));
    pay(life, random, {
      name: drawn(life, random, SCHOOLS).replace('{P}', life.town.slice(0, -3)).slice(0, 16),
      ...payWording(life, random),
      frequency: schedule.frequency,
      payments: days.map(day => ({ day, pence: level })),
      expected: days,
      standing: { status: 'Active', monthlyPence: isSilent ? null : [(month * 10) / 12, month] },
      tags: ['ten-months'],
    });
  },
});

const MILITARY: Halves<string> = {
  tuned: ['DFAS-CLEVELAND', 'DFAS-IN', 'AIR FORCE'],
  'held-out': ['DFAS CLEVELAND', 'ARMY ACT', 'MARINE CORPS'],
};
const MILITARY_WORDS: Halves<string> = {
  tuned: ['FED SALARY', 'MIL PAY'],
  'held-out': ['ARMY ACT', 'FED SAL'],
};

const military = american({
  name: 'military pay twice a month',
  build(life, random) {
    steadyJob(life, random, {
      name: drawn(life, random, MILITARY),
      wording: drawn(life, random, MILITARY_WORDS),
      tellsFrom: 1,
      schedule: onDays([1, 15], 'previous', OFFICES),
      levelAt: day => (day.slice(0, 4) === life.asOf.slice(0, 4) ? 1.045 : 1),
    });
  },
});

const mute = american({
  name: 'employer without a word for pay',
  build(life, random) {
    steadyJob(life, random, {
      name: aFirm(life, random),
      wording: random.pick(life.words.muteWords),
      tellsFrom: 4,
      schedule: random.chance(0.6) ? fortnightly(life, random) : onDays([15, 31], 'previous', FED),
    });
  },
});

function renamed(life: KindLife, random: Random): void {
  const [before, after] = [aFirm(life, random), aFirm(life, random)];
  const schedule = fortnightly(life, random);
  const days = allPaydays(life, schedule);
  const changesAt = days.length - random.integer(5, 10);
  const { wording } = { wording: random.pick(life.words.payWords) };
  const level = Math.round((life.means * 12) / 26);
  pay(life, random, {
    name: before,
    trueName: after,
    wording,
    tellsFrom: 1,
    frequency: schedule.frequency,
    payments: days.map((day, index) => ({
      day,
      pence: level,
      ...(index >= changesAt ? { name: after } : {}),
    })),
    expected: days,
    tags: ['renamed'],
  });
}

const renamedEmployer = american({ name: 'American employer renamed', months: [11, 14], build: renamed });

export const AMERICAN_PAY: readonly Kind[] = [
  twiceAMonth('semi-monthly on the 15th and the last', [15, 31]),
  twiceAMonth('semi-monthly on the 5th and the 20th', [5, 20]),
  threePays,
  ...DIRECT_DEPOSITS,
  tips,
  onePayrollCompany,
  teacher,
  military,
  mute,
  renamedEmployer,
];
