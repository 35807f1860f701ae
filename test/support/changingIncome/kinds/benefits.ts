/** Benefits that begin when pay ends, end when it begins, and fall as it rises. */
import { addDays } from '../../dates.js';
import { moved } from '../../histories/workingDays.js';
import type { Kind } from '../kind.js';
import type { Payer, Payment, Rhythm, Source } from '../model.js';
import { one, paid, perhapsRise, type Stretch, source } from '../pay.js';
import type { World } from '../world.js';

interface Scheme {
  readonly name: string;
  readonly words: string;
  readonly rhythm: Rhythm;
  /** Pence a month. */
  readonly monthly: readonly [least: number, most: number];
}

/** As statements name them (uk-benefits.json and us-narratives.json of the project's facts). */
const OUT_OF_WORK = {
  GB: [
    { name: 'DWP UC', words: '{N8}', rhythm: 'Monthly', monthly: [400_00, 1150_00] },
    { name: 'DWP JSA', words: '{N8}', rhythm: 'Fortnightly', monthly: [395_00, 402_00] },
    { name: 'DWP ESA', words: '{N8}', rhythm: 'Fortnightly', monthly: [390_00, 600_00] },
  ],
  US: [
    { name: 'STATE UNEMPLOYMENT', words: 'UI BENEFIT', rhythm: 'Weekly', monthly: [1050_00, 2300_00] },
    {
      name: 'DEPT OF LABOR UI',
      words: 'UNEMPLOYMENT BENEFIT PMT',
      rhythm: 'Fortnightly',
      monthly: [1050_00, 2300_00],
    },
  ],
} as const satisfies Record<string, readonly Scheme[]>;

function benefit(world: World, from: string, to: string): Source {
  const { random } = world;
  const scheme: Scheme = random.pick(OUT_OF_WORK[world.country] as readonly Scheme[]);
  const payer: Payer = { name: scheme.name, words: scheme.words, number: random.digits(9), tellsFrom: 1 };
  const payments = paid(world, random, [
    {
      schedule: world.schedule(scheme.rhythm),
      from,
      to,
      monthly: random.integer(...scheme.monthly),
      beginsWithPart: random.chance(0.3),
    },
  ]);
  return source({ payer, payments, isBenefit: true });
}

function job(world: World, from: string, to: string, extra: (last: Payment) => Payment[] = () => []): Source {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const isNew = from > world.from;
  const payments = paid(world, random, [
    { schedule, from, to, monthly: world.monthly(), beginsWithPart: isNew && random.chance(0.4) },
  ]);
  const last = payments.at(-1);
  const all = perhapsRise(world, payments);
  return source({ payer: world.employer(), payments: last === undefined ? all : [...all, ...extra(last)] });
}

function redundancy(world: World, last: Payment): Payment[] {
  const { random, country } = world;
  const day = moved(addDays(last.day, random.integer(0, 14)), 'next', world.keeper);
  const words = random.chance(0.5) ? (country === 'GB' ? 'REDUNDANCY' : 'SEVERANCE') : null;
  return day > world.asOf
    ? []
    : [one(day, last.pence * random.between(1.5, 8), last.schedule, { isApart: true, words })];
}

/** In Britain Universal Credit falls by 55 p for each pound earned; elsewhere a part-time benefit does much the same. */
function tapered(world: World): Source[] {
  const { random, country } = world;
  const changes = world.when(0.2, 0.9);
  const goesUp = random.chance(0.6);
  const schedule = world.schedule(country === 'GB' ? 'Monthly' : 'Weekly');
  const low = world.monthly(0.3) + 260_00;
  const more = low * random.between(1.4, 2);
  const steps = (first: number, second: number, varies: number, step = schedule): Stretch[] => [
    { schedule: step, from: world.from, to: addDays(changes, -1), monthly: first, varies },
    { schedule: step, from: changes, to: world.asOf, monthly: second, varies },
  ];
  const [before, after] = goesUp ? [low, more] : [more, low];
  const full = random.integer(900_00, 1300_00) + more * 0.55;
  const pay = paid(world, random, steps(before, after, 0.05, world.schedule(world.rhythm())));
  const help = paid(world, random, steps(full - before * 0.55, full - after * 0.55, 0.04));
  const scheme = OUT_OF_WORK[country][0];
  return [
    source({ payer: world.employer(), payments: pay, pay: 'varying' }),
    source({
      payer: { name: scheme.name, words: scheme.words, number: random.digits(9), tellsFrom: 1 },
      payments: help,
      pay: 'varying',
      isBenefit: true,
    }),
  ];
}

export const BENEFIT_KINDS: readonly Kind[] = [
  {
    name: 'benefits: begin when pay ends',
    sources: world => {
      const left = world.when(0.15, 0.9);
      return [
        job(world, world.from, left),
        benefit(world, addDays(left, world.random.integer(7, 40)), world.asOf),
      ];
    },
  },
  {
    name: 'benefits: redundancy, then benefits',
    sources: world => {
      const left = world.when(0.15, 0.9);
      return [
        job(world, world.from, left, last => redundancy(world, last)),
        benefit(world, addDays(left, world.random.integer(7, 60)), world.asOf),
      ];
    },
  },
  {
    name: 'benefits: end when a job begins',
    sources: world => {
      const begins = world.when(0.15, 0.9);
      return [
        benefit(world, world.from, addDays(begins, world.random.integer(0, 20))),
        job(world, begins, world.asOf),
      ];
    },
  },
  {
    name: 'benefits: between two jobs',
    sources: world => {
      const [left, begins] = [world.when(0.1, 0.45), world.when(0.6, 0.95)];
      return [
        job(world, world.from, left),
        benefit(
          world,
          addDays(left, world.random.integer(7, 30)),
          addDays(begins, world.random.integer(0, 15)),
        ),
        job(world, begins, world.asOf),
      ];
    },
  },
  { name: 'benefits: fall as pay rises, or the other way', sources: tapered },
];
