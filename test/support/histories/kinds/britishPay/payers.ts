/** Payers that are not simply one firm with one name. */

import { unused } from '../../life.js';
import type { Random } from '../../random.js';
import { onDays } from '../../schedules.js';
import { personWritten } from '../../vocabulary/names.js';
import { anEmployer, anyPayday, everyWeeks, monthly, payWording, steadyJob } from '../jobs.js';
import { drawn, type Kind, type KindLife } from '../kind.js';
import { MUTE_STEADY_TELLS_FROM, MUTE_VARIABLE_TELLS_FROM } from '../source.js';
import { personOf } from '../words/people.js';
import { hourlyPay } from './hours.js';

const BUREAUX = {
  tuned: ['PAYROLL BUREAU LTD', 'MOORPAY LTD', 'PAYCIRCLE CLIENT AC'],
  'held-out': ['PAYROLL SOLUTIONS', 'DATAPLAN PAYROLL', 'PAYESCAPE CLIENTS'],
};

/** One name on the statement; the reference tells the two apart, and the sums and days do too. */
const payrollBureau: Kind = {
  name: 'two employers paid by one payroll bureau',
  country: 'GB',
  family: 'british-pay',
  needsWords: ['bank-credit', 'payment-in'],
  build(life, random) {
    const name = drawn(life, random, BUREAUX);
    const trades = random.several(life.words.trades, 2) as [string, string];
    const numbers = [random.digits(6), random.digits(6)];
    const shares = [0.75, 0.35];
    for (const index of [0, 1] as const) {
      const own = random.fork(`employer ${index}`);
      const day = index === 0 ? own.integer(20, 28) : own.integer(3, 14);
      steadyJob(life, own, {
        name,
        wording: life.isTold ? `${trades[index].slice(0, 11)} WAGES` : (numbers[index] as string),
        tellsFrom: life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
        schedule: onDays([day], 'previous', life.bankHolidays),
        share: shares[index] as number,
      });
    }
  },
};

/** Tips that a troncmaster shares out. */
const tronc: Kind = {
  name: 'service charge beside wages',
  country: 'GB',
  family: 'british-pay',
  months: [11, 14],
  means: [1200_00, 2400_00],
  build(life, random) {
    const [house, master] = random.several(life.words.surnames, 2) as [string, string];
    steadyJob(life, random, {
      name: `${house} RESTAURANTS`,
      ...payWording(life, random),
      schedule: onDays([random.integer(24, 28)], 'previous', life.bankHolidays),
      share: 0.8,
    });
    const own = random.fork('tronc');
    hourlyPay(life, own, {
      name: `${master} TRONC`,
      wording: own.pick(life.words.muteWords),
      tellsFrom: 1,
      schedule: onDays([own.integer(8, 15)], 'previous', life.bankHolidays),
      share: 0.25,
      factors: [0.7, 1.3],
    });
  },
};

function split(name: string, accounts: 1 | 2): Kind {
  return {
    name,
    country: 'GB',
    family: 'british-pay',
    accounts,
    build(life, random) {
      const schedule = anyPayday(life, random);
      const whole = random.pick([40000, 50000, 60000, 75000, 90000]);
      // A fixed sum goes to one bank and what is left to the other.
      const isFixedHere = random.chance(0.5);
      steadyJob(life, random, {
        name: anEmployer(life, random),
        ...payWording(life, random),
        schedule,
        besideAt: day =>
          accounts === 2
            ? { with: [{ day, pence: whole, account: 1 }] }
            : isFixedHere
              ? { pence: whole }
              : {},
      });
    },
  };
}

function personName(life: KindLife, random: Random): string {
  return unused(life, () => personWritten(personOf(life, random), random, life.country));
}

const NANNY_WORDS = {
  tuned: ['NANNY WAGES', 'WAGES', 'NANNY PAY'],
  'held-out': ['CHILDCARE WAGES', 'NANNY SALARY', 'WAGES NANNY'],
};

const nanny: Kind = {
  name: 'nanny paid by a family',
  country: 'GB',
  family: 'british-pay',
  means: [1300_00, 2400_00],
  needsWords: ['bank-credit', 'payment-in'],
  build(life, random) {
    steadyJob(life, random, {
      name: personName(life, random),
      wording: drawn(life, random, NANNY_WORDS),
      tellsFrom: 1,
      kind: 'payment-in',
      schedule: random.chance(0.5) ? monthly(life, random) : everyWeeks(life, random, 1),
    });
  },
};

/** Odd sums of the size of wages at an even rhythm: nobody gives those. */
const namedLikePerson: Kind = {
  name: 'employer named like a person',
  country: 'GB',
  family: 'british-pay',
  means: [1150_00, 2600_00],
  build(life, random) {
    steadyJob(life, random, {
      name: personName(life, random),
      ...payWording(life, random),
      tellsFrom: life.isTold ? 1 : MUTE_VARIABLE_TELLS_FROM,
      schedule: random.chance(0.6) ? monthly(life, random) : everyWeeks(life, random, 1),
    });
  },
};

export const UNUSUAL_PAYERS: readonly Kind[] = [
  payrollBureau,
  tronc,
  split('salary split over two banks, one seen', 1),
  split('salary split over two banks, both seen', 2),
  nanny,
  namedLikePerson,
];
