/** Kinds of pay of which the next months are known, because they were drawn too: how often it comes, and how it varies. */
import type { CountryCode } from '../../../src/model/transaction.js';
import { addDays } from '../dates.js';
import type { Random } from '../histories/random.js';
import {
  everyDays,
  everyMonths,
  lastWorkingDay,
  onDays,
  type Schedule,
  weekdayFrom,
} from '../histories/schedules.js';
import { isWorkingDay } from '../histories/workingDays.js';

export interface PayKind {
  readonly name: string;
  readonly country: CountryCode;
  /** Whether single payments differ: then the ranges must not hold too often either. */
  readonly varies: boolean;
  readonly wording: string;
  /** Pounds or dollars of a payday. */
  readonly level: readonly [least: number, most: number];
  /** The chance that it ends in a month; 0.004 where left out. */
  readonly endsInMonth?: number;
  /** It follows the year, whose shape a year or two of data show only in part. */
  readonly isSeasonal?: boolean;
  /** How many months are seen; 12 to 15 where left out. */
  readonly monthsSeen?: readonly [least: number, most: number];
  /** The month (1 to 12) of the yearly rise; any when left out. Null for none. */
  readonly risesIn?: number | null;
  schedule(random: Random, from: string): Schedule;
  /** What a payday brings, as shares of its level. Called for each payday in order. */
  shares(random: Random): (day: string) => number;
}

const GB = 'england-and-wales';
const US = 'federal-reserve';

const byMonth = (random: Random) =>
  random.chance(0.3) ? lastWorkingDay(GB) : onDays([random.pick([15, 20, 25, 27, 28, 30])], 'previous', GB);
const byWeeks =
  (weeks: 1 | 2 | 4, keeper: typeof GB | typeof US, weekday = 5) =>
  (random: Random, from: string) =>
    everyDays(
      (7 * weeks) as 7 | 14 | 28,
      weekdayFrom(addDays(from, random.integer(0, 7 * weeks - 1)), weekday),
      'previous',
      keeper,
    );
const twiceAMonth = (random: Random) =>
  onDays(
    random.pick([
      [15, 31],
      [1, 15],
      [5, 20],
    ]),
    'previous',
    US,
  );

const same = () => () => 1;
/** Near enough normal: twelve even draws. */
function normal(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random.next();
  return sum;
}
const around = (deviation: number) => (random: Random) => () =>
  Math.max(0.05, 1 + deviation * normal(random));
const evenly = (least: number, most: number) => (random: Random) => () => random.between(least, most);
/** Good months are further off than bad ones. */
const lopsided = (deviation: number) => (random: Random) => () =>
  Math.exp(deviation * normal(random) - (deviation * deviation) / 2);
/** Some paydays bring more on top. */
const withExtra = (chance: number, least: number, most: number) => (random: Random) => () =>
  1 + (random.chance(chance) ? random.between(least, most) : 0);
/** A few weeks of work, and then a few without. */
const inSpells = (deviation: number, work: number, rest: number) => (random: Random) => {
  let left = random.integer(1, work);
  let works = true;
  return () => {
    if (left-- <= 0) {
      works = !works;
      left = (works ? random.integer(3, work) : random.integer(1, rest)) - 1;
    }
    return works ? Math.max(0.05, 1 + deviation * normal(random)) : 0;
  };
};
const bonusIn = (month: string) => (random: Random) => {
  const size = random.between(0.4, 1.5);
  return (day: string) => (day.slice(5, 7) === month ? 1 + size * random.between(0.8, 1.2) : 1);
};

/** So many payments a month, on working days as they fall. */
const asItFalls =
  (perMonth: number, keeper: typeof GB | typeof US) =>
  (random: Random): Schedule => ({
    frequency: 'Irregular',
    tags: [],
    paydays: (from, to) => {
      const days: string[] = [];
      for (let day = from; day <= to; day = addDays(day, 1))
        if (isWorkingDay(day, keeper) && random.chance(perMonth / 21)) days.push(day);
      return days;
    },
  });
/** Some months bring more; the season begins a month earlier or later in some years. */
const highFrom = (first: number, length: number, deviation: number) => (random: Random) => {
  const factor = random.between(1.5, 2.4);
  const begins = new Map<string, number>();
  return (day: string) => {
    const year = day.slice(0, 4);
    if (!begins.has(year)) begins.set(year, first + random.pick([-1, 0, 0, 1]));
    const into = (Number(day.slice(5, 7)) - (begins.get(year) as number) + 24) % 12;
    return (into < length ? factor : 1) * Math.max(0.3, 1 + deviation * normal(random));
  };
};
const smoothly = (deviation: number) => (random: Random) => {
  const [swing, peak] = [random.between(0.2, 0.5), random.next()];
  return (day: string) => {
    const ofYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 31_557_600_000;
    return (
      (1 + swing * Math.cos(2 * Math.PI * (ofYear - peak))) * Math.max(0.3, 1 + deviation * normal(random))
    );
  };
};

