/** Pay by the hour, the shift, the session or the term. */

import { levelFor } from '../../incomes/employment.js';
import type { Random } from '../../random.js';
import type { Schedule } from '../../schedules.js';
import { PER_MONTH } from '../../truth.js';
import {
  aFirm,
  anEmployer,
  everyWeeks,
  monthly,
  payWording,
  shownPaydays,
  steadyJob,
  variablePayWording,
} from '../jobs.js';
import { drawn, type Kind, type KindLife } from '../kind.js';
import { pay, type Source } from '../source.js';
import { evenFactors, paysOnAverage, withGaps } from '../variable.js';

interface Hours extends Pick<Source, 'name' | 'wording' | 'tellsFrom'>, Partial<Source> {
  readonly schedule: Schedule;
  readonly share?: number;
  /** How much of the level a payday brings. */
  readonly factors: readonly [least: number, most: number];
  /** Paydays in a row that are paid, and then that are not; all are paid when left out. */
  readonly spells?: readonly [worked: readonly [number, number], free: readonly [number, number]];
}

/** Only what the statement shows: an average of more would be known to nobody. */
export function hourlyPay(life: KindLife, random: Random, hours: Hours): void {
  const { schedule, share = 1, factors: bounds, spells, ...source } = hours;
  const days = shownPaydays(life, schedule);
  const isPaid = spells === undefined ? days.map(() => true) : withGaps(random, days.length, ...spells);
  const paid = days.filter((_, index) => isPaid[index]);
  const level = levelFor(life.means * share, schedule);
  const factors = evenFactors(random, paid.length, ...bounds);
  const mean = ((bounds[0] + bounds[1]) / 2) * level * (paid.length / days.length);
  pay(life, random, {
    ...source,
    frequency: schedule.frequency,
    pay: 'variable',
    expected: days,
    payments: paid.map((day, index) => ({ day, pence: Math.round(level * (factors[index] as number)) })),
    standing: paysOnAverage(mean, schedule.frequency),
  });
}

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

function named(life: KindLife, random: Random, patterns: Parameters<typeof drawn<string>>[2]): string {
  return drawn(life, random, patterns)
    .replace('{S}', () => random.pick(life.words.surnames))
    .replace('{P}', () => random.pick(life.words.places));
}

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

const BANK_STAFF = {
  tuned: ['NHS PROFESSIONALS', '{P} NHS BANK'],
  'held-out': ['NHSP LTD', '{P} STAFF BANK'],
};

const bankShifts: Kind = {
  name: 'bank shifts beside a salary',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  build(life, random) {
    const trust = random.pick(life.words.publicBodies.filter(name => name.includes('NHS')));
    steadyJob(life, random, {
      name: trust.replace('{P}', random.pick(life.words.places)),
      ...payWording(life, random),
      schedule: monthly(life, random),
      share: 0.75,
    });
    hourlyPay(life, random.fork('shifts'), {
      name: named(life, random, BANK_STAFF),
      ...variablePayWording(life, random),
      schedule: everyWeeks(life, random, 1),
      share: 0.4,
      factors: [0.5, 1.5],
      spells: [
        [4, 9],
        [1, 2],
      ],
    });
  },
};

/** Roughly when English schools are shut. */
function isHoliday(day: string): boolean {
  const date = day.slice(5);
  return [
    ['01-01', '01-04'],
    ['02-14', '02-21'],
    ['04-02', '04-16'],
    ['05-26', '06-01'],
    ['07-24', '09-04'],
    ['10-25', '11-01'],
    ['12-20', '12-31'],
  ].some(([from = '', to = '']) => date >= from && date <= to);
}

const SUPPLY = {
  tuned: ['TEACHING PERSONNEL', '{S} EDUCATION LTD', '{P} SUPPLY TEACHERS'],
  'held-out': ['SUPPLY DESK LTD', '{S} TEACHING', 'PROTOCOL EDUCATION'],
};
/** Of the weeks of a year those of term. */
const TERM = 39 / 52;

