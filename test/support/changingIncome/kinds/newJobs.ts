/** A job that has just begun: one payment, two, three, and what comes beside them. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Payment, Source } from '../model.js';
import { one, paid, source } from '../pay.js';
import type { World } from '../world.js';

/** So many payments by asOf. In half of all cases another job ended before. */
function newJob(
  world: World,
  payments: number,
  isPart: boolean,
  after?: (last: Payment) => Payment[],
): Source[] {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const paydays = schedule.paydays(world.from, world.asOf);
  const from = paydays.at(-payments) ?? world.from;
  const monthly = world.monthly();
  const made = paid(world, random, [{ schedule, from, to: world.asOf, monthly, beginsWithPart: isPart }]);
  const last = made.at(-1);
  const job = source({
    payer: world.employer(random.chance(0.85)),
    payments: [...made, ...(last === undefined || after === undefined ? [] : after(last))],
  });
  if (random.chance(0.5)) return [job];
  const left = addDays(from, -random.integer(5, 90));
  const before = paid(world, random, [
    {
      schedule: world.schedule(world.rhythm()),
      from: world.from,
      to: left,
      monthly: monthly * random.between(0.75, 1.2),
    },
  ]);
  return [source({ payer: world.employer(), payments: before }), job];
}

export const NEW_JOB_KINDS: readonly Kind[] = [
  { name: 'new job: one payment', sources: world => newJob(world, 1, world.random.chance(0.4)) },
  { name: 'new job: two payments', sources: world => newJob(world, 2, world.random.chance(0.4)) },
  { name: 'new job: three payments', sources: world => newJob(world, 3, world.random.chance(0.4)) },
  {
    name: 'new job: part of a month, then some',
    sources: world => newJob(world, world.random.integer(4, 7), true),
  },
  {
    name: 'new job: two paydays and one bonus',
    sources: world =>
      newJob(world, 2, false, last => {
        const { random } = world;
        const isWord = random.chance(0.5);
        const day = isWord ? last.day : addDays(last.day, -random.integer(1, 4));
        const weekday = [0, 6].includes(new Date(day).getUTCDay()) ? last.day : day;
        return [
          one(weekday, last.pence * random.between(0.2, 0.9), last.schedule, {
            isApart: true,
            words: isWord ? random.pick(world.names.bonusWords) : null,
          }),
        ];
      }),
  },
];
