/** People who pay themselves out of their own company: a small salary, and dividends. */

import { unused } from '../../life.js';
import { onDays } from '../../schedules.js';
import { shownPaydays } from '../jobs.js';
import type { Kind } from '../kind.js';
import { MUTE_STEADY_TELLS_FROM, pay } from '../source.js';
import { daysApart } from '../variable.js';

/** The salary that costs no National Insurance, in these years. */
const SALARIES = [758_00, 791_66, 797_00, 1000_00, 1047_50];

const FIRMS = ['{S} CONSULTING LTD', '{S} DIGITAL LTD', '{S} ENGINEERING LTD', '{P} DESIGN LTD'];

const toldApart: Kind = {
  name: "director's salary and dividends, called so",
  country: 'GB',
  family: 'own-business',
  needsWords: ['bank-credit', 'payment-in'],
  build(life, random) {
    const name = firm(life, random);
    const day = random.integer(20, 28);
    const salary = random.pick(SALARIES);
    const dividend = random.integer(10, 32) * 10000;
    const paydays = shownPaydays(life, onDays([day], 'previous', life.bankHolidays));
    const others = shownPaydays(life, onDays([day - random.integer(6, 15)], 'next', life.bankHolidays));
    pay(life, random, {
      name,
      wording: random.pick(life.words.payWords),
      tellsFrom: 1,
      kind: 'payment-in',
      frequency: 'Monthly',
      expected: paydays,
      payments: paydays.map(payday => ({ day: payday, pence: salary })),
    });
    pay(life, random, {
      name,
      wording: life.half === 'tuned' ? 'DIVIDEND' : 'DIVIDENDS {MON}',
      tellsFrom: 1,
      kind: 'payment-in',
      category: 'investment-income',
      frequency: 'Monthly',
      expected: others,
      payments: others.map(payday => ({ day: payday, pence: dividend })),
    });
  },
};

/** Dividends without a word, now and then: part of the pay, or a loan from the company. Nobody could say. */
const withoutWord: Kind = {
  name: "director's salary and dividends, without a word",
  country: 'GB',
  family: 'own-business',
  build(life, random) {
    const name = firm(life, random);
    const salary = random.pick(SALARIES);
    const paydays = shownPaydays(life, onDays([random.integer(20, 28)], 'previous', life.bankHolidays));
    pay(life, random, {
      name,
      wording: life.isTold ? random.pick(life.words.payWords) : '',
      tellsFrom: life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
      kind: 'payment-in',
      frequency: 'Monthly',
      expected: paydays,
      payments: paydays.map(day => ({ day, pence: salary })),
    });
    for (const day of daysApart(life, random, 40, 110))
      life.ledger.undecidableCredit({
        day,
        pence: random.integer(15, 60) * 10000,
        category: 'other-income',
        payment: { kind: 'payment-in', name, reference: '' },
      });
  },
};

function firm(life: Parameters<Kind['build']>[0], random: Parameters<Kind['build']>[1]): string {
  return unused(life, () =>
    random
      .pick(FIRMS)
      .replace('{S}', random.pick(life.words.surnames))
      .replace('{P}', random.pick(life.words.places)),
  );
}

export const DIRECTOR_KINDS: readonly Kind[] = [toldApart, withoutWord];
