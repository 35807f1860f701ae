/** What irregular income is worth in a month: the mean of the complete months since the last change that shows. */
import {
  addDays,
  addMonths,
  type EpochDay,
  laterOf,
  type MonthIndex,
  monthOf,
  textOf,
} from '../base/calendar.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { daysOfMonths, isWithin, sumsIn } from '../base/months.js';
import { lastChangeOf } from '../streams/lastChange.js';
import type { Payment } from '../streams/payments.js';
import type { Estimate, EstimateQuestion } from './estimateQuestion.js';

/** One month alone says little of irregular income. */
const FEWEST_MONTHS = 2;
/** Income that began lately is divided by no fewer months than these, as far as the data reach back. */
const FEWEST_SINCE_FIRST = 3;
const MONTHS_IN_YEAR = 12;

export function irregularEstimateOf(question: EstimateQuestion): Estimate {
  const months = monthsUsed(question);
  // Where all payments came in months that the data hold a part of, the others say nothing.
  const arePaid = months.some(month => question.byMonth.has(month));
  return months.length >= FEWEST_MONTHS && arePaid ? fromMonths(question, months) : fromTooLittle(question);
}

/** Newest first. After the last payment of a late stream none is counted: nobody knows yet whether it goes on. */
function monthsUsed({ payments, byMonth, twelveMonths, isLate }: EstimateQuestion): readonly MonthIndex[] {
  const lastPaid = monthOf((payments.at(-1) as Payment).day);
  const known = isLate ? twelveMonths.complete.filter(month => month <= lastPaid) : twelveMonths.complete;
  const since = startOf(known, (payments[0] as Payment).day, byMonth);
  const regarded = known.filter(month => month >= since && month <= lastPaid).reverse();
  const from = regarded[lastChangeOf(sumsIn(regarded, byMonth))] ?? since;
  const used = known.filter(month => month >= from);
  return used.length >= FEWEST_SINCE_FIRST ? used : known.slice(0, FEWEST_SINCE_FIRST);
}

/**
 * The month of the first payment, where at least half of the months since then were paid. What is paid more seldom than that may
 * have been as seldom before: then all months of the data count.
 */
function startOf(
  known: readonly MonthIndex[],
  first: EpochDay,
  byMonth: ReadonlyMap<MonthIndex, Minor>,
): MonthIndex {
  const since = known.filter(month => month >= monthOf(first));
  const paid = since.filter(month => byMonth.has(month)).length;
  return 2 * paid >= since.length ? monthOf(first) : (known.at(-1) ?? monthOf(first));
}

function fromMonths({ payments, byMonth }: EstimateQuestion, months: readonly MonthIndex[]): Estimate {
  const brought = sumsIn(months, byMonth);
  const days = daysOfMonths(months.at(-1) as MonthIndex, months[0] as MonthIndex);
  const total = sumOf(brought);
  return {
    monthly: scaled(total, 1, months.length),
    annual: scaled(total, MONTHS_IN_YEAR, months.length),
    basis: {
      method: 'mean-of-months',
      from: textOf(days.from),
      to: textOf(days.to),
      payments: payments.filter(({ day }) => isWithin(day, days)).length,
      paydays: null,
      months: months.length,
      assumedFrequency: null,
      lowest: majorOf(Math.min(...brought)),
      highest: majorOf(Math.max(...brought)),
    },
  };
}

/**
 * No two complete months, or none with a payment: what came in the three months to `asOf`, as if it were all that comes in three.
 * Of a late stream, in the three months to its last payment.
 */
function fromTooLittle({ payments, twelveMonths, isLate }: EstimateQuestion): Estimate {
  const to = isLate ? (payments.at(-1) as Payment).day : twelveMonths.asOf;
  const from = laterOf((payments[0] as Payment).day, addDays(addMonths(to, -FEWEST_SINCE_FIRST), 1));
  const recent = payments.filter(({ day }) => day >= from);
  const total = sumOf(recent.map(({ minor }) => minor));
  return {
    monthly: scaled(total, 1, FEWEST_SINCE_FIRST),
    annual: scaled(total, MONTHS_IN_YEAR, FEWEST_SINCE_FIRST),
    basis: {
      method: 'mean-of-months',
      from: textOf(from),
      to: textOf(to),
      payments: recent.length,
      paydays: null,
      months: FEWEST_SINCE_FIRST,
      assumedFrequency: null,
      lowest: 0,
      highest: majorOf(total),
    },
  };
}
