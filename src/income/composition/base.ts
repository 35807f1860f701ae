/** What every payday brings at least. */
import type { Minor } from '../../base/money.js';
import { INCOME_COMPOSITION } from '../../data/incomeComposition.js';
import { isSame } from '../../streams/level.js';
import type { Payment } from '../../streams/payments.js';
import { fullPayments } from '../firstPayments.js';
import type { StreamFacts } from '../stream.js';

/** Of variable pay with a schedule: of the paydays that the estimate rests on. 0 where one was missed. */
export function baseOf({ payments, level, cadence }: StreamFacts): Minor {
  const used = payments.slice(-level.payments);
  const [first, last] = [used[0] as Payment, used.at(-1) as Payment];
  const paydays = cadence.schedule?.between(first.day, last.day).length ?? 0;
  if (used.length < paydays) return 0;
  return lowestOf(used.length === payments.length ? withoutPart(used) : used);
}

/** Of a stream that has just begun: its level, where its payments are alike. */
export function firstBaseOf({ payments, level }: StreamFacts): Minor {
  return Math.min(level.expected, ...fullPayments(payments).map(({ minor }) => minor));
}

/** The first payment of a job may be for a part of the period. */
function withoutPart(used: readonly Payment[]): readonly Payment[] {
  const [first, second] = used;
  const isPart =
    first !== undefined &&
    second !== undefined &&
    first.minor < INCOME_COMPOSITION.largestPart * second.minor;
  return isPart ? used.slice(1) : used;
}

/** A single payday below an amount that comes again and again is short pay, as after unpaid leave, and no lower base. */
function lowestOf(paid: readonly Payment[]): Minor {
  const { fewestOfBase, alike } = INCOME_COMPOSITION;
  const [lowest = 0, base = lowest, ...others] = paid.map(({ minor }) => minor).sort((a, b) => a - b);
  const timesAgain = others.filter(minor => isSame(minor, base, alike)).length;
  return timesAgain >= fewestOfBase - 1 ? base : lowest;
}
