/** Pay by the shift, the term, the session or the sale. */
import { levelFor } from '../../incomes/employment.js';
import { monthsShown } from '../../life.js';
import { PER_MONTH } from '../../truth.js';
import {
  aFirm,
  everyWeeks,
  monthly,
  payWording,
  shownPaydays,
  steadyJob,
  variablePayWording,
} from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { pay } from '../source.js';
import { daysApart, evenFactors, paysAbout } from '../variable.js';
import { hourlyPay, named } from './hours.js';

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
      const days = daysApart(life, own, 6, 17);
      const session = Math.round((life.means * share) / 8 / 500) * 500;
      const counts = evenFactors(own, days.length, 1.5, 4.5).map(Math.round);
      const total = counts.reduce((sum, count) => sum + count, 0) * session;
      pay(life, own, {
        name: named(life, own, PRACTICES),
        ...variablePayWording(life, own),
        ...(life.isTold ? { wording: drawn(life, own, SESSION_WORDS) } : {}),
        kind: 'payment-in',
        category: 'self-employment-income',
        frequency: 'Irregular',
        pay: 'irregular',
        payments: days.map((day, at) => ({ day, pence: (counts[at] as number) * session })),
        standing: paysAbout(total / monthsShown(life), 0.05),
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

export const PAY_BY_SESSION: readonly Kind[] = [bankShifts, supplyTeacher, termTimeStaff, locum, commission];