const MONTHLY_PAY = [1400, 3600] as const;
const PAY = 'SALARY';
const HOURS = 'WAGES';

/** Pay that follows the year, of both countries, seen for a year and some months, and for two. */
function seasonal(name: string, shares: PayKind['shares'], monthsSeen?: PayKind['monthsSeen']): PayKind[] {
  const seen = monthsSeen === undefined ? {} : { monthsSeen };
  const each = { varies: true, isSeasonal: true, shares, ...seen };
  return [
    {
      ...each,
      name: `${name} by the month`,
      country: 'GB',
      wording: `QUENDALE LTD ${HOURS}`,
      level: [900, 2000],
      schedule: byMonth,
    },
    {
      ...each,
      name: `${name} by the week`,
      country: 'GB',
      wording: `QUENDALE LTD ${HOURS}`,
      level: [200, 500],
      schedule: byWeeks(1, GB),
    },
    {
      ...each,
      name: `${name} every two weeks`,
      country: 'US',
      wording: 'QUENDALE INC PAYROLL PPD',
      level: [500, 1100],
      schedule: byWeeks(2, US),
    },
  ];
}

export const SEASONAL_KINDS: readonly PayKind[] = [
  ...seasonal('a summer high', highFrom(6, 4, 0.08)),
  ...seasonal('a summer high, two years seen,', highFrom(6, 4, 0.05), [24, 26]),
  ...seasonal('a winter high, two years seen,', highFrom(11, 3, 0.08), [22, 26]),
  ...seasonal('a slow rise and fall', smoothly(0.06)),
  ...seasonal('a slow rise and fall, two years seen,', smoothly(0.06), [24, 26]),
];

