/**
 * What a life can hold. To add a difficulty, write a part (incomes/, credits/, spending/) and give it a row here: it draws
 * from a fork of its own, so the rest of every history stays as it was.
 */

import { expenses, loanDrawdown, oddCredit, unexplained } from './credits/odd.js';
import { friendEachMonth, friends, gift, namesakeOfEmployer } from './credits/persons.js';
import { betweenOwnAccounts, monthlyFromSavings, unseenSavings } from './credits/transfers.js';
import { americanBenefit } from './incomes/americanBenefits.js';
import { britishBenefit } from './incomes/britishBenefits.js';
import {
  changeOfJobs,
  hourlyJob,
  namesakeJobs,
  oneJob,
  sideJob,
  wagesFromPerson,
} from './incomes/employment.js';
import { dailyGig, freelancing, retainer, weeklyGig } from './incomes/gig.js';
import { oneOffBenefits } from './incomes/oneOffBenefits.js';
import {
  annualDividend,
  dividends,
  interest,
  maintenance,
  privatePension,
  rentReceived,
} from './incomes/private.js';
import { studentFinance } from './incomes/students.js';
import { yearlyBonus } from './incomes/yearlyBonus.js';
import type { Part } from './life.js';
import { accountFee, instalmentPlans, overdraft, paydayLoans } from './spending/debts.js';
import { bills } from './spending/paying.js';
import { shopping } from './spending/shopping.js';
import { cash, chequesOut, gambling, smallChange } from './spending/spending.js';
import type { Division } from './workingDays.js';

/** What the person lives on. Every history has one, with the parts of it in order. */
export interface Living {
  readonly name: string;
  readonly weight: number;
  /** Where what is peculiar to a division would else hardly be drawn. */
  readonly weightIn?: Partial<Readonly<Record<Division, number>>>;
  /** Pence a month, least and most. */
  readonly means: readonly [number, number];
  readonly parts: readonly (readonly [name: string, chance: number, part: Part])[];
}

export const BRITISH_LIVINGS: readonly Living[] = [
  { name: 'employee', weight: 36, means: [1300_00, 4600_00], parts: [['job', 1, oneJob]] },
  { name: 'changes-job', weight: 9, means: [1300_00, 3800_00], parts: [['jobs', 1, changeOfJobs]] },
  {
    name: 'hourly',
    weight: 12,
    means: [800_00, 2300_00],
    parts: [
      ['hours', 1, hourlyJob],
      ['side job', 0.25, sideJob],
    ],
  },
  { name: 'namesakes', weight: 3, means: [1400_00, 2600_00], parts: [['namesakes', 1, namesakeJobs]] },
  {
    name: 'gig',
    weight: 6,
    means: [900_00, 2400_00],
    parts: [
      ['weekly gig', 0.65, weeklyGig],
      ['daily gig', 0.4, dailyGig],
      ['side job', 0.4, sideJob],
    ],
  },
  {
    name: 'freelancer',
    weight: 6,
    means: [1500_00, 4200_00],
    parts: [
      ['clients', 0.8, freelancing],
      ['retainer', 0.45, retainer],
    ],
  },
  {
    name: 'pensioner',
    weight: 10,
    means: [1100_00, 2600_00],
    parts: [
      ['State Pension', 0.95, britishBenefit('statePension')],
      ['pension', 0.7, privatePension],
      ['second pension', 0.25, privatePension],
      ['Attendance Allowance', 0.2, britishBenefit('attendance')],
      ['Pension Credit', 0.2, britishBenefit('pensionCredit')],
      ['Housing Benefit', 0.15, britishBenefit('housingBenefit')],
      ['one-offs', 0.8, oneOffBenefits],
    ],
  },
  {
    name: 'on-benefits',
    weight: 12,
    weightIn: { 'northern-ireland': 60 },
    means: [800_00, 1700_00],
    parts: [
      ['Universal Credit', 0.7, britishBenefit('universalCredit')],
      ['ESA', 0.2, britishBenefit('esa')],
      ['JSA', 0.12, britishBenefit('jsa')],
      ['PIP', 0.35, britishBenefit('pip')],
      ['ADP', 0.5, britishBenefit('adp')],
      ['DLA', 0.1, britishBenefit('dla')],
      ["Carer's Allowance", 0.2, britishBenefit('carers')],
      ['Housing Benefit', 0.25, britishBenefit('housingBenefit')],
      ['Tax Credits', 0.2, britishBenefit('taxCredits')],
      ['part-time', 0.3, sideJob],
      ['one-offs', 0.6, oneOffBenefits],
    ],
  },
  {
    name: 'student',
    weight: 5,
    weightIn: { scotland: 25 },
    means: [700_00, 1300_00],
    parts: [
      ['loan', 0.9, studentFinance],
      ['shifts', 0.5, hourlyJob],
      ['parents', 0.4, friendEachMonth],
    ],
  },
];

