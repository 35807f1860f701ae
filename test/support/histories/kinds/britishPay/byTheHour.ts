/** Pay by the hour or the day, from employers, agencies and contractors. */
import { levelFor } from '../../incomes/employment.js';
import { anEmployer, everyWeeks, shownPaydays, variablePayWording } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { pay } from '../source.js';
import { evenFactors, paysOnAverage, withGaps } from '../variable.js';
import { hourlyPay, named } from './hours.js';

const zeroHours: Kind = {
  name: 'zero hours with gaps',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  means: [900_00, 1900_00],
  build(life, random) {
    hourlyPay(life, random, {
      name: anEmployer(life, random),
      ...variablePayWording(life, random),
      schedule: everyWeeks(life, random, random.chance(0.75) ? 1 : 2),
      factors: [0.6, 1.4],
      spells: [
        [3, 9],
        [1, 3],
      ],
    });
  },
};

const AGENCIES = {
  tuned: ['{S} RECRUITMENT LTD', 'BLUE ARROW LTD', '{S} STAFFING', 'ADECCO UK LTD', '{P} PERSONNEL'],
  'held-out': ['{S} EMPLOYMENT LTD', 'REED SPECIALIST', '{S} WORKFORCE', 'MANPOWER UK LTD', '{P} RESOURCING'],
};

const agency: Kind = {
  name: 'agency by week with weeks off',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  means: [1100_00, 2100_00],
  build(life, random) {
    hourlyPay(life, random, {
      name: named(life, random, AGENCIES),
      ...variablePayWording(life, random),
      schedule: everyWeeks(life, random, 1),
      factors: [0.75, 1.25],
      spells: [
        [6, 14],
        [1, 2],
      ],
    });
  },
};

const HOLIDAY_WORDS = { tuned: ['HOLIDAY PAY', 'HOL PAY'], 'held-out': ['ACCRUED HOLIDAY', 'HOLS'] };

const agencyHoliday: Kind = {
  name: 'agency by week with holiday pay',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  means: [1100_00, 2100_00],
  build(life, random) {
    const schedule = everyWeeks(life, random, 1);
    const days = shownPaydays(life, schedule);
    const level = levelFor(life.means, schedule);
    const factors = evenFactors(random, days.length, 0.8, 1.2);
    const isHoliday = withGaps(random, days.length, [8, 14], [1, 1]).map(works => !works);
    const { wording, tellsFrom } = variablePayWording(life, random);
    const words = drawn(life, random, HOLIDAY_WORDS);
    pay(life, random, {
      name: named(life, random, AGENCIES),
      wording,
      tellsFrom,
      frequency: 'Weekly',
      pay: 'variable',
      expected: days,
      payments: days.map((day, index) => ({
        day,
        pence: Math.round(level * (factors[index] as number)),
        ...(isHoliday[index] && life.isTold ? { wording: words } : {}),
      })),
      standing: paysOnAverage(level, 'Weekly'),
    });
  },
};

const UMBRELLAS = {
  tuned: ['PARASOL LTD', '{S} UMBRELLA LTD', 'BROOKSON ONE LTD'],
  'held-out': ['GIANT PAY LTD', '{S} PAYROLL SOLUTIONS', 'CONTRACTOR UMBRELLA'],
};

const umbrella: Kind = {
  name: 'umbrella company by days worked',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  means: [2200_00, 4600_00],
  build(life, random) {
    hourlyPay(life, random, {
      name: named(life, random, UMBRELLAS),
      ...variablePayWording(life, random),
      schedule: everyWeeks(life, random, 1),
      factors: [0.8, 1.2],
      spells: [
        [9, 16],
        [1, 2],
      ],
    });
  },
};

const CIS_WORDS = {
  tuned: ['CIS PAYMENT', 'SUBBIE W/E {DD}{MON}', 'CIS {WW}'],
  'held-out': ['SUBCONTRACT WK{WW}', 'CIS NET', 'LABOUR ONLY'],
};
const CONTRACTORS = {
  tuned: ['{S} CONSTRUCTION LTD', '{S} GROUNDWORKS', '{P} DRYLINING LTD'],
  'held-out': ['{S} CIVILS LTD', '{S} BUILDING CONTR', '{P} BRICKWORK LTD'],
};

/** Under the construction scheme a fifth is kept back for tax before the subcontractor is paid. */
const subcontractor: Kind = {
  name: 'construction scheme subcontractor',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  means: [1500_00, 3200_00],
  build(life, random) {
    hourlyPay(life, random, {
      name: named(life, random, CONTRACTORS),
      ...variablePayWording(life, random),
      ...(life.isTold ? { wording: drawn(life, random, CIS_WORDS) } : {}),
      kind: random.chance(0.5) ? 'payment-in' : 'bank-credit',
      category: 'self-employment-income',
      schedule: everyWeeks(life, random, 1),
      factors: [0.7, 1.3],
      spells: [
        [7, 15],
        [1, 1],
      ],
    });
  },
};

export const PAY_BY_THE_HOUR: readonly Kind[] = [zeroHours, agency, agencyHoliday, umbrella, subcontractor];
