/** Measures the habits of a payer's credits, each as a figure between 0 and 1 that changes smoothly with the payments. */
import { dayOfMonth, type EpochDay, lastDayOf, monthOf, weekdayOf } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import { median, medianDeviation } from '../base/statistics.js';
import { wordsOf } from '../base/text.js';
import type { IncomeCountry } from '../countries/country.js';
import { type INCOME_POINTS, PERSON_PAYS } from '../data/incomeLikelihood.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { PersonForm } from '../enrichment/evidence/personForm.js';
import { categoryOf } from '../enrichment/words/categories.js';
import { isFirmName } from '../enrichment/words/persons.js';
import { isCardRail, PERSONAL_RAILS } from '../enrichment/words/rails.js';
import type { Rail } from '../model/rail.js';
import type { Cadence } from '../streams/cadence.js';
import { MONTHLY_FACTORS } from '../streams/monthlyFactor.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

type Habit = Exclude<keyof typeof INCOME_POINTS, 'start'>;
export type Habits = Readonly<Record<Habit, number>>;

/** How steeply the size rises about its middle: it is 1/4 at half of the middle and 3/4 at twice as much. */
const SIZE_POWER = Math.log2(3);
const DAYS_IN_MONTH = 365 / 12;
const MOST_A_MONTH = 52 / 12;
/** An amount this many pence from a round one is half round. */
const PENCE_FROM_ROUND = 3;
const ROUNDING_POWER = 4;
const HALF_STEADY = 0.05;
const FRIDAY = 4;
const [FIRST_PAY_DAY, LAST_PAY_DAY] = [25, 28];
const BY_WEEK: ReadonlySet<Cadence['frequency']> = new Set(['Weekly', 'Fortnightly', 'FourWeekly']);
const FEWEST_WORDS_OF_PERSON = 2;
const MOST_WORDS_OF_PERSON = 4;
const MAYBE_PERSONAL = 0.25;
/** By Bacs, ACH or another list of payments; a credit on the rail of direct debits is one by ACH. */
const CREDITED: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit', 'salary', 'benefit']);

export interface HabitFacts {
  readonly group: Pick<PaymentGroup, 'name' | 'category' | 'entries'>;
  readonly cadence: Cadence;
  /** The payer's. */
  readonly calendar: WorkingCalendar;
  readonly country: IncomeCountry;
}

export function habitsOf({ group, cadence, calendar, country }: HabitFacts): Habits {
  const { entries } = group;
  const amounts = entries.map(({ entry }) => entry.minor);
  const days = entries.map(({ entry }) => entry.day);
  const rails = entries.map(({ decision }) => decision.rail);
  const usual = median(amounts) ?? 0;
  const monthly = monthlySize(usual, days, cadence);
  const size = sizeOf(monthly, country);
  const words = wordsOf(group.name);
  const isFirm = isFirmName(words, 0, words.count);
  return {
    size,
    regular: (size * cadence.fit * amounts.length) / (amounts.length + 2),
    fewPayments: 1 / amounts.length,
    notWorkingDays: shareOf(days, day => (calendar.isWorkingDay(day) ? 0 : 1)),
    payDays: payDaysOf(days, cadence, calendar, country),
    oddPence: shareOf(amounts, minor => 1 - nearRound(minor, 100)),
    roundTens: shareOf(amounts, minor => nearRound(minor, 1000)),
    roundHundreds: shareOf(amounts, minor => nearRound(minor, 10_000)),
    steady: steadinessOf(amounts, usual),
    bankCredit: shareOf(rails, rail => (CREDITED.has(rail) ? 1 : 0)),
    card: shareOf(rails, rail => (isCardRail(rail) ? 1 : 0)),
    bareName: !isFirm && mayNamePerson(group, words.count) ? shareOf(rails, howPersonal) : 0,
    firmName: isFirm ? size : 0,
    personName: shareOfForm(entries, 'name', monthly),
    personMessage: shareOfForm(entries, 'message', monthly),
  };
}

function shareOf<Value>(values: readonly Value[], of: (value: Value) => number): number {
  if (values.length === 0) return 0;
  let total = 0;
  for (const value of values) total += of(value);
  return total / values.length;
}

