/** Pay that comes in seasons: high and low, smooth or sudden, in terms, in ten months of twelve. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Source } from '../model.js';
import { paid, source } from '../pay.js';
import type { World } from '../world.js';

const monthOfYear = (day: string) => Number(day.slice(5, 7));
const LEAST_MONTHS = 13;
const DAYS_OF_A_YEAR = 365.25;

/** 0 on the first of January, 1 at the end of December. */
function shareOfYear(day: string): number {
  return (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000 / DAYS_OF_A_YEAR;
}

function seasonal(world: World, season: (day: string) => number): Source[] {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const payments = paid(world, random, [
    {
      schedule,
      from: world.from,
      to: world.asOf,
      monthly: world.monthly(),
      varies: random.pick([0, 0.03, 0.08]),
      season,
    },
  ]);
  return [source({ payer: world.employer(), payments, pay: 'seasonal' })];
}

/** From a month on, for some months, more than else; `drift` months later in each year. */
function high(world: World, month: number, length: number, drift = 0): Source[] {
  const factor = world.random.between(1.4, 2.3);
  const firstYear = Number(world.from.slice(0, 4));
  return seasonal(world, day => {
    const begins = month + drift * (Number(day.slice(0, 4)) - firstYear);
    const into = (((monthOfYear(day) - begins) % 12) + 12) % 12;
    return into < length ? factor : 1;
  });
}

function smooth(world: World): Source[] {
  const [swing, peak] = [world.random.between(0.22, 0.5), world.random.next()];
  return seasonal(world, day => 1 + swing * Math.cos(2 * Math.PI * (shareOfYear(day) - peak)));
}

/** First and last days of the holidays of schools, as `MM-DD`. */
const HOLIDAYS = {
  GB: [
    ['01-01', '01-04'],
    ['02-12', '02-18'],
    ['03-31', '04-16'],
    ['05-25', '06-01'],
    ['07-22', '09-03'],
    ['10-23', '10-31'],
    ['12-20', '12-31'],
  ],
  US: [
    ['01-01', '01-05'],
    ['03-12', '03-19'],
    ['05-30', '08-20'],
    ['11-22', '11-29'],
    ['12-19', '12-31'],
  ],
} as const;

function quiet(
  world: World,
  isQuiet: (day: string) => boolean,
  rhythm: 'Weekly' | 'Monthly',
  varies: number,
): Source[] {
  const { random } = world;
  const schedule = world.schedule(rhythm);
  const payments = paid(world, random, [
    { schedule, from: world.from, to: world.asOf, monthly: world.monthly(), varies, isQuiet },
  ]);
  return [source({ payer: world.employer(), payments, pay: 'seasonal', isQuiet })];
}

/** A job of one summer beside another that goes on. */
function oneSummer(world: World): Source[] {
  const { random } = world;
  const begins = world.when(0.1, 0.8);
  const main = paid(world, random, [
    { schedule: world.schedule('Monthly'), from: world.from, to: world.asOf, monthly: world.monthly(0.7) },
  ]);
  const summer = paid(world, random, [
    {
      schedule: world.schedule('Weekly'),
      from: begins,
      to: addDays(begins, random.integer(70, 130)),
      monthly: world.monthly(0.6) + 300_00,
      varies: 0.08,
    },
  ]);
  return [
    source({ payer: world.employer(), payments: main }),
    source({ payer: world.employer(), payments: summer, pay: 'varying' }),
  ];
}

export const SEASON_KINDS: readonly Kind[] = [
  {
    name: 'season: summer high',
    leastMonths: LEAST_MONTHS,
    sources: world => high(world, 6, world.random.integer(3, 4)),
  },
  {
    name: 'season: winter high',
    leastMonths: LEAST_MONTHS,
    sources: world => high(world, 11, world.random.integer(2, 4)),
  },
  { name: 'season: smooth rise and fall', leastMonths: LEAST_MONTHS, sources: smooth },
  {
    name: 'season: a month earlier or later each year',
    leastMonths: 18,
    sources: world => high(world, world.random.pick([5, 6, 10]), 4, world.random.pick([-1, 1])),
  },
  {
    name: 'season: weekly in term',
    leastMonths: LEAST_MONTHS,
    sources: world =>
      quiet(
        world,
        day => HOLIDAYS[world.country].some(([first, last]) => day.slice(5) >= first && day.slice(5) <= last),
        'Weekly',
        world.random.pick([0, 0.1]),
      ),
  },
  {
    name: 'season: ten months of twelve',
    leastMonths: LEAST_MONTHS,
    sources: world => quiet(world, day => [7, 8].includes(monthOfYear(day)), 'Monthly', 0),
  },
  {
    name: 'season: one summer or winter only',
    sources: oneSummer,
  },
  {
    name: 'season: five months of each year',
    leastMonths: 18,
    sources: world => {
      const first = world.random.pick([4, 5, 10]);
      return quiet(world, day => (((monthOfYear(day) - first) % 12) + 12) % 12 > 4, 'Weekly', 0.07);
    },
  },
];
