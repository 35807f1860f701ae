/** What the payments of steady income hold above its level, by the reason for it. */
import type { Minor } from '../../base/money.js';
import { INCOME_COMPOSITION, KIND_ABOVE_LEVEL, type KindOfMoney } from '../../data/incomeComposition.js';
import type { OutlyingPayment, OutlyingReason } from '../../model/incomePayments.js';
import type { OddPayment } from '../../streams/level.js';
import { INTERVAL } from '../../streams/monthlyFactor.js';
import type { EntryPayment } from '../../streams/payments.js';
import type { StreamFacts } from '../stream.js';
import { saysVariable } from './variableWords.js';

export function aboveLevel(facts: StreamFacts): { variable: Minor; oneOff: Minor } {
  const { level, payments, outliers } = facts;
  const above = { guaranteed: 0, variable: 0, oneOff: 0 };
  level.odd.forEach((odd, at) => {
    const { reason } = outliers[at] as OutlyingPayment;
    const kind = kindOf(reason, payments[odd.index] as EntryPayment, outliers);
    above[kind] += amountAbove(odd, reason, facts);
  });
  return above;
}

/** Commission is told as a bonus, and what a pension or a benefit brings more often than once is no single event. */
function kindOf(
  reason: OutlyingReason,
  payment: EntryPayment,
  outliers: readonly OutlyingPayment[],
): KindOfMoney {
  if (reason === 'bonus' && saysVariable(payment)) return 'variable';
  const comesAgain =
    reason === 'larger-than-usual' && outliers.filter(outlier => outlier.reason === reason).length > 1;
  return comesAgain ? 'variable' : KIND_ABOVE_LEVEL[reason];
}

/** All of a payment that came beside the usual ones, else what is above the paydays that it stands for. */
function amountAbove({ index, expected }: OddPayment, reason: OutlyingReason, facts: StreamFacts): Minor {
  const { minor } = facts.payments[index] as EntryPayment;
  if (isBeside(index, facts)) return minor;
  const paydays = reason === 'back-pay' ? paydaysUpTo(index, facts) : 1;
  return Math.max(0, minor - paydays * expected);
}

/** One, and those that passed in silence before it. */
function paydaysUpTo(index: number, facts: StreamFacts): number {
  const gap = gapBefore(index, facts);
  return gap === null ? 1 : Math.max(1, Math.round(gap));
}

function isBeside(index: number, facts: StreamFacts): boolean {
  const before = gapBefore(index, facts);
  const after = gapBefore(index + 1, facts);
  const { besideBetween, besideOne } = INCOME_COMPOSITION;
  if (before === null || after === null) return (before ?? after ?? Number.POSITIVE_INFINITY) <= besideOne;
  return before + after <= besideBetween;
}

/** From the payment before, in usual gaps. Null where there is none. */
function gapBefore(index: number, { payments, cadence }: StreamFacts): number | null {
  const [before, payment] = [payments[index - 1], payments[index]];
  if (before === undefined || payment === undefined || cadence.frequency === 'Irregular') return null;
  return (payment.day - before.day) / INTERVAL[cadence.frequency];
}
