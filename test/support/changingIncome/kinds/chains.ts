/** Several changes one after another, in every order, of one employer or of two. */
import { addDays } from '../../dates.js';
import type { Schedule } from '../../histories/schedules.js';
import type { Kind } from '../kind.js';
import type { Rhythm, Source } from '../model.js';
import { changedAt, paid, rhythmOf, type Stretch, source } from '../pay.js';
import type { World } from '../world.js';

const STEPS = ['rhythm', 'hours', 'rise', 'leave', 'pause', 'employer', 'bonus'] as const;
type Step = (typeof STEPS)[number];

const RHYTHMS: Readonly<Record<World['country'], readonly Rhythm[]>> = {
  GB: ['Weekly', 'Fortnightly', 'FourWeekly', 'Monthly', 'Monthly'],
  US: ['Weekly', 'Fortnightly', 'SemiMonthly', 'Monthly'],
};

interface State {
  readonly schedule: Schedule;
  readonly monthly: number;
  readonly varies: number;
  /** The first day of what comes next. */
  readonly from: string;
}

/** What a step makes of the pay, with the stretches that it takes itself. */
function after(
  step: Step,
  world: World,
  day: string,
  state: State,
): { readonly state: State; readonly between: Stretch[] } {
  const { random } = world;
  const { schedule, monthly } = state;
  switch (step) {
    case 'rhythm': {
      const next = random.pick(RHYTHMS[world.country].filter(rhythm => rhythm !== rhythmOf(schedule)));
      const factor = random.chance(0.6) ? 1 : random.between(0.9, 1.15);
      return {
        state: { ...state, schedule: world.schedule(next), monthly: monthly * factor, from: day },
        between: [],
      };
    }
    case 'hours':
      return {
        state: { ...state, monthly: monthly * random.pick([0.6, 0.75, 1.3, 1.6]), from: day },
        between: [],
      };
    case 'rise':
      return { state: { ...state, monthly: monthly * random.between(1.02, 1.09), from: day }, between: [] };
    case 'leave': {
      const ends = addDays(day, random.integer(30, 130));
      const share = random.between(0.3, 0.85);
      return {
        state: { ...state, from: addDays(ends, 1) },
        between: [{ schedule, from: day, to: ends, monthly: monthly * share, isReduced: true }],
      };
    }
    case 'pause':
      return { state: { ...state, from: addDays(day, random.integer(25, 100)) }, between: [] };
    case 'employer':
      return {
        state: {
          ...state,
          schedule: world.schedule(world.rhythm()),
          monthly: monthly * random.between(0.8, 1.3),
          from: addDays(day, random.integer(1, 45)),
        },
        between: [],
      };
    case 'bonus':
      return { state: { ...state, from: day }, between: [] };
  }
}

function chain(world: World, steps: readonly Step[], share = 1): Source[] {
  const { random } = world;
  const days = steps.map(() => world.when(0.06, 0.97)).sort();
  let state: State = {
    schedule: world.schedule(random.pick(RHYTHMS[world.country])),
    monthly: world.monthly(share) + (1 - share) * 400_00,
    varies: random.chance(0.3) ? random.between(0.04, 0.12) : 0,
    from: world.from,
  };
  const stretches: Stretch[][] = [[]];
  const bonuses: string[] = [];
  steps.forEach((step, index) => {
    const day = days[index] as string;
    const employer = stretches.at(-1) as Stretch[];
    // A leave may last beyond the day of the next change, which then comes after it.
    const begins = day > state.from ? day : state.from;
    employer.push({ ...state, to: addDays(begins, -1) });
    const next = after(step, world, begins, state);
    employer.push(...next.between);
    if (step === 'employer') stretches.push([]);
    if (step === 'bonus') bonuses.push(begins);
    state = next.state;
  });
  (stretches.at(-1) as Stretch[]).push({ ...state, to: world.asOf });
  return stretches.map(employer => {
    let payments = paid(world, random, employer);
    for (const day of bonuses) {
      const at = payments.findIndex(payment => payment.day >= day);
      if (at >= 0) payments = changedAt(payments, at, random.between(1.25, 2.2));
    }
    return source({ payer: world.employer(), payments, pay: state.varies > 0 ? 'varying' : 'steady' });
  });
}

const PAIRS: readonly (readonly [Step, Step])[] = [
  ['rhythm', 'hours'],
  ['hours', 'rhythm'],
  ['leave', 'rhythm'],
  ['rhythm', 'leave'],
  ['leave', 'hours'],
  ['rhythm', 'rhythm'],
  ['employer', 'rhythm'],
  ['rhythm', 'employer'],
  ['employer', 'hours'],
  ['pause', 'rhythm'],
  ['bonus', 'rhythm'],
];

export const CHAIN_KINDS: readonly Kind[] = [
  ...PAIRS.map(steps => ({
    name: `chain: ${steps.join(', then ')}`,
    sources: (world: World) => chain(world, steps),
  })),
  {
    name: 'chain: three of any',
    leastMonths: 12,
    sources: world =>
      chain(
        world,
        [0, 1, 2].map(() => world.random.pick(STEPS.filter(step => step !== 'employer'))),
      ),
  },
  {
    name: 'chain: two jobs beside each other, each with a change',
    sources: world => {
      const step = () => world.random.pick(STEPS.filter(one => one !== 'employer'));
      return [...chain(world, [step()]), ...chain(world, [step()], 0.5)];
    },
  },
];
