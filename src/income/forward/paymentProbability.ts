/** The probability that the next payment comes within its window. */
import type { EpochDay } from '../../base/calendar.js';
import { roundedTo } from '../../base/money.js';
import { INCOME_PREDICTION } from '../../data/incomePrediction.js';
import { NEXT_PAYMENT } from '../../data/nextPayment.js';
import type { EntryPayment } from '../../streams/payments.js';
import { endsInMonthOf } from '../prediction/chances.js';
import type { StreamFacts } from '../stream.js';

const DAYS_IN_MONTH = 30.44;

/** `expected`: the day that the window is around. */
export function paymentProbabilityOf(facts: StreamFacts, expected: EpochDay, asOf: EpochDay): number {
  const { cadence, payments, status } = facts;
  const { keptBeforehand, missedBeforehand, endsMoreOften } = NEXT_PAYMENT;
  const last = (payments.at(-1) as EntryPayment).day;
  const silent = cadence.schedule?.between(last + 1 + cadence.earliest, expected - 1).length ?? 0;
  const due = payments.length + cadence.missed;
  const kept = (payments.length + keptBeforehand) / (due + keptBeforehand + missedBeforehand);
  const ends = 1 - (1 - endsInMonthOf(facts) * endsMoreOften) ** ((expected - last) / DAYS_IN_MONTH);
  const goesOn = status === 'Late' ? 1 - INCOME_PREDICTION.lateHasEnded : 1;
  const missedInARow = (1 - kept) ** silent;
  const p = (kept * goesOn * (1 - ends) * missedInARow) / (ends + (1 - ends) * missedInARow);
  (globalThis as any).__debug?.push({
    n: payments.length, missed: cadence.missed, gaps: cadence.gaps, longestGap: cadence.longestGap, silent,
    fit: cadence.fit, certainty: cadence.certainty, earliest: cadence.earliest, latest: cadence.latest,
    frequency: cadence.frequency, status, h: endsInMonthOf(facts), sinceLast: expected - last, ahead: expected - asOf,
    steady: facts.level.isSteady, likelihood: facts.likelihood, category: facts.category, isBenefit: facts.isBenefit, last, expected,
  });
  return roundedTo(p, 3);
}
