/** British benefits and the State Pension: one row for each, with how it is paid and what stands on the statement. */
import type { Random } from '../random.js';
import type { Rates } from './benefitRates.js';

export interface Benefit {
  readonly name: string;
  readonly category: string;
  /** As the payer writes itself. Several are in use. */
  readonly payers: readonly string[];
  /** `{NINO}` is a National Insurance number. */
  readonly references: readonly string[];
  readonly every: readonly (7 | 14 | 28 | 'month')[];
  /** Pence a week, a month for monthly ones; drawn once for each claim. */
  readonly claim: (random: Random) => (rates: Rates) => number;
  readonly isPension?: boolean;
  readonly only?: 'scotland' | 'outside-scotland';
  /** The last day of the scheme. */
  readonly until?: string;
  readonly isByHmrc?: boolean;
  /** The reference alone tells which benefit of the payer it is. */
  readonly namedInReference?: boolean;
}

const disability = (random: Random) => {
  const [living, moving] = random.pick([
    [0, -1],
    [1, -1],
    [0, 0],
    [1, 0],
    [1, 1],
    [-1, 1],
    [0, 1],
  ]) as [number, number];
  return (rates: Rates) => (rates.dailyLiving[living] ?? 0) + (rates.mobility[moving] ?? 0);
};
const own = (least: number, most: number) => (random: Random) => {
  const weekly = random.integer(least, most);
  return () => weekly;
};

export const BRITISH_BENEFITS = {
  universalCredit: {
    name: 'Universal Credit',
    category: 'universal-credit',
    payers: ['DWP UC'],
    references: ['{N16}N', '{NINO}'],
    every: ['month'],
    claim: random => {
      const elements = random.integer(0, 90) * 1000 + random.integer(0, 99);
      return rates => rates.universalCredit + elements;
    },
  },
  statePension: {
    name: 'State Pension',
    category: 'state-pension',
    payers: ['DWP SP', 'DWP STATE PENSION'],
    references: ['{NINO}'],
    every: [28],
    claim: random => {
      const share = random.between(0.6, 1.1);
      return rates => Math.round(rates.statePension * share);
    },
    isPension: true,
  },
  pensionCredit: {
    name: 'Pension Credit',
    category: 'pension-credit',
    payers: ['DWP PC', 'DWP PENSION CREDIT'],
    references: ['{NINO}'],
    every: [28],
    claim: own(1200, 9000),
  },
  pip: {
    name: 'Personal Independence Payment',
    category: 'disability-benefit',
    payers: ['DWP PIP'],
    references: ['{NINO}'],
    every: [28],
    claim: disability,
  },
  dla: {
    name: 'Disability Living Allowance',
    category: 'disability-benefit',
    payers: ['DWP DLA'],
    references: ['{NINO}'],
    every: [28],
    claim: disability,
    only: 'outside-scotland',
  },
  attendance: {
    name: 'Attendance Allowance',
    category: 'disability-benefit',
    payers: ['DWP AA'],
    references: ['{NINO}'],
    every: [28],
    claim: random => {
      const rate = random.integer(0, 1);
      return rates => rates.dailyLiving[rate] as number;
    },
  },
  adp: {
    name: 'Adult Disability Payment',
    category: 'disability-benefit',
    payers: ['SOC SEC SCOTLAND'],
    references: ['ADP {N7}', 'SSS ADP'],
    every: [28],
    claim: disability,
    only: 'scotland',
    namedInReference: true,
  },
  carers: {
    name: "Carer's Allowance",
    category: 'carers-benefit',
    payers: ['DWP CA'],
    references: ['{NINO}'],
    every: [7, 28],
    claim: () => rates => rates.carers,
    only: 'outside-scotland',
  },
  esa: {
    name: 'Employment and Support Allowance',
    category: 'out-of-work-benefit',
    payers: ['DWP ESA'],
    references: ['{NINO}'],
    every: [14],
    claim: own(8480, 14500),
  },
  jsa: {
    name: "Jobseeker's Allowance",
    category: 'out-of-work-benefit',
    payers: ['DWP JSA'],
    references: ['{NINO}'],
    every: [14],
    claim: () => rates => rates.jobseekers,
  },
  childBenefit: {
    name: 'Child Benefit',
    category: 'child-benefit',
    payers: ['HMRC CHILD BENEFIT'],
    references: ['{N8}CHB', '{N8}-CHB'],
    every: [28, 28, 7],
    claim: random => {
      const others = random.integer(0, 2);
      return rates => rates.childEldest + others * rates.childOther;
    },
    isByHmrc: true,
  },
  taxCredits: {
    name: 'Tax Credits',
    category: 'tax-credits',
    payers: ['HMRC TAX CREDITS', 'HMRC CTC'],
    references: ['{NINO}'],
    every: [7, 28],
    claim: own(4000, 16000),
    until: '2025-04-05',
    isByHmrc: true,
  },
  housingBenefit: {
    name: 'Housing Benefit',
    category: 'housing-benefit',
    payers: ['{PLACE} CC', '{PLACE} COUNCIL'],
    references: ['HB {N7}', 'HSG BENEFIT {N6}', 'HOUSING BENEFIT'],
    every: [14, 28],
    claim: own(6000, 15000),
    namedInReference: true,
  },
  scottishChild: {
    name: 'Scottish Child Payment',
    category: 'child-benefit',
    payers: ['SOC SEC SCOTLAND'],
    references: ['SCP {N7}', 'SSS SCP'],
    every: [28],
    claim: random => {
      const children = random.integer(1, 3);
      return rates => rates.scottishChild * children;
    },
    only: 'scotland',
    namedInReference: true,
  },
} satisfies Record<string, Benefit>;

export type BritishBenefit = keyof typeof BRITISH_BENEFITS;