/** The usual payment times how often it comes in a month: 300 a week is like 1,300 a month. */
function monthlySize(usual: Minor, days: readonly EpochDay[], { frequency }: Cadence): number {
  return (usual / 100) * Math.max(1, frequency === 'Irregular' ? timesAMonth(days) : factorOf(frequency));
}

function factorOf(frequency: Exclude<Cadence['frequency'], 'Irregular'>): number {
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return numerator / denominator;
}

/** Of irregular payments: never more than once a week, so that many small ones do not make a large one. */
function timesAMonth(days: readonly EpochDay[]): number {
  const span = (days.at(-1) as EpochDay) - (days[0] as EpochDay);
  return Math.min(MOST_A_MONTH, ((days.length - 1) * DAYS_IN_MONTH) / Math.max(span, DAYS_IN_MONTH));
}

/** 0 to 1, and 1/2 at the middle of the scale. */
function sizeOf(monthly: number, country: IncomeCountry): number {
  return 1 / (1 + (country.middleSize / Math.max(monthly, 0.01)) ** SIZE_POWER);
}

/** 1 for a multiple of `step`, and next to nothing ten pence away from one: 299.99 is nearly as round as 300.00. */
function nearRound(minor: Minor, step: Minor): number {
  const over = minor % step;
  const pence = Math.min(over, step - over);
  return 1 / (1 + (pence / PENCE_FROM_ROUND) ** ROUNDING_POWER);
}

function steadinessOf(amounts: readonly Minor[], usual: Minor): number {
  const off = (medianDeviation(amounts, usual) ?? 0) / Math.max(1, usual);
  return 1 / (1 + (off / HALF_STEADY) ** 2);
}

/** What comes by the week falls on every day of the month in turn, so that only Fridays say something of it. */
function payDaysOf(
  days: readonly EpochDay[],
  { frequency }: Cadence,
  calendar: WorkingCalendar,
  country: IncomeCountry,
): number {
  const isUsual = BY_WEEK.has(frequency)
    ? (day: EpochDay) => weekdayOf(day) === FRIDAY
    : (day: EpochDay) => isPayDay(day, calendar, country);
  return shareOf(days, day => (isUsual(day) ? 1 : 0));
}

/**
 * Friday, the 25th to the 28th, or from the last working day to the end of the month. In the United States also the 1st and the
 * 15th. Where the 15th is no working day, the one before it is a Friday.
 */
function isPayDay(day: EpochDay, calendar: WorkingCalendar, country: IncomeCountry): boolean {
  const date = dayOfMonth(day);
  if (weekdayOf(day) === FRIDAY || (date >= FIRST_PAY_DAY && date <= LAST_PAY_DAY)) return true;
  if (day >= calendar.previous(lastDayOf(monthOf(day)))) return true;
  return country.payDays.includes(date);
}

/** People pay each other by transfer. Where no rail is said, it may be one. */
function howPersonal(rail: Rail | null): number {
  return PERSONAL_RAILS.includes(rail) ? 1 : rail === null ? MAYBE_PERSONAL : 0;
}

/** Of a name in which nothing says that it is a firm's. Where the text names nobody, it says nothing of the payer. */
function mayNamePerson({ name, category }: HabitFacts['group'], wordCount: number): boolean {
  const isOfPerson = wordCount >= FEWEST_WORDS_OF_PERSON && wordCount <= MOST_WORDS_OF_PERSON;
  return isOfPerson && name !== categoryOf(category).name;
}

// How far the payments of a payer who is written like a person are from wages. It needs no list of names, so that people of
// every origin are treated alike. Small employers can be written like people, so it counts fully up to what friends pay in a
// month and not at all from a wage on.

/** 0 to 1: the share of the payments from a payer of this form, times how small a month of them is. */
function shareOfForm(entries: readonly EnrichedEntry[], form: PersonForm, monthlySize: number): number {
  const count = entries.filter(({ decision }) => decision.personForm === form).length;
  return (count / entries.length) * smallness(monthlySize);
}

/** 1 up to what friends pay and 0 from wages on; in between it falls with the logarithm. */
function smallness(monthlySize: number): number {
  const { friends, wages } = PERSON_PAYS;
  const above = Math.log(monthlySize / friends) / Math.log(wages / friends);
  return 1 - Math.min(1, Math.max(0, above));
}
