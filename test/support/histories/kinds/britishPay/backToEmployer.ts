/** Employers that money goes to as well: purchases, loans repaid, pay that is called back. */
import { addDays } from '../../../dates.js';
import { daysAtRandom, oddPence, paid } from '../../life.js';
import { payerCalled, wordingOn } from '../../vocabulary/names.js';
import { aFirm, anEmployer, anyPayday, monthly, payWording, steadyJob } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';

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

export const BACK_TO_EMPLOYER: readonly Kind[] = [employerIsShop, paymentToEmployer, returnedSalary];
