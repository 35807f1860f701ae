/**
 * Tells pay that follows the year from pay that has changed: 900 in winter and 2,100 from June to September, a slow rise and fall, ten
 * months of twelve. What shows it is the same course in the year before, up to a month earlier or later. Where one year alone is
 * known, only pay that varies shows it, by a course that ends where it began. Steady pay that rose and fell once may as well have
 * been raised for a time.
 */
import { addDays, type EpochDay, laterOf, type MonthIndex, monthOf } from '../../base/calendar.js';
import { summedBy } from '../../base/grouped.js';
import { type Minor, scaled, sumOf } from '../../base/money.js';
import { daysOfMonths, sumsIn, wholeMonthsIn } from '../../base/months.js';
import { mean, median } from '../../base/statistics.js';
import { SEASONS } from '../../data/seasons.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import type { Level } from '../../streams/level.js';
import { MONTHLY_FACTORS } from '../../streams/monthlyFactor.js';
import { type Payment, paymentsOf } from '../../streams/payments.js';
import type { Schedule } from '../../streams/schedule.js';
import type { TwelveMonths } from '../twelveMonths.js';

export interface SeasonQuestion {
  /** Of the twelve months. */
  readonly payments: readonly Payment[];
  /** The same payer's in the year before them; empty where none is known. */
  readonly yearBefore: readonly EnrichedEntry[];
  readonly schedule: Schedule | null;
  /** Steady pay keeps its level; a change that shows is a rise or a cut. */
  readonly level: Pick<Level, 'isSteady' | 'payments'>;
  readonly twelveMonths: TwelveMonths;
}

export interface Season {
  /** The mean of the year to `asOf`. */
  readonly monthly: Minor;
  readonly annual: Minor;
  /** The days, the payments and the months that the mean is taken of. */
  readonly from: EpochDay;
  readonly payments: number;
  readonly overMonths: number;
  /** What the poorest and the best of the latest twelve complete months brought, or of as many as are known. */
  readonly poorest: Minor;
  readonly best: Minor;
  /** What each complete month of up to two years brought, the newest first, as if it had had as many paydays as a mean month. */
  readonly evened: readonly number[];
  /** The month of the first of them. */
  readonly newest: MonthIndex;
  /** Whether the year before shows it too. */
  readonly wasSeenTwice: boolean;
}

const MONTHS_IN_YEAR = 12;
const DAYS_IN_YEAR = 365;

/** Null where the pay does not follow the year, or too little of it is known. */
export function seasonOf(question: SeasonQuestion): Season | null {
  const { payments, yearBefore, schedule, level, twelveMonths } = question;
  const { complete } = twelveMonths;
  const newest = complete[0];
  if (newest === undefined || complete.length < SEASONS.fewestMonths) return null;
  // Most pay follows no year, so the year before is looked at only where these twelve months may.
  const now = evenedOf(sumsOf(payments, complete), complete, schedule);
  if (!risesAndFalls(now)) return null;
  const all = [...paymentsOf(yearBefore), ...payments];
  const months = [...complete, ...monthsBefore(twelveMonths, all)];
  const sums = sumsOf(all, months);
  const evened = evenedOf(sums, months, schedule);
  const wasSeenTwice = cameAgain(now, evened.slice(complete.length));
  const varies = !level.isSteady && level.payments < payments.length;
  if (!wasSeenTwice && !(varies && endsWhereItBegan(now))) return null;
  const latest = sums.slice(0, MONTHS_IN_YEAR);
  return {
    ...meanOfYear(all, twelveMonths),
    poorest: Math.min(...latest),
    best: Math.max(...latest),
    evened,
    newest,
    wasSeenTwice,
  };
}

/** The complete months of the year before that the data cover, the newest first, so far as they follow on the others. */
function monthsBefore({ from, historyFrom }: TwelveMonths, all: readonly Payment[]): MonthIndex[] {
  const first = all[0];
  if (first === undefined || first.day >= from) return [];
  const start = laterOf(historyFrom, addDays(from, -DAYS_IN_YEAR));
  return wholeMonthsIn({ from: start, to: addDays(from, -1) }).reverse();
}

function sumsOf(payments: readonly Payment[], months: readonly MonthIndex[]): readonly Minor[] {
  const byMonth = summedBy(
    payments,
    ({ day }) => monthOf(day),
    ({ minor }) => minor,
  );
  return sumsIn(months, byMonth);
}

