/** Income that has just stopped, or not long ago, after this or that change. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Payment, Source } from '../model.js';
import { paid, source } from '../pay.js';
import type { World } from '../world.js';

/** The last payday that is paid, where so many by asOf are not. */
function lastPaid(world: World, schedule: Payment['schedule'], missed: number): string {
  return schedule.paydays(world.from, world.asOf).at(-1 - missed) ?? world.from;
}

interface Before {
  /** The pay changes by this factor at a day of its own before the end. */
  readonly factor?: number;
  readonly otherRhythm?: boolean;
  readonly isReduced?: boolean;
}

function stopped(
  world: World,
  missed: number,
  { factor = 1, otherRhythm = false, isReduced = false }: Before = {},
): Source {
  const { random } = world;
  const rhythm = world.rhythm();
  const schedule = world.schedule(rhythm);
  // One missed week may be a slow bank; two are not.
  const to = lastPaid(world, schedule, rhythm === 'Weekly' ? 2 * missed : missed);
  const days = (Date.parse(to) - Date.parse(world.from)) / 86_400_000;
  const changes = addDays(world.from, Math.round(days * random.between(0.2, 0.9)));
  const monthly = world.monthly();
  const varies = random.chance(0.3) ? random.between(0.04, 0.1) : 0;
  const earlier = otherRhythm ? world.schedule(rhythm === 'Weekly' ? 'Monthly' : 'Weekly') : schedule;
  const payments = paid(world, random, [
    { schedule: earlier, from: world.from, to: addDays(changes, -1), monthly, varies },
    { schedule, from: changes, to, monthly: monthly * factor, varies, isReduced },
  ]);
  return source({ payer: world.employer(), payments, pay: varies > 0 ? 'varying' : 'steady' });
}

/** Beside it a second income goes on. */
function besideOther(world: World, ended: Source): Source[] {
  const payments = paid(world, world.random, [
    {
      schedule: world.schedule(world.rhythm()),
      from: world.from,
      to: world.asOf,
      monthly: world.monthly(0.6) + 200_00,
    },
  ]);
  return [ended, source({ payer: world.employer(), payments })];
}

function pension(world: World, missed: number): Source[] {
  const { random, names } = world;
  const schedule = world.schedule('Monthly');
  const payments = paid(world, random, [
    {
      schedule,
      from: world.from,
      to: lastPaid(world, schedule, missed),
      monthly: world.monthly(0.4) + 200_00,
    },
  ]);
  const payer = world.payer(random.pick(names.pensionPayers), random.pick(names.pensionWords), 1);
  return [source({ payer, payments })];
}

const rise = ({ random }: World) => random.between(1.03, 1.3);

export const ENDING_KINDS: readonly Kind[] = [
  { name: 'ending: late', sources: world => [stopped(world, 1)] },
  {
    name: 'ending: late, another income goes on',
    sources: world => besideOther(world, stopped(world, 1)),
  },
  {
    name: 'ending: two or three paydays missed',
    sources: world => [stopped(world, world.random.integer(2, 3))],
  },
  {
    name: 'ending: some paydays missed, another income goes on',
    sources: world => besideOther(world, stopped(world, world.random.integer(2, 6))),
  },
  {
    name: 'ending: late after a change of rhythm',
    sources: world => [stopped(world, 1, { otherRhythm: true })],
  },
  {
    name: 'ending: late after a rise',
    sources: world => [stopped(world, 1, { factor: rise(world) })],
  },
  {
    name: 'ending: late after less pay',
    sources: world => [stopped(world, 1, { factor: world.random.between(0.3, 0.8), isReduced: true })],
  },
  {
    name: 'ending: a pension, some paydays missed',
    sources: world => pension(world, world.random.integer(1, 3)),
  },
];
