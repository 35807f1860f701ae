/**
 * A new job, pension or benefit has one to three payments, too few to show a rhythm. Its words say that there will be more. So the last
 * full payment is expected again, at the rhythm that the gaps, the words or the country suggest, and the range is wide.
 */
import { type EpochDay, textOf } from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { type Minor, majorOf, scaled, sumOf, type WholeMinor } from '../base/money.js';
import type { IncomeCountry } from '../countries/country.js';
import { RHYTHM_WORDS } from '../data/payWords.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Cadence, FEWEST_PAYMENTS } from '../streams/cadence.js';
import { type Level, steadyLevelOf } from '../streams/level.js';
import { MONTHLY_FACTORS, monthlyEquivalent } from '../streams/monthlyFactor.js';
import type { EntryPayment } from '../streams/payments.js';
import type { Schedule } from '../streams/schedule.js';
import type { Estimate } from './estimateQuestion.js';
import { isOfUsualSize } from './lumps.js';
import type { TwelveMonths } from './twelveMonths.js';
import { wordRunsOf } from './wordRuns.js';

type PayFrequency = Schedule['frequency'];

export interface FirstPaymentsQuestion {
  readonly payments: readonly EntryPayment[];
  /** What the same payer brought in a month in another rhythm before; null where it never did. */
  readonly monthlyBefore: Minor | null;
  readonly cadence: Cadence;
  /** The category that the words name. */
  readonly slug: CategorySlug;
  readonly isBenefit: boolean;
  readonly country: IncomeCountry;
  readonly asOf: EpochDay;
}

/** Their words alone say that more will come. */
const BEGIN = new Set<CategorySlug>(['salary', 'state-pension', 'private-pension', 'income-protection']);
const MOST_FIRST = 3;
/** Days. Payments further apart come more seldom than pay does, or are of two jobs: no rhythm is taken for granted. */
const LONGEST_GAP = 45;
/** A first payment under this share of the second is for a part of the period. */
const LARGEST_PART = 0.85;
/** Payments within this share of the largest are alike, and the last one counts. Otherwise their mean counts. */
const ALIKE = 0.1;
/** The range: of one payment from half to twice the estimate, of more at least a quarter less and more. */
const RANGE_OF_ONE = [1 / 2, 2] as const;
const RANGE_OF_MORE = [3 / 4, 5 / 4] as const;
const MONTHS_IN_YEAR = 12;

/** By the days between two payments. Twice a month is an American rhythm. */
const BY_GAP: readonly (readonly [least: number, most: number, frequency: PayFrequency])[] = [
  [5, 9, 'Weekly'],
  [11, 17, 'Fortnightly'],
  [25, 38, 'Monthly'],
];
const FOUR_WEEKS = 28;
/** After so many days without the next, pay does not come every two weeks. */
const LONGEST_FORTNIGHT = 17;

/** Whether a stream has just begun, and its words say that it will go on. */
export function areFirstPayments({
  payments,
  cadence,
  slug,
  isBenefit,
  twelveMonths,
}: Omit<FirstPaymentsQuestion, 'country' | 'asOf' | 'monthlyBefore'> & {
  readonly twelveMonths: TwelveMonths;
}): boolean {
  if (gapsBetween(payments.map(({ day }) => day)).some(gap => gap > LONGEST_GAP)) return false;
  if (payments.length < FEWEST_PAYMENTS) return isBenefit || BEGIN.has(slug);
  if (payments.length > MOST_FIRST || slug !== 'salary') return false;
  if (cadence.schedule === null) return true;
  // Of a short history nobody can say that the job is new.
  const [first, second] = payments as readonly [EntryPayment, EntryPayment];
  return first.day - twelveMonths.dataFrom > second.day - first.day && steadyLevelOf(payments) === null;
}

/** What is known of the level of a stream from its first payments. */
export function firstLevelOf(payments: readonly EntryPayment[]): Level {
  const used = fullPayments(payments);
  const amounts = used.map(({ minor }) => minor);
  const last = amounts.at(-1) as WholeMinor;
  const areAlike = Math.min(...amounts) >= (1 - ALIKE) * Math.max(...amounts);
  return {
    expected: areAlike ? last : scaled(sumOf(amounts), 1, amounts.length),
    isSteady: false,
    payments: used.length,
    levels: [],
    odd: [],
  };
}

