/** Two posts at one employer: one name, two pays. */
import type { Kind } from '../kind.js';
import type { Payer, Rhythm, Source } from '../model.js';
import { paid, perhapsRise, source } from '../pay.js';
import type { World } from '../world.js';

interface Posts {
  readonly first: Rhythm;
  readonly second: Rhythm;
  /** Both on the same paydays. */
  readonly sameDays?: boolean;
  readonly numbered: boolean;
  readonly secondFrom?: string;
  readonly secondTo?: string;
}

function twoPosts(
  world: World,
  { first, second, sameDays = false, numbered, secondFrom, secondTo }: Posts,
): Source[] {
  const { random } = world;
  const base = world.employer(true);
  const words = numbered ? random.pick(['SALARY {N6}', '{N6} PAY', 'PAY {N7}', 'PAYROLL {N6}']) : base.words;
  const one: Payer = { ...base, words };
  const other: Payer = { ...one, number: random.digits(9) };
  const schedule = world.schedule(first);
  const monthly = world.monthly();
  const pays = (post: typeof schedule, pence: number, from: string, to: string) =>
    paid(world, random, [{ schedule: post, from, to, monthly: pence }]);
  return [
    source({ payer: one, payments: perhapsRise(world, pays(schedule, monthly, world.from, world.asOf)) }),
    source({
      payer: other,
      payments: pays(
        sameDays ? schedule : world.schedule(second),
        monthly * random.between(0.3, 0.7) + 240_00,
        secondFrom ?? world.from,
        secondTo ?? world.asOf,
      ),
    }),
  ];
}

const usual = ({ country }: World): Rhythm => (country === 'GB' ? 'Monthly' : 'Fortnightly');

export const POST_KINDS: readonly Kind[] = [
  {
    name: 'posts: monthly beside weekly',
    sources: world =>
      twoPosts(world, { first: 'Monthly', second: 'Weekly', numbered: world.random.chance(0.4) }),
  },
  {
    name: 'posts: the weekly one ends',
    sources: world =>
      twoPosts(world, {
        first: 'Monthly',
        second: 'Weekly',
        numbered: world.random.chance(0.4),
        secondTo: world.when(0.2, 0.9),
      }),
  },
  {
    name: 'posts: told apart by number, same days',
    sources: world =>
      twoPosts(world, { first: usual(world), second: usual(world), sameDays: true, numbered: true }),
  },
  {
    name: 'posts: told apart by number, other days',
    sources: world => twoPosts(world, { first: usual(world), second: usual(world), numbered: true }),
  },
  {
    name: 'posts: told apart by number, the second begins',
    sources: world =>
      twoPosts(world, {
        first: usual(world),
        second: usual(world),
        sameDays: true,
        numbered: true,
        secondFrom: world.when(0.1, 0.85),
      }),
  },
];
