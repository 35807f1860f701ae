/** Money between a person's own accounts. */
import { addDays } from '../../dates.js';
import { daysAtRandom, type Life, type Part, paid, roundPence } from '../life.js';
import { onDays } from '../schedules.js';

const OWN = 'own-account-transfer';

/** To and from an account that is not shown, in words that say so. */
export const unseenSavings: Part = (life, random) => {
  for (const day of daysAtRandom(life, random, random.between(0.2, 1.2)))
    fromSavings(life, day, roundPence(random, 20, 900));
  for (const day of daysAtRandom(life, random, random.between(0.3, 1.2)))
    life.ledger.debit({
      day,
      pence: roundPence(random, 20, 500),
      category: OWN,
      payment: paid('own-out', ''),
    });
};

/** As regular as pay: so much from savings each month. */
export const monthlyFromSavings: Part = (life, random) => {
  life.ledger.tags.add('regular-own-transfer');
  const pence = roundPence(random, 100, 1200);
  const days = onDays([random.integer(1, 28)], 'none', life.bankHolidays).paydays(life.from, life.asOf);
  for (const day of days) fromSavings(life, day, pence);
};

function fromSavings(life: Life, day: string, pence: number): void {
  life.ledger.notIncomeCredit('own-transfer', { day, pence, category: OWN, payment: paid('own-in', '') });
}

/** Both sides are in the request. */
export const betweenOwnAccounts: Part = (life, random) => {
  if (life.accounts.length < 2) return;
  const isRegular = random.chance(0.4);
  if (isRegular) life.ledger.tags.add('regular-own-transfer');
  const level = roundPence(random, 100, 900);
  const days = isRegular
    ? onDays([random.integer(1, 28)], 'next', life.bankHolidays).paydays(life.from, life.asOf)
    : daysAtRandom(life, random, random.between(1, 4));
  for (const day of days) {
    const isToMain = !isRegular && random.chance(0.4);
    const pence = isRegular ? level : roundPence(random, 20, 800) + random.integer(0, 99);
    const arrives = addDays(
      day,
      random.weighted([
        [0, 8],
        [1, 1],
        [2, 1],
      ] as const),
    );
    const debit = life.ledger.debit({
      day,
      pence,
      category: OWN,
      payment: paid('own-out', ''),
      account: isToMain ? 1 : 0,
    });
    const credit = life.ledger.notIncomeCredit('own-transfer', {
      day: arrives,
      pence,
      category: OWN,
      payment: paid('own-in', ''),
      account: isToMain ? 0 : 1,
    });
    life.ledger.transfers.push([debit, credit]);
  }
};
