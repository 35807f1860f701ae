/** Benefits of some parts of the country, and those that few people have. */
import { addDays } from '../../../dates.js';
import { ratesOn } from '../../incomes/benefitRates.js';
import { allPaydays } from '../jobs.js';
import type { Kind } from '../kind.js';
import { aJob } from '../living.js';
import { type Benefit, everyWeeks, onceAMonth, payBenefit, steadily } from './claim.js';
import { benefits } from './kindOf.js';
import {
  ARMED_FORCES_COMPENSATION,
  BEREAVEMENT_SUPPORT,
  DISCRETIONARY_HOUSING,
  HEALTHY_START,
  PIP_OF_NORTHERN_IRELAND,
  SCOTTISH_CHILD_PAYMENT,
  SCOTTISH_DISABILITY,
  UNIVERSAL_CREDIT,
} from './table.js';

const scottishChild = benefits({
  name: 'Scottish Child Payment',
  division: 'scotland',
  build(life, random) {
    const children = random.integer(1, 3);
    steadily(
      life,
      random,
      SCOTTISH_CHILD_PAYMENT,
      everyWeeks(life, random, 4),
      day => 4 * children * ratesOn(day).scottishChild,
    );
    aJob(life, random.fork('job'), 0.6);
  },
});

const scottishDisability = benefits({
  name: 'Scottish disability payments cut by Bacs',
  division: 'scotland',
  build(life, random) {
    const benefit = random.pick(SCOTTISH_DISABILITY);
    const [living, moving] = [random.integer(0, 1), random.integer(0, 2)];
    steadily(
      life,
      random,
      benefit,
      everyWeeks(life, random, 4),
      day => 4 * ((ratesOn(day).dailyLiving[living] ?? 0) + (ratesOn(day).mobility[moving] ?? 0)),
    );
    if (random.chance(0.5)) aJob(life, random.fork('job'), 0.5);
  },
});

const irishDisability = benefits({
  name: 'Personal Independence Payment of Northern Ireland',
  division: 'northern-ireland',
  build(life, random) {
    const level = random.integer(0, 1);
    steadily(
      life,
      random,
      PIP_OF_NORTHERN_IRELAND,
      everyWeeks(life, random, 4),
      day => 4 * (ratesOn(day).dailyLiving[level] as number),
    );
    if (random.chance(0.5)) aJob(life, random.fork('job'), 0.5);
  },
});

/** First a lump, then eighteen months: the rates of parents and of others. Source: GOV.UK, Bereavement Support Payment. */
const BEREAVEMENT: readonly (readonly [lump: number, month: number])[] = [
  [3500_00, 350_00],
  [2500_00, 100_00],
];

const bereavement = benefits({
  name: 'Bereavement Support Payment',
  build(life, random) {
    const [lump, month] = random.pick(BEREAVEMENT);
    const expected = allPaydays(life, onceAMonth(life, random));
    const days = expected.slice(-random.integer(4, 9));
    payBenefit(life, random, BEREAVEMENT_SUPPORT, {
      frequency: 'Monthly',
      payments: [
        { day: addDays(days[0] as string, -random.integer(2, 20)), pence: lump, isAtLevel: false },
        ...days.map(day => ({ day, pence: month })),
      ],
      expected,
    });
    aJob(life, random.fork('job'));
  },
});

const housing = benefits({
  name: 'discretionary housing payments',
  means: [900_00, 1400_00],
  build(life, random) {
    const place = life.town;
    const benefit: Benefit = {
      ...DISCRETIONARY_HOUSING,
      written: {
        tuned: DISCRETIONARY_HOUSING.written.tuned.map(one => one.replace('{PLACE}', place)),
        'held-out': DISCRETIONARY_HOUSING.written['held-out'].map(one => one.replace('{PLACE}', place)),
      },
    };
    const weeks = random.pick([2, 4] as const);
    const level = weeks * random.integer(15_00, 60_00);
    steadily(life, random, benefit, everyWeeks(life, random, weeks), () => level);
    const credit = ratesOn(life.asOf).universalCredit + random.integer(200_00, 700_00);
    steadily(life, random, UNIVERSAL_CREDIT, onceAMonth(life, random.fork('credit')), () => credit);
  },
});

const armedForces = benefits({
  name: 'armed forces compensation by month',
  build(life, random) {
    const level = random.integer(250_00, 1900_00);
    steadily(life, random, ARMED_FORCES_COMPENSATION, onceAMonth(life, random), () => level);
    aJob(life, random.fork('job'), 0.6);
  },
});

/** 4.25 a week for each child, twice as much in the first year. Source: NHS, Healthy Start. */
const healthyStart = benefits({
  name: 'Healthy Start by four weeks',
  means: [900_00, 1400_00],
  build(life, random) {
    const pence = 4 * 4_25 * random.integer(1, 4);
    steadily(life, random, HEALTHY_START, everyWeeks(life, random, 4), () => pence);
    const credit = ratesOn(life.asOf).universalCredit + random.integer(400_00, 900_00);
    steadily(life, random, UNIVERSAL_CREDIT, onceAMonth(life, random.fork('credit')), () => credit);
  },
});

export const OTHER_BENEFITS: readonly Kind[] = [
  scottishChild,
  scottishDisability,
  irishDisability,
  bereavement,
  housing,
  armedForces,
  healthyStart,
];
