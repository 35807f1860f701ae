/** Apps that pay for work at once, by the week, or both. */
import { addDays } from '../../../dates.js';
import { longBefore } from '../../life.js';
import { daysOf } from '../../months.js';
import type { Random } from '../../random.js';
import { everyDays, weekdayFrom } from '../../schedules.js';
import { hourlyPay } from '../britishPay/hours.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
import { pay } from '../source.js';
import { evenFactors } from '../variable.js';
import { american } from './kindOf.js';

/** Payer and entry description. */
const BY_WEEK: Halves<string> = {
  tuned: ['UBER USA 6787|EDI PAYMNT', 'DOORDASH, INC.|PAYMENT'],
  'held-out': ['INSTACART|PAYMENT', 'GRUBHUB INC|DRIVER PAY'],
};
const AT_ONCE: Halves<string> = {
  tuned: ['LYFT|INSTANTPAY', 'ROADIE INC|PAYOUT'],
  'held-out': ['AMZN FLEX|PAYOUT', 'SHIPT|INSTANTPAY'],
};

function weekly(life: KindLife, random: Random, share: number): void {
  const [name, wording] = drawn(life, random, BY_WEEK).split('|') as [string, string];
  hourlyPay(life, random, {
    name,
    wording,
    category: 'gig-income',
    tellsFrom: 1,
    schedule: everyDays(
      7,
      weekdayFrom(addDays(longBefore(life), random.integer(0, 6)), random.integer(1, 4)),
      'next',
      'federal-reserve',
    ),
    share,
    factors: [0.6, 1.4],
    tags: ['gig'],
  });
}

/** Work on most days; how much of it in a month nobody could say within a tenth. */
function atOnce(life: KindLife, random: Random, share: number): void {
  const [name, wording] = drawn(life, random, AT_ONCE).split('|') as [string, string];
  const habit = random.between(0.35, 0.7);
  const days = daysOf(life.from, life.asOf).filter(() => random.chance(habit));
  const perMonth = habit * 30.4;
  const usual = (life.means * share) / perMonth;
  const factors = evenFactors(random, days.length, 0.4, 1.6);
  pay(life, random, {
    name,
    wording,
    category: 'gig-income',
    frequency: 'Irregular',
    pay: 'irregular',
    tellsFrom: 1,
    payments: days.map((day, index) => ({ day, pence: Math.round(usual * (factors[index] as number)) })),
    standing: { status: 'Active', monthlyPence: [life.means * share * 0.9, life.means * share * 1.1] },
    tags: ['gig', 'paid:daily'],
  });
}

export const GIG_KINDS: readonly Kind[] = [
  american({ name: 'gig app paid out at once', build: (life, random) => atOnce(life, random, 1) }),
  american({ name: 'gig app paid by the week', build: (life, random) => weekly(life, random, 1) }),
  american({
    name: 'two gig apps, one at once and one by the week',
    build(life, random) {
      atOnce(life, random.fork('at once'), 0.5);
      weekly(life, random.fork('by the week'), 0.5);
    },
  }),
];
