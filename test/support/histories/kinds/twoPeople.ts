/** Joint accounts. */

import { paid, roundPence, unused } from '../life.js';
import { onDays } from '../schedules.js';
import { personWritten } from '../vocabulary/names.js';
import { anEmployer, anyPayday, monthly, payWording, shownPaydays, steadyJob } from './jobs.js';
import { drawn, type Kind } from './kind.js';
import { MUTE_STEADY_TELLS_FROM } from './source.js';
import { personOf } from './words/people.js';

const twoSalaries: Kind = {
  name: 'joint account with two salaries',
  country: 'GB',
  family: 'two-people',
  build(life, random) {
    for (const share of [0.6, 0.45]) {
      const own = random.fork(`salary ${share}`);
      steadyJob(life, own, {
        name: anEmployer(life, own),
        ...payWording(life, own),
        schedule: anyPayday(life, own),
        share,
      });
    }
  },
};

/** Paid on one day by one payer; the reference tells whose it is. */
function oneEmployer(name: string, writes: 'names' | 'numbers', country: 'GB' | 'US'): Kind {
  return {
    name,
    country,
    family: 'two-people',
    needsWords: ['bank-credit'],
    build(life, random) {
      const employer = anEmployer(life, random);
      const surname = personOf(life, random).last;
      const firsts = new Set<string>();
      while (firsts.size < 2) firsts.add((personOf(life, random).first[0] as string) ?? '');
      const schedule = anyPayday(life, random);
      const word = random.pick(['SALARY', 'PAY', 'WAGES']);
      for (const [index, first] of [...firsts].entries()) {
        const own = random.fork(`person ${index}`);
        const number = own.digits(country === 'GB' ? 7 : 6);
        const mark = writes === 'names' ? `${first} ${surname}` : number;
        steadyJob(life, own, {
          name: employer,
          wording: country === 'GB' && life.isTold ? `${mark.slice(0, 11)} ${word}` : mark,
          tellsFrom: country === 'GB' && life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
          schedule,
          share: index === 0 ? 0.62 : own.between(0.3, 0.48),
        });
      }
    },
  };
}

const SHARE_WORDS = {
  tuned: ['', 'BILLS', 'HOUSE', 'FOOD MONEY', 'JOINT ACCOUNT'],
  'held-out': ['', 'MORTGAGE', 'MY SHARE', 'HOUSEKEEPING', 'KITTY'],
};

/** The partner keeps an account of their own and pays a share of the house into this one. */
const partnerPaysIn: Kind = {
  name: "partner's share paid in beside a salary",
  country: 'GB',
  family: 'two-people',
  build(life, random) {
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
    });
    const name = unused(life, () => personWritten(personOf(life, random), random, life.country));
    const pence = roundPence(random, 300, 1200);
    const wording = drawn(life, random, SHARE_WORDS);
    for (const day of shownPaydays(life, onDays([random.integer(1, 28)], 'next', life.bankHolidays)))
      life.ledger.notIncomeCredit('person', {
        day,
        pence,
        category: 'person-to-person',
        payment: paid('payment-in', name, wording),
      });
  },
};

export const TWO_PEOPLE_KINDS: readonly Kind[] = [
  twoSalaries,
  oneEmployer('two people, one employer, told apart by name', 'names', 'GB'),
  oneEmployer('two people, one employer, told apart by pay number', 'numbers', 'GB'),
  oneEmployer('two people, one American employer, told apart by number', 'numbers', 'US'),
  partnerPaysIn,
];
