/** What a group of payments is: its rhythm, its level, whether it still pays, and what it is worth in a month. */
import {
  addDays,
  dayOfMonth,
  type EpochDay,
  type MonthIndex,
  monthNumberOf,
  monthOf,
} from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { summedBy } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import { monthsApart } from '../base/months.js';
import { wordsOf } from '../base/text.js';
import type { IncomeCountry } from '../countries/country.js';
import { SCHOOL_WORDS } from '../data/schoolWords.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { StreamStatus } from '../model/incomeStream.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { levelAlone, paydaysAlone } from '../streams/besidePaydays.js';
import { type Cadence, FEWEST_PAYMENTS, IRREGULAR, recogniseCadence } from '../streams/cadence.js';
import { incomeLevelOf, type Level } from '../streams/level.js';
import { type PaymentGroup, presentOf } from '../streams/paymentGroup.js';
import { type EntryPayment, type Payment, paymentsOf } from '../streams/payments.js';
import type { Schedule } from '../streams/schedule.js';
import { estimateOf, NOTHING_EXPECTED } from './estimate.js';
import type { Estimate } from './estimateQuestion.js';
import { areFirstPayments, firstLevelOf, fromFirstPayments } from './firstPayments.js';
import { missedDays } from './flags.js';
import { incomeLikelihood } from './likelihood.js';
import { isBonus, isLump } from './lumps.js';
import { isOneOffBenefit } from './oneOffBenefit.js';
import type { IncomeSetting } from './setting.js';
import type { TwelveMonths } from './twelveMonths.js';

/** What a group of payments is taken for, and what it is worth. */
export interface JudgedStream {
  readonly group: PaymentGroup;
  /** Those of the present rhythm, which tell what comes next. */
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
  /** Money that came once, and shows no sign of coming again: no stream. */
  readonly isLump: boolean;
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
}

const PAY_FREQUENCIES: ReadonlySet<Cadence['frequency']> = new Set([
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
]);
const STATE_PENSION: CategorySlug = 'state-pension';
const LIKELY_PAY = 0.5;
const COMES_MONTHLY: ReadonlySet<CategorySlug> = new Set(['salary', 'state-pension', 'private-pension']);

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
  const days = payments.map(({ day }) => day);
  const ofAll = isOneOff ? IRREGULAR : recogniseCadence(days, calendar);
  const { slug } = categoryOf(group.category);
  const areFirst =
    areFirstOfRhythm(earlier, payments) ||
    areFirstPayments({ payments, cadence: ofAll, slug, isBenefit, twelveMonths });
  const alone = areFirst || isOneOff ? null : paydaysAlone(payments, ofAll, calendar);
  const cadence = alone?.cadence ?? ofAll;
  const level = areFirst
    ? firstLevelOf(payments)
    : alone === null
      ? incomeLevelOf(payments)
      : levelAlone(alone);
  const likelihood = Math.max(
    incomeLikelihood({ group: present, cadence, calendar, country }),
    earlier?.likelihood ?? 0,
  );
  const category = earlier?.category ?? categorySlug(group, cadence, likelihood, isBusiness);
  const standing = {
    name: group.name,
    country,
    payments,
    cadence,
    isSteady: level.isSteady,
    comesMonthly: isBenefit || COMES_MONTHLY.has(category),
    isNew: areFirst,
    asOf,
  };
  const status = isOneOff ? 'Ended' : (goesOn ?? standingOf(standing));
  const byMonth = monthSums(group.entries);
  const { frequency, schedule } = cadence;
  const isLate = status === 'Late';
  // Pay that varies is a mean of paydays.
  const paid = alone === null || level.isSteady ? payments : alone.payments;
  const first = {
    payments,
    monthlyBefore: earlier?.estimate.monthly ?? null,
    cadence,
    slug,
    isBenefit,
    country,
    asOf,
  };
  const estimate =
    status === 'Ended'
      ? NOTHING_EXPECTED
      : areFirst
        ? lesserOf(earlier, payments, fromFirstPayments(first, level))
        : estimateOf({ frequency, schedule, level, payments: paid, byMonth, twelveMonths, isLate });
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
    isLump:
      !isBenefit &&
      !isBusiness &&
      earlier === null &&
      isLump({ slug, payments, hasSchedule: cadence.schedule !== null }),
    byMonth,
  };
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

// Whether a stream still pays. Its silence is measured by the gaps that it has had before: two weeks without agency work are
// nothing new where there were such weeks in spring. A stream that is silent for longer than it has ever been is late, and only
// much later has it ended. docs/income.md publishes the rule.

export interface StandingQuestion {
  readonly name: string;
  readonly country: IncomeCountry;
  readonly payments: readonly Payment[];
  readonly cadence: Cadence;
  readonly isSteady: boolean;
  /** Pay, pensions and benefits: what comes at least once a month. */
  readonly comesMonthly: boolean;
  /** Too few payments of a new job. */
  readonly isNew: boolean;
  readonly asOf: EpochDay;
}

