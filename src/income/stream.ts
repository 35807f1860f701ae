/** From a group of credits to an income stream. */
import {
  type EpochDay,
  LAST_DAY,
  type MonthIndex,
  monthNumberOf,
  monthOf,
  textOf,
  yearOf,
} from '../base/calendar.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { isOneOffBenefit } from '../enrichment/benefits.js';
import { categoryOf } from '../enrichment/categories.js';
import type {
  ConfidenceScoreFlags,
  DateWindow,
  IncomeStream,
  MonthIncome,
  StreamRank,
  StreamStatus,
} from '../model/income.js';
import { type Cadence, FEWEST_PAYMENTS, IRREGULAR, recogniseCadence } from '../streams/cadence.js';
import type { PaymentGroup } from '../streams/group.js';
import { type Level, levelOf, type Payment } from '../streams/level.js';
import { monthlyEquivalent } from '../streams/monthlyFactor.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { flagsOf, missedSince, scoreOf } from './flags.js';
import { incomeLikelihood } from './likelihood.js';

export interface Period {
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  /** Newest first. */
  readonly months: readonly MonthIndex[];
}

/** A stream with the exact figures behind the rounded ones. */
export interface StreamFacts {
  readonly group: PaymentGroup;
  readonly category: string;
  readonly isBenefit: boolean;
  readonly cadence: Cadence;
  readonly level: Level;
  readonly status: StreamStatus;
  readonly likelihood: number;
  readonly flags: ConfidenceScoreFlags;
  readonly total: Minor;
  readonly estimated: Minor;
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
}

const PAY_FREQUENCIES = new Set(['Weekly', 'Fortnightly', 'FourWeekly', 'SemiMonthly', 'Monthly']);
const SURE_OF_PAY = 0.75;
/** Irregular income has ended when nothing came for this many days. */
const IRREGULAR_SILENCE = 95;
/** Variable income: the mean of this many of the latest complete months, or of as many as it has been paid. */
const VARIABLE_MONTHS = 6;
/** Irregular income: of three (Ministry of Justice, unknown frequency). */
const IRREGULAR_MONTHS = 3;

export function streamFactsOf(
  group: PaymentGroup,
  calendar: WorkingCalendar,
  period: Period,
  isBusiness: boolean,
): StreamFacts {
  const payments = paymentsOf(group);
  const isBenefit = categoryOf(group.category).group === 'benefit';
  const isOneOff = isBenefit && isOneOffBenefit(group.name);
  const cadence = isOneOff
    ? IRREGULAR
    : recogniseCadence(
        payments.map(({ day }) => day),
        calendar,
      );
  const level = levelOf(payments);
  const status = isOneOff ? 'Ended' : statusOf(payments, cadence, period.asOf);
  const likelihood = incomeLikelihood(group, cadence, calendar);
  const byMonth = new Map<MonthIndex, Minor>();
  for (const { day, minor } of payments) byMonth.set(monthOf(day), (byMonth.get(monthOf(day)) ?? 0) + minor);
  return {
    group,
    category: categorySlug(group, cadence, likelihood, isBusiness),
    isBenefit,
    cadence,
    level,
    status,
    likelihood,
    flags: flagsOf({ payments, cadence, level, asOf: period.asOf }),
    total: sumOf(payments.map(({ minor }) => minor)),
    estimated:
      status === 'Ended' ? 0 : estimateOf(cadence, level, byMonth, (payments[0] as Payment).day, period),
    byMonth,
  };
}

export function streamResultOf(
  facts: StreamFacts,
  rank: StreamRank | null,
  includeFlags: boolean,
  period: Period,
): IncomeStream {
  const { group, cadence, flags } = facts;
  const days = group.entries.map(({ entry }) => entry.day);
  return {
    rank,
    name: group.name,
    category: facts.category,
    isBenefit: facts.isBenefit,
    frequency: cadence.frequency,
    schedule: cadence.schedule?.rule ?? null,
    status: facts.status,
    estimatedIncome: majorOf(facts.estimated),
    incomeLikelihood: facts.likelihood,
    confidenceScore: scoreOf(flags),
    confidenceScoreFlags: includeFlags ? flags : null,
    total: majorOf(facts.total),
    months: monthTable(facts.byMonth, period),
    firstDate: textOf(days[0] as EpochDay),
    lastDate: textOf(days.at(-1) as EpochDay),
    nextExpectedDate:
      facts.status === 'Ended' ? null : nextDate(cadence, days.at(-1) as EpochDay, period.asOf),
    transactionIds: group.entries.map(({ entry }) => entry.transactionId),
  };
}