const supplyTeacher: Kind = {
  name: 'supply teacher paid by week in term',
  country: 'GB',
  family: 'british-pay',
  months: [12, 14],
  means: [1500_00, 2800_00],
  endsIn: [3, 6, 7, 11, 12],
  build(life, random) {
    const schedule = everyWeeks(life, random, 1);
    const days = shownPaydays(life, schedule).filter(day => !isHoliday(day));
    const level = levelFor(life.means, schedule);
    const factors = evenFactors(random, days.length, 0.85, 1.15);
    pay(life, random, {
      name: named(life, random, SUPPLY),
      ...variablePayWording(life, random),
      frequency: 'Weekly',
      pay: 'variable',
      expected: shownPaydays(life, schedule),
      payments: days.map((day, index) => ({ day, pence: Math.round(level * (factors[index] as number)) })),
      // A week of term, or the year with its holidays: either is a fair month.
      standing: {
        status: 'Active',
        monthlyPence: [level * TERM * PER_MONTH.Weekly, level * PER_MONTH.Weekly],
      },
    });
  },
};

const termTimeStaff: Kind = {
  name: 'term-time staff by month, August without',
  country: 'GB',
  family: 'british-pay',
  months: [11, 14],
  means: [1100_00, 1900_00],
  endsIn: [10, 11, 12, 1, 2, 3, 4, 5, 6, 7],
  build(life, random) {
    const schedule = monthly(life, random);
    const expected = shownPaydays(life, schedule);
    const body = random.pick(life.words.publicBodies).replace('{P}', random.pick(life.words.places));
    pay(life, random, {
      name: body,
      ...payWording(life, random),
      frequency: 'Monthly',
      expected,
      payments: expected
        .filter(day => day.slice(5, 7) !== '08')
        .map(day => ({ day, pence: life.means + random.integer(-40, 40) })),
      standing: { status: 'Active', monthlyPence: [(life.means * 11) / 12, life.means] },
    });
  },
};

const SESSION_WORDS = {
  tuned: ['LOCUM {SEQ}', 'SESSIONS {MON}', 'INV {SEQ}'],
  'held-out': ['GP LOCUM INV{SEQ}', 'CLINIC {DD}{MM}', 'INVOICE {SEQ}'],
};
const PRACTICES = {
  tuned: ['{S} MEDICAL PRACTICE', '{P} DENTAL SURGERY', '{P} HEALTH CENTRE', '{S} VETS LTD'],
  'held-out': ['{S} & PARTNERS SURGERY', '{P} DENTAL STUDIO', '{P} MEDICAL CENTRE', '{S} ANIMAL HOSPITAL'],
};

const locum: Kind = {
  name: 'locum by the session',
  country: 'GB',
  family: 'british-pay',
  months: [11, 14],
  build(life, random) {
    for (const [index, share] of [0.65, 0.4].entries()) {
      const own = random.fork(`practice ${index}`);
      const schedule = everyWeeks(life, own, 1);
      const days = shownPaydays(life, schedule);
      const spell = own.integer(1, 2);
      const isPaid = withGaps(own, days.length, [1, spell + 1], [1, spell + 1]);
      const paid = days.filter((_, at) => isPaid[at]);
      const session = Math.round((life.means * share) / 6 / 500) * 500;
      const counts = evenFactors(own, paid.length, 1.5, 4.5).map(Math.round);
      const total = counts.reduce((sum, count) => sum + count, 0) * session;
      pay(life, own, {
        name: named(life, own, PRACTICES),
        ...variablePayWording(life, own),
        ...(life.isTold ? { wording: drawn(life, own, SESSION_WORDS) } : {}),
        kind: 'payment-in',
        category: 'self-employment-income',
        frequency: 'Weekly',
        pay: 'variable',
        expected: days,
        payments: paid.map((day, at) => ({ day, pence: (counts[at] as number) * session })),
        standing: paysOnAverage(total / days.length, 'Weekly'),
      });
    }
  },
};

const commission: Kind = {
  name: 'commission in the pay',
  country: 'GB',
  family: 'british-pay',
  months: [12, 14],
  build(life, random) {
    hourlyPay(life, random, {
      name: aFirm(life, random),
      ...variablePayWording(life, random),
      schedule: monthly(life, random),
      factors: [0.8, 1.3],
    });
  },
};

export const PAY_BY_THE_HOUR: readonly Kind[] = [
  zeroHours,
  agency,
  agencyHoliday,
  umbrella,
  subcontractor,
  bankShifts,
  supplyTeacher,
  termTimeStaff,
  locum,
  commission,
];
