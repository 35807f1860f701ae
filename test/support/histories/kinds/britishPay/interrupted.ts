/** Pay that falls for a time, and comes back or does not. */
import { addDays } from '../../../dates.js';
import { ratesOn } from '../../incomes/benefitRates.js';
import type { Life } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, weekdayFrom } from '../../schedules.js';
import { aFirm, allPaydays, anEmployer, monthly, payWording, shownPaydays, steadyJob } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { pay } from '../source.js';

/** A month of statutory sick pay or maternity pay: 109 to 124 pounds and 172 to 195 pounds a week in these years. */
const SICK_PAY: readonly [number, number] = [430_00, 540_00];
const MATERNITY_PAY: readonly [number, number] = [745_00, 845_00];

const sickPay: Kind = {
  name: 'sick pay dip and return',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const months = random.integer(1, 3);
    const back = random.integer(2, 4);
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
      besideAt: (_, index, days) => {
        const first = days.length - back - months;
        const isSick = index >= first && index < first + months;
        return isSick ? { pence: random.integer(...SICK_PAY), isAtLevel: false } : {};
      },
    });
  },
};

const furlough: Kind = {
  name: 'furlough at eighty per cent',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const months = random.integer(2, 4);
    const back = random.chance(0.6) ? random.integer(2, 4) : 0;
    steadyJob(life, random, {
      name: aFirm(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
      levelAt: (_, index, days) => {
        const first = days.length - months - back;
        return index >= first && index < first + months ? 0.83 : 1;
      },
    });
  },
};

/** Nine tenths for six weeks, the statutory rate for 33 more, then nothing. */
const maternityPay: Kind = {
  name: 'statutory maternity pay, then none',
  country: 'GB',
  family: 'british-pay',
  months: [12, 14],
  means: [1600_00, 3400_00],
  build(life, random) {
    const schedule = monthly(life, random);
    const hasEnded = random.chance(0.5);
    const shown = shownPaydays(life, schedule).length;
    // Three paydays of silence and more leave no doubt.
    const silent = hasEnded ? random.integer(3, 4) : 0;
    const statutory = hasEnded ? 7 : random.integer(3, 6);
    const before = shown - silent - statutory - 1;
    const rate = random.integer(...MATERNITY_PAY);
    const expected = allPaydays(life, schedule);
    const earlier = expected.length - shown;
    pay(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      frequency: 'Monthly',
      expected,
      payments: expected.slice(0, expected.length - silent).map((day, index) => {
        const month = index - earlier - before;
        if (month < 0) return { day, pence: life.means };
        if (month === 0) return { day, pence: Math.round(life.means * 0.88), isAtLevel: false };
        return { day, pence: rate };
      }),
    });
  },
};

const REDUNDANCY_WORDS = {
  tuned: ['REDUNDANCY', 'REDUNDANCY PAY', 'SEVERANCE'],
  'held-out': ['REDUNDANCY PAYMENT', 'SETTLEMENT AGMT', 'TERMINATION PAY'],
};

const redundancyThenBenefit: Kind = {
  name: "redundancy, then Jobseeker's Allowance",
  country: 'GB',
  family: 'british-pay',
  months: [11, 14],
  needsWords: ['bank-credit'],
  build(life, random) {
    const schedule = monthly(life, random);
    const lost = addDays(life.asOf, -random.integer(105, 170));
    const name = anEmployer(life, random);
    const entries = steadyJob(life, random, { name, ...payWording(life, random), schedule, to: lost });
    const last = entries.at(-1)?.[0];
    if (last !== undefined)
      // From the employer itself, so that it may as well be held with the wages.
      life.ledger.undecidableCredit({
        day: addDays(last.day, random.integer(1, 12)),
        pence: random.integer(2500_00, 14000_00),
        category: 'other-income',
        payment: { kind: 'bank-credit', name, reference: drawn(life, random, REDUNDANCY_WORDS) },
      });
    const claim = everyDays(
      14,
      weekdayFrom(addDays(lost, 30), random.integer(1, 5)),
      'previous',
      life.bankHolidays,
    );
    const days = claim.paydays(addDays(lost, 30), life.asOf);
    pay(life, random, {
      name: "Jobseeker's Allowance",
      wording: life.nino,
      category: 'out-of-work-benefit',
      isBenefit: true,
      frequency: 'Fortnightly',
      expected: claim.paydays(life.from, life.asOf),
      payments: days.map(day => ({ day, name: 'DWP JSA', pence: ratesOn(day).jobseekers * 2 })),
      tellsFrom: 1,
    });
  },
};

const REDUNDANCY_SERVICE = {
  tuned: ['INSOLVENCY SERVICE', 'REDUNDANCY PAYMENTS'],
  'held-out': ['RPS INSOLVENCY', 'DBT REDUNDANCY PAY'],
};

/** After the employer failed: paid once by the state, beside a new job. */
const redundancyAlone: Kind = {
  name: 'redundancy payment alone',
  country: 'GB',
  family: 'british-pay',
  needsWords: ['bank-credit'],
  build(life, random) {
    const day = someWorkday(life, random);
    life.ledger.notIncomeCredit('one-off', {
      day,
      pence: random.integer(1800_00, 16000_00),
      category: 'other-income',
      payment: {
        kind: 'bank-credit',
        name: drawn(life, random, REDUNDANCY_SERVICE),
        reference: drawn(life, random, REDUNDANCY_WORDS),
      },
    });
    if (random.chance(0.5)) return;
    const name = anEmployer(life, random);
    steadyJob(life, random, { name, ...payWording(life, random), schedule: monthly(life, random) });
  },
};

function someWorkday(life: Life, random: Random): string {
  return weekdayFrom(addDays(life.asOf, -random.integer(14, 200)), random.integer(1, 5));
}

export const INTERRUPTED_PAY: readonly Kind[] = [
  sickPay,
  furlough,
  maternityPay,
  redundancyThenBenefit,
  redundancyAlone,
];
