/** What kind of money a stream brings, and what the caller's haircuts leave of it. docs/income.md publishes the rules. */
import { type Minor, majorOf, minorOf, scaled, sumOf } from '../../base/money.js';
import { type KindOfMoney, VARIABLE_CATEGORIES } from '../../data/incomeComposition.js';
import type { Frequency } from '../../model/frequency.js';
import type { IncomeComposition, IncomeHaircuts } from '../../model/incomeComposition.js';
import { monthlyEquivalent } from '../../streams/monthlyFactor.js';
import type { EntryPayment } from '../../streams/payments.js';
import { isOneOffBenefit } from '../oneOffBenefit.js';
import { rhythmsOfStream, type StreamFacts } from '../stream.js';
import { aboveFirst } from './aboveFirst.js';
import { aboveLevel } from './aboveLevel.js';
import { baseOf, firstBaseOf } from './base.js';
import { isVariablePay } from './variableWords.js';

/** What of the payments is not guaranteed, and what of the estimate is. */
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

/** Nothing of a stream that has ended. */
function monthly(base: Minor, frequency: Frequency | null): Minor {
  return frequency === null || frequency === 'Irregular' ? 0 : monthlyEquivalent(base, frequency);
}

function sumAbove(payments: readonly EntryPayment[], base: Minor): Minor {
  return sumOf(payments.map(({ minor }) => Math.max(0, minor - base)));
}
