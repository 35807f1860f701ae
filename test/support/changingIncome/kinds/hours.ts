/** More or fewer hours at one employer, rises and cuts. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Source } from '../model.js';
import { one, paid, perhapsRise, perPayment, type Stretch, source } from '../pay.js';
import type { World } from '../world.js';

/** Factors of the first pay, each from a day of its own on. */
function inSteps(
  world: World,
  factors: readonly number[],
  days: readonly string[],
  varies: number,
): Source[] {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const monthly = world.monthly();
  const begins = [world.from, ...[...days].sort()];
  const stretches: Stretch[] = [1, ...factors].map((factor, index) => ({
    schedule,
    from: begins[index] as string,
    to: index + 1 < begins.length ? addDays(begins[index + 1] as string, -1) : world.asOf,
    monthly: monthly * factor,
    varies,
  }));
  const payments = paid(world, random, stretches);
  return [source({ payer: world.employer(), payments, pay: varies > 0 ? 'varying' : 'steady' })];
}

/** Hours that are counted vary from payday to payday in half of all cases. */
const varies = ({ random }: World) => (random.chance(0.5) ? random.between(0.04, 0.14) : 0);
const up = ({ random }: World) => random.between(1.2, 1.75);
const down = ({ random }: World) => random.between(0.45, 0.8);

function withBackPay(world: World, isBeside: boolean): Source[] {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const monthly = world.monthly();
  const factor = random.between(1.025, 1.09);
  const rises = world.when(0.1, 0.95);
  const payments = paid(world, random, [
    { schedule, from: world.from, to: addDays(rises, -1), monthly },
    { schedule, from: rises, to: world.asOf, monthly: monthly * factor },
  ]);
  const first = payments.find(({ day }) => day >= rises);
  if (first === undefined) return [source({ payer: world.employer(), payments })];
  const back = perPayment(monthly, schedule) * (factor - 1) * random.integer(3, 12);
  const whole = isBeside
    ? [...payments, one(first.day, back, schedule, { isApart: true, words: 'BACK PAY' })]
    : payments.map(payment =>
        payment === first ? { ...first, pence: first.pence + Math.round(back), level: null } : payment,
      );
  return [source({ payer: world.employer(), payments: whole })];
}

export const HOUR_KINDS: readonly Kind[] = [
  {
    name: 'hours: up',
    sources: world => inSteps(world, [up(world)], [world.when(0.08, 0.97)], varies(world)),
  },
  {
    name: 'hours: down',
    sources: world => inSteps(world, [down(world)], [world.when(0.08, 0.97)], varies(world)),
  },
  {
    name: 'hours: up twice',
    sources: world => {
      const first = up(world);
      return inSteps(
        world,
        [first, first * up(world)],
        [world.when(0.08, 0.5), world.when(0.55, 0.97)],
        varies(world),
      );
    },
  },
  {
    name: 'hours: down, then up',
    sources: world => {
      const first = down(world);
      return inSteps(
        world,
        [first, first * up(world)],
        [world.when(0.08, 0.5), world.when(0.55, 0.97)],
        varies(world),
      );
    },
  },
  {
    name: 'hours: up for a time',
    sources: world =>
      inSteps(world, [up(world), 1], [world.when(0.15, 0.5), world.when(0.55, 0.97)], varies(world)),
  },
  {
    name: 'rise: annual',
    sources: world => {
      const first = world.random.between(1.02, 1.08);
      const day = world.when(0.05, 0.95);
      return inSteps(world, [first, first * world.random.between(1.02, 1.06)], [day, addDays(day, 365)], 0);
    },
  },
  {
    name: 'rise: then cut',
    sources: world =>
      inSteps(
        world,
        [world.random.between(1.08, 1.25), world.random.between(0.8, 0.98)],
        [world.when(0.1, 0.5), world.when(0.55, 0.97)],
        0,
      ),
  },
  { name: 'rise: back pay in the payday', sources: world => withBackPay(world, false) },
  { name: 'rise: back pay beside the payday', sources: world => withBackPay(world, true) },
  {
    name: 'overtime: three payments',
    sources: world => {
      const { random } = world;
      const schedule = world.schedule(world.rhythm());
      const payments = paid(world, random, [
        { schedule, from: world.from, to: world.asOf, monthly: world.monthly() },
      ]);
      const first = random.integer(2, Math.max(2, payments.length - 1));
      const more = payments.map((payment, index) =>
        index < first || index >= first + 3
          ? payment
          : { ...payment, pence: Math.round(payment.pence * random.between(1.12, 1.5)), level: null },
      );
      return [source({ payer: world.employer(), payments: perhapsRise(world, more) })];
    },
  },
];
