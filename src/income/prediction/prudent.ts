/** What a cautious lender would count on, as docs/income.md states the rule. */
import { firstDayOf } from '../../base/calendar.js';
import { type Minor, majorOf, minorOf, scaled } from '../../base/money.js';
import type { IncomePrediction } from '../../model/income.js';
import type { Payment } from '../../streams/payments.js';
import { completeMonths, type Period } from '../period.js';
import type { StreamFacts } from '../stream.js';

const MONTHS_IN_YEAR = 12;
const RECENT_MONTHS = 3;
const SELDOM = new Set(['Quarterly', 'Annual']);

export function prudentMinorOf(
  facts: StreamFacts,
  { nextTwelveMonths }: IncomePrediction,
  period: Period,
): Minor {
  const { status, estimate } = facts;
  if (status === 'Late' || status === 'Ended') return 0;
  const ofYear = scaled(minorOf(nextTwelveMonths.low80), 1, MONTHS_IN_YEAR);
  return Math.min(estimate.monthly, ofYear, recentOf(facts, period));
}

/** Infinite where the last three months say nothing: the stream is younger than they are, or comes more seldom than months do. */
function recentOf({ lastThreeMonths, cadence, payments }: StreamFacts, period: Period): Minor {
  const since = completeMonths(period)[RECENT_MONTHS - 1];
  const isOlder = since !== undefined && (payments[0] as Payment).day < firstDayOf(since);
  if (lastThreeMonths === null || !isOlder || SELDOM.has(cadence.frequency)) return Number.POSITIVE_INFINITY;
  return minorOf(lastThreeMonths);
}

export function prudentOf(facts: StreamFacts, prediction: IncomePrediction, period: Period): number {
  return majorOf(prudentMinorOf(facts, prediction, period));
}