export function monthTable(byMonth: ReadonlyMap<MonthIndex, Minor>, { months }: Period): MonthIncome[] {
  return months.map(month => ({
    year: yearOf(month),
    month: monthNumberOf(month),
    income: majorOf(byMonth.get(month) ?? 0),
  }));
}

/** Payments of one day are one payment: pay is sometimes split. */
function paymentsOf({ entries }: PaymentGroup): Payment[] {
  const payments: { day: EpochDay; minor: Minor }[] = [];
  for (const { entry } of entries) {
    const last = payments.at(-1);
    if (last !== undefined && last.day === entry.day) last.minor += entry.minor;
    else payments.push({ day: entry.day, minor: entry.minor });
  }
  return payments;
}

function statusOf(payments: readonly Payment[], cadence: Cadence, asOf: EpochDay): StreamStatus {
  const last = (payments.at(-1) as Payment).day;
  if (cadence.schedule !== null) return missedSince(cadence, last, asOf) >= 2 ? 'Ended' : 'Active';
  if (asOf - last > IRREGULAR_SILENCE) return 'Ended';
  return payments.length < FEWEST_PAYMENTS ? 'New' : 'Active';
}

/** Steady: the expected payment times its monthly factor. Variable: what the latest complete months brought, zeros included. */
function estimateOf(
  cadence: Cadence,
  level: Level,
  byMonth: ReadonlyMap<MonthIndex, Minor>,
  first: EpochDay,
  period: Period,
): Minor {
  const { frequency } = cadence;
  if (frequency !== 'Irregular' && (level.isSteady || frequency === 'Quarterly' || frequency === 'Annual')) {
    return monthlyEquivalent(level.expected, frequency);
  }
  const wanted = frequency === 'Irregular' ? IRREGULAR_MONTHS : VARIABLE_MONTHS;
  const isComplete = monthOf(period.asOf + 1) !== period.months[0];
  // The month of the first payment may be a part of one.
  const complete = period.months.slice(isComplete ? 0 : 1).filter(month => month > monthOf(first));
  const averaged = complete.slice(0, frequency === 'Irregular' ? Math.max(wanted, 1) : wanted);
  if (averaged.length === 0)
    return frequency === 'Irregular'
      ? scaled(level.expected, 1, IRREGULAR_MONTHS)
      : monthlyEquivalent(level.expected, frequency);
  const divisor = frequency === 'Irregular' ? IRREGULAR_MONTHS : averaged.length;
  return scaled(sumOf(averaged.map(month => byMonth.get(month) ?? 0)), 1, divisor);
}

/** Where the payer's name says nothing, regular money that is very likely income is called pay. */
function categorySlug(
  { category }: PaymentGroup,
  cadence: Cadence,
  likelihood: number,
  isBusiness: boolean,
): string {
  const { slug, group } = categoryOf(category);
  if (group !== 'unknown') return slug;
  if (isBusiness) return 'self-employment-income';
  return PAY_FREQUENCIES.has(cadence.frequency) && likelihood >= SURE_OF_PAY ? 'salary' : 'other-income';
}

function nextDate(cadence: Cadence, last: EpochDay, asOf: EpochDay): DateWindow | null {
  if (cadence.schedule === null) return null;
  const from = Math.max(last + 1 + cadence.earliest, asOf - cadence.latest);
  const expected = cadence.schedule.between(from, from + 400)[0];
  if (expected === undefined || expected + cadence.latest > LAST_DAY) return null;
  return {
    earliest: textOf(Math.max(last + 1, expected - cadence.earliest)),
    expected: textOf(expected),
    latest: textOf(expected + cadence.latest),
  };
}
