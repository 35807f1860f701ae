/**
 * How good ranges are: how often they hold, how wide they are, and the interval score, which is the width and, where the range
 * missed, 2 / (1 - coverage) times the distance by which it missed (Gneiting and Raftery 2007). Less is better.
 */
import type { IncomeForecast } from '../../../src/contract/income/incomeStream.js';
import { type Hidden, hiddenOf, type Payday } from './hidden.js';
import type { PayKind } from './payKinds.js';

export type Span = 'month' | 'year';
export const SPANS: readonly Span[] = ['month', 'year'];

export interface RangeFigures {
  readonly count: number;
  readonly held80: number;
  readonly held95: number;
  /** All that follow are shares of a usual month, or of twelve. */
  readonly width80: number;
  readonly width95: number;
  readonly score80: number;
  readonly score95: number;
  readonly naiveScore80: number;
  readonly naiveScore95: number;
  /** How far what is expected lies from what came, on average with its sign. */
  readonly bias: number;
  /** How often less came than the lower end of the wider range, and more than its upper end. */
  readonly less: number;
  readonly more: number;
}

type Range = readonly [low: number, high: number];

export function figuresOf(kind: PayKind, seeds: readonly number[]): Readonly<Record<Span, RangeFigures>> {
  const all = seeds.flatMap(seed => hiddenOf(kind, seed) ?? []);
  return { month: figuresOver(all, 'month'), year: figuresOver(all, 'year') };
}

function figuresOver(all: readonly Hidden[], span: Span): RangeFigures {
  // A month without a payday tells nothing: that nothing comes is no feat.
  const rows = all.filter(({ paydays }) => paydays[span] > 0).map(one => rowOf(one, span));
  const meanOf = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
  return {
    count: rows.length,
    held80: meanOf(({ range80, came }) => holds(range80, came)),
    held95: meanOf(({ range95, came }) => holds(range95, came)),
    width80: meanOf(({ range80, usual }) => (range80[1] - range80[0]) / usual),
    width95: meanOf(({ range95, usual }) => (range95[1] - range95[0]) / usual),
    score80: meanOf(({ range80, came, usual }) => scoreOf(range80, came, 0.2) / usual),
    score95: meanOf(({ range95, came, usual }) => scoreOf(range95, came, 0.05) / usual),
    naiveScore80: meanOf(({ naive80, came, usual }) => scoreOf(naive80, came, 0.2) / usual),
    naiveScore95: meanOf(({ naive95, came, usual }) => scoreOf(naive95, came, 0.05) / usual),
    less: meanOf(({ range95, came }) => (came < range95[0] - 60 ? 1 : 0)),
    more: meanOf(({ range95, came }) => (came > range95[1] + 60 ? 1 : 0)),
    bias: meanOf(({ expected, came, usual }) => (expected - came) / usual),
  };
}

function rowOf({ hidden, month: [from, to], yearTo, usual, result, seen, paydays }: Hidden, span: Span) {
  const last = span === 'month' ? to : yearTo;
  const came = totalOf(hidden.filter(({ day }) => day >= from && day <= last));
  const { nextMonth, nextTwelveMonths } = result.incomeStreamsSummary.prediction;
  const forecast = span === 'month' ? nextMonth : nextTwelveMonths;
  const { naive80, naive95 } = naiveOf(seen, paydays[span]);
  const { low80, high80, low95, high95, expected } = inPence(forecast);
  return {
    came,
    expected,
    range80: [low80, high80] as Range,
    range95: [low95, high95] as Range,
    naive80,
    naive95,
    usual: usual * (span === 'month' ? 1 : 12),
  };
}

/**
 * The last six paydays: their mean, and their standard deviation as if it were known and all paydays were independent. It is even
 * told how many paydays will fall in the time, which the engine has to find out.
 */
function naiveOf(seen: readonly Payday[], paydays: number): { naive80: Range; naive95: Range } {
  const six = seen.slice(-6);
  const mean = totalOf(six) / six.length;
  const deviation = Math.sqrt(
    six.reduce((sum, { pence }) => sum + (pence - mean) ** 2, 0) / (six.length - 1),
  );
  const range = (z: number): Range => [
    Math.max(0, paydays * mean - z * deviation * Math.sqrt(paydays)),
    paydays * mean + z * deviation * Math.sqrt(paydays),
  ];
  return { naive80: range(1.2816), naive95: range(1.96) };
}

function inPence(forecast: IncomeForecast): IncomeForecast {
  const { expected, low80, high80, low95, high95 } = forecast;
  const pence = (amount: number) => Math.round(100 * amount);
  return {
    expected: pence(expected),
    low80: pence(low80),
    high80: pence(high80),
    low95: pence(low95),
    high95: pence(high95),
  };
}

function totalOf(paydays: readonly Payday[]): number {
  return paydays.reduce((sum, { pence }) => sum + pence, 0);
}

/** To the penny that rounding may take for each payday. */
function holds([low, high]: Range, came: number): number {
  return came >= low - 60 && came <= high + 60 ? 1 : 0;
}

function scoreOf([low, high]: Range, came: number, missedShare: number): number {
  return high - low + (2 / missedShare) * (Math.max(0, low - came) + Math.max(0, came - high));
}