/** Five Fridays bring more than four, and are no season. */
function evenedOf(
  sums: readonly Minor[],
  months: readonly MonthIndex[],
  schedule: Schedule | null,
): readonly number[] {
  if (schedule === null) return sums;
  const [numerator, denominator] = MONTHLY_FACTORS[schedule.frequency];
  if (numerator <= denominator) return sums;
  return sums.map((sum, place) => {
    const { from, to } = daysOfMonths(months[place] as MonthIndex, months[place] as MonthIndex);
    const paydays = schedule.between(from, to).length;
    return paydays === 0 ? sum : (sum * numerator) / denominator / paydays;
  });
}

/** Two months that follow each other lie clearly on one side of the usual month: a bonus, or a month of holiday, is one alone. */
function risesAndFalls(months: readonly number[]): boolean {
  const usual = median(months) as number;
  const average = mean(months) as number;
  if (average === 0 || spreadOf(months) < SEASONS.leastSpread * average) return false;
  const sides = months.map(month => Math.sign(month - usual) * Number(isFar(month, usual)));
  return sides.some((side, place) => side !== 0 && side === sides[place + 1]);
}

function isFar(month: number, usual: number): boolean {
  return Math.abs(month - usual) >= SEASONS.leastStep * Math.max(usual, 1);
}

function spreadOf(values: readonly number[]): number {
  const average = mean(values) as number;
  return Math.sqrt(mean(values.map(value => (value - average) ** 2)) as number);
}

/** Both newest first; the first of `before` is the month twelve before the first that it is compared with. */
function cameAgain(now: readonly number[], before: readonly number[]): boolean {
  if (!risesAndFalls(before)) return false;
  return SEASONS.monthsApart.some(apart => {
    const pairs = now.flatMap((month, place): [number, number][] => {
      const earlier = before[place + MONTHS_IN_YEAR - now.length + apart];
      return earlier === undefined ? [] : [[month, earlier]];
    });
    if (pairs.length < SEASONS.fewestPairs) return false;
    const least = pairs.length < SEASONS.manyPairs ? SEASONS.leastLikenessOfFew : SEASONS.leastLikeness;
    return likenessOf(pairs) >= least && !isTrend(pairs);
  });
}

/** Pearson's correlation. */
function likenessOf(pairs: readonly (readonly [number, number])[]): number {
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const [meanOne, meanOther] = [mean(ones) as number, mean(others) as number];
  const together = mean(pairs.map(([one, other]) => (one - meanOne) * (other - meanOther))) as number;
  const apart = spreadOf(ones) * spreadOf(others);
  return apart === 0 ? 0 : together / apart;
}

/** Pay that rises all the time is alike in two years too, but its second year is as far above the first as its end above its start. */
function isTrend(pairs: readonly (readonly [number, number])[]): boolean {
  const ones = pairs.map(([one]) => one);
  const growth = (mean(ones) as number) - (mean(pairs.map(([, other]) => other)) as number);
  return Math.abs(growth) > SEASONS.mostGrowth * (Math.max(...ones) - Math.min(...ones));
}

/**
 * Of one year alone: months follow their neighbours (von Neumann's ratio, taken in a circle), and the end of the year lies near its
 * beginning, which it does not after a rise or a cut.
 */
function endsWhereItBegan(months: readonly number[]): boolean {
  const range = Math.max(...months) - Math.min(...months);
  const steps = months.map((month, place) => (month - (months.at(place - 1) as number)) ** 2);
  const ratio = (mean(steps) as number) / spreadOf(months) ** 2;
  const [end, start] = [mean(months.slice(0, 2)) as number, mean(months.slice(-2)) as number];
  return ratio <= SEASONS.mostUnevenness && Math.abs(end - start) <= SEASONS.mostGap * range;
}

/** Of 365 days, where the data cover them, and else of the complete months. */
function meanOfYear(
  all: readonly Payment[],
  { asOf, historyFrom, complete }: TwelveMonths,
): Pick<Season, 'monthly' | 'annual' | 'from' | 'payments' | 'overMonths'> {
  const yearFrom = addDays(asOf, 1 - DAYS_IN_YEAR);
  const isWhole = historyFrom <= yearFrom;
  const days = daysOfMonths(complete.at(-1) as MonthIndex, complete[0] as MonthIndex);
  const { from, to } = isWhole ? { from: yearFrom, to: asOf } : days;
  const used = all.filter(({ day }) => day >= from && day <= to);
  const total = sumOf(used.map(({ minor }) => minor));
  const overMonths = isWhole ? MONTHS_IN_YEAR : complete.length;
  return {
    monthly: scaled(total, 1, overMonths),
    annual: scaled(total, MONTHS_IN_YEAR, overMonths),
    from,
    payments: used.length,
    overMonths,
  };
}
