/** Money borrowed for a short time, and what a bank charges. */
import { addDays, dayInMonth } from '../../dates.js';
import { daysAtRandom, type Life, type Part, paid, roundPence, someDay } from '../life.js';
import type { Random } from '../random.js';
import { nextMonth, onDays } from '../schedules.js';
import { payerCalled, wordingOn } from '../vocabulary/names.js';

/** Purchases paid in three months or in four fortnights, the first part at once. */
export const instalmentPlans: Part = (life, random) => {
  life.ledger.tags.add('buy-now-pay-later');
  const lenders = random.several(life.words.instalmentPlans, random.integer(1, 2));
  for (const day of daysAtRandom(life, random, random.between(0.2, 1.3))) {
    const lender = random.pick(lenders);
    const isMonthly = life.country === 'GB' && random.chance(0.7);
    const parts = isMonthly ? 3 : 4;
    const part = random.integer(900, 9000);
    for (let index = 0; index < parts; index++)
      life.ledger.debit({
        day: isMonthly ? sameDay(day, index) : addDays(day, 14 * index),
        pence: part,
        category: 'bnpl',
        payment: paid('card-online', lender),
      });
  }
};

function sameDay(day: string, months: number): string {
  const month = nextMonth(day.slice(0, 7), months);
  return dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5)), Number(day.slice(8)));
}

/** One loan after another, each paid back from the next pay or in a few months. */
export const paydayLoans: Part = (life, random) => {
  life.ledger.tags.add('payday-loans');
  const lenders = random.several(life.words.paydayLenders, random.integer(1, 3));
  let day = someDay(life, random);
  for (let left = random.integer(2, 7); left > 0 && day <= life.asOf; left--)
    day = addDays(payBack(life, random, random.pick(lenders), day), random.integer(1, 25));
};

/** The day on which the loan is paid back. */
function payBack(life: Life, random: Random, lender: string, day: string): string {
  const payer = payerCalled(lender, random);
  const pence = roundPence(random, 100, 600);
  life.ledger.notIncomeCredit('loan', {
    day,
    pence,
    category: 'loan-proceeds',
    payment: paid(
      life.country === 'GB' ? 'payment-in' : 'bank-credit',
      lender,
      wordingOn(random.pick(life.words.loanWords), day, payer, random),
    ),
  });
  const parts = random.chance(0.6) ? 1 : random.integer(3, 4);
  // At most 0.8 % a day and twice the loan (FCA price cap, 2015).
  const owed = Math.min(2, 1 + 0.008 * 30 * ((parts + 1) / 2));
  for (let index = 1; index <= parts; index++)
    life.ledger.debit({
      day: addDays(day, 30 * index),
      pence: Math.round((pence * owed) / parts),
      category: 'short-term-loan',
      payment: paid('card-online', lender),
    });
  return addDays(day, 30 * parts);
}

export const overdraft: Part = (life, random) => {
  life.ledger.tags.add('overdrawn');
  const words = random.pick(life.words.overdraftCharges);
  const days =
    life.country === 'GB'
      ? onDays([random.integer(1, 28)], 'next', life.bankHolidays)
          .paydays(life.from, life.asOf)
          .filter(() => random.chance(0.7))
      : daysAtRandom(life, random, random.between(0.3, 2));
  for (const day of days)
    charge(
      life,
      day,
      words,
      'interest-and-overdraft-charges',
      life.country === 'GB' ? random.integer(150, 4500) : 3500,
    );
};

export const accountFee: Part = (life, random) => {
  const words = random.pick(life.words.accountFees);
  const pence = random.pick(life.country === 'GB' ? [200, 300, 500, 1300, 1700] : [500, 1000, 1200, 1500]);
  for (const day of onDays([random.integer(1, 28)], 'next', life.bankHolidays).paydays(life.from, life.asOf))
    charge(life, day, words, 'bank-charges', pence);
};

function charge(life: Life, day: string, words: string, category: string, pence: number): void {
  life.ledger.debit({ day, pence, category, payment: paid('bank-words', words) });
}
