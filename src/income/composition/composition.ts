/** What kind of money a stream brings, and what the caller's haircuts leave of it. docs/internals/income.md publishes the rules. */
import { type Minor, majorOf, minorOf, scaled, sumOf } from '../../base/money.js';
import type { Frequency } from '../../contract/income/frequency.js';
import type { IncomeComposition } from '../../contract/income/incomeComposition.js';
import type { OutlyingPayment, OutlyingReason } from '../../contract/income/incomePayments.js';
import {
  INCOME_COMPOSITION,
  KIND_ABOVE_LEVEL,
  type KindOfMoney,
  VARIABLE_CATEGORIES,
  VARIABLE_WORDS,
} from '../../data/incomeComposition.js';
import type { IncomeHaircuts } from '../../model/options.js';
import { isSame, type OddPayment } from '../../streams/level.js';
import { INTERVAL, monthlyEquivalent } from '../../streams/monthlyFactor.js';
import type { EntryPayment, Payment } from '../../streams/payments.js';
import { fullPayments } from '../firstPayments.js';
import { isOfUsualSize } from '../lumps.js';
import { isOneOffBenefit } from '../oneOffBenefit.js';
import { reasonsSaid } from '../outliers.js';
import { rhythmsOfStream, type StreamFacts } from '../stream.js';
import { wordRunsReader } from '../wordRuns.js';

/** The part of the payments that is not guaranteed, and the part of the estimate that is. */
interface Parts {
  readonly variable: Minor;
  readonly oneOff: Minor;
  readonly guaranteedMonthly: Minor;
}

const MONTHS_IN_YEAR = 12;
const KINDS = ['guaranteed', 'variable', 'oneOff'] as const satisfies readonly KindOfMoney[];

export function compositionOf(facts: StreamFacts): IncomeComposition {
  const { total, estimate, status } = facts;
  const parts = rhythmsOfStream(facts).map(partsOf);
  const variable = sumOf(parts.map(part => part.variable));
  const oneOff = sumOf(parts.map(part => part.oneOff));
  const { guaranteedMonthly } = parts.at(-1) as Parts;
  const guaranteed = Math.min(estimate.monthly, guaranteedMonthly);
  const part = (all: Minor, monthly: Minor) => ({ total: majorOf(all), monthly: majorOf(monthly) });
  return {
    guaranteed: part(total - variable - oneOff, guaranteed),
    variable: part(variable, estimate.monthly - guaranteed),
    // A payer that has stopped pays no bonus either.
    oneOff: part(oneOff, status === 'Ended' ? 0 : scaled(oneOff, 1, MONTHS_IN_YEAR)),
  };
}

/** What is taken off each kind is rounded to the penny. */
export function afterHaircuts(composition: IncomeComposition, haircuts: IncomeHaircuts): number {
  const left = KINDS.map(kind => {
    const monthly = minorOf(composition[kind].monthly);
    return monthly - scaled(monthly, haircuts[kind], 1);
  });
  return majorOf(sumOf(left));
}

export function compositionTogether(all: readonly IncomeComposition[]): IncomeComposition {
  const together = (kind: KindOfMoney) => ({
    total: majorOf(sumOf(all.map(one => minorOf(one[kind].total)))),
    monthly: majorOf(sumOf(all.map(one => minorOf(one[kind].monthly)))),
  });
  return {
    guaranteed: together('guaranteed'),
    variable: together('variable'),
    oneOff: together('oneOff'),
  };
}

function partsOf(facts: StreamFacts): Parts {
  const { group, payments, level, areFirst, estimate, isBenefit, category, cadence } = facts;
  const total = sumOf(payments.map(({ minor }) => minor));
  if (isBenefit && isOneOffBenefit(group.name)) return { variable: 0, oneOff: total, guaranteedMonthly: 0 };
  const { frequency } = cadence;
  const isVariable = VARIABLE_CATEGORIES.has(category) || isVariablePay(payments);
  if (isVariable || (frequency === 'Irregular' && !areFirst))
    return { variable: total, oneOff: 0, guaranteedMonthly: 0 };
  if (areFirst) {
    const base = firstBaseOf(facts);
    return {
      ...aboveFirst(payments, base),
      guaranteedMonthly: monthly(base, estimate.basis.assumedFrequency),
    };
  }
  if (level.isSteady) return { ...aboveLevel(facts), guaranteedMonthly: estimate.monthly };
  const base = baseOf(facts);
  return { variable: sumAbove(payments, base), oneOff: 0, guaranteedMonthly: monthly(base, frequency) };
}

