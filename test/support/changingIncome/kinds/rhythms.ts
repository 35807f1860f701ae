/** One employer that pays at other times than before. */
import { addDays } from '../../dates.js';
import type { Kind } from '../kind.js';
import type { Payment, Rhythm, Source } from '../model.js';
import { one, paid, perhapsRise, perPayment, source } from '../pay.js';
import type { World } from '../world.js';

const RHYTHMS: readonly Rhythm[] = ['Weekly', 'Fortnightly', 'FourWeekly', 'SemiMonthly', 'Monthly'];

/**
 * A part payment bridges the time to the first payday of the new rhythm, an extra one is leave or overtime settled with the old payroll,
 * and a pause is unpaid.
 */
const BETWEEN = ['nothing', 'nothing', 'pause', 'bridge', 'extra'] as const;

function changed(world: World, before: Rhythm, after: Rhythm): Source[] {
  const { random } = world;
  const between = random.pick(BETWEEN);
  const monthly = world.monthly();
  const [old, next] = [world.schedule(before), world.schedule(after)];
  const lastOld = world.when(0.08, 0.97);
  const pause = between === 'pause' ? random.integer(20, 75) : random.integer(1, 6);
  const firstNew = addDays(lastOld, pause);
  // The yearly pay stays, or a rise or a cut comes with the new contract.
  const factor = random.chance(0.65) ? 1 : random.between(0.85, 1.2);
  const varies = random.chance(0.3) ? random.between(0.04, 0.13) : 0;
  const payments = paid(world, random, [
    { schedule: old, from: world.from, to: lastOld, monthly, varies },
    {
      schedule: next,
      from: firstNew,
      to: world.asOf,
      monthly: monthly * factor,
      varies,
      beginsWithPart: random.chance(0.3),
    },
  ]);
  const inBetween: Payment[] = [];
  const day = addDays(lastOld, 1);
  if (between === 'bridge') {
    const first = next.paydays(firstNew, addDays(firstNew, 40))[0];
    const paidOn = first === undefined ? day : weekday(addDays(lastOld, random.integer(2, 8)));
    if (first !== undefined && paidOn < first && paidOn <= world.asOf)
      inBetween.push(one(paidOn, perPayment(monthly, next) * random.between(0.2, 0.7), next));
  }
  if (between === 'extra') {
    const paidOn = weekday(addDays(lastOld, random.integer(1, 5)));
    if (paidOn <= world.asOf)
      inBetween.push(one(paidOn, perPayment(monthly, old) * random.between(0.3, 1.4), old));
  }
  return [
    source({
      payer: world.employer(),
      payments: perhapsRise(world, [...payments, ...inBetween]),
      pay: varies > 0 ? 'varying' : 'steady',
    }),
  ];
}

function weekday(day: string): string {
  return [0, 6].includes(new Date(day).getUTCDay()) ? weekday(addDays(day, 1)) : day;
}

export const RHYTHM_KINDS: readonly Kind[] = RHYTHMS.flatMap(before =>
  RHYTHMS.filter(after => after !== before).map(after => ({
    name: `rhythm: ${before} to ${after}`,
    sources: (world: World) => changed(world, before, after),
  })),
);
