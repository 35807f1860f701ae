/** Households that live on wages. */
import { addDays } from '../../support/dates.js';
import { loanDrawdown } from '../../support/histories/credits/odd.js';
import { americanBenefit } from '../../support/histories/incomes/americanBenefits.js';
import { britishBenefit } from '../../support/histories/incomes/britishBenefits.js';
import { everyWeeks, monthly } from '../../support/histories/kinds/jobs.js';
import { oddPence, paid, roundPence, someone, unused } from '../../support/histories/life.js';
import { instalmentPlans, overdraft, paydayLoans } from '../../support/histories/spending/debts.js';
import { gambling } from '../../support/histories/spending/spending.js';
import { company, payerCalled, wordingOn } from '../../support/histories/vocabulary/names.js';
import type { Household } from '../base/household.js';
import {
  aJobOf,
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
} from './writing.js';

export const PAID_HOUSEHOLDS: readonly Household[] = [
  {
    kind: 'employee who rents',
    build: (life, random) => void aJobOf(life, random),
  },
  {
    kind: 'family with two wages',
    people: 2,
    build(life, random) {
      aJobOf(life, random.fork('one'), { share: 0.7 });
      aJobOf(life, random.fork('other'), { share: 0.45 });
      if (life.country === 'GB') britishBenefit('childBenefit')(life, random.fork('child'));
    },
  },
  {
    kind: 'warehouse worker paid by the week',
    means: { GB: [1300_00, 2300_00], US: [1800_00, 3200_00] },
    build(life, random) {
      aJobOf(life, random, { varies: [0.55, 1.3], schedule: everyWeeks(life, random, 1) });
    },
  },
  {
    kind: 'new job',
    build(life, random) {
      const change = dayAt(life, random.between(0.45, 0.8));
      aJobOf(life, random.fork('old'), { to: addDays(change, -random.integer(3, 25)) });
      aJobOf(life, random.fork('new'), { share: random.between(1.05, 1.6), from: change });
    },
  },
  {
    kind: 'first job weeks ago',
    savings: 'some',
    means: { GB: [1300_00, 2600_00], US: [2000_00, 4200_00] },
    build(life, random) {
      const start = addDays(life.asOf, -random.integer(21, 63));
      aJobOf(life, random.fork('job'), { from: start });
      const parent = someone(life, random);
      for (const day of eachMonth(life, random.integer(1, 28)))
        if (day < start) fromPerson(life, day, roundPence(random, 200, 500), parent);
    },
  },
  {
    kind: 'expense claimer',
    savings: 'some',
    showsWords: ['bank-credit'],
    build(life, random) {
      const { name } = aJobOf(life, random);
      const payer = payerCalled(name, random);
      const wording = random.pick(life.words.expenseWords);
      for (const day of someDays(life, random, 1, 2.5)) {
        const costs = Array.from({ length: random.integer(1, 4) }, () => oddPence(random, 18, 320));
        for (const pence of costs)
          byCard(
            life,
            addDays(day, -random.integer(0, 5)),
            pence,
            nameOf(life, random, 'hotels'),
            'hotels',
            'card-online',
          );
        life.ledger.notIncomeCredit('expenses', {
          day: addDays(day, random.integer(6, 18)),
          pence: costs.reduce((sum, pence) => sum + pence, 0),
          category: 'refund',
          payment: paid('bank-credit', name, wordingOn(wording, day, payer, random)),
        });
      }
    },
  },
  {
    kind: 'seasonal worker',
    months: [6, 12],
    savings: 'some',
    build(life, random) {
      const [first, last] = random.pick([
        [4, 9],
        [6, 8],
        [10, 12],
      ] as const);
      const inSeason = (day: string) => Number(day.slice(5, 7)) >= first && Number(day.slice(5, 7)) <= last;
      aJobOf(life, random.fork('season'), {
        share: 1.4,
        schedule: everyWeeks(life, random, random.pick([1, 2])),
        varies: [0.7, 1.2],
        levelAt: day => (inSeason(day) ? 1 : 0),
      });
      for (const day of eachMonth(life, random.integer(1, 28)))
        if (!inSeason(day)) fromSavings(life, day, roundPence(random, 400, 1200));
    },
  },
  {
    kind: 'overpaid by the employer',
    build(life, random) {
      const job = aJobOf(life, random, { schedule: monthly(life, random) });
      const twice = random.pick(job.days);
      life.ledger.income({
        day: addDays(twice, random.integer(0, 2)),
        pence: job.level,
        category: 'salary',
        payment: paid('bank-credit', job.name, random.pick(['SALARY', 'PAYROLL'])),
      });
      toPerson(life, addDays(twice, random.integer(3, 12)), job.level, job.name, 'OVERPAYMENT');
    },
  },
  {
    kind: 'bonus at the end',
    build(life, random) {
      const by = random.between(1.4, 3);
      aJobOf(life, random, {
        schedule: monthly(life, random),
        levelAt: (_, index, days) => (index === days.length - 1 ? by : 1),
      });
    },
  },
  {
    kind: 'in debt',
    savings: 'none',
    begins: [-0.05, 0.1],
    means: { GB: [1400_00, 2600_00], US: [2200_00, 4000_00] },
    build(life, random) {
      aJobOf(life, random);
      paydayLoans(life, random.fork('payday loans'));
      gambling(life, random.fork('gambling'));
      instalmentPlans(life, random.fork('plans'));
      loanDrawdown(life, random.fork('loan'));
      overdraft(life, random.fork('overdraft'));
    },
  },
  {
    kind: 'gambler who wins now and then',
    build(life, random) {
      aJobOf(life, random);
      gambling(life, random.fork('bets'));
      const bookmaker = random.pick(life.words.bookmakers);
      for (const day of someDays(life, random, 1, 5))
        life.ledger.notIncomeCredit('gambling', {
          day,
          pence: roundPence(random, 20, 400),
          category: 'gambling-winnings',
          payment: paid('card-refund', bookmaker),
        });
    },
  },
  {
    kind: 'paid by a person',
    showsWords: ['bank-credit', 'payment-in'],
    means: { GB: [900_00, 2200_00], US: [1500_00, 3200_00] },
    build(life, random) {
      aJobOf(life, random, {
        name: someone(life, random),
        kind: 'payment-in',
        wording: random.pick(['WAGES', 'NANNY WAGES', 'CARE', 'HOURS {MON}', 'PAY']),
        schedule: everyWeeks(life, random, random.pick([1, 1, 2, 4])),
        ...(random.chance(0.5) ? { varies: [0.8, 1.1] as const } : {}),
      });
    },
  },
  {
    kind: 'director of an own company',
    showsWords: ['bank-credit', 'payment-in'],
    build(life, random) {
      const last = life.holders[0]?.split(' ').at(-1) ?? '';
      const trade = random.pick(life.words.trades);
      const firm = `${last} ${trade} ${life.country === 'GB' ? 'LTD' : 'LLC'}`;
      const [salary, share] = life.country === 'GB' ? [1047_50, 'DIVIDEND'] : [2000_00, 'OWNER DRAW'];
      const kind = life.country === 'GB' ? 'payment-in' : 'bank-credit';
      aJobOf(life, random, {
        name: firm,
        kind,
        wording: 'SALARY',
        level: salary,
        schedule: monthly(life, random),
      });
      for (const day of someDays(life, random, 0.5, 1.6))
        life.ledger.undecidableCredit({
          day,
          pence: roundPence(random, 500, 4000),
          category: 'investment-income',
          payment: paid(kind, firm, share),
        });
    },
  },
  {
    kind: 'everything by standing order',
    around: ['shopping'],
    build(life, random) {
      const level = Math.round(life.means / 5000) * 5000;
      const landlord = landlordOf(life, random);
      const job = aJobOf(life, random, { schedule: monthly(life, random), level });
      const names = Array.from({ length: random.integer(6, 12) }, () =>
        random.chance(0.5) ? someone(life, random) : unused(life, () => company(life.words, random)),
      );
      for (const name of names) {
        const days = job.days.map(day => addDays(day, random.integer(1, 2))).filter(day => day <= life.asOf);
        const pence = roundPence(random, 10, 90);
        standingOrder(
          life,
          days,
          pence,
          name,
          random.pick(['POT', 'CAR', 'CLUB', 'SAVINGS', 'HOLIDAY']),
          'person-to-person',
        );
      }
      standingOrder(life, eachMonth(life, 1), Math.round(level / 30000) * 10000, landlord, 'RENT', 'rent');
    },
  },
  {
    kind: 'works for the council and gets benefits',
    means: { GB: [900_00, 1700_00], US: [1400_00, 2600_00] },
    build(life, random) {
      aJobOf(life, random.fork('job'), { share: 0.6, varies: [0.7, 1.2] });
      if (life.country === 'GB') {
        britishBenefit('universalCredit')(life, random.fork('uc'));
        britishBenefit('childBenefit')(life, random.fork('child'));
      } else americanBenefit('tanf')(life, random.fork('tanf'));
    },
  },
];
