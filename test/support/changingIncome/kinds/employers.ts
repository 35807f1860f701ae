/** Another employer, a second job that comes or goes. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Source } from '../model.js';
import { changedAt, paid, perhapsRise, source } from '../pay.js';
import type { World } from '../world.js';

interface Change {
  /** Days without pay between the two; below 0 both pay for so long. */
  readonly days: number;
  /** The last pay of the first has leave in it. */
  readonly leavePaidOut?: boolean;
  readonly otherRhythm?: boolean;
}

function followed(world: World, { days, leavePaidOut = false, otherRhythm = false }: Change): Source[] {
  const { random } = world;
  const rhythm = world.rhythm();
  const monthly = world.monthly();
  const left = world.when(0.1, 0.97);
  const first = paid(world, random, [
    { schedule: world.schedule(rhythm), from: world.from, to: left, monthly },
  ]);
  const next = otherRhythm
    ? rhythm === 'Monthly'
      ? 'Weekly'
      : 'Monthly'
    : random.chance(0.6)
      ? rhythm
      : world.rhythm();
  const second = paid(world, random, [
    {
      schedule: world.schedule(next),
      from: addDays(left, days),
      to: world.asOf,
      monthly: monthly * random.between(0.8, 1.35),
      beginsWithPart: random.chance(0.5),
    },
  ]);
  return [
    source({
      payer: world.employer(),
      payments: leavePaidOut && first.length > 1 ? changedAt(first, -1, random.between(1.2, 1.9)) : first,
    }),
    source({ payer: world.employer(), payments: perhapsRise(world, second) }),
  ];
}

/** A main job all the time, and a smaller one for a part of it. */
function besideIt(world: World, from: string, to: string): Source[] {
  const { random } = world;
  const main = paid(world, random, [
    { schedule: world.schedule(world.rhythm()), from: world.from, to: world.asOf, monthly: world.monthly() },
  ]);
  const varies = random.chance(0.4);
  const second = paid(world, random, [
    {
      schedule: world.schedule(world.rhythm()),
      from,
      to,
      monthly: world.monthly(random.between(0.25, 0.5)) + 240_00,
      ...(varies ? { varies: 0.12 } : { beginsWithPart: from > world.from && random.chance(0.4) }),
    },
  ]);
  return [
    source({ payer: world.employer(), payments: perhapsRise(world, main) }),
    source({ payer: world.employer(), payments: second, pay: varies ? 'varying' : 'steady' }),
  ];
}

export const EMPLOYER_KINDS: readonly Kind[] = [
  { name: 'employer: gap', sources: world => followed(world, { days: world.random.integer(30, 110) }) },
  { name: 'employer: no gap', sources: world => followed(world, { days: world.random.integer(1, 10) }) },
  { name: 'employer: overlap', sources: world => followed(world, { days: -world.random.integer(14, 75) }) },
  {
    name: 'employer: last pay with holiday pay',
    sources: world => followed(world, { days: world.random.integer(1, 40), leavePaidOut: true }),
  },
  {
    name: 'employer: other rhythm',
    sources: world => followed(world, { days: world.random.integer(1, 45), otherRhythm: true }),
  },
  {
    name: 'employer: ends, nothing follows',
    sources: world => followed(world, { days: 10_000 }),
  },
  { name: 'second job: begins', sources: world => besideIt(world, world.when(0.1, 0.95), world.asOf) },
  { name: 'second job: ends', sources: world => besideIt(world, world.from, world.when(0.1, 0.95)) },
  {
    name: 'second job: begins and ends',
    sources: world => besideIt(world, world.when(0.05, 0.4), world.when(0.45, 0.95)),
  },
];