/** Those that the estimate may rest on: no lump, and no first part of a period. */
export function fullPayments(payments: readonly EntryPayment[]): readonly EntryPayment[] {
  const usual = payments.filter(isOfUsualSize);
  const counted = usual.length > 0 ? usual : payments;
  const [first, second] = counted;
  const isPart = first !== undefined && second !== undefined && first.minor < LARGEST_PART * second.minor;
  return isPart ? counted.slice(1) : counted;
}

export function fromFirstPayments(question: FirstPaymentsQuestion, { expected }: Level): Estimate {
  const used = fullPayments(question.payments);
  const frequency = frequencyOf(question);
  const amounts = used.map(({ minor }) => minor);
  const monthly = monthlyEquivalent(expected, frequency);
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  const [less, more] = question.payments.length === 1 ? RANGE_OF_ONE : RANGE_OF_MORE;
  const lowest = Math.min(monthlyEquivalent(Math.min(...amounts), frequency), Math.round(less * monthly));
  const highest = Math.max(monthlyEquivalent(Math.max(...amounts), frequency), Math.round(more * monthly));
  return {
    monthly,
    annual: scaled(expected, MONTHS_IN_YEAR * numerator, denominator),
    basis: {
      method: 'first-payments',
      from: textOf((used[0] as EntryPayment).day),
      to: textOf((used.at(-1) as EntryPayment).day),
      payments: used.length,
      paydays: null,
      months: null,
      assumedFrequency: frequency,
      lowest: majorOf(lowest),
      highest: majorOf(highest),
    },
  };
}

function frequencyOf(question: FirstPaymentsQuestion): PayFrequency {
  const { cadence, payments } = question;
  return (
    cadence.schedule?.frequency ??
    byGap(question) ??
    byWords(payments) ??
    byPayBefore(question) ??
    byCountry(question)
  );
}

/** The shortest gap: a longer one may have missed a payment. */
function byGap({ payments, country, slug, isBenefit }: FirstPaymentsQuestion): PayFrequency | null {
  const gaps = gapsBetween(payments.map(({ day }) => day));
  if (gaps.length === 0) return null;
  const gap = Math.min(...gaps);
  if (gap === FOUR_WEEKS && country.paysBenefitsFourWeekly && (isBenefit || slug === 'state-pension'))
    return 'FourWeekly';
  const found = BY_GAP.find(([least, most]) => gap >= least && gap <= most)?.[2] ?? null;
  return found === 'Fortnightly' && gap > 14 && country.paysTwiceAMonth ? 'SemiMonthly' : found;
}

function byWords(payments: readonly EntryPayment[]): PayFrequency | null {
  const words = new Set(payments.flatMap(({ entries }) => entries).flatMap(({ entry }) => wordRunsOf(entry)));
  return RHYTHM_WORDS.find(([, names]) => names.split(';').some(name => words.has(name)))?.[0] ?? null;
}

/** A payer that changes its rhythm seldom changes the pay of a month: the rhythm that comes nearest to it. */
function byPayBefore({ payments, monthlyBefore, country }: FirstPaymentsQuestion): PayFrequency | null {
  if (monthlyBefore === null) return null;
  const last = (payments.at(-1) as EntryPayment).minor;
  const off = (frequency: PayFrequency) =>
    Math.abs(Math.log(monthlyEquivalent(last, frequency) / Math.max(1, monthlyBefore)));
  const some: readonly PayFrequency[] = [
    'Monthly',
    country.paysTwiceAMonth ? 'SemiMonthly' : 'Fortnightly',
    'Weekly',
  ];
  return some.reduce((best, frequency) => (off(frequency) < off(best) ? frequency : best));
}

/** Most British pay is monthly, and most American pay comes every two weeks, unless that has passed in silence. */
function byCountry({ payments, country, slug, asOf }: FirstPaymentsQuestion): PayFrequency {
  const silence = asOf - (payments.at(-1) as EntryPayment).day;
  const isFirstPay = slug === 'salary' && payments.length === 1;
  const { usualPay } = country;
  return isFirstPay && (usualPay === 'Monthly' || silence <= LONGEST_FORTNIGHT) ? usualPay : 'Monthly';
}
