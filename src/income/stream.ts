/** From a group of credits to the facts of an income stream. */

import { type EpochDay, type MonthIndex, monthOf } from '../base/calendar.js';
import { type Minor, sumOf } from '../base/money.js';
import { isOneOffBenefit } from '../enrichment/benefits.js';
import { categoryOf } from '../enrichment/categories.js';
import type {
  ConfidenceScoreFlags,
  GrossAnnualEstimate,
  OutlyingPayment,
  StreamStatus,
} from '../model/income.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Cadence, FEWEST_PAYMENTS, IRREGULAR, recogniseCadence } from '../streams/cadence.js';
import type { PaymentGroup } from '../streams/group.js';
import { type Level, levelOf } from '../streams/level.js';
import { type EntryPayment, type Payment, paymentsOf } from '../streams/payments.js';
import { type Estimate, estimateOf, NOTHING_EXPECTED } from './estimate.js';
import { flagsOf, missedSince } from './flags.js';
import { grossRangeOf } from './grossPay.js';
import { incomeLikelihood } from './likelihood.js';
import { outliersOf } from './outliers.js';
import type { Period } from './period.js';
import type { IncomeSetting } from './setting.js';

/** A stream with the exact figures behind the rounded ones. */
export interface StreamFacts {
  readonly group: PaymentGroup;
  readonly category: CategorySlug;
  readonly isBenefit: boolean;
  readonly cadence: Cadence;
  readonly level: Level;
  readonly outliers: readonly OutlyingPayment[];
  readonly status: StreamStatus;
  readonly likelihood: number;
  readonly flags: ConfidenceScoreFlags;
  readonly total: Minor;
  readonly estimate: Estimate;
  readonly gross: GrossAnnualEstimate | null;
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
}

const PAY_FREQUENCIES = new Set(['Weekly', 'Fortnightly', 'FourWeekly', 'SemiMonthly', 'Monthly']);
/** Income from work, which has bonuses and unpaid leave. */
const PAY = new Set(['salary', 'gig-income', 'self-employment-income']);
const LIKELY_PAY = 0.5;
/** Irregular income has ended when nothing came for this many days. */
const IRREGULAR_SILENCE = 95;
/** What comes at least monthly has, after one or two payments, when it missed two months. */
const MONTHLY_SILENCE = 65;
const COMES_MONTHLY = new Set(['salary', 'state-pension', 'private-pension']);

export function streamFactsOf(
  group: PaymentGroup,
  period: Period,
  { calendar, country, division, isBusiness }: IncomeSetting,
): StreamFacts {
  const payments = paymentsOf(group.entries);
  const isBenefit = categoryOf(group.category).group === 'benefit';
  const isOneOff = isBenefit && isOneOffBenefit(group.name);
  const days = payments.map(({ day }) => day);
  const cadence = isOneOff ? IRREGULAR : recogniseCadence(days, calendar);
  const level = levelOf(payments);
  const likelihood = incomeLikelihood({ group, cadence, calendar, country });
  const category = categorySlug(group, cadence, likelihood, isBusiness);
  const comesMonthly = isBenefit || COMES_MONTHLY.has(category);
  const status = isOneOff ? 'Ended' : statusOf(payments, cadence, period.asOf, comesMonthly);
  const byMonth = monthSums(payments);
  const estimate =
    status === 'Ended'
      ? NOTHING_EXPECTED
      : estimateOf({
          frequency: cadence.frequency,
          schedule: cadence.schedule,
          level,
          payments,
          byMonth,
          period,
        });
  const isTaxedPay = country === 'GB' && category === 'salary' && estimate.annual > 0;
  return {
    group,
    category,
    isBenefit,
    cadence,
    level,
    outliers: outliersOf({ payments, level, status, isPay: PAY.has(category) }),
    status,
    likelihood,
    flags: flagsOf({ payments, cadence, level, asOf: period.asOf }),
    total: sumOf(payments.map(({ minor }) => minor)),
    estimate,
    gross: isTaxedPay
      ? grossRangeOf({ netAnnual: estimate.annual, payDay: days.at(-1) as EpochDay, division })
      : null,
    byMonth,
  };
}

/** In the months of their own dates, also where a payment is split over a month's end. */
function monthSums(payments: readonly EntryPayment[]): Map<MonthIndex, Minor> {
  const byMonth = new Map<MonthIndex, Minor>();
  for (const { entry } of payments.flatMap(({ entries }) => entries)) {
    const month = monthOf(entry.day);
    byMonth.set(month, (byMonth.get(month) ?? 0) + entry.minor);
  }
  return byMonth;
}

function statusOf(
  payments: readonly Payment[],
  cadence: Cadence,
  asOf: EpochDay,
  comesMonthly: boolean,
): StreamStatus {
  const last = (payments.at(-1) as Payment).day;
  if (cadence.schedule !== null) return missedSince(cadence, last, asOf) >= 2 ? 'Ended' : 'Active';
  const isNew = payments.length < FEWEST_PAYMENTS;
  if (asOf - last > (isNew && comesMonthly ? MONTHLY_SILENCE : IRREGULAR_SILENCE)) return 'Ended';
  return isNew ? 'New' : 'Active';
}

/** Where the payer's name says nothing, regular money that is likelier income than not is called pay. */
function categorySlug(
  { category }: PaymentGroup,
  cadence: Cadence,
  likelihood: number,
  isBusiness: boolean,
): CategorySlug {
  const { slug, group } = categoryOf(category);
  if (group !== 'unknown') return slug;
  if (isBusiness) return 'self-employment-income';
  return PAY_FREQUENCIES.has(cadence.frequency) && likelihood >= LIKELY_PAY ? 'salary' : 'other-income';
}
