/** Pay out of public money: councils, departments and the forces. */
import { unused } from '../../life.js';
import { lastWorkingDay, onDays } from '../../schedules.js';
import { everyWeeks, monthly, payWording, steadyJob } from '../jobs.js';
import { drawn, type Halves, type Kind } from '../kind.js';
import { MUTE_STEADY_TELLS_FROM } from '../source.js';

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

export const PUBLIC_PAY: readonly Kind[] = [councillors, fosterCarer, armedForces, civilService];
