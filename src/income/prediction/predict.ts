/** Predicts what a stream will bring next month and over the next twelve months, with ranges that hold as often as stated. */
import { addDays, type EpochDay, laterOf } from '../../base/calendar.js';
import { majorOf } from '../../base/money.js';
import type { IncomeForecast, IncomePrediction } from '../../contract/income/incomeStream.js';
import type { Chance } from '../../data/incomePrediction.js';
import { MONTHLY_FACTORS } from '../../streams/monthlyFactor.js';
import type { Payment } from '../../streams/payments.js';
import type { Season } from '../season/season.js';
import { seasonSpreadOf } from '../season/seasonSpread.js';
import type { StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';
import { type Ends, reachingBack } from './beforeChange.js';
import { chancesOf } from './chances.js';
import { type Horizon, nextMonthAfter, nextTwelveMonthsAfter } from './horizon.js';
import { firstSeen, monthsSeen, paydaysSeen, type Seen } from './seen.js';
import { POINTS, type Spread, spreadOf } from './spread.js';

const NOTHING: IncomeForecast = { expected: 0, low80: 0, high80: 0, low95: 0, high95: 0 };
/** Days without number would else be rounded: a millionth of a penny is none. */
const NO_PENNY = 1e-6;

export function predictionOf(facts: StreamFacts, twelveMonths: TwelveMonths): IncomePrediction {
  if (facts.status === 'Ended') return { nextMonth: NOTHING, nextTwelveMonths: NOTHING };
  return {
    nextMonth: forecastOf(facts, twelveMonths, nextMonthAfter(twelveMonths.asOf)),
    nextTwelveMonths: forecastOf(facts, twelveMonths, nextTwelveMonthsAfter(twelveMonths.asOf)),
  };
}

function forecastOf(facts: StreamFacts, twelveMonths: TwelveMonths, horizon: Horizon): IncomeForecast {
  const { level, spread, chances, hasPayday } =
    facts.season === null
      ? outlookOf(facts, twelveMonths, horizon)
      : outlookOfSeason(facts, facts.season, horizon);
  const at = (probability: number) => level * quantileOf(spread, chances, probability);
  const ends: Ends = [at(0.025), at(0.1), at(0.9), at(0.975)];
  const [low95, low80, high80, high95] = reachingBack(ends, facts, twelveMonths, horizon);
  const goesOn = hasPayday ? level * spread.centre : 0;
  return {
    expected: inPounds(Math.min(Math.max(goesOn, low80), high80)),
    low80: inPounds(low80),
    high80: inPounds(high80),
    low95: inPounds(low95),
    high95: inPounds(high95),
  };
}

/** What goes on as it is, in units of the level, and what may happen to it. */
interface Outlook {
  readonly level: number;
  readonly spread: Spread;
  readonly chances: readonly Chance[];
  readonly hasPayday: boolean;
}

function outlookOf(facts: StreamFacts, twelveMonths: TwelveMonths, horizon: Horizon): Outlook {
  const { seen, paydays } = rowOf(facts, twelveMonths, horizon);
  // Where none falls in the month, one may slip into it: the spread is of one, and the chances say how seldom.
  const count = Math.max(1, paydays?.length ?? 1);
  const [inMonth, blocks] = paydays === null ? [1, horizon.months] : monthsOf(facts, count, horizon);
  return {
    level: seen.level,
    spread: spreadOf(seen, inMonth, blocks),
    chances: chancesOf(facts, horizon, paydays, seen.class),
    hasPayday: paydays?.length !== 0,
  };
}

function outlookOfSeason(facts: StreamFacts, season: Season, horizon: Horizon): Outlook {
  const { schedule, frequency } = facts.cadence;
  const [numerator, denominator] = frequency === 'Irregular' ? [1, 1] : MONTHLY_FACTORS[frequency];
  // Of what comes more than once a month; a single payday may slip.
  const paydays =
    schedule === null || numerator <= denominator
      ? numerator / denominator
      : schedule.between(horizon.from, horizon.to).length / horizon.months;
  return {
    level: 1,
    spread: seasonSpreadOf(season, horizon, (paydays * denominator) / numerator),
    chances: chancesOf(facts, horizon, null, 'variable'),
    hasPayday: true,
  };
}

/** `paydays`: null where months are seen. */
function rowOf(
  facts: StreamFacts,
  twelveMonths: TwelveMonths,
  { from, to }: Horizon,
): { readonly seen: Seen; readonly paydays: readonly EpochDay[] | null } {
  const { cadence, estimate, payments, areFirst } = facts;
  const { schedule, earliest } = cadence;
  if (areFirst || schedule === null)
    return {
      seen: (areFirst ? null : monthsSeen(facts, twelveMonths)) ?? firstSeen(estimate.monthly),
      paydays: null,
    };
  const last = (payments.at(-1) as Payment).day;
  return {
    seen: paydaysSeen(facts, schedule.frequency),
    paydays: schedule.between(laterOf(from, addDays(last, 1 + earliest)), to),
  };
}

/** The paydays of a month, and how many such months make up the horizon. */
function monthsOf(
  { cadence }: StreamFacts,
  count: number,
  { months }: Horizon,
): readonly [paydays: number, blocks: number] {
  if (months === 1 || cadence.frequency === 'Irregular') return [count, 1];
  const [numerator, denominator] = MONTHLY_FACTORS[cadence.frequency];
  const inMonth = Math.max(1, Math.floor(numerator / denominator));
  return [inMonth, count / inMonth];
}

function inPounds(minor: number): number {
  return majorOf(Math.round(minor - NO_PENNY));
}

// The range of what comes: the spread of what goes on as it is, under everything that may happen to it.

/** Halvings: the range of a year to a fraction of a penny. */
const STEPS = 30;

/** How much comes at most with this probability, in the units of the spread. At least 0. */
function quantileOf(spread: Spread, chances: readonly Chance[], probability: number): number {
  const { centre, offsets } = spread;
  let low = 0;
  let high = 0;
  for (const [factor] of chances) high = Math.max(high, factor * (centre + (offsets.at(-1) as number)));
  if (high <= 0 || below(spread, chances, 0) >= probability) return 0;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (below(spread, chances, middle) >= probability) high = middle;
    else low = middle;
  }
  return high;
}

/** How likely it is that no more comes than this. */
function below({ centre, offsets }: Spread, chances: readonly Chance[], amount: number): number {
  let sum = 0;
  // By place: it is asked a hundred times for each stream.
  for (let place = 0; place < chances.length; place++) {
    const chance = chances[place] as Chance;
    const factor = chance[0];
    const probability = chance[1];
    if (probability === 0) continue;
    sum += probability * (factor === 0 ? 1 : share(offsets, amount / factor - centre));
  }
  return sum;
}

/** How likely it is that an offset is no more than this. Between the points it rises in straight lines. */
function share(offsets: readonly number[], offset: number): number {
  const last = offsets.length - 1;
  if (offset >= (offsets[last] as number)) return 1;
  let place = last;
  while (place > 0 && (offsets[place - 1] as number) > offset) place--;
  if (place === 0) return 0;
  const from = offsets[place - 1] as number;
  const to = offsets[place] as number;
  const low = POINTS[place - 1] as number;
  const high = POINTS[place] as number;
  return to === from ? high : low + ((offset - from) / (to - from)) * (high - low);
}
