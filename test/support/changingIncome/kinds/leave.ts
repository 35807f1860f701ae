/** Sick pay, parental pay, furlough, unpaid leave, with and without a return. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Source } from '../model.js';
import { paid, perhapsRise, type Stretch, source } from '../pay.js';
import type { World } from '../world.js';

/** Days on a share of the pay, one after another; 0 is none. */
type Absence = readonly (readonly [days: number, share: number])[];

/** `returns`: full pay follows, on the old hours or on fewer. */
function absent(world: World, absence: Absence, begins: string, returns: number | null): Source[] {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const monthly = world.monthly();
  const varies = random.chance(0.25) ? random.between(0.04, 0.13) : 0;
  const stretches: Stretch[] = [{ schedule, from: world.from, to: addDays(begins, -1), monthly, varies }];
  let from = begins;
  for (const [days, share] of absence) {
    const to = addDays(from, days - 1);
    if (share > 0) stretches.push({ schedule, from, to, monthly: monthly * share, isReduced: true });
    from = addDays(to, 1);
  }
  if (returns !== null)
    stretches.push({ schedule, from, to: world.asOf, monthly: monthly * returns, varies });
  const payments = perhapsRise(world, paid(world, random, stretches));
  return [source({ payer: world.employer(), payments, pay: varies > 0 ? 'varying' : 'steady' })];
}

const FOR_EVER = 10_000;

/** Full pay for some, then the law's: about a quarter or a third. */
const sick = ({ random }: World, days: number): Absence =>
  random.chance(0.5)
    ? [[days, random.between(0.25, 0.5)]]
    : [
        [Math.ceil(days / 2), 0.5],
        [Math.ceil(days / 2), random.between(0.22, 0.35)],
      ];

/** Six weeks at nine tenths, then 33 weeks at the law's rate; in the US some weeks at two thirds. */
const parental = ({ country, random }: World): Absence =>
  country === 'GB'
    ? [
        [42, 0.9],
        [231, random.between(0.25, 0.45)],
      ]
    : [[random.integer(70, 84), random.between(0.6, 0.67)]];

export const LEAVE_KINDS: readonly Kind[] = [
  {
    name: 'sick pay: with return',
    sources: world => absent(world, sick(world, world.random.integer(35, 120)), world.when(0.1, 0.7), 1),
  },
  {
    name: 'sick pay: without return',
    sources: world => absent(world, sick(world, FOR_EVER), world.when(0.3, 0.95), null),
  },
  {
    name: 'sick pay: then none',
    sources: world => absent(world, sick(world, 196), world.when(0.05, 0.6), null),
  },
  {
    name: 'parental pay: with return',
    leastMonths: 14,
    sources: world =>
      absent(world, parental(world), world.when(0.05, 0.45), world.random.pick([1, 1, 0.6, 0.8])),
  },
  {
    name: 'parental pay: still paid',
    leastMonths: 8,
    sources: world =>
      absent(
        world,
        parental(world),
        addDays(world.asOf, -world.random.integer(15, world.country === 'GB' ? 200 : 65)),
        null,
      ),
  },
  {
    name: 'parental pay: then none',
    leastMonths: 14,
    sources: world =>
      absent(
        world,
        [...parental(world), [world.random.integer(30, 120), 0]],
        world.when(0.05, 0.4),
        world.random.pick([1, null]),
      ),
  },
  {
    name: 'furlough: with return',
    sources: world => absent(world, [[world.random.integer(40, 150), 0.8]], world.when(0.1, 0.7), 1),
  },
  {
    name: 'furlough: without return',
    sources: world => absent(world, [[FOR_EVER, 0.8]], world.when(0.3, 0.97), null),
  },
  {
    name: 'furlough: then none',
    sources: world => absent(world, [[world.random.integer(50, 120), 0.8]], world.when(0.1, 0.75), null),
  },
  {
    name: 'unpaid leave: with return',
    sources: world => absent(world, [[world.random.integer(35, 120), 0]], world.when(0.1, 0.75), 1),
  },
];
