/** Cash, cheques and bets; and the rewards of the bank. */
import { daysAtRandom, oddPence, type Part, paid, roundPence } from '../life.js';
import { onDays } from '../schedules.js';

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

/** What a cheque was written for, no statement says. */
export const chequesOut: Part = (life, random) => {
  if (life.accounts[0]?.statement.bank.hasNoCheques === true) return;
  life.ledger.tags.add('cheques-out');
  for (const day of daysAtRandom(life, random, random.between(0.2, 1.5)))
    life.ledger.debit({
      day,
      pence: random.chance(0.6) ? roundPence(random, 20, 250) : oddPence(random, 20, 400),
      category: 'uncategorised',
      payment: paid('cheque-out', ''),
    });
};

/** Now and then, or many small sums on many days with several bookmakers. */
export const gambling: Part = (life, random) => {
  const isHeavy = random.chance(0.3);
  if (isHeavy) life.ledger.tags.add('heavy-gambling');
  const bookmakers = random.several(life.words.bookmakers, isHeavy ? 2 : 1);
  for (const day of daysAtRandom(life, random, isHeavy ? random.between(15, 45) : random.between(1, 12)))
    life.ledger.debit({
      day,
      pence: roundPence(random, 5, 60),
      category: 'gambling',
      payment: paid('card-online', random.pick(bookmakers)),
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
