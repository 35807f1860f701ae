/** Households that live on other money than wages. */
import { addDays } from '../../support/dates.js';
import { americanBenefit } from '../../support/histories/incomes/americanBenefits.js';
import { britishBenefit } from '../../support/histories/incomes/britishBenefits.js';
import { dailyGig, freelancing, weeklyGig } from '../../support/histories/incomes/gig.js';
import { maintenance, privatePension, rentReceived } from '../../support/histories/incomes/private.js';
import { studentFinance } from '../../support/histories/incomes/students.js';
import { oddPence, paid, roundPence, someone } from '../../support/histories/life.js';
import type { Household } from '../base/household.js';
import { aJobOf, byCard, eachMonth, fromPerson, relative, someDays } from './writing.js';

const JOBS = [
  'KITCHEN',
  'LESSON',
  'GARDEN',
  'DECORATING',
  'INV {SEQ}',
  'CLEANING',
  'DOG WALKS',
  'THANKS',
  '',
];

export const OTHER_HOUSEHOLDS: readonly Household[] = [
  {
    kind: 'trader paid in cash',
    savings: 'some',
    build(life, random) {
      for (const day of someDays(life, random, 3, 8))
        life.ledger.notIncomeCredit('cash', {
          day,
          pence: random.chance(0.7) ? roundPence(random, 80, 900) : oddPence(random, 60, 700),
          category: 'cash-deposit',
          payment: paid('cash-in', '', '', life.town),
        });
      for (const day of someDays(life, random, 2, 5))
        byCard(life, day, oddPence(random, 15, 400), 'TRADE COUNTER', 'home-and-garden');
    },
  },
  {
    kind: 'sole trader whose customers are persons',
    build(life, random) {
      const regulars = Array.from({ length: random.integer(3, 12) }, () => someone(life, random));
      for (const day of someDays(life, random, 6, 18)) {
        const name = random.chance(0.7) ? random.pick(regulars) : someone(life, random);
        const reference = random.pick(JOBS).replace('{SEQ}', random.digits(3));
        fromPerson(life, day, roundPence(random, 20, 420), name, reference);
      }
    },
  },
  {
    kind: 'freelancer',
    showsWords: ['bank-credit', 'payment-in'],
    savings: 'some',
    build: (life, random) => freelancing(life, random),
  },
  {
    kind: 'student supported by parents',
    means: { GB: [700_00, 1300_00], US: [800_00, 1800_00] },
    build(life, random) {
      const parent = relative(life, random);
      const pence = roundPence(random, 150, 600);
      for (const day of eachMonth(life, random.integer(1, 28))) fromPerson(life, day, pence, parent);
      for (const day of someDays(life, random, 0.4, 2))
        fromPerson(life, day, roundPence(random, 10, 95), parent, random.pick(life.words.friendlyWords));
      studentFinance(life, random.fork('loan'));
      if (random.chance(0.5)) aJobOf(life, random.fork('shifts'), { share: 0.4, varies: [0.4, 1.4] });
    },
  },
  {
    kind: 'gig worker',
    means: { GB: [1200_00, 2400_00], US: [1600_00, 3200_00] },
    build(life, random) {
      weeklyGig(life, random.fork('by the week'));
      if (random.chance(0.6)) dailyGig(life, random.fork('by the day'));
    },
  },
  {
    kind: 'retired with pensions',
    means: { GB: [1100_00, 2400_00], US: [1700_00, 3600_00] },
    build(life, random) {
      if (life.country === 'GB') britishBenefit('statePension')(life, random.fork('state'));
      else americanBenefit('socialSecurity')(life, random.fork('state'));
      privatePension(life, random.fork('one'));
      if (random.chance(0.5)) privatePension(life, random.fork('other'));
    },
  },
  {
    kind: 'on benefits',
    means: { GB: [800_00, 1500_00], US: [1000_00, 1900_00] },
    savings: 'none',
    build(life, random) {
      if (life.country === 'GB') {
        britishBenefit('universalCredit')(life, random.fork('uc'));
        britishBenefit('pip')(life, random.fork('pip'));
        if (random.chance(0.5)) britishBenefit('childBenefit')(life, random.fork('child'));
        return;
      }
      americanBenefit('ssi')(life, random.fork('ssi'));
      if (random.chance(0.5)) americanBenefit('unemployment')(life, random.fork('ui'));
      if (random.chance(0.4)) americanBenefit('tanf')(life, random.fork('tanf'));
    },
  },
  {
    kind: 'landlord',
    showsWords: ['payment-in'],
    means: { GB: [1800_00, 4200_00], US: [2600_00, 6500_00] },
    build(life, random) {
      for (const tenant of ['one', 'two', 'three'].slice(0, random.integer(2, 3)))
        rentReceived(life, random.fork(tenant));
      aJobOf(life, random.fork('job'), { share: 0.5 });
      for (const day of eachMonth(life, random.integer(1, 28)))
        life.ledger.debit({
          day,
          pence: oddPence(random.fork('mortgage'), 320, 780),
          category: 'mortgage',
          payment: paid(
            'direct-debit',
            random.fork('lender').pick(life.words.billers['mortgage'] ?? ['MORTGAGE']),
          ),
        });
    },
  },
  {
    kind: 'helped by the family',
    showsWords: ['payment-in'],
    build(life, random) {
      maintenance(life, random.fork('maintenance'));
      aJobOf(life, random.fork('job'), { share: 0.6 });
      const kin = relative(life, random);
      for (const day of someDays(life, random, 0.5, 1.5))
        fromPerson(life, day, roundPence(random, 50, 900), kin, random.pick(life.words.friendlyWords));
    },
  },
  {
    kind: 'sells things online',
    build(life, random) {
      aJobOf(life, random.fork('job'), { share: 0.7 });
      const place = random.pick(life.words.marketplaces);
      for (const day of someDays(life, random, 3, 9))
        life.ledger.notIncomeCredit('sale-of-goods', {
          day,
          pence: oddPence(random, 4, 160),
          category: 'other-income',
          payment: paid('bank-credit', place, random.digits(8)),
        });
      for (const day of someDays(life, random, 2, 6))
        byCard(life, addDays(day, 1), oddPence(random, 3, 14), 'POST OFFICE COUNTER', 'postage');
    },
  },
];
