/** The probability that the next payment comes within its window. */
import { addDays, type EpochDay } from '../../base/calendar.js';
import { roundedTo } from '../../base/money.js';
import { INCOME_PREDICTION } from '../../data/incomePrediction.js';
import { NEXT_PAYMENT } from '../../data/nextPayment.js';
import type { Cadence } from '../../streams/cadence.js';
import type { EntryPayment } from '../../streams/payments.js';
import { endsInMonthOf } from '../prediction/chances.js';
import type { StreamFacts } from '../stream.js';

const DAYS_IN_MONTH = 30.44;

/** `expected`: the day that the window is around. */
export function paymentProbabilityOf(facts: StreamFacts, expected: EpochDay): number {
  const { cadence, payments, status } = facts;
  const last = (payments.at(-1) as EntryPayment).day;
  const isSilent =
    (cadence.schedule?.between(addDays(last, 1 + cadence.earliest), addDays(expected, -1)).length ?? 0) > 0;
  const comes = isSilent ? comesAfterSilence(cadence) : comesAfterPayment(cadence, payments.length);
  const hasNotEnded = status === 'Late' ? 1 - INCOME_PREDICTION.lateHasEnded : 1;
  const goesOn = (1 - endsInMonthOf(facts)) ** ((expected - last) / DAYS_IN_MONTH);
  return roundedTo(comes * hasNotEnded * goesOn, 3);
}

/** How often the next payday was kept after a payment. */
function comesAfterPayment({ gaps }: Cadence, payments: number): number {
  const { keptBeforehand, gapsBeforehand } = NEXT_PAYMENT;
  return (payments + keptBeforehand) / (payments + gaps + keptBeforehand + gapsBeforehand);
}

/** How often a payday that was missed was the last of its gap: gaps of weeks are seldom over after one. */
function comesAfterSilence({ missed, gaps }: Cadence): number {
  const { silenceGoesOnBeforehand, silenceEndsBeforehand } = NEXT_PAYMENT;
  return (gaps + silenceEndsBeforehand) / (missed + silenceGoesOnBeforehand + silenceEndsBeforehand);
}
