/** British benefits and the State Pension: one row for each, with how it is paid and what stands on the statement. */
import { addDays, weekdayOf } from '../../dates.js';
import { type Life, longBefore, type Part, paid, showsWords } from '../life.js';
import type { Random } from '../random.js';
import { everyDays, onDays, type Schedule, weekdayFrom } from '../schedules.js';
import { payerCalled } from '../vocabulary/names.js';
import { isWorkingDay, moved } from '../workingDays.js';
import { type Rates, ratesOn } from './benefitRates.js';
import { payRegularly } from './regular.js';

interface Benefit {
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

export function britishBenefit(key: BritishBenefit): Part {
  return (life, random) => {
    const benefit: Benefit = BRITISH_BENEFITS[key];
    const inScotland = life.division === 'scotland';
    if (benefit.only !== undefined && (benefit.only === 'scotland') !== inScotland) return;
    if (benefit.namedInReference === true && !showsWords(life, 'bank-credit')) return;
    if (life.takenNames.has(benefit.name)) return;
    life.takenNames.add(benefit.name);
    const payer = random
      .pick(benefit.payers)
      .replace('DWP', life.division === 'northern-ireland' && random.chance(0.5) ? 'DFC' : 'DWP')
      .replace('{PLACE}', random.pick(life.words.places));
    const every = random.pick(benefit.every);
    const claim = benefit.claim(random);
    const ends =
      benefit.until ?? (random.chance(0.08) ? addDays(life.asOf, -random.integer(80, 250)) : undefined);
    const starts = random.chance(0.1) ? addDays(life.asOf, -random.integer(40, 250)) : undefined;
    const earns = key === 'universalCredit' && random.chance(0.25);
    payRegularly(life, random, {
      payer: payerCalled(payer, random),
      name: benefit.name,
      wording: random.pick(benefit.references).replace('{NINO}', life.nino),
      kind: 'bank-credit',
      category: benefit.category,
      isBenefit: benefit.isPension !== true,
      schedule: payDays(life, random, every, benefit),
      amount: day => {
        const full = claim(ratesOn(day)) * (every === 'month' ? 1 : every / 7);
        return earns ? Math.round(full * random.between(0.5, 1)) : full;
      },
      pay: earns ? 'variable' : 'steady',
      start: ends === undefined ? starts : undefined,
      end: ends,
      nameTells: true,
      tags: [`benefit:${benefit.name}`, ...(earns ? ['tapered'] : [])],
    });
  };
}

function payDays(life: Life, random: Random, every: 7 | 14 | 28 | 'month', benefit: Benefit): Schedule {
  const keeper = life.division === 'northern-ireland' ? 'northern-ireland' : 'england-and-wales';
  if (every === 'month') return onDays([random.integer(1, 31)], 'previous', keeper);
  const weekday = benefit.isByHmrc === true ? random.integer(1, 2) : random.integer(1, 5);
  const anchor = weekdayFrom(addDays(longBefore(life), random.integer(0, 27)), weekday);
  const schedule = everyDays(every, anchor, 'previous', keeper);
  return benefit.isByHmrc === true ? asHmrcMoves(everyDays(every, anchor, 'none', keeper)) : schedule;
}

/** HMRC pays early, and keeps Monday's and Tuesday's payments apart when both days are holidays. */
function asHmrcMoves(schedule: Schedule): Schedule {
  const keeper = 'england-and-wales';
  const workingDayBefore = (day: string) => moved(addDays(day, -1), 'previous', keeper);
  const paidOn = (day: string) => {
    if (isWorkingDay(day, keeper)) return day;
    const isTuesdayHolidayToo = weekdayOf(day) === 1 && !isWorkingDay(addDays(day, 1), keeper);
    return isTuesdayHolidayToo ? workingDayBefore(workingDayBefore(day)) : workingDayBefore(day);
  };
  return {
    ...schedule,
    paydays: (from, to) =>
      schedule
        .paydays(from, addDays(to, 10))
        .map(paidOn)
        .filter(day => day >= from && day <= to),
  };
}

interface OneOff {
  readonly name: string;
  readonly payer: string;
  readonly least: string;
  readonly most: string;
  readonly pence: readonly number[];
}

const ONE_OFFS: readonly OneOff[] = [
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2023-04-25',
    most: '2023-05-17',
    pence: [301_00],
  },
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2023-06-20',
    most: '2023-07-04',
    pence: [150_00],
  },
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2023-10-31',
    most: '2023-11-19',
    pence: [300_00],
  },
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2024-02-06',
    most: '2024-02-22',
    pence: [299_00],
  },
  ...[2022, 2023, 2024, 2025].flatMap(year => [
    {
      name: 'Winter Fuel Payment',
      payer: 'DWP WFP',
      least: `${year}-11-14`,
      most: `${year}-12-20`,
      pence: [200_00, 300_00],
    },
    {
      name: 'Christmas Bonus',
      payer: 'DWP XB',
      least: `${year}-12-02`,
      most: `${year}-12-09`,
      pence: [10_00],
    },
  ]),
];

/** What comes once beside a benefit: those of the days shown, each with an even chance. */
export const oneOffBenefits: Part = (life, random) => {
  for (const { name, payer, least, most, pence } of ONE_OFFS) {
    if (!random.chance(0.5)) continue;
    const days = Math.round((Date.parse(most) - Date.parse(least)) / 86_400_000);
    const day = moved(addDays(least, random.integer(0, days)), 'next', 'england-and-wales');
    const entry = life.ledger.income({
      day,
      pence: random.pick(pence),
      category: 'other-benefit',
      payment: paid('bank-credit', payer, life.nino),
    });
    life.ledger.streams.push({
      name,
      category: 'other-benefit',
      isBenefit: true,
      oneOff: true,
      frequency: 'Irregular',
      pay: 'irregular',
      payments: [{ entries: [entry], isAtLevel: true }],
      expected: [],
      tellsFrom: 1,
      tags: [`benefit:${name}`, 'one-off'],
    });
  }
};
