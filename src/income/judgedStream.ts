/** Judges a group of payments: its rhythm, its level, whether it still pays, and what it brings in a month. */

import type { MonthIndex } from '../base/calendar.js';
import { summedBy } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import type { StreamStatus } from '../contract/income/incomeStream.js';
import type { IncomeCountry } from '../countries/country.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { levelAlone, paydaysAlone } from '../streams/besidePaydays.js';
import { type Cadence, FEWEST_PAYMENTS, IRREGULAR, recogniseCadence } from '../streams/cadence.js';
import { incomeLevelOf, type Level } from '../streams/level.js';
import { type PaymentGroup, presentOf } from '../streams/paymentGroup.js';
import { type EntryPayment, paymentsOf } from '../streams/payments.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { estimateOf, NOTHING_EXPECTED } from './estimate.js';
import type { Estimate } from './estimateQuestion.js';
import { areFirstPayments, firstLevelOf, fromFirstPayments } from './firstPayments.js';
import { incomeLikelihood } from './likelihood.js';
import { isBonus, isLump } from './lumps.js';
import { isOneOffBenefit } from './oneOffBenefit.js';
import { PAY_FREQUENCIES } from './payFrequencies.js';
import { type Season, seasonOf } from './season/season.js';
import { estimateOfSeason, isQuietSeason, rhythmOfSeason } from './season/standing.js';
import type { IncomeSetting } from './setting.js';
import { streamStatusOf } from './streamStatus.js';
import type { TwelveMonths } from './twelveMonths.js';

/** What a group of payments is taken for, and what it is worth. */
export interface JudgedStream {
  readonly group: PaymentGroup;
  /** The payments of the present rhythm, which show what comes next. */
  readonly payments: readonly EntryPayment[];
  /** What it was before its rhythm changed, judged as if it went on; null where the rhythm never changed. */
  readonly earlier: JudgedStream | null;
  readonly category: CategorySlug;
  readonly isBenefit: boolean;
  readonly cadence: Cadence;
  readonly level: Level;
  /** It has just begun, and its words say that it will go on. */
  readonly areFirst: boolean;
  readonly status: StreamStatus;
  readonly likelihood: number;
  readonly estimate: Estimate;
  /** Null where the pay does not follow the year. */
  readonly season: Season | null;
  /** Money that came once, and shows no sign of coming again: no stream. */
  readonly isLump: boolean;
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
}

const STATE_PENSION: CategorySlug = 'state-pension';
const LIKELY_PAY = 0.5;
const COMES_MONTHLY: ReadonlySet<CategorySlug> = new Set([
  'salary',
  'state-pension',
  'private-pension',
  'income-protection',
]);

export function judgedStreamOf(
  group: PaymentGroup,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): JudgedStream {
  return judgedAs(group, twelveMonths, setting, null);
}

/** `goesOn`: what is known of a stream that took another rhythm: it has not ended. */
function judgedAs(
  group: PaymentGroup,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
  goesOn: 'Active' | null,
): JudgedStream {
  const { calendarFor, country, isBusiness } = setting;
  const calendar = calendarFor(group.entries);
  const { asOf } = twelveMonths;
  const before = endsInBonuses(group) ? null : beforeChange(group);
  const earlier = before === null ? null : judgedAs(before, twelveMonths, setting, 'Active');
  const present = { ...group, entries: before === null ? group.entries : presentOf(group) };
  const payments = paymentsOf(present.entries);
  const isBenefit = categoryOf(group.category).group === 'benefit';
  const isOneOff = isBenefit && isOneOffBenefit(group.name);
  const { slug } = categoryOf(group.category);
  const known = { payments, earlier, slug, isBenefit, isOneOff };
  const rhythm = seasonedRhythmOf(group, known, twelveMonths, calendar);
  const { cadence, level, areFirst, season } = rhythm;
  const likelihood = Math.max(
    incomeLikelihood({ group: present, cadence, calendar, country }),
    earlier?.likelihood ?? 0,
  );
  const category = earlier?.category ?? categorySlug(group, cadence, likelihood, isBusiness);
  const comesMonthly = isBenefit || COMES_MONTHLY.has(category);
  const { isSteady } = level;
  const { name } = group;
  const asked = { name, country, payments, cadence, isSteady, comesMonthly, isNew: areFirst, asOf };
  const isQuiet = season !== null && isQuietSeason(season, group, twelveMonths);
  const status = isOneOff ? 'Ended' : isQuiet ? 'Active' : (goesOn ?? streamStatusOf(asked));
  const byMonth = monthSums(group.entries);
  const estimate = estimateIn(known, rhythm, { status, country, byMonth, twelveMonths });
  return {
    group,
    payments,
    earlier,
    category,
    isBenefit,
    cadence,
    level,
    areFirst,
    status,
    likelihood,
    estimate,
    season,
    isLump:
      !isBenefit &&
      !isBusiness &&
      earlier === null &&
      isLump({ slug, payments, hasSchedule: cadence.schedule !== null }),
    byMonth,
  };
}

