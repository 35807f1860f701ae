/** American credits that are no income, whatever they look like. */
import { addDays } from '../../../dates.js';
import { daysAtRandom, longBefore, oddPence, paid, roundPence } from '../../life.js';
import { everyDays, onDays, weekdayFrom } from '../../schedules.js';
import { allPaydays } from '../jobs.js';
import { drawn, type Halves, type Kind } from '../kind.js';
import { aJob, aLiving } from '../living.js';
import { somebody } from '../words/persons.js';
import { american } from './kindOf.js';

const FED = 'federal-reserve';
const MEMOS: Halves<string> = {
  tuned: ['rent share', 'groceries', 'phone bill', 'love mom', 'utilities', 'house', ''],
  'held-out': ['half rent', 'food', 'electric', 'from dad', 'bills', 'vacation', ''],
};

const zelle = american({
  name: 'Zelle from family and roommates',
  build(life, random) {
    aLiving(life, random.fork('living'));
    for (let people = random.integer(1, 3); people > 0; people--) {
      const name = somebody(life, random);
      const memo = life.isTold ? drawn(life, random, MEMOS) : '';
      const level = roundPence(random, 60, 900);
      const schedule = random.chance(0.7)
        ? onDays([random.integer(1, 28)], 'none', FED)
        : everyDays(random.pick([7, 14]), weekdayFrom(longBefore(life), random.integer(0, 6)), 'none', FED);
      for (const day of allPaydays(life, schedule))
        life.ledger.notIncomeCredit('person', {
          day,
          pence: level,
          category: 'person-to-person',
          payment: paid('payment-in', name, memo),
        });
    }
  },
});

const WALLETS: Halves<string> = {
  tuned: ['VENMO|CASHOUT', 'CASH APP*CASHOUT|'],
  'held-out': ['PAYPAL|TRANSFER', 'SQUARE CASH APP|CASH OUT'],
};

const wallets = american({
  name: 'cash-outs from wallets',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const [name, wording] = drawn(life, random, WALLETS).split('|') as [string, string];
    const isWeekly = random.chance(0.3);
    const days = isWeekly
      ? allPaydays(life, everyDays(7, weekdayFrom(longBefore(life), random.integer(1, 5)), 'next', FED))
      : daysAtRandom(life, random, random.between(1, 4));
    for (const day of days)
      life.ledger.notIncomeCredit('own-transfer', {
        day,
        pence: random.chance(0.6) ? roundPence(random, 20, 300) : oddPence(random, 12, 420),
        category: 'own-account-transfer',
        payment: paid('bank-credit', name, wording),
      });
  },
});

const ADVANCES: Halves<string> = {
  tuned: ['DAVE INC|ADVANCE', 'EARNIN|ACTIVEHOUR', 'BRIGIT|ADVANCE'],
  'held-out': ['MONEYLION|INSTACASH', 'EMPOWER INC|CASH ADV', 'CLEO AI|ADVANCE'],
};

const advances = american({
  name: 'cash-advance apps',
  build(life, random) {
    aJob(life, random.fork('job'));
    const [name, wording] = drawn(life, random, ADVANCES).split('|') as [string, string];
    const days = allPaydays(
      life,
      everyDays(14, weekdayFrom(longBefore(life), random.integer(1, 3)), 'next', FED),
    );
    for (const day of days) {
      if (random.chance(0.15)) continue;
      const pence = roundPence(random, 50, 250);
      life.ledger.notIncomeCredit('loan', {
        day,
        pence,
        category: 'loan-proceeds',
        payment: paid('bank-credit', name, wording),
      });
      life.ledger.debit({
        day: addDays(day, random.integer(8, 12)),
        pence: pence + random.pick([0, 199, 399, 599]),
        category: 'short-term-loan',
        payment: paid('direct-debit', name, 'REPAYMENT'),
      });
    }
  },
});

const cheques = american({
  name: 'paper checks by mobile deposit',
  build(life, random) {
    aJob(life, random.fork('job'));
    const isRegular = random.chance(0.5);
    const level = oddPence(random, 240, 900);
    const days = isRegular
      ? allPaydays(life, everyDays(14, weekdayFrom(longBefore(life), 5), 'next', FED))
      : daysAtRandom(life, random, random.between(0.3, 1.2));
    for (const day of days) {
      const money = {
        day,
        pence: isRegular ? level : oddPence(random, 20, 900),
        category: 'cash-deposit',
        payment: paid('cheque-in', ''),
      };
      // The same sum every other Friday may well be pay, but no name says whose.
      if (isRegular) life.ledger.undecidableCredit(money);
      else life.ledger.notIncomeCredit('cash', money);
    }
  },
});

const SAVINGS: Halves<string> = {
  tuned: ['MARCUS GS BANK|TRANSFER', 'ALLY BANK|$TRANSFER', 'DISCOVER BANK|SAVINGS'],
  'held-out': ['AMEX HYSA|TRANSFER', 'SYNCHRONY BANK|WITHDRAWAL', 'CIT BANK|ACH TRNSFR'],
};

const savings = american({
  name: 'high-yield savings moved back',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const [name, wording] = drawn(life, random, SAVINGS).split('|') as [string, string];
    const level = roundPence(random, 150, 1500);
    const isEven = random.chance(0.6);
    for (const day of allPaydays(life, onDays([random.integer(1, 28)], 'next', FED)))
      life.ledger.notIncomeCredit('own-transfer', {
        day,
        pence: isEven ? level : roundPence(random, 100, 2500),
        category: 'savings',
        payment: paid('bank-credit', name, wording),
      });
  },
});

export const AMERICAN_NOT_INCOME: readonly Kind[] = [zelle, wallets, advances, cheques, savings];
