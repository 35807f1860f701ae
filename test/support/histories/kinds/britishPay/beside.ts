/** What comes beside pay. */
import { addDays } from '../../../dates.js';
import { daysAtRandom, oddPence, paid } from '../../life.js';
import { payerCalled, wordingOn } from '../../vocabulary/names.js';
import { aFirm, anEmployer, monthly, payWording, steadyJob } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { MUTE_STEADY_TELLS_FROM } from '../source.js';

function quarterlyBonus(name: string, isBeside: boolean): Kind {
  return {
    name,
    country: 'GB',
    family: 'british-pay',
    months: [10, 14],
    build(life, random) {
      const phase = random.integer(0, 2);
      const share = random.between(0.15, 0.5);
      const wording = random.pick(life.words.bonusWords);
      const bonus = Math.round(life.means * share);
      const { wording: mute } = payWording(life, random);
      const name = aFirm(life, random);
      steadyJob(life, random, {
        name,
        wording: mute,
        tellsFrom: life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
        schedule: monthly(life, random),
        besideAt: day => {
          if (Number(day.slice(5, 7)) % 3 !== phase) return {};
          const pence = Math.round(bonus * random.between(0.8, 1.2));
          if (!isBeside) return { pence: life.means + pence, isAtLevel: false };
          if (life.isTold) return { with: [{ day, pence, wording }], isAtLevel: false };
          // Without a word it may as well be a source of its own.
          life.ledger.undecidableCredit({
            day,
            pence,
            category: 'salary',
            payment: paid('bank-credit', name, wordingOn(mute, day, payerCalled(name, random), random)),
          });
          return {};
        },
        // With or without a third of the bonus: either is a fair month.
        standing: { status: 'Active', monthlyPence: [life.means * 0.999, life.means + (bonus / 3) * 1.05] },
      });
    },
  };
}

const ADVANCES = {
  tuned: ['WAGESTREAM', 'HASTEE PAY', 'FLEXIWAGE'],
  'held-out': ['STREAM ADVANCE', 'LEVEL FT', 'OPENWAGE'],
};

/** Part of the month's pay, paid early; payday brings the rest. */
const advanceOnPay: Kind = {
  name: 'salary advance taken from the next pay',
  country: 'GB',
  family: 'british-pay',
  months: [11, 14],
  build(life, random) {
    const app = drawn(life, random, ADVANCES);
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
      pay: 'variable',
      besideAt: day => {
        const advances = random.integer(0, 2);
        let early = 0;
        for (let count = 0; count < advances; count++) {
          const pence = random.integer(4, 12) * 1000;
          early += pence + 1_75;
          life.ledger.undecidableCredit({
            day: addDays(day, -random.integer(3, 18)),
            pence,
            category: 'other-income',
            payment: paid('payment-in', app),
          });
        }
        return { pence: life.means - early };
      },
      standing: { status: 'Active', monthlyPence: [life.means * 0.86, life.means] },
    });
  },
};

const LENDING_APPS = {
  tuned: ['CREDITSPRING', 'STEADYPAY'],
  'held-out': ['PAYDAY UK LOANS', 'UPDRAFT CREDIT'],
};

/** Lent by an app, which takes it back with a debit on payday. */
const advanceRepaid: Kind = {
  name: 'salary advance paid back by a debit',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const app = drawn(life, random, LENDING_APPS);
    const account = random.digits(8);
    const entries = steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
    });
    for (const [payment] of entries) {
      if (payment === undefined || random.chance(0.35)) continue;
      const pence = random.pick([100_00, 150_00, 200_00, 250_00]);
      life.ledger.notIncomeCredit('loan', {
        day: addDays(payment.day, -random.integer(8, 16)),
        pence,
        category: 'loan-proceeds',
        payment: paid('payment-in', app),
      });
      life.ledger.debit({
        day: payment.day,
        pence: pence + random.pick([6_00, 8_00, 12_00]),
        category: 'short-term-loan',
        payment: paid('direct-debit', app, account),
      });
    }
  },
};

const taxRebate: Kind = {
  name: 'tax rebate beside a salary',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
    });
    for (const day of daysAtRandom(life, random, 0.1)
      .slice(0, 2)
      .concat(addDays(life.asOf, -random.integer(20, 150))))
      life.ledger.notIncomeCredit('tax-refund', {
        day,
        pence: oddPence(random, 70, 1900),
        category: 'tax-refund',
        payment: paid('bank-credit', random.pick(life.words.taxRefunds), life.nino),
      });
  },
};

function expensesBeside(name: string, isTold: boolean): Kind {
  return {
    name,
    country: 'GB',
    family: 'british-pay',
    needsWords: ['bank-credit'],
    build(life, random) {
      const employer = aFirm(life, random);
      steadyJob(life, random, {
        name: employer,
        ...payWording(life, random),
        schedule: monthly(life, random),
      });
      const payer = payerCalled(employer, random);
      const wording = random.pick(isTold ? life.words.expenseWords : ['', '{R6}']);
      for (const day of daysAtRandom(life, random, random.between(0.6, 1.6))) {
        const money = {
          day,
          pence: oddPence(random, 12, 320),
          category: 'refund',
          payment: paid('bank-credit', employer, wordingOn(wording, day, payer, random)),
        };
        if (isTold) life.ledger.notIncomeCredit('expenses', money);
        // Overtime or mileage: without a word nobody could say.
        else life.ledger.undecidableCredit(money);
      }
    },
  };
}

export const BESIDE_PAY: readonly Kind[] = [
  quarterlyBonus('quarterly bonus inside the pay', false),
  quarterlyBonus('quarterly bonus beside the pay', true),
  advanceOnPay,
  advanceRepaid,
  taxRebate,
  expensesBeside('expenses beside pay, called so', true),
  expensesBeside('expenses beside pay, without a word', false),
];
