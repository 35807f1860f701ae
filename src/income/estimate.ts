/** Estimates what a stream brings in a calendar month, and says what the figure is based on. */

import { type MonthIndex, textOf } from '../base/calendar.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { sumsIn } from '../base/months.js';
import type { Frequency } from '../contract/income/frequency.js';
import { mostOfSpan } from '../streams/level.js';
import { MONTHLY_FACTORS, monthlyEquivalent } from '../streams/monthlyFactor.js';
import type { Payment } from '../streams/payments.js';
import type { Estimate, EstimateQuestion } from './estimateQuestion.js';
import { irregularEstimateOf } from './irregularEstimate.js';
import type { TwelveMonths } from './twelveMonths.js';

const MONTHS_IN_YEAR = 12;
const RECENT_MONTHS = 3;
const FEW_PAYMENTS = 2;
const LONGEST_RANGE = 6;

export const NOTHING_EXPECTED: Estimate = {
  monthly: 0,
  annual: 0,
  basis: {
    method: 'none',
    from: null,
    to: null,
    payments: 0,
    paydays: null,
    months: null,
    assumedFrequency: null,
    lowest: 0,
    highest: 0,
  },
};

/**
 * Steady: the expected payment times its monthly factor. Variable: the mean of the paydays since the last change, a missed one as
 * nothing, times the factor. Irregular: the mean of the calendar months since the last change.
 */
export function estimateOf(question: EstimateQuestion): Estimate {
  const { frequency, level } = question;
  if (frequency === 'Irregular') return irregularEstimateOf(question);
  const isSeldom = frequency === 'Quarterly' || frequency === 'Annual';
  return level.isSteady || isSeldom ? fromLevel(question, frequency) : fromPaydays(question, frequency);
}

/** The mean of the last three complete months, whatever the method. Null where the data do not cover three. */
export function lastThreeMonthsOf(
  byMonth: ReadonlyMap<MonthIndex, Minor>,
  twelveMonths: TwelveMonths,
): number | null {
  const months = twelveMonths.complete.slice(0, RECENT_MONTHS);
  if (months.length < RECENT_MONTHS) return null;
  return majorOf(scaled(sumOf(sumsIn(months, byMonth)), 1, RECENT_MONTHS));
}

function fromLevel(
  { level, payments }: EstimateQuestion,
  frequency: Exclude<Frequency, 'Irregular'>,
): Estimate {
  const odd = new Set(level.odd.map(({ index }) => index));
  const from = level.levels.at(-1)?.from ?? Number.NEGATIVE_INFINITY;
  const used = payments.filter(({ day }, index) => day >= from && !odd.has(index)).slice(-level.payments);
  const monthly = (minor: Minor) => monthlyEquivalent(minor, frequency);
  // Two payments show no range: those before them do.
  const ranged = used.length > FEW_PAYMENTS ? used : payments.slice(-LONGEST_RANGE);
  const amounts = ranged.map(({ minor }) => minor);
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  const most = mostOfSpan(payments, used[0] as Payment, used.at(-1) as Payment);
  const isTooMuch = monthly(level.expected) > most;
  return {
    monthly: isTooMuch ? most : monthly(level.expected),
    annual: isTooMuch
      ? MONTHS_IN_YEAR * most
      : scaled(level.expected, MONTHS_IN_YEAR * numerator, denominator),
    basis: {
      method: isTooMuch ? 'most-of-span' : level.isSteady ? 'current-level' : 'mean-of-payments',
      from: textOf((used[0] as Payment).day),
      to: textOf((used.at(-1) as Payment).day),
      payments: used.length,
      paydays: null,
      months: null,
      assumedFrequency: null,
      lowest: majorOf(monthly(Math.min(...amounts))),
      highest: majorOf(monthly(Math.max(...amounts))),
    },
  };
}

/**
 * From the first payment of the level to the last. A missed payday counts as zero once a payment came after it. Until then the money may
 * only be late.
 */
function fromPaydays(
  { payments, level, schedule }: EstimateQuestion,
  frequency: Exclude<Frequency, 'Irregular'>,
): Estimate {
  const used = payments.slice(-level.payments);
  const since = (used[0] as Payment).day;
  const last = (used.at(-1) as Payment).day;
  const paydays = Math.max(used.length, schedule?.between(since, last).length ?? 0);
  const amounts = used.map(({ minor }) => minor);
  const total = sumOf(amounts);
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return {
    monthly: scaled(total * numerator, 1, denominator * paydays),
    annual: scaled(total * numerator, MONTHS_IN_YEAR, denominator * paydays),
    basis: {
      method: 'mean-of-paydays',
      from: textOf(since),
      to: textOf(last),
      payments: used.length,
      paydays,
      months: null,
      assumedFrequency: null,
      lowest: majorOf(monthlyEquivalent(used.length < paydays ? 0 : Math.min(...amounts), frequency)),
      highest: majorOf(monthlyEquivalent(Math.max(...amounts), frequency)),
    },
  };
}
