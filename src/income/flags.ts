/** The flags behind a confidence score, each defined in one sentence; docs/income.md holds a worked example. */
import { addDays, addMonths, type EpochDay, laterOf, type MonthIndex } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import { lastWholeMonth, monthsFrom, shiftMonth } from '../base/months.js';
import { median, variationOf, weightedMean } from '../base/statistics.js';
import { namesOf } from '../base/tables.js';
import type { ConfidenceScoreFlags } from '../contract/income/incomeStream.js';
import { SCORE_FLAGS, SHORTFALL, STABILITY } from '../data/confidenceScore.js';
import type { Cadence } from '../streams/cadence.js';
import type { Level } from '../streams/level.js';
import type { Payment } from '../streams/payments.js';

export interface FlagFacts {
  /** Of the present rhythm. */
  readonly payments: readonly Payment[];
  /** Of the whole stream. */
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
  readonly cadence: Cadence;
  readonly level: Level;
  readonly asOf: EpochDay;
}

const PER_CENT = 100;
const MOST_POINTS = 10;
const RECENT_SHARE = 0.05;
const FEWEST_FOR_VARIANCE = 3;
type StabilityOverall = ConfidenceScoreFlags['stabilityOverall'];
type Stability6Months = ConfidenceScoreFlags['stability6Months'];

export function flagsOf(facts: FlagFacts): ConfidenceScoreFlags {
  return {
    incomeForLast3Months: hasIncomeInLast3Months(facts),
    varianceTolerance5Percent: staysWithin(facts, 0.05),
    varianceTolerance10Percent: staysWithin(facts, 0.1),
    mostRecentCheckValue: mostRecentAgrees(facts),
    stabilityOverall: stabilityOverall(facts),
    stability6Months: stability6Months(facts),
  };
}

/** Of one flag; a stability is points itself. */
export function pointsOf(flags: ConfidenceScoreFlags, name: keyof typeof SCORE_FLAGS): number {
  return flags[name] ? SCORE_FLAGS[name].points : 0;
}

/** 0 to 10: the points of the flags, and at most ten times the likelihood that it is income at all. */
export function scoreOf(flags: ConfidenceScoreFlags, likelihood: number): number {
  let score = flags.stabilityOverall + flags.stability6Months;
  for (const name of namesOf(SCORE_FLAGS)) score += pointsOf(flags, name);
  return Math.max(0, Math.min(Math.round(MOST_POINTS * likelihood), score));
}

/** What the flags of a stream count by among others: what it brings in a month. */
interface WeighedStream {
  readonly flags: ConfidenceScoreFlags;
  readonly likelihood: number;
  readonly estimate: { readonly monthly: Minor };
}

/** Of several streams together: of those that are given. Null without any. */
export function scoreOfAll(streams: readonly WeighedStream[]): number | null {
  const flags = combineFlags(streams);
  return flags === null
    ? null
    : scoreOf(
        flags,
        weighedMean(streams, ({ likelihood }) => likelihood),
      );
}

/**
 * Of several streams: a flag holds where streams with more than half of the income have it, and a stability is their mean by income, to
 * the nearest whole number. Null without streams.
 */
export function combineFlags(streams: readonly WeighedStream[]): ConfidenceScoreFlags | null {
  if (streams.length === 0) return null;
  const most = (name: keyof typeof SCORE_FLAGS) =>
    weighedMean(streams, ({ flags }) => Number(flags[name])) > 0.5;
  const meanOf = <Name extends 'stabilityOverall' | 'stability6Months'>(name: Name) =>
    (Math.round(weighedMean(streams, ({ flags }) => flags[name])) + 0) as ConfidenceScoreFlags[Name];
  return {
    incomeForLast3Months: most('incomeForLast3Months'),
    varianceTolerance5Percent: most('varianceTolerance5Percent'),
    varianceTolerance10Percent: most('varianceTolerance10Percent'),
    mostRecentCheckValue: most('mostRecentCheckValue'),
    stabilityOverall: meanOf('stabilityOverall'),
    stability6Months: meanOf('stability6Months'),
  };
}

function weighedMean(streams: readonly WeighedStream[], memberOf: (stream: WeighedStream) => number): number {
  const weights = streams.map(({ estimate }) => estimate.monthly);
  return weightedMean(streams.map(memberOf), weights) as number;
}

/** Each of the last three complete calendar months holds a payment; the month of `asOf` is complete on its last day. */
function hasIncomeInLast3Months({ byMonth, asOf }: FlagFacts): boolean {
  const newest = lastWholeMonth(asOf);
  return monthsFrom(shiftMonth(newest, -2), newest).every(month => byMonth.has(month));
}

/** Every payment of the last three months is within the tolerance of their median; at least three payments. */
function staysWithin({ payments, asOf }: FlagFacts, tolerance: number): boolean {
  const recent = amountsSince(payments, addMonths(asOf, -3));
  if (recent.length < FEWEST_FOR_VARIANCE) return false;
  const centre = median(recent) as number;
  return recent.every(minor => Math.abs(minor - centre) <= tolerance * centre);
}

/** The last payment is within 5 % of the expected one and, where there is a schedule, is not followed by a missed one. */
function mostRecentAgrees({ payments, level, cadence, asOf }: FlagFacts): boolean {
  const last = payments.at(-1) as Payment;
  return (
    Math.abs(last.minor - level.expected) <= RECENT_SHARE * level.expected &&
    missedSince(cadence, last.day, asOf) === 0
  );
}

/** By how many of the expected payments of the twelve months came, and how much they vary. Irregular income: 0 or 1. */
function stabilityOverall({ payments, cadence }: FlagFacts): StabilityOverall {
  const variation = variationOf(payments.map(({ minor }) => minor)) ?? Number.POSITIVE_INFINITY;
  if (cadence.schedule === null) return payments.length >= 6 && variation <= 0.35 ? 1 : 0;
  const arrived = payments.length / (payments.length + cadence.missed);
  return (
    STABILITY.find(row => arrived >= row.arrived / PER_CENT && variation <= row.variation / PER_CENT)
      ?.points ?? 0
  );
}

/** Minus one for each payment missed or more than 10 % short in the last six months, to minus three. */
function stability6Months({ payments, cadence, level, asOf }: FlagFacts): Stability6Months {
  const since = addMonths(asOf, -6);
  const floor = (1 - SHORTFALL.percent / PER_CENT) * level.expected;
  const short = amountsSince(payments, since).filter(minor => minor < floor).length;
  const expected =
    cadence.schedule?.between(laterOf(addDays(since, 1), (payments[0] as Payment).day), asOf).length ?? 0;
  const missed = Math.max(0, expected - amountsSince(payments, since).length);
  return (-Math.min(SHORTFALL.most, short + missed) + 0) as Stability6Months;
}

/** How many payments after `last` are overdue on `asOf`. */
function missedSince(cadence: Cadence, last: EpochDay, asOf: EpochDay): number {
  return missedDays(cadence, last, asOf).length;
}

/** The days of payments after `last` that are overdue on `asOf`. */
export function missedDays(cadence: Cadence, last: EpochDay, asOf: EpochDay): readonly EpochDay[] {
  if (cadence.schedule === null) return [];
  const grace = Math.max(GRACE_DAYS, cadence.latest);
  // A payment that came early must not make its own due day look missed.
  return cadence.schedule.between(addDays(last, 1 + cadence.earliest), addDays(asOf, -grace));
}

const GRACE_DAYS = 3;

function amountsSince(payments: readonly Payment[], since: EpochDay): Minor[] {
  return payments.filter(({ day }) => day > since).map(({ minor }) => minor);
}
