/** Payers that are not simply one firm with one name. */

import { unused } from '../../life.js';
import type { Random } from '../../random.js';
import { lastWorkingDay, onDays } from '../../schedules.js';
import { personWritten } from '../../vocabulary/names.js';
import { anEmployer, anyPayday, everyWeeks, monthly, payWording, steadyJob } from '../jobs.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
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

const MEMBER_WORDS = {
  tuned: ['MEMBERS ALLOWANCE', 'CLLR ALLOWANCE', 'COUNCILLOR PAY'],
  'held-out': ['MEMBER ALLOWANCES', 'ELECTED MEMBER', 'CLLR SALARY'],
};

const councillors: Kind = {
  name: "two councillors' salaries",
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const bodies = ['{P} COUNTY COUNCIL', '{P} TOWN COUNCIL'];
    for (const [index, body] of bodies.entries()) {
      const own = random.fork(body);
      steadyJob(life, own, {
        name: unused(life, () => body.replace('{P}', own.pick(life.words.places))),
        ...payWording(life, own),
        ...(life.isTold ? { wording: drawn(life, own, MEMBER_WORDS) } : {}),
        schedule: onDays([own.integer(15, 28)], 'previous', life.bankHolidays),
        share: index === 0 ? 0.55 : 0.3,
      });
    }
  },
};

const FOSTERING = {
  tuned: ['FOSTERING PAYMENT', 'FOSTER CARE', 'FOSTER ALLOWANCE'],
  'held-out': ['FOSTER CARER PAY', 'FOSTERING FEES', 'FOSTER PAYMENTS'],
};

/** Paid by the week for each child, so that the sum steps when a child comes or goes. */
const fosterCarer: Kind = {
  name: 'foster carer',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  means: [1800_00, 3200_00],
  build(life, random) {
    const steps = random.chance(0.6) ? random.integer(8, 14) : 0;
    steadyJob(life, random, {
      name: random.pick(['{P} COUNCIL', '{P} CITY COUNCIL']).replace('{P}', random.pick(life.words.places)),
      wording: life.isTold ? drawn(life, random, FOSTERING) : random.pick(life.words.muteWords),
      tellsFrom: life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
      category: 'other-income',
      schedule: everyWeeks(life, random, random.chance(0.5) ? 1 : 2),
      levelAt: (_, index, days) => (index >= days.length - steps ? 1.6 : 1),
    });
  },
};

const ARMED_FORCES = {
  tuned: ['MOD ARMED FORCES', 'JPA PAY', 'SPVA ARMED FORCES'],
  'held-out': ['MINISTRY OF DEFENCE', 'ARMED FORCES PAY', 'DBS MIL PERS PAY'],
};

/** Allowances of a deployment come and go with the months away. */
const armedForces: Kind = {
  name: 'armed forces',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  build(life, random) {
    const [months, back] = [random.integer(2, 4), random.integer(2, 4)];
    steadyJob(life, random, {
      name: drawn(life, random, ARMED_FORCES),
      ...payWording(life, random),
      schedule: lastWorkingDay(life.bankHolidays),
      levelAt: (_, index, days) => {
        const first = days.length - back - months;
        return index >= first && index < first + months ? 1.28 : 1;
      },
    });
  },
};

const SHARED_SERVICES: Halves<readonly [name: string, needsWords: boolean]> = {
  tuned: [
    ['SSCL HOME OFFICE', false],
    ['UKSBS LTD', false],
    ['HMRC PAYROLL', true],
    ['DEFRA PAYROLL', false],
    ['MOJ SSCL', false],
  ],
  'held-out': [
    ['SSCL DEFRA', false],
    ['DWP SALARIES', true],
    ['CABINET OFFICE', false],
    ['HOME OFFICE PAY', false],
    ['NHS SBS', false],
  ],
};

const civilService: Kind = {
  name: 'shared-service payroll of the civil service',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const [name, needsWords] = drawn(life, random, SHARED_SERVICES);
    steadyJob(life, random, {
      name,
      ...payWording(life, random),
      // A department that pays benefits or refunds must say that this is pay.
      ...(needsWords ? { wording: random.pick(life.words.payWords), tellsFrom: 1 } : {}),
      schedule: random.chance(0.6) ? lastWorkingDay(life.bankHolidays) : monthly(life, random),
    });
  },
};

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
  councillors,
  fosterCarer,
  armedForces,
  civilService,
  nanny,
  namedLikePerson,
];
