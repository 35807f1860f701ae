/** American benefits and Social Security. */
import { addDays } from '../../dates.js';
import type { Part } from '../life.js';
import { longBefore } from '../life.js';
import type { Random } from '../random.js';
import { everyDays, onDays, onWeekday, type Schedule, weekdayFrom } from '../schedules.js';
import { payerCalled } from '../vocabulary/names.js';
import { payRegularly } from './regular.js';

interface Benefit {
  readonly name: string;
  readonly category: string;
  readonly payers: readonly string[];
  /** Company entry description. */
  readonly words: readonly string[];
  /** Pence a payday, least and most. */
  readonly range: readonly [number, number];
  readonly schedule: (random: Random, since: string) => Schedule;
  readonly isPension?: boolean;
  /** Raised each January by the cost of living. */
  readonly isRaised?: boolean;
  /** Lasts so many days at most. */
  readonly lasts?: number;
}

const FED = 'federal-reserve';
/** The days of federal offices, on which the government pays. */
const OFFICES = 'federal-offices';
const WEDNESDAY = 3;
/** Cost-of-living adjustments by January. */
const RAISES: Readonly<Record<string, number>> = { 2023: 1.087, 2024: 1.032, 2025: 1.025, 2026: 1.028 };

const AMERICAN_BENEFITS = {
  socialSecurity: {
    name: 'Social Security',
    category: 'state-pension',
    payers: ['SSA TREAS 310'],
    words: ['XXSOC SEC'],
    range: [950_00, 2600_00],
    schedule: random =>
      random.chance(0.8)
        ? onWeekday(random.integer(2, 4), WEDNESDAY, OFFICES)
        : onDays([3], 'previous', OFFICES),
    isPension: true,
    isRaised: true,
  },
  ssi: {
    name: 'Supplemental Security Income',
    category: 'other-benefit',
    payers: ['SSI TREAS 310', 'SSA TREAS 310'],
    words: ['XXSUPP SEC'],
    range: [300_00, 943_00],
    schedule: () => onDays([1], 'previous', OFFICES),
    isRaised: true,
  },
  veterans: {
    name: 'VA benefits',
    category: 'other-benefit',
    payers: ['VACP TREAS 310'],
    words: ['XXVA BENEF'],
    range: [165_00, 2100_00],
    schedule: () => onDays([1], 'previous', OFFICES),
    isRaised: true,
  },
  unemployment: {
    name: 'Unemployment insurance',
    category: 'out-of-work-benefit',
    payers: ['TX WORKFORCE COMM', 'STATE OF CA EDD', 'NYS DOL UI', 'OHIO ODJFS UI'],
    words: ['UI BENEFIT', 'UNEMP BENE'],
    range: [240_00, 620_00],
    schedule: (random, since) =>
      everyDays(random.pick([7, 14]), weekdayFrom(since, random.integer(1, 4)), 'next', FED),
    lasts: 180,
  },
  tanf: {
    name: 'Temporary assistance',
    category: 'other-benefit',
    payers: ['STATE OF OH TANF', 'PA DHS TANF'],
    words: ['TANF', 'CASH ASST'],
    range: [220_00, 700_00],
    schedule: random => onDays([random.integer(1, 10)], 'previous', FED),
  },
} satisfies Record<string, Benefit>;

export type AmericanBenefit = keyof typeof AMERICAN_BENEFITS;

export function americanBenefit(key: AmericanBenefit): Part {
  return (life, random) => {
    const benefit: Benefit = AMERICAN_BENEFITS[key];
    const level = random.integer(...benefit.range);
    const start = benefit.lasts === undefined ? undefined : addDays(life.from, random.integer(0, 60));
    payRegularly(life, random, {
      payer: payerCalled(random.pick(benefit.payers), random),
      name: benefit.name,
      wording: random.pick(benefit.words),
      kind: 'bank-credit',
      category: benefit.category,
      isBenefit: benefit.isPension !== true,
      schedule: benefit.schedule(random, longBefore(life)),
      amount: day => {
        const isRaised = benefit.isRaised === true && day.slice(0, 4) === life.asOf.slice(0, 4);
        const raised = level * (isRaised ? (RAISES[day.slice(0, 4)] ?? 1) : 1);
        return benefit.isRaised === true ? Math.round(raised / 100) * 100 : Math.round(raised);
      },
      start,
      end: start === undefined ? undefined : addDays(start, benefit.lasts as number),
      nameTells: true,
      tags: [`benefit:${benefit.name}`],
    });
  };
}