export const AMERICAN_LIVINGS: readonly Living[] = [
  { name: 'employee', weight: 42, means: [2000_00, 7000_00], parts: [['job', 1, oneJob]] },
  { name: 'changes-job', weight: 10, means: [2000_00, 5600_00], parts: [['jobs', 1, changeOfJobs]] },
  {
    name: 'hourly',
    weight: 15,
    means: [1300_00, 3200_00],
    parts: [
      ['hours', 1, hourlyJob],
      ['side job', 0.25, sideJob],
    ],
  },
  { name: 'namesakes', weight: 3, means: [2000_00, 3600_00], parts: [['namesakes', 1, namesakeJobs]] },
  {
    name: 'gig',
    weight: 8,
    means: [1300_00, 3200_00],
    parts: [
      ['weekly gig', 0.7, weeklyGig],
      ['daily gig', 0.35, dailyGig],
      ['side job', 0.4, sideJob],
    ],
  },
  {
    name: 'freelancer',
    weight: 5,
    means: [2200_00, 6000_00],
    parts: [
      ['clients', 0.8, freelancing],
      ['retainer', 0.4, retainer],
    ],
  },
  {
    name: 'retired',
    weight: 9,
    means: [1500_00, 3600_00],
    parts: [
      ['Social Security', 0.95, americanBenefit('socialSecurity')],
      ['pension', 0.55, privatePension],
      ['VA', 0.15, americanBenefit('veterans')],
    ],
  },
  {
    name: 'on-benefits',
    weight: 8,
    means: [1000_00, 2000_00],
    parts: [
      ['unemployment', 0.45, americanBenefit('unemployment')],
      ['SSI', 0.35, americanBenefit('ssi')],
      ['VA', 0.2, americanBenefit('veterans')],
      ['TANF', 0.3, americanBenefit('tanf')],
      ['part-time', 0.4, sideJob],
    ],
  },
];

/** What may come beside any living, in order: later rows may look at what earlier ones wrote. */
export const EXTRAS: readonly (readonly [name: string, chance: number, part: Part, only?: 'GB' | 'US'])[] = [
  ['side job', 0.06, sideJob],
  ['wages from a person', 0.025, wagesFromPerson],
  ['side gig', 0.05, weeklyGig],
  ['Child Benefit', 0.22, britishBenefit('childBenefit'), 'GB'],
  ['Scottish Child Payment', 0.5, britishBenefit('scottishChild'), 'GB'],
  ['PIP beside', 0.05, britishBenefit('pip'), 'GB'],
  ['rent', 0.06, rentReceived],
  ['maintenance', 0.06, maintenance],
  ['dividends', 0.05, dividends],
  ['annual dividend', 0.08, annualDividend],
  ['yearly bonus', 0.12, yearlyBonus],
  ['interest', 0.05, interest],
  ['expenses', 0.1, expenses],
  ['unexplained', 0.08, unexplained],
  ['friends', 0.85, friends],
  ['friend each month', 0.16, friendEachMonth],
  ['gift', 0.12, gift],
  ['namesake', 0.07, namesakeOfEmployer],
  ['own accounts', 1, betweenOwnAccounts],
  ['savings', 0.5, unseenSavings],
  ['from savings each month', 0.08, monthlyFromSavings],
  ['loan', 0.1, loanDrawdown],
  ['cash in', 0.15, oddCredit('cash')],
  ['cheques', 0.1, oddCredit('cheque')],
  ['winnings', 0.1, oddCredit('gambling')],
  ['cashback', 0.2, oddCredit('cashback')],
  ['insurance', 0.07, oddCredit('insurance')],
  ['sales', 0.14, oddCredit('sales')],
  ['tax refund', 0.1, oddCredit('taxRefund')],
  ['investments', 0.05, oddCredit('investment')],
  ['chargeback', 0.05, oddCredit('chargeback')],
  ['shopping', 1, shopping],
  ['bills', 1, bills],
  ['cash out', 0.75, cash],
  ['cheques out', 0.12, chequesOut],
  ['bets', 0.12, gambling],
  ['instalment plans', 0.15, instalmentPlans],
  ['payday loans', 0.06, paydayLoans],
  ['overdraft', 0.16, overdraft],
  ['account fee', 0.12, accountFee],
  ['small change', 0.15, smallChange],
];
