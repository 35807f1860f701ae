/** What a stream is worth in a calendar month, and what that figure rests on. */
import {
  addMonths,
  type EpochDay,
  firstDayOf,
  lastDayOf,
  type MonthIndex,
  monthOf,
  textOf,
} from '../base/calendar.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import type { EstimateBasis, Frequency } from '../model/income.js';
import type { Level } from '../streams/level.js';
import { MONTHLY_FACTORS, monthlyEquivalent } from '../streams/monthlyFactor.js';
import type { Payment } from '../streams/payments.js';
import type { Schedule } from '../streams/schedule.js';
import type { Period } from './period.js';

export interface Estimate {
  readonly monthly: Minor;
  readonly annual: Minor;
  readonly basis: EstimateBasis;
}

export interface EstimateQuestion {
  readonly frequency: Frequency;
  /** Null when irregular. */
  readonly schedule: Schedule | null;
  readonly level: Level;
  readonly payments: readonly Payment[];
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
  readonly period: Period;
}

/** Variable income: of this many months to `asOf`, or of as many as it has been paid. */
const VARIABLE_MONTHS = 6;
/** Irregular income: of as many of the latest complete months (Ministry of Justice, unknown frequency). */
const IRREGULAR_MONTHS = 3;
/** One month alone says little of irregular income. */
const FEWEST_MONTHS = 2;
const MONTHS_IN_YEAR = 12;

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
    lowest: 0,
    highest: 0,
  },
};

/**
 * Steady: the expected payment times its monthly factor. Variable: the mean of the paydays of six months, a missed one as
 * nothing, times the factor. Irregular: the mean of three calendar months.
 */
export function estimateOf(question: EstimateQuestion): Estimate {
  const { frequency, level } = question;
  if (frequency === 'Irregular') {
    const months = completeMonths(question.period);
    return months.length >= FEWEST_MONTHS ? fromMonths(question, months) : fromTooLittle(question);
  }
  const isSeldom = frequency === 'Quarterly' || frequency === 'Annual';
  return level.isSteady || isSeldom ? fromLevel(question, frequency) : fromPaydays(question, frequency);
}

function fromLevel(
  { level, payments }: EstimateQuestion,
  frequency: Exclude<Frequency, 'Irregular'>,
): Estimate {
  const odd = new Set(level.odd.map(({ index }) => index));
  const from = level.levels.at(-1)?.from ?? Number.NEGATIVE_INFINITY;
  const used = payments.filter(({ day }, index) => day >= from && !odd.has(index)).slice(-level.payments);
  const monthly = (minor: Minor) => monthlyEquivalent(minor, frequency);
  const amounts = used.map(({ minor }) => minor);
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return {
    monthly: monthly(level.expected),
    annual: scaled(level.expected, MONTHS_IN_YEAR * numerator, denominator),
    basis: {
      method: level.isSteady ? 'current-level' : 'mean-of-payments',
      from: textOf((used[0] as Payment).day),
      to: textOf((used.at(-1) as Payment).day),
      payments: used.length,
      paydays: null,
      months: null,
      lowest: majorOf(monthly(Math.min(...amounts))),
      highest: majorOf(monthly(Math.max(...amounts))),
    },
  };
}

/** From the first payment on, or for six months. */
function fromPaydays(
  { payments, schedule, period }: EstimateQuestion,
  frequency: Exclude<Frequency, 'Irregular'>,
): Estimate {
  const since = Math.max((payments[0] as Payment).day, addMonths(period.asOf, -VARIABLE_MONTHS) + 1);
  const used = payments.filter(({ day }) => day >= since);
  const paydays = Math.max(used.length, schedule?.between(since, period.asOf).length ?? 0);
  const amounts = used.map(({ minor }) => minor);
  const total = sumOf(amounts);
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return {
    monthly: scaled(total * numerator, 1, denominator * paydays),
    annual: scaled(total * numerator, MONTHS_IN_YEAR, denominator * paydays),
    basis: {
      method: 'mean-of-paydays',
      from: textOf(since),
      to: textOf(period.asOf),
      payments: used.length,
      paydays,
      months: null,
      lowest: majorOf(monthlyEquivalent(used.length < paydays ? 0 : Math.min(...amounts), frequency)),
      highest: majorOf(monthlyEquivalent(Math.max(...amounts), frequency)),
    },
  };
}

/** Newest first; those that the data cover whole. */
function completeMonths({ asOf, dataFrom, months }: Period): readonly MonthIndex[] {
  const isComplete = monthOf(asOf + 1) !== months[0];
  return months
    .slice(isComplete ? 0 : 1)
    .filter(month => firstDayOf(month) >= dataFrom)
    .slice(0, IRREGULAR_MONTHS);
}

function fromMonths({ payments, byMonth }: EstimateQuestion, months: readonly MonthIndex[]): Estimate {
  const brought = months.map(month => byMonth.get(month) ?? 0);
  const from = firstDayOf(months.at(-1) as MonthIndex);
  const to = lastDayOf(months[0] as MonthIndex);
  const total = sumOf(brought);
  return {
    monthly: scaled(total, 1, months.length),
    annual: scaled(total, MONTHS_IN_YEAR, months.length),
    basis: {
      method: 'mean-of-months',
      from: textOf(from),
      to: textOf(to),
      payments: within(payments, from, to),
      paydays: null,
      months: months.length,
      lowest: majorOf(Math.min(...brought)),
      highest: majorOf(Math.max(...brought)),
    },
  };
}

/** Irregular, and the data cover no two months: what came in the three months to `asOf`, as if it were all that comes in three. */
function fromTooLittle({ payments, period }: EstimateQuestion): Estimate {
  const from = Math.max((payments[0] as Payment).day, addMonths(period.asOf, -IRREGULAR_MONTHS) + 1);
  const recent = payments.filter(({ day }) => day >= from);
  const total = sumOf(recent.map(({ minor }) => minor));
  return {
    monthly: scaled(total, 1, IRREGULAR_MONTHS),
    annual: scaled(total, MONTHS_IN_YEAR, IRREGULAR_MONTHS),
    basis: {
      method: 'mean-of-months',
      from: textOf(from),
      to: textOf(period.asOf),
      payments: recent.length,
      paydays: null,
      months: IRREGULAR_MONTHS,
      lowest: 0,
      highest: majorOf(total),
    },
  };
}

function within(payments: readonly Payment[], from: EpochDay, to: EpochDay): number {
  return payments.filter(({ day }) => day >= from && day <= to).length;
}
