/** What comes beside pay, or goes back to the employer. */
import { addDays } from '../../../dates.js';
import { daysAtRandom, oddPence, paid } from '../../life.js';
import { payerCalled, wordingOn } from '../../vocabulary/names.js';
import { aFirm, anEmployer, anyPayday, monthly, payWording, steadyJob } from '../jobs.js';
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

const SHOP_EMPLOYERS = {
  tuned: [
    'TESCO STORES LTD:TESCO STORES {R4}',
    'BOOTS UK LTD:BOOTS {R4}',
    'IKEA LTD:IKEA LTD',
    'B&Q LTD:B & Q {R4}',
  ],
  'held-out': [
    'ASDA STORES LTD:ASDA SUPERSTORE {R4}',
    'NEXT RETAIL LTD:NEXT {R4}',
    'CURRYS GROUP LTD:CURRYS',
    'HALFORDS LTD:HALFORDS {R4}',
  ],
};

const employerIsShop: Kind = {
  name: "employer that is one's shop, with refunds",
  country: 'GB',
  family: 'british-pay',
  means: [1100_00, 2300_00],
  build(life, random) {
    const [name, shop] = drawn(life, random, SHOP_EMPLOYERS).split(':') as [string, string];
    const branch = wordingOn(shop, life.asOf, payerCalled(name, random), random);
    steadyJob(life, random, {
      name,
      ...payWording(life, random),
      schedule: anyPayday(life, random),
    });
    for (const day of daysAtRandom(life, random, 3)) {
      const purchase = life.ledger.debit({
        day,
        pence: oddPence(random, 8, 160),
        category: 'general-retail',
        payment: paid('card', branch, '', life.town),
      });
      if (!random.chance(0.35)) continue;
      const credit = life.ledger.notIncomeCredit('refund', {
        day: addDays(day, random.integer(2, 20)),
        pence: purchase.pence,
        category: 'refund',
        payment: paid('card-refund', branch, '', life.town),
      });
      life.ledger.refunds.push([credit, purchase]);
    }
  },
};

const PAID_BACK = {
  tuned: ['SEASON TICKET LOAN', 'CAR PURCHASE', 'OVERPAYMENT'],
  'held-out': ['STAFF LOAN', 'VAN SALE', 'PAID TOO MUCH'],
};

/** A large sum goes to the employer once: for its old van, or a loan repaid. The next wages are wages all the same. */
const paymentToEmployer: Kind = {
  name: 'payment to the employer',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const name = aFirm(life, random);
    const entries = steadyJob(life, random, {
      name,
      ...payWording(life, random),
      schedule: monthly(life, random),
    });
    const shown = entries.filter(([first]) => first !== undefined && first.day >= life.from);
    const at = shown[random.integer(2, Math.max(2, shown.length - 4))]?.[0];
    if (at === undefined) return;
    life.ledger.debit({
      day: addDays(at.day, random.integer(3, 20)),
      pence: random.chance(0.5) ? Math.round(life.means * random.between(0.6, 1.4)) : life.means,
      category: 'uncategorised',
      payment: paid('payment-out', name, drawn(life, random, PAID_BACK)),
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

/** Sent back by the bank or called back by the employer, and paid again days later. */
const returnedSalary: Kind = {
  name: 'salary sent back and paid again',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const name = anEmployer(life, random);
    const words = payWording(life, random);
    const entries = steadyJob(life, random, { name, ...words, schedule: monthly(life, random) });
    const shown = entries.filter(([first]) => first !== undefined && first.day >= life.from);
    const at = shown[random.integer(1, Math.max(1, shown.length - 3))]?.[0];
    if (at === undefined) return;
    const back = addDays(at.day, random.integer(0, 2));
    life.ledger.debit({
      day: back,
      pence: at.pence,
      category: 'uncategorised',
      payment: paid('payment-out', name, random.chance(0.5) ? 'RETURNED PAYMENT' : 'RECALLED'),
    });
    // The first credit is the pay and this one makes up for the debit, or the other way round.
    life.ledger.undecidableCredit({
      day: addDays(back, random.integer(1, 5)),
      pence: at.pence,
      category: 'salary',
      payment: paid('bank-credit', name, wordingOn(words.wording, back, payerCalled(name, random), random)),
    });
  },
};

export const BESIDE_PAY: readonly Kind[] = [
  quarterlyBonus('quarterly bonus inside the pay', false),
  quarterlyBonus('quarterly bonus beside the pay', true),
  advanceOnPay,
  advanceRepaid,
  taxRebate,
  employerIsShop,
  paymentToEmployer,
  expensesBeside('expenses beside pay, called so', true),
  expensesBeside('expenses beside pay, without a word', false),
  returnedSalary,
];
