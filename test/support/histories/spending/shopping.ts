/** Purchases by card, and those that are given back. */
import { addDays } from '../../dates.js';
import type { Entry } from '../ledger.js';
import { daysAtRandom, type Life, type Part, paid } from '../life.js';
import type { Random } from '../random.js';
import { filledFor, namesFor, payerCalled, wordingOn } from '../vocabulary/names.js';
import { AMERICAN_HABITS, BRITISH_HABITS, type Habit } from './habits.js';

const LEAST_REFUND = 100;
/** A month. */
const MOST_OF_WHAT_IS_RARE = 0.3;
const MOST_SHOPS_OF_A_HABIT = 4;

export const shopping: Part = (life, random) => {
  const spendthrift = random.between(0.5, 1.5);
  for (const habit of life.country === 'GB' ? BRITISH_HABITS : AMERICAN_HABITS)
    follow(life, random.fork(habit.category), habit, spendthrift);
};

function follow(life: Life, random: Random, habit: Habit, spendthrift: number): void {
  const known = namesFor(life.words.shops, habit.category);
  const shops = random.several(known, random.integer(1, Math.min(MOST_SHOPS_OF_A_HABIT, known.length)));
  const branches = shops.map(shop =>
    wordingOn(filledFor(life, shop, random), life.asOf, payerCalled(shop, random), random),
  );
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
    // One of these says nothing of how often such come.
    if (habit.perMonth[1] <= MOST_OF_WHAT_IS_RARE)
      life.ledger.periodic.push({ perYear: 1, entries: [purchase] });
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
