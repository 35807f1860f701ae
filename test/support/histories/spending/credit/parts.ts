/** Credit of every kind, for histories of people in debt. */
import { addDays } from '../../../dates.js';
import type { Entry } from '../../ledger.js';
import { daysAtRandom, type Life, longBefore, oddPence, type Part, paid, roundPence } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, onDays, weekdayFrom } from '../../schedules.js';
import { payerCalled, wordingOn } from '../../vocabulary/names.js';
import type { Store } from '../../vocabulary/vocabulary.js';
import { paydayLoans } from '../debts.js';
import { payBills } from '../paying.js';
import { AMERICAN_CREDIT, BRITISH_CREDIT } from './bills.js';

const creditBills: Part = (life, random) =>
  payBills(
    { ...life, words: { ...life.words, billers: life.words.credit.billers } },
    random,
    // By its name alone a payment to mail order may be a purchase.
    (life.country === 'GB' ? BRITISH_CREDIT : AMERICAN_CREDIT).filter(
      ({ biller }) => biller !== 'mail-order' || tellsRails(life),
    ),
  );

const morePaydayLoans: Part = (life, random) =>
  paydayLoans({ ...life, words: { ...life.words, paydayLenders: life.words.credit.paydayLenders } }, random);

/** Bought by card, sent back to the card, and in the same shop an account that is paid off by the month. */
const storeAccount: Part = (life, random) => {
  if (!tellsRails(life)) return;
  const store = random.pick(life.words.credit.stores.filter(({ account }) => !life.takenNames.has(account)));
  life.takenNames.add(store.account);
  life.ledger.tags.add('shop-and-lender');
  buyByCard(life, random.fork('purchases'), store);
  payAccount(life, random.fork('account'), store);
};

/** Some banks write a direct debit like a purchase: then nobody could tell the one from the other. */
function tellsRails({ accounts }: Life): boolean {
  const line = {
    name: 'A',
    reference: '',
    place: '',
    day: '2025-01-01',
    card: '',
    otherAccount: '',
    digits: () => '',
  };
  return accounts.every(
    ({ statement: { bank } }) => bank.writes['direct-debit'](line) !== bank.writes.card(line),
  );
}

function buyByCard(life: Life, random: Random, store: Store): void {
  const { category } = store;
  const shop = wordingOn(store.shop, life.asOf, payerCalled(store.shop, random), random);
  for (const day of daysAtRandom(life, random, random.between(0.4, 1.6))) {
    const purchase = life.ledger.debit({
      day,
      pence: oddPence(random, 9, 130),
      category,
      payment: paid(random.chance(0.5) ? 'card' : 'card-online', shop, '', life.town),
    });
    if (random.chance(0.25)) sendBack(life, random, purchase, shop);
  }
}

function sendBack(life: Life, random: Random, purchase: Entry, shop: string): void {
  const credit = life.ledger.notIncomeCredit('refund', {
    day: addDays(purchase.day, random.integer(3, 24)),
    pence: random.chance(0.5) ? purchase.pence : Math.round(purchase.pence * random.between(0.4, 0.9)),
    category: 'refund',
    payment: paid('card-refund', shop, '', life.town),
  });
  life.ledger.refunds.push([credit, purchase]);
}

function payAccount(life: Life, random: Random, { account }: Store): void {
  const payer = payerCalled(account, random);
  const isDirectDebit = random.chance(0.75) || life.country === 'US';
  const level = oddPence(random, 12, 95);
  const expected = onDays([random.integer(1, 28)], 'next', life.bankHolidays).paydays(life.from, life.asOf);
  const payments = expected.map(day => [
    life.ledger.debit({
      day,
      pence: Math.round(level * random.between(0.7, 1.4)),
      category: 'catalogue-credit',
      payment: isDirectDebit
        ? paid('direct-debit', account, life.country === 'US' ? 'PAYMENT' : payer.number)
        : paid('payment-out', account, payer.number),
    }),
  ]);
  life.ledger.monthly.push({ varies: true, expected, payments });
}

/** By the week as long as the statement goes. */
const homeCredit: Part = (life, random) => {
  const lender = random.pick(life.words.credit.homeCredit);
  const pence = roundPence(random, 10, 60);
  const kind = random.pick(['card-online', 'standing-order'] as const);
  const weekday = weekdayFrom(longBefore(life), random.integer(1, 5));
  for (const day of everyDays(7, weekday, 'next', life.bankHolidays).paydays(life.from, life.asOf))
    life.ledger.debit({ day, pence, category: 'short-term-loan', payment: paid(kind, lender, '') });
};

const plansOfShops: Part = (life, random) => {
  const payer = payerCalled('', random);
  for (const day of daysAtRandom(life, random, random.between(0.3, 1))) {
    const plan = wordingOn(random.pick(life.words.credit.plansOfShops), day, payer, random);
    const part = oddPence(random, 8, 60);
    const [parts, step] = random.chance(0.5) ? [3, 30] : [4, 14];
    for (let index = 0; index < parts; index++)
      life.ledger.debit({
        day: addDays(day, step * index),
        pence: part,
        category: 'bnpl',
        payment: paid('card-online', plan),
      });
  }
};

export const CREDIT_PARTS: readonly (readonly [name: string, chance: number, part: Part])[] = [
  ['credit bills', 1, creditBills],
  ['store account', 0.7, storeAccount],
  ['another store account', 0.3, storeAccount],
  ['home credit', 0.2, homeCredit],
  ['plans of shops', 0.35, plansOfShops],
  ['more payday loans', 0.25, morePaydayLoans],
];
