/** What card readers, payment services and marketplaces pay out. */
import { weekdayOf } from '../../../dates.js';
import { levelFor } from '../../incomes/employment.js';
import { daysAtRandom, monthsShown, oddPence, paid } from '../../life.js';
import { daysOf } from '../../months.js';
import { isWorkingDay } from '../../workingDays.js';
import { anEmployer, anyPayday, everyWeeks, payWording, shownPaydays, steadyJob } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { pay } from '../source.js';
import { evenFactors, paysAbout, paysOnAverage } from '../variable.js';

const CARD_READERS = {
  tuned: ['SUMUP PAYMENTS', 'ZETTLE BY PAYPAL', 'DOJO', 'STRIPE PAYMENTS UK'],
  'held-out': ['SQUARE UK', 'WORLDPAY UK', 'SUMUP LTD', 'TAKEPAYMENTS'],
};

const cardsByDay: Kind = {
  name: 'card-reader payouts by day',
  country: 'GB',
  family: 'own-business',
  months: [9, 13],
  build(life, random) {
    const shut = random.integer(1, 5);
    const days = daysOf(life.from, life.asOf).filter(
      day => isWorkingDay(day, life.bankHolidays) && weekdayOf(day) !== shut,
    );
    const mean = Math.max(110_00, Math.round(life.means / 16));
    const factors = evenFactors(random, days.length, 0.5, 1.5);
    pay(life, random, {
      name: drawn(life, random, CARD_READERS),
      wording: random.pick(['{R8}', 'PAYOUT {R6}', '']),
      category: 'self-employment-income',
      frequency: 'Irregular',
      pay: 'irregular',
      tellsFrom: 1,
      payments: days.map((day, index) => ({ day, pence: Math.round(mean * (factors[index] as number)) })),
      standing: paysAbout((mean * days.length) / monthsShown(life), 0.04),
    });
  },
};

const cardsByWeek: Kind = {
  name: 'card-reader payouts by week',
  country: 'GB',
  family: 'own-business',
  months: [10, 14],
  build(life, random) {
    const schedule = everyWeeks(life, random, 1);
    const days = shownPaydays(life, schedule);
    const level = levelFor(life.means, schedule);
    const factors = evenFactors(random, days.length, 0.6, 1.4);
    pay(life, random, {
      name: drawn(life, random, CARD_READERS),
      wording: random.pick(['{R8}', 'PAYOUT {R6}', '']),
      category: 'self-employment-income',
      frequency: 'Weekly',
      pay: 'variable',
      expected: days,
      tellsFrom: 1,
      payments: days.map((day, index) => ({ day, pence: Math.round(level * (factors[index] as number)) })),
      standing: paysOnAverage(level, 'Weekly'),
    });
  },
};

/** Withdrawn when the person likes: sales, or a purse of one's own. Nobody can tell from the name alone. */
const payPal: Kind = {
  name: 'PayPal withdrawals at no fixed time',
  country: 'GB',
  family: 'own-business',
  build(life, random) {
    const name = anEmployer(life, random);
    steadyJob(life, random, { name, ...payWording(life, random), schedule: anyPayday(life, random) });
    const payer = life.half === 'tuned' ? 'PAYPAL TRANSFER' : 'PAYPAL WITHDRAWAL';
    for (const day of daysAtRandom(life, random, random.between(0.8, 2.5)))
      life.ledger.undecidableCredit({
        day,
        pence: oddPence(random, 25, 420),
        category: 'other-income',
        payment: paid('payment-in', payer, random.chance(0.5) ? 'PAYPAL' : random.digits(10)),
      });
  },
};

/** Old clothes and toys: small sums now and then. */
const ownThings: Kind = {
  name: "marketplace sales of one's things",
  country: 'GB',
  family: 'own-business',
  build(life, random) {
    const name = anEmployer(life, random);
    steadyJob(life, random, { name, ...payWording(life, random), schedule: anyPayday(life, random) });
    const marketplaces = random.several(life.words.marketplaces, 2);
    for (const day of daysAtRandom(life, random, random.between(0.8, 2.2)))
      life.ledger.notIncomeCredit('sale-of-goods', {
        day,
        pence: random.chance(0.85) ? oddPence(random, 4, 70) : oddPence(random, 70, 260),
        category: 'other-income',
        payment: paid('bank-credit', random.pick(marketplaces), random.digits(8)),
      });
  },
};

export const PAYOUT_KINDS: readonly Kind[] = [cardsByDay, cardsByWeek, payPal, ownThings];
