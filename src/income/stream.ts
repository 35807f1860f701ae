/** From a group of credits to the facts of an income stream. */

import type { MonthIndex } from '../base/calendar.js';
import { summedBy } from '../base/grouped.js';
import { type Minor, sumOf } from '../base/money.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { Holder } from '../enrichment/words/holderNames.js';
import type { GrossAnnualEstimate } from '../model/incomeEstimate.js';
import type { OutlyingPayment } from '../model/incomePayments.js';
import type { ConfidenceScoreFlags, StreamStatus } from '../model/incomeStream.js';
import type { NetOfTax } from '../model/netOfTax.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Cadence, IRREGULAR, recogniseCadence } from '../streams/cadence.js';
import { holderOfAll } from '../streams/holderOf.js';
import { incomeLevelOf, type Level } from '../streams/level.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { type EntryPayment, paymentsOf } from '../streams/payments.js';
import { estimateOf, lastThreeMonthsOf, NOTHING_EXPECTED } from './estimate.js';
import type { Estimate } from './estimateQuestion.js';
import { areFirstPayments, firstLevelOf, fromFirstPayments } from './firstPayments.js';
import { flagsOf } from './flags.js';
import { grossRangeOf } from './grossPay/grossRange.js';
import { incomeLikelihood } from './likelihood.js';
import { isLump } from './lumps.js';
import { netOfTaxOf } from './netOfTax.js';
import { isOneOffBenefit } from './oneOffBenefit.js';
import { outliersOf } from './outliers.js';
import type { IncomeSetting } from './setting.js';
import { standingOf } from './standing.js';
import type { TwelveMonths } from './twelveMonths.js';

/** What a group of payments is taken for, and what it is worth. */
export interface JudgedStream {
  readonly group: PaymentGroup;
  readonly payments: readonly EntryPayment[];
  readonly category: CategorySlug;
  readonly isBenefit: boolean;
  readonly cadence: Cadence;
  readonly level: Level;
  /** It has just begun, and its words say that it will go on. */
  readonly areFirst: boolean;
  readonly status: StreamStatus;
  readonly likelihood: number;
  readonly estimate: Estimate;
  /** Money that came once, and shows no sign of coming again: no stream. */
  readonly isLump: boolean;
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
}

/** A stream with the exact figures behind the rounded ones. */
export interface StreamFacts extends JudgedStream {
  readonly outliers: readonly OutlyingPayment[];
  readonly flags: ConfidenceScoreFlags;
  readonly total: Minor;
  /** The mean of the last three complete months, or null. */
  readonly lastThreeMonths: number | null;
  readonly netOfTax: NetOfTax;
  readonly gross: GrossAnnualEstimate | null;
  /** Whose income it is, where its transactions name one holder of the account. */
  readonly holder: string | null;
}

const PAY_FREQUENCIES: ReadonlySet<Cadence['frequency']> = new Set([
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
]);
/** Income from work, which has bonuses and unpaid leave. */
const PAY: ReadonlySet<CategorySlug> = new Set(['salary', 'gig-income', 'self-employment-income']);
const LIKELY_PAY = 0.5;
const COMES_MONTHLY: ReadonlySet<CategorySlug> = new Set(['salary', 'state-pension', 'private-pension']);

export function streamFactsOf(
  group: PaymentGroup,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
  holders: readonly Holder[] = [],
): StreamFacts {
  const judged = judgedStreamOf(group, twelveMonths, setting);
  const { payments, cadence, level, status, category, estimate, byMonth } = judged;
  const { country, division, usState } = setting;
  const netOfTax = netOfTaxOf(group, category, country);
  const isTaxedPay = category === 'salary' && netOfTax === 'net' && estimate.annual > 0;
  const payDay = (payments.at(-1) as EntryPayment).day;
  return {
    ...judged,
    outliers: outliersOf({ payments, level, status, isPay: PAY.has(category) }),
    flags: flagsOf({ payments, cadence, level, asOf: twelveMonths.asOf }),
    total: sumOf(payments.map(({ minor }) => minor)),
    lastThreeMonths: lastThreeMonthsOf(byMonth, twelveMonths),
    netOfTax,
    gross: isTaxedPay
      ? grossRangeOf({ country, netAnnual: estimate.annual, payDay, division, usState })
      : null,
    holder: holderOfAll(group.entries, holders),
  };
}

export function judgedStreamOf(
  group: PaymentGroup,
  twelveMonths: TwelveMonths,
  { calendarFor, country, isBusiness }: IncomeSetting,
): JudgedStream {
  const calendar = calendarFor(group.entries);
  const payments = paymentsOf(group.entries);
  const isBenefit = categoryOf(group.category).group === 'benefit';
  const isOneOff = isBenefit && isOneOffBenefit(group.name);
  const days = payments.map(({ day }) => day);
  const cadence = isOneOff ? IRREGULAR : recogniseCadence(days, calendar);
  const { slug } = categoryOf(group.category);
  const areFirst = areFirstPayments({ payments, cadence, slug, isBenefit, twelveMonths });
  const level = areFirst ? firstLevelOf(payments) : incomeLevelOf(payments);
  const likelihood = incomeLikelihood({ group, cadence, calendar, country });
  const category = categorySlug(group, cadence, likelihood, isBusiness);
  const status = isOneOff
    ? 'Ended'
    : standingOf({
        name: group.name,
        country,
        payments,
        cadence,
        isSteady: level.isSteady,
        comesMonthly: isBenefit || COMES_MONTHLY.has(category),
        isNew: areFirst,
        asOf: twelveMonths.asOf,
      });
  const byMonth = monthSums(group.entries);
  const { frequency, schedule } = cadence;
  const estimate =
    status === 'Ended'
      ? NOTHING_EXPECTED
      : areFirst
        ? fromFirstPayments({ payments, cadence, slug, isBenefit, country, asOf: twelveMonths.asOf }, level)
        : estimateOf({
            frequency,
            schedule,
            level,
            payments,
            byMonth,
            twelveMonths,
            isLate: status === 'Late',
          });
  return {
    group,
    payments,
    category,
    isBenefit,
    cadence,
    level,
    areFirst,
    status,
    likelihood,
    estimate,
    isLump: !isBenefit && !isBusiness && isLump({ slug, payments, hasSchedule: cadence.schedule !== null }),
    byMonth,
  };
}

/** In the months of their own dates, also where a payment is split over a month's end. */
export function monthSums(entries: readonly EnrichedEntry[]): ReadonlyMap<MonthIndex, Minor> {
  return summedBy(
    entries,
    ({ entry }) => entry.month,
    ({ entry }) => entry.minor,
  );
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