export const PAY_KINDS: readonly PayKind[] = [
  {
    name: 'salary by the month',
    country: 'GB',
    varies: false,
    wording: `QUENDALE LTD ${PAY}`,
    level: MONTHLY_PAY,
    schedule: byMonth,
    shares: same,
  },
  {
    name: 'wage by the week',
    country: 'GB',
    varies: false,
    wording: `QUENDALE LTD ${PAY}`,
    level: [320, 700],
    schedule: byWeeks(1, GB),
    shares: same,
  },
  {
    name: 'salary every four weeks',
    country: 'GB',
    varies: false,
    wording: `QUENDALE LTD ${PAY}`,
    level: [1300, 2600],
    schedule: byWeeks(4, GB),
    shares: same,
  },
  {
    name: 'salary with overtime',
    country: 'GB',
    varies: false,
    wording: `QUENDALE LTD ${PAY}`,
    level: MONTHLY_PAY,
    schedule: byMonth,
    shares: withExtra(0.4, 0.03, 0.2),
  },
  {
    name: 'salary with a bonus',
    country: 'GB',
    varies: false,
    wording: `QUENDALE LTD ${PAY}`,
    level: MONTHLY_PAY,
    schedule: byMonth,
    shares: bonusIn('03'),
  },
  {
    name: 'hours by the month',
    country: 'GB',
    varies: true,
    wording: `QUENDALE LTD ${HOURS}`,
    level: [1100, 2200],
    schedule: byMonth,
    shares: around(0.15),
  },
  {
    name: 'even hours by the month',
    country: 'GB',
    varies: true,
    wording: `QUENDALE LTD ${HOURS}`,
    level: [1100, 2200],
    schedule: byMonth,
    shares: evenly(0.6, 1.4),
  },
  {
    name: 'commission by the month',
    country: 'GB',
    varies: true,
    wording: `QUENDALE LTD ${PAY}`,
    level: [1800, 3800],
    schedule: byMonth,
    shares: lopsided(0.3),
  },
  {
    name: 'hours by the week',
    country: 'GB',
    varies: true,
    wording: `QUENDALE LTD ${HOURS}`,
    level: [280, 560],
    schedule: byWeeks(1, GB),
    shares: around(0.2),
  },
  {
    name: 'zero hours with gaps',
    country: 'GB',
    varies: true,
    wording: `QUENDALE LTD ${HOURS}`,
    level: [260, 480],
    schedule: byWeeks(1, GB),
    shares: inSpells(0.25, 9, 3),
  },
  {
    name: 'agency with weeks off',
    country: 'GB',
    varies: true,
    wording: `QUENDALE RECRUITMENT LTD ${HOURS}`,
    level: [300, 560],
    schedule: byWeeks(1, GB),
    shares: inSpells(0.12, 14, 2),
  },
  {
    name: 'bank shifts every four weeks',
    country: 'GB',
    varies: true,
    wording: `QUENDALE CARE LTD ${HOURS}`,
    level: [900, 1900],
    schedule: byWeeks(4, GB),
    shares: around(0.22),
  },
  {
    name: 'Universal Credit beside work',
    country: 'GB',
    varies: true,
    wording: 'DWP UC',
    level: [420, 900],
    risesIn: 4,
    schedule: random => onDays([random.integer(1, 28)], 'previous', GB),
    shares: evenly(0.5, 1.3),
  },
  {
    name: 'Personal Independence Payment',
    country: 'GB',
    varies: false,
    wording: 'DWP PIP',
    level: [280, 740],
    risesIn: 4,
    schedule: byWeeks(4, GB, 2),
    shares: same,
  },
  {
    name: 'State Pension',
    country: 'GB',
    varies: false,
    wording: 'DWP STATE PENSION',
    level: [640, 930],
    endsInMonth: 0.001,
    risesIn: 4,
    schedule: byWeeks(4, GB, 3),
    shares: same,
  },
  {
    name: 'workplace pension',
    country: 'GB',
    varies: false,
    wording: 'QUENDALE PENSION',
    level: [300, 1400],
    endsInMonth: 0.001,
    risesIn: 4,
    schedule: byMonth,
    shares: same,
  },
  {
    name: 'card takings by the week',
    country: 'GB',
    varies: true,
    wording: 'SUMUP PAYMENTS',
    level: [300, 900],
    schedule: byWeeks(1, GB),
    shares: lopsided(0.3),
  },
  {
    name: 'invoices as they are paid',
    country: 'GB',
    varies: true,
    wording: 'QUENDALE STUDIO LTD INVOICE',
    level: [500, 1500],
    schedule: asItFalls(2, GB),
    shares: lopsided(0.5),
  },
  {
    name: 'dividends by the quarter',
    country: 'GB',
    varies: true,
    wording: 'QUENDALE PLC DIVIDEND',
    level: [150, 900],
    schedule: random => everyMonths(3, random.integer(0, 2), 15, 'next', GB),
    shares: around(0.12),
  },
  {
    name: 'salary every two weeks',
    country: 'US',
    varies: false,
    wording: 'QUENDALE INC PAYROLL PPD',
    level: [1100, 2800],
    schedule: byWeeks(2, US),
    shares: same,
  },
  {
    name: 'salary twice a month',
    country: 'US',
    varies: false,
    wording: 'QUENDALE INC PAYROLL PPD',
    level: [1200, 3000],
    schedule: twiceAMonth,
    shares: same,
  },
  {
    name: 'hours every two weeks',
    country: 'US',
    varies: true,
    wording: 'QUENDALE INC PAYROLL PPD',
    level: [700, 1600],
    schedule: byWeeks(2, US),
    shares: around(0.15),
  },
  {
    name: 'tips every two weeks',
    country: 'US',
    varies: true,
    wording: 'QUENDALE GRILL PAYROLL PPD',
    level: [700, 1500],
    schedule: byWeeks(2, US),
    shares: lopsided(0.25),
  },
  {
    name: 'hours twice a month',
    country: 'US',
    varies: true,
    wording: 'QUENDALE INC PAYROLL PPD',
    level: [900, 1900],
    schedule: twiceAMonth,
    shares: evenly(0.75, 1.25),
  },
  {
    name: 'overtime every week',
    country: 'US',
    varies: true,
    wording: 'QUENDALE HAULAGE INC PAYROLL PPD',
    level: [600, 1200],
    schedule: byWeeks(1, US),
    shares: around(0.18),
  },
  {
    name: 'commission by the month',
    country: 'US',
    varies: true,
    wording: 'QUENDALE REALTY PAYROLL PPD',
    level: [2500, 7000],
    schedule: () => onDays([31], 'previous', US),
    shares: lopsided(0.35),
  },
  {
    name: 'Social Security',
    country: 'US',
    varies: false,
    wording: 'SSA TREAS 310 XXSOC SEC PPD',
    level: [1100, 2600],
    endsInMonth: 0.001,
    risesIn: 1,
    schedule: () => onDays([3], 'previous', US),
    shares: same,
  },
  {
    name: 'gig payouts by the week',
    country: 'US',
    varies: true,
    wording: 'UBER USA EDI PAYMENT',
    level: [200, 700],
    schedule: byWeeks(1, US, 2),
    shares: lopsided(0.3),
  },
  {
    name: 'gig payouts as asked for',
    country: 'US',
    varies: true,
    wording: 'DOORDASH INC PAYOUT',
    level: [80, 240],
    schedule: asItFalls(7, US),
    shares: lopsided(0.35),
  },
];
