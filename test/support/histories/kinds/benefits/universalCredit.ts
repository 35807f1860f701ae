/** Universal Credit as it changes from month to month. */
import { addDays } from '../../../dates.js';
import { ratesOn } from '../../incomes/benefitRates.js';
import { paid } from '../../life.js';
import type { Random } from '../../random.js';
import { onDays } from '../../schedules.js';
import { aFirm, allPaydays, variablePayWording } from '../jobs.js';
import type { Kind } from '../kind.js';
import { pay } from '../source.js';
import { varying } from '../standing.js';
import { keeperOf, onceAMonth, payBenefit } from './claim.js';
import { benefits } from './kindOf.js';
import { UNIVERSAL_CREDIT } from './table.js';

/** What is kept of each pound earned above the work allowance. Source: GOV.UK, Universal Credit. */
const TAPER = 0.55;
const WORK_ALLOWANCE = 404_00;

/** Rent and children on top of the standard allowance. */
function elements(random: Random): number {
  return random.integer(250, 900) * 100 + random.integer(0, 99);
}

const taperedCredit = benefits({
  name: 'Universal Credit with varying sums',
  means: [900_00, 1800_00],
  build(life, random) {
    const payday = onDays([random.integer(20, 28)], 'previous', life.bankHolidays);
    const wages = allPaydays(life, payday).map(day => ({
      day,
      pence: Math.round(life.means * random.between(0.35, 0.85)),
    }));
    pay(life, random, {
      name: aFirm(life, random),
      ...variablePayWording(life, random),
      frequency: 'Monthly',
      pay: 'variable',
      payments: wages,
      expected: wages.map(({ day }) => day),
      standing: varying(life, wages, 1, life.means * 0.6),
    });
    const top = elements(random);
    const creditOf = (day: string, wage: number) =>
      Math.max(
        5_00,
        ratesOn(day).universalCredit + top - Math.round(TAPER * Math.max(0, wage - WORK_ALLOWANCE)),
      );
    const days = allPaydays(life, onDays([random.integer(3, 12)], 'previous', keeperOf(life)));
    const payments = days.map(day => {
      const wage = wages.findLast(one => one.day < day)?.pence ?? life.means * 0.6;
      return { day, pence: creditOf(day, wage) };
    });
    payBenefit(life, random, UNIVERSAL_CREDIT, {
      frequency: 'Monthly',
      pay: 'variable',
      payments,
      expected: days,
      standing: varying(life, payments, 1, creditOf(days.at(-1) as string, life.means * 0.6)),
    });
  },
});

const sanction = benefits({
  name: 'Universal Credit with a sanction',
  means: [900_00, 1400_00],
  build(life, random) {
    const days = allPaydays(life, onceAMonth(life, random));
    const top = elements(random);
    const months = random.integer(1, 3);
    const first = days.length - random.integer(2, 4) - months;
    payBenefit(life, random, UNIVERSAL_CREDIT, {
      frequency: 'Monthly',
      payments: days.map((day, index) => {
        const isCut = index >= first && index < first + months;
        return { day, pence: isCut ? top : ratesOn(day).universalCredit + top, isAtLevel: !isCut };
      }),
      expected: days,
    });
  },
});

const advance = benefits({
  name: 'Universal Credit with an advance',
  means: [900_00, 1400_00],
  build(life, random) {
    const schedule = onceAMonth(life, random);
    const expected = allPaydays(life, schedule);
    const days = expected.slice(-random.integer(4, 8));
    const full = ratesOn(life.asOf).universalCredit + elements(random);
    const lent = Math.round((full * random.between(0.5, 1)) / 100) * 100;
    payBenefit(life, random, UNIVERSAL_CREDIT, {
      frequency: 'Monthly',
      payments: days.map(day => ({ day, pence: full - Math.round(lent / 24) })),
      expected,
    });
    // Written like the credit itself: whether it is a loan nobody could tell from the statement.
    life.ledger.undecidableCredit({
      day: addDays(days[0] as string, -random.integer(20, 32)),
      pence: lent,
      category: 'universal-credit',
      payment: paid('bank-credit', 'DWP UC', `${random.digits(9)}N`),
    });
  },
});

export const UNIVERSAL_CREDIT_KINDS: readonly Kind[] = [taperedCredit, sanction, advance];
