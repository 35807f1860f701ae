/** The mean month of a year, and what a cautious lender would count on in the poorest one, as docs/income.md states the rules. */
import type { MonthIndex } from '../../base/calendar.js';
import { type Minor, majorOf, minorOf, scaled, sumOf } from '../../base/money.js';
import { daysOfMonths, isWithin } from '../../base/months.js';
import type { Frequency } from '../../contract/income/frequency.js';
import type { IncomePrediction } from '../../contract/income/incomeStream.js';
import { MONTHLY_FACTORS } from '../../streams/monthlyFactor.js';
import type { Payment } from '../../streams/payments.js';
import type { StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';

const MONTHS_IN_YEAR = 12;
const RECENT_MONTHS = 3;
const SELDOM: ReadonlySet<Frequency> = new Set(['Quarterly', 'Annual']);

/** A year's mean. More paydays than a year has on average (53 Fridays) make no month better than the estimate. */
export function averageMonthOf({ estimate }: StreamFacts, { nextTwelveMonths }: IncomePrediction): number {
  const ofYear = scaled(minorOf(nextTwelveMonths.expected), 1, MONTHS_IN_YEAR);
  return majorOf(Math.min(estimate.monthly, ofYear));
}

/** As many paydays as every month has, each of the cautious level. Without a schedule, what comes in nine months of ten. */
export function poorestMonthOf(
  facts: StreamFacts,
  prediction: IncomePrediction,
  twelveMonths: TwelveMonths,
): number {
  const { status, cadence, season } = facts;
  const { nextMonth } = prediction;
  if (status === 'Late' || status === 'Ended') return 0;
  const least = Math.min(
    inPaydays(cautiousMonthOf(facts, prediction, twelveMonths), cadence.frequency),
    minorOf(cadence.frequency === 'Irregular' ? nextMonth.low80 : nextMonth.expected),
  );
  return majorOf(season === null ? least : Math.min(least, season.poorest));
}

/** What is left of a mean month with as many paydays as every month has. */
function inPaydays(monthly: Minor, frequency: Frequency): Minor {
  if (frequency === 'Irregular') return monthly;
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  const paydays = Math.floor(numerator / denominator);
  return Math.min(monthly, scaled(monthly * paydays, denominator, numerator));
}

/** The cautious level as a monthly figure: weekly pay times 52/12. */
function cautiousMonthOf(
  facts: StreamFacts,
  prediction: IncomePrediction,
  twelveMonths: TwelveMonths,
): Minor {
  const ofYear = scaled(minorOf(prediction.nextTwelveMonths.low80), 1, MONTHS_IN_YEAR);
  const average = minorOf(averageMonthOf(facts, prediction));
  return Math.min(average, ofYear, recentOf(facts, twelveMonths));
}

/**
 * What the last three complete months brought, by the payday: some of them have four Fridays, and others five. Infinite where they
 * say nothing, since the stream is younger than they are or comes more seldom than months do.
 */
function recentOf(
  { lastThreeMonths, cadence, payments, earlier }: StreamFacts,
  { complete }: TwelveMonths,
): Minor {
  const { frequency, schedule } = cadence;
  if (lastThreeMonths === null || SELDOM.has(frequency)) return Number.POSITIVE_INFINITY;
  const days = daysOfMonths(complete[RECENT_MONTHS - 1] as MonthIndex, complete[0] as MonthIndex);
  if ((payments[0] as Payment).day >= days.from)
    return earlier === null ? Number.POSITIVE_INFINITY : minorOf(lastThreeMonths);
  if (schedule === null || frequency === 'Irregular') return minorOf(lastThreeMonths);
  const recent = payments.filter(({ day }) => isWithin(day, days));
  const paydays = Math.max(recent.length, schedule.between(days.from, days.to).length);
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return paydays === 0
    ? Number.POSITIVE_INFINITY
    : scaled(sumOf(recent.map(({ minor }) => minor)) * numerator, 1, denominator * paydays);
}