/** So many missed paydays end a stream that has missed few before, and so many end any. Weekly: no less than four weeks. */
const ENDS_AFTER: Readonly<Record<Schedule['frequency'], readonly [fewest: number, most: number]>> = {
  Weekly: [4, 13],
  Fortnightly: [3, 7],
  SemiMonthly: [3, 7],
  FourWeekly: [2, 4],
  Monthly: [2, 4],
  Quarterly: [2, 3],
  Annual: [2, 2],
};
/** Variable pay that comes about once a month may leave out one payday more. */
const LONG = new Set<Schedule['frequency']>(['FourWeekly', 'Monthly']);
/** One gap may have been a holiday. With this many, gaps are a habit. */
const HABIT = 3;

/** Days of silence. */
const IRREGULAR_LATE = 45;
const IRREGULAR_ENDED = 95;
const IRREGULAR_ENDED_AT_MOST = 215;
const NEW_ENDED = 65;
/** Two payments a week or two apart: late and ended at the silence that a third would have shown to be weekly or fortnightly pay. */
const NEW_LIMITS: readonly (readonly [leastGap: number, mostGap: number, late: number, ended: number])[] = [
  [5, 9, 12, 31],
  [11, 17, 20, 48],
];
const TIMES_LONGEST_GAP = 1.5;

export function standingOf(question: StandingQuestion): StreamStatus {
  const { cadence } = question;
  return cadence.schedule === null
    ? withoutSchedule(question)
    : bySchedule(question, cadence, cadence.schedule);
}

function bySchedule(question: StandingQuestion, cadence: Cadence, { frequency }: Schedule): StreamStatus {
  const { payments, asOf, isSteady, isNew } = question;
  const missed = missedDays(cadence, (payments.at(-1) as Payment).day, asOf);
  const { gaps, longestGap } = cadence;
  const [fewest, most] = ENDS_AFTER[frequency];
  const patience = Math.min(
    most,
    Math.max(
      fewest + (LONG.has(frequency) && !isSteady ? 1 : 0),
      longestGap === 0 ? 0 : longestGap + 2,
      gaps >= HABIT ? 2 * longestGap + 2 : 0,
    ),
  );
  if (missed.filter(day => !isSchoolHoliday(day, question)).length >= patience) return 'Ended';
  if (missed.length > longestGap) return 'Late';
  return isNew ? 'New' : 'Active';
}

function withoutSchedule(question: StandingQuestion): StreamStatus {
  const { payments, comesMonthly, asOf } = question;
  const last = (payments.at(-1) as Payment).day;
  const longestGap = gapsBetween(payments.map(({ day }) => day)).reduce((a, b) => Math.max(a, b), 0);
  const isNew = payments.length < FEWEST_PAYMENTS;
  const [late, ended] =
    isNew && comesMonthly
      ? limitsOfNew(longestGap)
      : [
          Math.max(IRREGULAR_LATE, longestGap),
          Math.min(IRREGULAR_ENDED_AT_MOST, Math.max(IRREGULAR_ENDED, TIMES_LONGEST_GAP * longestGap)),
        ];
  const silence = asOf - last;
  if (silence - schoolHolidays(last, question) > ended) return 'Ended';
  if (silence > late) return 'Late';
  return isNew || question.isNew ? 'New' : 'Active';
}

/** `gap`: between the first two payments; 0 where there is only one. */
function limitsOfNew(gap: number): readonly [late: number, ended: number] {
  const short = NEW_LIMITS.find(([least, most]) => gap >= least && gap <= most);
  return short === undefined ? [Math.max(IRREGULAR_LATE, gap), NEW_ENDED] : [short[2], short[3]];
}

function isSchoolHoliday(day: EpochDay, { name, country }: StandingQuestion): boolean {
  return isInSchoolSummer(day, country) && teaches(name);
}

/** Of the days of silence. */
function schoolHolidays(last: EpochDay, { name, country, asOf }: StandingQuestion): number {
  if (monthsApart(monthOf(last), monthOf(asOf)) > 12 || !teaches(name)) return 0;
  let days = 0;
  for (let day = addDays(last, 1); day <= asOf; day++) if (isInSchoolSummer(day, country)) days++;
  return days;
}

// In the long holiday a school that pays by the term says nothing by its silence.

const SCHOOLS: ReadonlySet<string> = new Set(SCHOOL_WORDS.split(';'));

function teaches(name: string): boolean {
  const words = wordsOf(name);
  for (let place = 0; place < words.count; place++)
    if (SCHOOLS.has(words.squashed.slice(words.starts[place], words.ends[place]))) return true;
  return false;
}

function isInSchoolSummer(day: EpochDay, country: IncomeCountry): boolean {
  const [from, to] = country.schoolSummer;
  const place = 100 * monthNumberOf(monthOf(day)) + dayOfMonth(day);
  return place >= from && place <= to;
}