interface SeasonedRhythm extends Rhythm, Pick<JudgedStream, 'season'> {}

/** Benefits are paid by need and by rule, and do not follow the year. */
function seasonedRhythmOf(
  { entries, yearBefore }: PaymentGroup,
  known: Unjudged,
  twelveMonths: TwelveMonths,
  calendar: WorkingCalendar,
): SeasonedRhythm {
  const rhythm = rhythmOf(known, twelveMonths, calendar);
  if (known.isBenefit) return { ...rhythm, season: null };
  const season = seasonOf({
    payments: known.earlier === null ? known.payments : paymentsOf(entries),
    yearBefore,
    schedule: rhythm.cadence.schedule,
    level: rhythm.level,
    twelveMonths,
  });
  return season === null
    ? { ...rhythm, season }
    : { ...rhythmOfSeason(rhythm, known.payments, calendar), season };
}

/** What is known of payments before their rhythm is. */
interface Unjudged extends Pick<JudgedStream, 'payments' | 'earlier' | 'isBenefit'> {
  readonly slug: CategorySlug;
  readonly isOneOff: boolean;
}

interface Rhythm extends Pick<JudgedStream, 'cadence' | 'level' | 'areFirst'> {
  /** The payments that a mean is taken of. */
  readonly paid: readonly EntryPayment[];
}

function rhythmOf(
  { payments, earlier, slug, isBenefit, isOneOff }: Unjudged,
  twelveMonths: TwelveMonths,
  calendar: WorkingCalendar,
): Rhythm {
  const days = payments.map(({ day }) => day);
  const ofAll = isOneOff ? IRREGULAR : recogniseCadence(days, calendar);
  const areFirst =
    areFirstOfRhythm(earlier, payments) ||
    areFirstPayments({ payments, cadence: ofAll, slug, isBenefit, twelveMonths });
  const alone = areFirst || isOneOff ? null : paydaysAlone(payments, ofAll, calendar);
  if (alone === null)
    return {
      cadence: ofAll,
      level: areFirst ? firstLevelOf(payments) : incomeLevelOf(payments),
      areFirst,
      paid: payments,
    };
  const level = levelAlone(alone);
  // Pay that varies is a mean of paydays.
  return { cadence: alone.cadence, level, areFirst, paid: level.isSteady ? payments : alone.payments };
}

interface StreamStanding extends Pick<JudgedStream, 'status' | 'byMonth'> {
  readonly country: IncomeCountry;
  readonly twelveMonths: TwelveMonths;
}

function estimateIn(
  { payments, earlier, slug, isBenefit }: Unjudged,
  { cadence, level, areFirst, paid, season }: SeasonedRhythm,
  { status, country, byMonth, twelveMonths }: StreamStanding,
): Estimate {
  if (status === 'Ended') return NOTHING_EXPECTED;
  if (season !== null) return estimateOfSeason(season, twelveMonths);
  const { asOf } = twelveMonths;
  if (areFirst) {
    const monthlyBefore = earlier?.estimate.monthly ?? null;
    const first = { payments, monthlyBefore, cadence, slug, isBenefit, country, asOf };
    return lesserOf(earlier, payments, fromFirstPayments(first, level));
  }
  const { frequency, schedule } = cadence;
  const isLate = status === 'Late';
  return estimateOf({ frequency, schedule, level, payments: paid, byMonth, twelveMonths, isLate });
}

/** One or two bonuses at the end are no new rhythm. */
function endsInBonuses(group: PaymentGroup): boolean {
  const last = group.rhythms.length > 1 ? paymentsOf(presentOf(group)) : [];
  return last.length > 0 && last.length < FEWEST_PAYMENTS && last.every(isBonus);
}

function beforeChange(group: PaymentGroup): PaymentGroup | null {
  const rhythms = group.rhythms.slice(0, -1);
  return rhythms.length === 0 ? null : { ...group, entries: rhythms.flat(), rhythms, continues: null };
}

/** Too few to know a rhythm by: they may be another one's first, or stand beside the old one. */
function areFirstOfRhythm(earlier: JudgedStream | null, payments: readonly EntryPayment[]): boolean {
  return earlier !== null && payments.length < FEWEST_PAYMENTS;
}

/** Until a new rhythm shows, nobody knows whether the old pay or the new goes on. */
function lesserOf(
  earlier: JudgedStream | null,
  payments: readonly EntryPayment[],
  present: Estimate,
): Estimate {
  if (earlier === null || !areFirstOfRhythm(earlier, payments)) return present;
  const { monthly, annual, basis } = earlier.estimate;
  return monthly < present.monthly
    ? { monthly, annual, basis: { ...basis, method: 'before-change' } }
    : present;
}

/**
 * A pension of the state is not among the three main streams, whatever it brings, and no benefit that `excludeBenefits` leaves out:
 * those are paid in want or for a need. It is a benefit in law, and a pension in the Standard Financial Statement.
 */
export function isStatePension({ category }: Pick<JudgedStream, 'category'>): boolean {
  return category === STATE_PENSION;
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
