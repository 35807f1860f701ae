/** Households whose rows look odd, and are honest. */
import { addDays } from '../../support/dates.js';
import type { PaymentKind } from '../../support/histories/banks/bank.js';
import { unseenSavings } from '../../support/histories/credits/transfers.js';
import { monthly } from '../../support/histories/kinds/jobs.js';
import { oddPence, paid, roundPence, someone } from '../../support/histories/life.js';
import type { Household } from '../base/household.js';
import {
  aJobOf,
  between,
  byCard,
  dayAt,
  eachMonth,
  fromPerson,
  fromSavings,
  landlordOf,
  nameOf,
  someDays,
  standingOrder,
  toPerson,
  toSavings,
} from './writing.js';

/** What nobody does on a beach without a phone. */
const BY_HAND: ReadonlySet<PaymentKind> = new Set<PaymentKind>([
  'card',
  'card-online',
  'card-refund',
  'payment-out',
  'own-out',
  'own-in',
  'cash-out',
  'cash-in',
  'cheque-in',
]);

export const ODD_HOUSEHOLDS: readonly Household[] = [
  {
    kind: 'couple who pass the rent on',
    paysHome: true,
    build(life, random) {
      aJobOf(life, random);
      const partner = someone(life, random);
      const landlord = landlordOf(life, random);
      const rent = Math.round((life.means * random.between(0.3, 0.45)) / 1000) * 1000;
      for (const day of eachMonth(life, random.integer(1, 5))) {
        fromPerson(life, addDays(day, -random.integer(0, 2)), rent / 2, partner, 'RENT');
        standingOrder(life, [day], rent, landlord, 'RENT', 'rent');
        if (random.chance(0.5))
          toPerson(life, addDays(day, 9), roundPence(random, 10, 90), partner, 'SHOPPING');
      }
    },
  },
  {
    kind: 'collects the rent of the house',
    paysHome: true,
    build(life, random) {
      aJobOf(life, random);
      const landlord = landlordOf(life, random);
      const mates = Array.from({ length: random.integer(2, 4) }, () => someone(life, random));
      const part = roundPence(random, 350, 700);
      for (const day of eachMonth(life, random.integer(2, 6))) {
        for (const mate of mates) fromPerson(life, addDays(day, -random.integer(0, 4)), part, mate, 'RENT');
        standingOrder(life, [day], part * (mates.length + 1), landlord, 'RENT', 'rent');
      }
    },
  },
  {
    kind: 'saver who pulls it back at once',
    savings: 'some',
    build(life, random) {
      const job = aJobOf(life, random);
      for (const day of job.days) {
        const pence = roundPence(random, 100, 600);
        toSavings(life, addDays(day, random.integer(0, 2)), pence);
        const back = addDays(day, random.integer(2, 9));
        if (random.chance(0.8)) fromSavings(life, back, random.chance(0.5) ? pence : Math.round(pence / 2));
      }
    },
  },
  {
    kind: 'lends a friend money',
    build(life, random) {
      aJobOf(life, random);
      const friend = someone(life, random);
      for (const day of [0.1, 0.35, 0.65].slice(0, random.integer(1, 3)).map(share => dayAt(life, share))) {
        const pence = roundPence(random, 150, 1500);
        const isBorrowed = random.chance(0.4);
        const [out, back] = isBorrowed ? [fromPerson, toPerson] : [toPerson, fromPerson];
        out(life, day, pence, friend, random.pick(['LOAN', '', 'TILL PAYDAY']));
        const parts = random.integer(1, 3);
        const each = Math.round(pence / parts / 10_00) * 10_00;
        for (let part = 1; part <= parts; part++)
          back(
            life,
            addDays(day, part * random.integer(2, 16)),
            part < parts ? each : pence - each * (parts - 1),
            friend,
            random.pick(['THANKS', '']),
          );
      }
    },
  },
  {
    kind: 'joint account for the bills',
    paysHome: true,
    people: 2,
    around: ['bills'],
    savings: 'some',
    begins: [0.05, 0.25],
    build(life, random) {
      const landlord = landlordOf(life, random);
      const [one, other] = [life.holders[0] ?? '', life.holders[1] ?? ''];
      const day = random.integer(1, 28);
      const pence = roundPence(random, 500, 1100);
      for (const date of eachMonth(life, day)) {
        fromPerson(life, date, pence, one, 'BILLS');
        fromPerson(life, date, pence, other, 'BILLS');
        standingOrder(life, [addDays(date, 1)], Math.round(pence * 1.2), landlord, 'RENT', 'rent');
      }
    },
  },
  {
    kind: 'pays by card alone',
    around: ['shopping'],
    build: (life, random) => void aJobOf(life, random),
  },
  {
    kind: 'two of everything',
    build(life, random) {
      aJobOf(life, random);
      const cafe = nameOf(life, random, 'restaurants-and-cafes');
      const bus = nameOf(life, random, life.country === 'GB' ? 'public-transport' : 'parking-and-tolls');
      const [coffee, fare] = [random.integer(290, 480), random.pick([175, 200, 275, 300])];
      for (const day of someDays(life, random, 3, 9))
        for (let count = random.integer(2, 3); count > 0; count--)
          byCard(life, day, coffee, cafe, 'restaurants-and-cafes');
      for (const day of someDays(life, random, 5, 14))
        for (let count = 0; count < 2; count++) byCard(life, day, fare, bus, 'public-transport');
      const child = someone(life, random);
      for (const day of someDays(life, random, 0.3, 1))
        for (let count = 0; count < 2; count++) toPerson(life, day, 20_00, child);
    },
  },
  {
    kind: 'long holiday',
    build: (life, random) => void aJobOf(life, random),
    after(life, random) {
      const start = dayAt(life, random.between(0.2, 0.6));
      const end = addDays(start, random.integer(10, 21));
      const isSilent = random.chance(0.5);
      const { entries } = life.ledger;
      const left = entries.filter(
        ({ day, kind }) =>
          day < start || day > end || !(BY_HAND.has(kind) || (isSilent && kind !== 'bank-credit')),
      );
      // What fell due in the silence was paid ahead or after: those rows are not there at all.
      entries.splice(0, entries.length, ...left);
    },
  },
  {
    kind: 'changes banks',
    begins: [0, 0.02],
    savings: 'some',
    build(life, random) {
      const moves = dayAt(life, random.between(0.3, 0.5));
      for (const day of eachMonth(life, random.integer(1, 28)))
        if (day < moves) fromSavings(life, day, roundPence(random, 200, 900));
      aJobOf(life, random, { from: moves });
    },
  },
  {
    kind: 'passes money round by wallet',
    build(life, random) {
      aJobOf(life, random);
      const wallet = life.country === 'GB' ? 'PAYPAL' : random.pick(['CASH APP', 'VENMO']);
      for (const day of someDays(life, random, 2, 7))
        life.ledger.notIncomeCredit('person', {
          day,
          pence: roundPence(random, 10, 250),
          category: 'person-to-person',
          payment: paid('bank-credit', wallet, life.country === 'GB' ? 'WITHDRAWAL' : 'CASHOUT'),
        });
      for (const day of someDays(life, random, 2, 7))
        byCard(life, day, roundPence(random, 10, 200), wallet, 'person-to-person', 'card-online');
    },
  },
  {
    kind: 'draws the wages in cash',
    around: ['bills'],
    build(life, random) {
      const job = aJobOf(life, random);
      for (const day of job.days)
        for (const share of [0.3, 0.2])
          life.ledger.debit({
            day: addDays(day, random.integer(0, 2)),
            pence: Math.max(20_00, Math.round((job.level * share) / 1000) * 1000),
            category: 'cash-withdrawal',
            payment: paid('cash-out', life.country === 'GB' ? 'NOTEMACHINE' : '', '', life.town),
          });
    },
  },
  {
    kind: 'current account and savings',
    accounts: ['CurrentAccount', 'Savings'],
    savings: 'none',
    build(life, random) {
      const job = aJobOf(life, random, { schedule: monthly(life, random) });
      for (const day of job.days) between(life, addDays(day, 1), roundPence(random, 100, 500), 0);
      for (const day of someDays(life, random, 0.5, 2)) between(life, day, roundPence(random, 50, 300), 1);
    },
  },
  {
    kind: 'two people and their accounts',
    accounts: ['CurrentAccount', 'CurrentAccount'],
    people: 2,
    build(life, random) {
      aJobOf(life, random.fork('one'), { share: 0.8, account: 0 });
      aJobOf(life, random.fork('other'), { share: 0.7, account: 1 });
      for (const day of eachMonth(life, random.integer(1, 28)))
        between(life, day, roundPence(random, 200, 700), random.pick([0, 1]));
      for (const day of someDays(life, random, 6, 14))
        life.ledger.debit({
          day,
          pence: oddPence(random, 3, 70),
          category: 'groceries',
          payment: paid('card', nameOf(life, random, 'groceries'), '', life.town),
          account: 1,
        });
    },
  },
  {
    kind: 'moves money about',
    savings: 'some',
    build(life, random) {
      aJobOf(life, random);
      for (const name of ['one', 'two', 'three']) unseenSavings(life, random.fork(name));
    },
  },
];