/** A stream that has ended brings nothing. */
function monthly(base: Minor, frequency: Frequency | null): Minor {
  return frequency === null || frequency === 'Irregular' ? 0 : monthlyEquivalent(base, frequency);
}

function sumAbove(payments: readonly EntryPayment[], base: Minor): Minor {
  return sumOf(payments.map(({ minor }) => Math.max(0, minor - base)));
}

// What the first payments of a stream hold above its base.

/** Arrears, a bonus and what is far too large for pay are one-off. */
function aboveFirst(payments: readonly EntryPayment[], base: Minor): { variable: Minor; oneOff: Minor } {
  const reasonSaid = reasonsSaid(payments);
  const above = { variable: 0, oneOff: 0 };
  for (const [index, payment] of payments.entries()) {
    const said = reasonSaid(index);
    const isOneOff = !isOfUsualSize(payment) || (said !== null && KIND_ABOVE_LEVEL[said] === 'oneOff');
    above[isOneOff ? 'oneOff' : 'variable'] += Math.max(0, payment.minor - base);
  }
  return above;
}

// What every payday brings at least.

/** Of variable pay with a schedule: of the paydays that the estimate rests on. 0 where one was missed. */
function baseOf({ payments, level, cadence }: StreamFacts): Minor {
  const used = payments.slice(-level.payments);
  const [first, last] = [used[0] as Payment, used.at(-1) as Payment];
  const paydays = cadence.schedule?.between(first.day, last.day).length ?? 0;
  if (used.length < paydays) return 0;
  return lowestOf(used.length === payments.length ? withoutPart(used) : used);
}

/** Of a stream that has just begun: its level, where its payments are alike. */
function firstBaseOf({ payments, level }: StreamFacts): Minor {
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

// What the payments of steady income hold above its level, by the reason for it.

function aboveLevel(facts: StreamFacts): { variable: Minor; oneOff: Minor } {
  const { level, payments, outliers } = facts;
  const above = { guaranteed: 0, variable: 0, oneOff: 0 };
  level.odd.forEach((odd, at) => {
    const { reason } = outliers[at] as OutlyingPayment;
    const kind = kindOf(reason, payments[odd.index] as EntryPayment, outliers);
    above[kind] += amountAbove(odd, reason, facts);
  });
  return above;
}

/** Commission is reported as a bonus. What a pension or a benefit brings more than once is not one-off. */
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

/** The whole of a payment that came beside the usual ones, or else what is above the paydays that it covers. */
function amountAbove({ index, expected }: OddPayment, reason: OutlyingReason, facts: StreamFacts): Minor {
  const { minor } = facts.payments[index] as EntryPayment;
  if (isBeside(index, facts)) return minor;
  const paydays = reason === 'back-pay' ? paydaysUpTo(index, facts) : 1;
  return Math.max(0, minor - paydays * expected);
}

/** One, and those that were missed before it. */
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

// Pay whose words say that it depends on sales or guests.

const WORDS: ReadonlySet<string> = new Set(VARIABLE_WORDS.split(';'));

/** Most of the payments say so: one of them may only hold some. */
function isVariablePay(payments: readonly EntryPayment[]): boolean {
  const wordsIn = wordRunsReader(WORDS);
  const said = payments.filter(({ entries }) => entries.some(({ entry }) => wordsIn(entry).length > 0));
  return 2 * said.length > payments.length;
}

function saysVariable(payment: EntryPayment): boolean {
  return isVariablePay([payment]);
}
