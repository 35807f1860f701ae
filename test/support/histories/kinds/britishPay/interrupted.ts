/** Pay that falls for a time, and comes back or does not. */

import { aFirm, allPaydays, anEmployer, monthly, payWording } from '../jobs.js';
import type { Kind } from '../kind.js';
import { pay } from '../source.js';

/** Statutory sick pay is 116 to 123 pounds a week in these years. */
const SICK_PAY_A_MONTH: readonly [number, number] = [430_00, 540_00];

const sickPay: Kind = {
  name: 'sick pay dip and return',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const schedule = monthly(life, random);
    const days = allPaydays(life, schedule);
    const months = random.integer(1, 3);
    const back = random.integer(2, 3);
    const level = life.means;
    const firstSick = days.length - back - months;
    pay(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      frequency: 'Monthly',
      payments: days.map((day, index) => {
        const isSick = index >= firstSick && index < firstSick + months;
        return { day, pence: isSick ? random.integer(...SICK_PAY_A_MONTH) : level, isAtLevel: !isSick };
      }),
      expected: days,
    });
  },
};

const furlough: Kind = {
  name: 'furlough at eighty per cent',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const schedule = monthly(life, random);
    const days = allPaydays(life, schedule);
    const months = random.integer(2, 4);
    const isBack = random.chance(0.6);
    const first = days.length - months - (isBack ? random.integer(2, 4) : 0);
    const reduced = Math.round(life.means * 0.83);
    pay(life, random, {
      name: aFirm(life, random),
      ...payWording(life, random),
      frequency: 'Monthly',
      payments: days.map((day, index) => ({
        day,
        pence: index >= first && index < first + months ? reduced : life.means,
        isAtLevel: true,
      })),
      expected: days,
    });
  },
};

export const INTERRUPTED_PAY: readonly Kind[] = [sickPay, furlough];
