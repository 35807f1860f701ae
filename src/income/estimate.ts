/** What a stream is worth in a calendar month, and what that figure rests on. */
import { type EpochDay, firstDayOf, lastDayOf, type MonthIndex, monthOf, textOf } from '../base/calendar.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import type { EstimateBasis, Frequency } from '../model/income.js';
import type { Level } from '../streams/level.js';
import { monthlyEquivalent } from '../streams/monthlyFactor.js';
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

/** Variable income: the mean of this many of the latest complete months, or of as many as it has been paid. */
const VARIABLE_MONTHS = 6;
/** Irregular income: of three (Ministry of Justice, unknown frequency). */
const IRREGULAR_MONTHS = 3;
const MONTHS_IN_YEAR = 12;

export const NOTHING_EXPECTED: Estimate = {
  monthly: 0,
  annual: 0,
  basis: { method: 'none', from: null, to: null, payments: 0, months: null, lowest: 0, highest: 0 },
};

/** Steady: the expected payment times its monthly factor. Variable: what the latest complete months brought, zeros included. */
export function estimateOf(question: EstimateQuestion): Estimate {
  const { frequency, level } = question;
  if (frequency !== 'Irregular' && (level.isSteady || frequency === 'Quarterly' || frequency === 'Annual'))
    return fromLevel(question, frequency);
  const months = completeMonths(question);
  if (months.length > 0) return fromMonths(question, months);
  return frequency === 'Irregular' ? fromTooLittle(question) : fromLevel(question, frequency);
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
  return {
    monthly: monthly(level.expected),
    annual: level.expected * PAYMENTS_IN_YEAR[frequency],
    basis: {
      method: level.isSteady ? 'current-level' : 'mean-of-payments',
      from: textOf((used[0] as Payment).day),
      to: textOf((used.at(-1) as Payment).day),
      payments: used.length,
      months: null,
      lowest: majorOf(monthly(Math.min(...amounts))),
      highest: majorOf(monthly(Math.max(...amounts))),
    },
  };
}

const PAYMENTS_IN_YEAR: Readonly<Record<Exclude<Frequency, 'Irregular'>, number>> = {
  Weekly: 52,
  Fortnightly: 26,
  FourWeekly: 13,
  SemiMonthly: 24,
  Monthly: 12,
  Quarterly: 4,
  Annual: 1,
};

/**
 * Newest first. A stream on a schedule counts from the first month of which it missed no day; irregular income from the
 * first month that the data cover, since a month without it is a month without.
 */
function completeMonths({ schedule, payments, period }: EstimateQuestion): readonly MonthIndex[] {
  const first = (payments[0] as Payment).day;
  const isComplete = monthOf(period.asOf + 1) !== period.months[0];
  const complete = period.months.slice(isComplete ? 0 : 1);
  if (schedule === null)
    return complete.filter(month => firstDayOf(month) >= period.dataFrom).slice(0, IRREGULAR_MONTHS);
  const isWhole = (month: MonthIndex) =>
    month > monthOf(first) ||
    (month === monthOf(first) && schedule.between(firstDayOf(month), first - 1).length === 0);
  return complete.filter(isWhole).slice(0, VARIABLE_MONTHS);
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
      months: months.length,
      lowest: majorOf(Math.min(...brought)),
      highest: majorOf(Math.max(...brought)),
    },
  };
}

/** Irregular, and not one complete month yet: a third of a payment a month, until more is known. */
function fromTooLittle({ level, payments }: EstimateQuestion): Estimate {
  return {
    monthly: scaled(level.expected, 1, IRREGULAR_MONTHS),
    annual: scaled(level.expected, MONTHS_IN_YEAR, IRREGULAR_MONTHS),
    basis: {
      method: 'mean-of-months',
      from: textOf((payments[0] as Payment).day),
      to: textOf((payments.at(-1) as Payment).day),
      payments: payments.length,
      months: IRREGULAR_MONTHS,
      lowest: 0,
      highest: majorOf(sumOf(payments.map(({ minor }) => minor))),
    },
  };
}

function within(payments: readonly Payment[], from: EpochDay, to: EpochDay): number {
  return payments.filter(({ day }) => day >= from && day <= to).length;
}
