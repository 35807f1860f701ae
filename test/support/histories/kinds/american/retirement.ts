/** What retired Americans live on. */
import { oddPence } from '../../life.js';
import type { Random } from '../../random.js';
import { onDays, onWeekday } from '../../schedules.js';
import type { Kind, KindLife } from '../kind.js';
import { FEDERAL, FUNDS, PENSIONS, SOCIAL_SECURITY } from './authorities.js';
import { american } from './kindOf.js';
import { dollars, payment } from './payment.js';

const FED = 'federal-reserve';
/** The days of federal offices, on which the government pays. */
const OFFICES = 'federal-offices';

/** The second, third or fourth Wednesday by the day of birth. Source: 20 CFR 404.1807. */
const wednesday = (random: Random) => onWeekday(random.integer(2, 4), 3, OFFICES);
function socialSecurity(life: KindLife, random: Random, schedule = wednesday(random)): void {
  payment(life, random, {
    forms: SOCIAL_SECURITY,
    category: 'state-pension',
    schedule,
    pence: dollars(random, 950, 2600),
    isRaised: true,
  });
}

const retired = american({
  name: 'Social Security on its Wednesday with a pension',
  build(life, random) {
    socialSecurity(life, random.fork('social security'));
    payment(life, random, {
      forms: PENSIONS,
      category: 'private-pension',
      schedule: onDays([random.pick([1, 15, 31])], 'previous', FED),
      pence: oddPence(random, 420, 2400),
    });
  },
});

const federalRetiree = american({
  name: 'federal retiree',
  build(life, random) {
    payment(life, random, {
      forms: FEDERAL,
      category: 'private-pension',
      schedule: onDays([1], 'next', OFFICES),
      pence: dollars(random, 1100, 4200),
      isRaised: true,
    });
    if (random.chance(0.5)) socialSecurity(life, random.fork('social security'));
  },
});

const distribution = american({
  name: '401(k) distribution by month',
  build(life, random) {
    payment(life, random, {
      forms: FUNDS,
      category: 'private-pension',
      schedule: onDays([random.pick([1, 5, 15, 25])], random.pick(['previous', 'next']), FED),
      pence: dollars(random, 500, 3500),
    });
    socialSecurity(life, random.fork('social security'));
  },
});

export const RETIREMENT: readonly Kind[] = [retired, federalRetiree, distribution];
