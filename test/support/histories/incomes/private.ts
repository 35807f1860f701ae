/** Income that is neither pay nor benefit: pensions of employers, rent, maintenance, dividends, interest. */
import { type Life, type Part, showsWords, someone, unused } from '../life.js';
import type { Random } from '../random.js';
import { everyDays, everyMonths, onDays, type Schedule, weekdayFrom } from '../schedules.js';
import { payerCalled } from '../vocabulary/names.js';
import { payRegularly } from './regular.js';

export const privatePension: Part = (life, random) => {
  const level = Math.round(life.means * random.between(0.2, 0.7));
  const rise = random.between(0.01, 0.05);
  const yearOfRise = life.asOf.slice(0, 4);
  payRegularly(life, random, {
    payer: payerCalled(
      unused(life, () => random.pick(life.words.pensionPayers)),
      random,
    ),
    wording: life.country === 'GB' ? random.pick(['{N7}', 'PENSION', '{N4}/{N7}']) : 'PENSION',
    kind: 'bank-credit',
    category: 'private-pension',
    schedule: onDays([random.pick([1, 1, 10, 16, 21, 28, 31])], 'previous', life.bankHolidays),
    amount: day => Math.round(level * (day >= `${yearOfRise}-04-10` ? 1 + rise : 1)),
    nameTells: true,
    tags: ['private-pension'],
  });
};

/** Rent from a lodger or tenant, who says so. */
export const rentReceived: Part = (life, random) => {
  if (!showsWords(life, 'payment-in')) return;
  const level = random.integer(35, 95) * 1000;
  payRegularly(life, random, {
    payer: payerCalled(someone(life, random), random),
    wording: random.pick(life.words.rentWords),
    kind: 'payment-in',
    category: 'rental-income',
    schedule: byPerson(life, random, 0.75),
    amount: () => level,
    tags: ['rent'],
  });
};

/** From the other parent, who says so, or through the authority. */
export const maintenance: Part = (life, random) => {
  const isByPerson = random.chance(0.5) && showsWords(life, 'payment-in');
  const level = random.integer(9, 45) * 1000 + (isByPerson ? 0 : random.integer(0, 99));
  payRegularly(life, random, {
    payer: isByPerson
      ? payerCalled(someone(life, random), random)
      : payerCalled(random.pick(life.words.maintenancePayers), random),
    wording: isByPerson || life.country === 'US' ? random.pick(life.words.maintenanceWords) : '{N9}',
    kind: isByPerson ? 'payment-in' : 'bank-credit',
    category: 'maintenance-received',
    schedule: byPerson(life, random, 0.6),
    amount: () => level,
    nameTells: !isByPerson,
    tags: ['maintenance'],
  });
};

/** Standing orders leave on the day itself or the next working day. */
function byPerson(life: Life, random: Random, monthly: number): Schedule {
  return random.chance(monthly)
    ? onDays([random.integer(1, 28)], random.pick(['next', 'none']), life.bankHolidays)
    : everyDays(
        random.pick([7, 14, 28]),
        weekdayFrom(life.from, random.integer(1, 5)),
        'next',
        life.bankHolidays,
      );
}

export const dividends: Part = (life, random) => {
  const level = random.integer(60, 420) * 100 + random.integer(1, 99);
  payRegularly(life, random, {
    payer: payerCalled(
      unused(life, () => random.pick(life.words.dividendPayers)),
      random,
    ),
    wording: life.country === 'GB' ? '{N8}' : 'DIVIDEND',
    kind: 'bank-credit',
    category: 'investment-income',
    schedule: everyMonths(3, random.integer(0, 2), random.integer(5, 26), 'next', life.bankHolidays),
    amount: () => level,
    nameTells: true,
    tellsFrom: 2,
    tags: ['dividends'],
  });
};

/** Interest on real savings, well above fifty a month. */
export const interest: Part = (life, random) => {
  const level = random.integer(70, 260) * 100;
  payRegularly(life, random, {
    payer: payerCalled('', random),
    name: 'Interest',
    wording: '',
    kind: 'interest',
    category: 'interest-income',
    schedule: onDays([random.pick([1, 31])], 'none', life.bankHolidays),
    amount: day => Math.round(level * (1 + (Number(day.slice(5, 7)) % 5) / 100)) + Number(day.slice(8)),
    tags: ['interest'],
  });
};

/** Once a year: a single one says what it is, but not that it comes each year. */
export const annualDividend: Part = (life, random) => {
  const level = random.integer(80, 900) * 100 + random.integer(1, 99);
  payRegularly(life, random, {
    payer: payerCalled(
      unused(life, () => random.pick(life.words.dividendPayers)),
      random,
    ),
    wording: life.country === 'GB' ? '{N8}' : 'DIVIDEND',
    kind: 'bank-credit',
    category: 'investment-income',
    schedule: everyMonths(12, random.integer(0, 11), random.integer(5, 26), 'next', life.bankHolidays),
    amount: () => level,
    nameTells: true,
    tellsFrom: 2,
    tags: ['dividends', 'paid:yearly'],
  });
};
