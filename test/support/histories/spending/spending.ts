/** The debits of a life, and the credits that give them back: refunds, returned direct debits, small change. */
import { addDays } from '../../dates.js';
import type { Entry } from '../ledger.js';
import { daysAtRandom, type Life, oddPence, type Part, paid, roundPence } from '../life.js';
import type { Random } from '../random.js';
import { everyMonths, onDays } from '../schedules.js';
import { payerCalled, wordingOn } from '../vocabulary/names.js';
import { AMERICAN_BILLS, type Bill, BRITISH_BILLS } from './bills.js';
import { AMERICAN_HABITS, BRITISH_HABITS, type Habit } from './shops.js';

const LEAST_REFUND = 100;

export const shopping: Part = (life, random) => {
  const spendthrift = random.between(0.5, 1.5);
  for (const habit of life.country === 'GB' ? BRITISH_HABITS : AMERICAN_HABITS)
    follow(life, random.fork(habit.category), habit, spendthrift);
};

function follow(life: Life, random: Random, habit: Habit, spendthrift: number): void {
  const shops = random.several(habit.shops, random.integer(1, Math.min(3, habit.shops.length)));
  const branches = shops.map(shop => wordingOn(shop, life.asOf, payerCalled(shop, random), random));
  const days = daysAtRandom(life, random, random.between(...habit.perMonth) * spendthrift);
  // The rows themselves must show where the statement begins.
  if (habit.category === 'groceries') days.unshift(life.from);
  for (const day of days) {
    const name = random.pick(branches);
    // Most baskets are small.
    const share = random.next() * random.next();
    const pence = Math.round((habit.range[0] + (habit.range[1] - habit.range[0]) * share) * 100);
    const purchase = life.ledger.debit({
      day,
      pence,
      category: habit.category,
      payment: paid(habit.online === true ? 'card-online' : 'card', name, '', life.town),
    });
    if (random.chance(habit.returned ?? 0)) giveBack(life, random, purchase, name);
  }
}

function giveBack(life: Life, random: Random, purchase: Entry, name: string): void {
  const pence = random.chance(0.6) ? purchase.pence : Math.round(purchase.pence * random.between(0.3, 0.9));
  if (pence < LEAST_REFUND) return;
  const credit = life.ledger.notIncomeCredit('refund', {
    day: addDays(purchase.day, random.integer(2, 24)),
    pence,
    category: 'refund',
    payment: paid('card-refund', name, '', life.town),
  });
  life.ledger.refunds.push([credit, purchase]);
}

export const bills: Part = (life, random) => {
  const taken = new Set<string>();
  const list = life.country === 'GB' ? BRITISH_BILLS : AMERICAN_BILLS;
  list.forEach((bill, index) => {
    const own = random.fork(`${bill.category} ${index}`);
    if (!own.chance(bill.chance) || (bill.oneOf !== undefined && taken.has(bill.oneOf))) return;
    if (bill.oneOf !== undefined) taken.add(bill.oneOf);
    payBill(life, own, bill);
  });
};

function payBill(life: Life, random: Random, bill: Bill): void {
  const { category, kind, every, notIn = [], varies = false } = bill;
  const payer = payerCalled(
    random
      .pick(bill.payees)
      .replace('{P}', life.town.replace(/ [A-Z]{2}$/, ''))
      .replace('{SURNAME}', random.pick(life.words.surnames)),
    random,
  );
  const name = wordingOn(payer.name, life.asOf, payer, random);
  const [least, most] =
    bill.range ??
    ((bill.share as readonly [number, number]).map(share => (share * life.means) / 100) as [number, number]);
  const level = oddPence(random, least, most);
  const day = random.integer(1, 28);
  const schedule =
    every === undefined
      ? onDays([day], 'next', life.bankHolidays)
      : everyMonths(every, random.integer(0, 11), day, 'next', life.bankHolidays);
  const rise = life.country === 'GB' && random.chance(0.4) ? random.between(1.01, 1.08) : 1;
  for (const due of schedule.paydays(life.from, life.asOf)) {
    if (notIn.includes(Number(due.slice(5, 7)))) continue;
    const usual = due >= `${life.asOf.slice(0, 4)}-04-01` ? Math.round(level * rise) : level;
    const entry = life.ledger.debit({
      day: due,
      pence: varies ? Math.round(usual * random.between(0.6, 1.4)) : usual,
      category,
      payment: paid(kind, name, bill.reference ?? (kind === 'direct-debit' ? payer.number : '')),
    });
    if (kind === 'direct-debit' && random.chance(0.004)) bounce(life, random, entry, name);
  }
}

/** Sent back unpaid for want of funds. */
function bounce(life: Life, random: Random, entry: Entry, name: string): void {
  const credit = life.ledger.notIncomeCredit('returned-payment', {
    day: addDays(entry.day, random.integer(0, 2)),
    pence: entry.pence,
    category: 'refund',
    payment: paid('direct-debit-returned', name),
  });
  life.ledger.refunds.push([credit, entry]);
}

export const cash: Part = (life, random) => {
  for (const day of daysAtRandom(life, random, random.between(0.5, 4)))
    life.ledger.debit({
      day,
      pence: roundPence(random, 10, 90),
      category: 'cash-withdrawal',
      payment: paid(
        'cash-out',
        life.country === 'GB' ? random.pick(['NOTEMACHINE', 'HIGH ST', 'CARDTRONICS']) : '',
        '',
        life.town,
      ),
    });
};

export const gambling: Part = (life, random) => {
  const bookmaker = random.pick(life.words.bookmakers);
  for (const day of daysAtRandom(life, random, random.between(1, 12)))
    life.ledger.debit({
      day,
      pence: roundPence(random, 5, 60),
      category: 'gambling',
      payment: paid('card-online', bookmaker),
    });
};

/** Rewards of the bank and pennies from rounding: far below what counts. */
export const smallChange: Part = (life, random) => {
  for (const day of onDays([random.integer(1, 28)], 'next', life.bankHolidays).paydays(life.from, life.asOf))
    life.ledger.notIncomeCredit('cashback', {
      day,
      pence: random.integer(80, 1600),
      category: 'cashback-and-rewards',
      payment: paid('bank-words', life.country === 'GB' ? 'CASHBACK REWARD' : 'CASH REWARDS BONUS'),
    });
};
