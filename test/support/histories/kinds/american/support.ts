/** What American authorities pay. */
import { addDays } from '../../../dates.js';
import { longBefore, oddPence, paid, someDay } from '../../life.js';
import { everyDays, onDays, weekdayFrom } from '../../schedules.js';
import { aFirm, allPaydays } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { aJob } from '../living.js';
import { pay } from '../source.js';
import {
  ASSISTANCE,
  CHILD_SUPPORT,
  DISABILITY,
  FOOD,
  REFUNDS,
  RELIEF,
  SUPPLEMENTAL,
  UNEMPLOYMENT,
  VETERANS,
} from './authorities.js';
import { american } from './kindOf.js';
import { dollars, payment } from './payment.js';
import { RETIREMENT } from './retirement.js';

const FED = 'federal-reserve';
/** The days of federal offices, on which the government pays. */
const OFFICES = 'federal-offices';
const disabled = american({
  name: 'SSI and SSDI',
  means: [1100_00, 2000_00],
  build(life, random) {
    payment(life, random.fork('ssdi'), {
      forms: DISABILITY,
      category: 'state-pension',
      schedule: onDays([3], 'previous', OFFICES),
      pence: dollars(random, 500, 1400),
      isRaised: true,
    });
    payment(life, random.fork('ssi'), {
      forms: SUPPLEMENTAL,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([1], 'previous', OFFICES),
      pence: dollars(random, 120, 640),
      isRaised: true,
    });
  },
});

const veteran = american({
  name: 'VA benefit',
  build(life, random) {
    payment(life, random, {
      forms: VETERANS,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([1], 'previous', OFFICES),
      pence: oddPence(random, 171, 3800),
      isRaised: true,
    });
    if (random.chance(0.6)) aJob(life, random.fork('job'), 0.8);
  },
});

const backAtWork = american({
  name: 'unemployment ended by a new job',
  build(life, random) {
    const hired = addDays(life.asOf, -random.integer(95, 160));
    const step = random.pick([7, 14] as const);
    const claimed = addDays(hired, -random.integer(70, 150));
    payment(life, random.fork('claim'), {
      forms: UNEMPLOYMENT,
      category: 'out-of-work-benefit',
      isBenefit: true,
      schedule: everyDays(step, weekdayFrom(longBefore(life), random.integer(1, 4)), 'next', FED),
      pence: dollars(random, (step / 7) * 240, (step / 7) * 620),
      start: claimed,
      end: hired,
    });
    const schedule = everyDays(
      14,
      weekdayFrom(addDays(longBefore(life), random.integer(0, 13)), 5),
      'previous',
      FED,
    );
    const expected = allPaydays(life, schedule);
    const days = expected.filter(day => day > addDays(hired, 10));
    const level = Math.round((life.means * 12) / 26);
    pay(life, random, {
      name: aFirm(life, random),
      wording: random.pick(life.words.payWords),
      frequency: 'Fortnightly',
      payments: days.map((day, index) => ({
        day,
        pence: index === 0 ? Math.round(level * random.between(0.4, 1)) : level,
        isAtLevel: index > 0,
      })),
      expected,
      tellsFrom: 1,
    });
  },
});

const assistance = american({
  name: 'food and cash assistance',
  means: [1000_00, 1800_00],
  build(life, random) {
    const pence = dollars(random, 220, 780);
    payment(life, random.fork('cash'), {
      forms: ASSISTANCE,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([random.integer(1, 10)], 'previous', FED),
      pence,
    });
    payment(life, random.fork('food'), {
      forms: FOOD,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([random.integer(2, 15)], 'previous', FED),
      pence: dollars(random, 95, 690),
    });
    if (random.chance(0.4)) aJob(life, random.fork('job'), 0.4);
  },
});

const refunds = american({
  name: 'tax refund and stimulus once',
  endsIn: [3, 4, 5, 6, 7],
  build(life, random) {
    aJob(life, random.fork('job'));
    const year = life.asOf.slice(0, 4);
    for (const [forms, least, most, day] of [
      [REFUNDS, 240, 6200, `${year}-0${random.integer(2, 3)}-${random.integer(10, 28)}`],
      [RELIEF, 150, 1400, someDay(life, random)],
    ] as const) {
      const [name, wording] = drawn(life, random, forms).split('|') as [string, string];
      life.ledger.notIncomeCredit('tax-refund', {
        day,
        pence: forms === RELIEF ? dollars(random, least, most) : oddPence(random, least, most),
        category: 'tax-refund',
        payment: paid('bank-credit', name, wording),
      });
    }
  },
});

const childSupport = american({
  name: 'American child support',
  build(life, random) {
    aJob(life, random.fork('job'));
    const step = random.pick([7, 14, 'month'] as const);
    payment(life, random, {
      forms: CHILD_SUPPORT,
      category: 'maintenance-received',
      schedule:
        step === 'month'
          ? onDays([random.integer(1, 28)], 'next', FED)
          : everyDays(step, weekdayFrom(longBefore(life), random.integer(1, 5)), 'next', FED),
      pence: oddPence(random, 62, 540),
    });
  },
});

export const AMERICAN_SUPPORT: readonly Kind[] = [
  ...RETIREMENT,
  disabled,
  veteran,
  backAtWork,
  assistance,
  refunds,
  childSupport,
];
