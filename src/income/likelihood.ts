/**
 * How likely a group of credits is pay, pension or benefit rather than money from friends, own savings or refunds. Words
 * decide where there are any; else habits do. The points are log-odds, judged by hand, published in the README and checked
 * on generated accounts.
 */
import { roundedTo } from '../base/money.js';
import { mean, median, medianDeviation } from '../base/statistics.js';
import { categoryOf } from '../enrichment/categories.js';
import type { Cadence } from '../streams/cadence.js';
import type { PaymentGroup } from '../streams/group.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { againstPay } from './personForm.js';

const START = -2.2;
const REGULAR = 0.6;
const REGULAR_PER_FIT = 1.6;
const MANY_PAYMENTS = 0.5;
const FEW_IRREGULAR = -1.2;
const WORKING_DAYS = 0.4;
const NOT_WORKING_DAYS = -0.6;
const ODD_PENCE = 1;
const ROUND_AMOUNTS = -0.8;
const STEADY = 0.5;
const LARGE = 0.6;
const SMALL = -0.5;
const BANK_CREDIT = 0.8;
const CARD = -2.5;

/** Kinds of income that words can name but that are less sure to recur. */
const WORD_CEILING: Readonly<Record<string, number>> = {
  'tax-refund': 0.3,
  'other-income': 0.6,
  'investment-income': 0.85,
  'interest-income': 0.85,
  'rental-income': 0.9,
};
const NOT_INCOME = 0.05;

export function incomeLikelihood(group: PaymentGroup, cadence: Cadence, calendar: WorkingCalendar): number {
  const { slug, group: family } = categoryOf(group.category);
  if (family === 'income' || family === 'benefit') {
    const named = group.entries.filter(({ decision }) => categoryOf(decision.category).group !== 'unknown');
    const confidence = mean(named.map(({ decision }) => decision.confidence)) as number;
    return roundedTo(Math.min(WORD_CEILING[slug] ?? 1, withRhythm(confidence, cadence)), 3);
  }
  return family === 'unknown' ? roundedTo(fromHabits(group, cadence, calendar), 3) : NOT_INCOME;
}

/** What the words name is the surer for coming as pay does. */
function withRhythm(confidence: number, { frequency, fit }: Cadence): number {
  if (frequency === 'Irregular' || confidence <= 0 || confidence >= 1) return confidence;
  const odds = Math.log(confidence / (1 - confidence)) + REGULAR + REGULAR_PER_FIT * fit;
  return 1 / (1 + Math.exp(-odds));
}

function fromHabits(group: PaymentGroup, cadence: Cadence, calendar: WorkingCalendar): number {
  const { entries } = group;
  const amounts = entries.map(({ entry }) => entry.minor);
  const typical = median(amounts) as number;
  const shareOf = (holds: (minor: number) => boolean) => amounts.filter(holds).length / amounts.length;
  const onWorkingDays =
    entries.filter(({ entry }) => calendar.isWorkingDay(entry.day)).length / entries.length;
  const rails = new Set(entries.map(({ decision }) => decision.rail));
  let odds = START + againstPay(group, cadence);
  if (cadence.frequency !== 'Irregular') {
    odds += REGULAR + REGULAR_PER_FIT * cadence.fit;
    if (entries.length >= 6) odds += MANY_PAYMENTS;
  } else if (entries.length < 4) odds += FEW_IRREGULAR;
  odds += onWorkingDays >= 0.95 ? WORKING_DAYS : NOT_WORKING_DAYS;
  if (shareOf(minor => minor % 100 !== 0) > 0.6) odds += ODD_PENCE;
  else if (shareOf(minor => minor % 1000 === 0) > 0.8) odds += ROUND_AMOUNTS;
  if ((medianDeviation(amounts) as number) <= 0.1 * typical) odds += STEADY;
  if (typical >= 30_000) odds += LARGE;
  else if (typical < 10_000) odds += SMALL;
  if (rails.has('bank-credit')) odds += BANK_CREDIT;
  if (rails.has('card')) odds += CARD;
  return 1 / (1 + Math.exp(-odds));
}
