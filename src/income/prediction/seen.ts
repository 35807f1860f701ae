/** What a stream has paid so far, payday by payday or month by month, as shares of its present level. */
import { type EpochDay, monthOf } from '../../base/calendar.js';
import { sumsIn } from '../../base/months.js';
import { mean } from '../../base/statistics.js';
import { INCOME_PREDICTION } from '../../data/incomePrediction.js';
import { lastChangeOf } from '../../streams/lastChange.js';
import { INTERVAL } from '../../streams/monthlyFactor.js';
import type { Payment } from '../../streams/payments.js';
import type { Schedule } from '../../streams/schedule.js';
import type { StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';

/** A row of paydays or months, all after the last change that shows. */
export interface Seen {
  /** Minor units: what a payday or a month brings. Shares are of it. */
  readonly level: number;
  /** One for each payday or month, in order; 0 where none came. At least one. */
  readonly shares: readonly number[];
  readonly class: 'steady' | 'mixed' | 'variable' | 'first';
}

/** `brought`: pence, or the part of the level. */
interface Payday {
  readonly day: EpochDay;
  readonly brought: number;
}

/** A first payment under this share of its level is for a part of the period. */
const LARGEST_PART = 0.85;

/** By paydays. */
export function paydaysSeen(facts: StreamFacts, frequency: Schedule['frequency']): Seen {
  const { level, payments } = facts;
  if (!level.isSteady) return variable(payments.slice(-level.payments), frequency);
  const odd = new Map(level.odd.map(({ index, expected }) => [index, expected]));
  let run = 0;
  const rows = payments.map(({ day, minor }, index) => {
    while (run + 1 < level.levels.length && (level.levels[run + 1]?.from as EpochDay) <= day) run++;
    const expected = odd.get(index) ?? level.levels[run]?.minor ?? level.expected;
    return { day, brought: minor / Math.max(1, expected) };
  });
  const isPart = rows.length > 1 && (rows[0] as Payday).brought < LARGEST_PART;
  return {
    level: level.expected,
    shares: withMissed(isPart ? rows.slice(1) : rows, frequency),
    class: odd.size > INCOME_PREDICTION.mixedFrom * payments.length ? 'mixed' : 'steady',
  };
}

function variable(payments: readonly Payment[], frequency: Schedule['frequency']): Seen {
  const rows = payments.map(({ day, minor }) => ({ day, brought: minor }));
  return asShares(withMissed(rows, frequency), 'variable');
}

/** A missed payday before another payment is a row of 0. */
function withMissed(rows: readonly Payday[], frequency: Schedule['frequency']): number[] {
  const interval = INTERVAL[frequency];
  const amounts: number[] = [];
  let before: EpochDay | null = null;
  for (const { day, brought } of rows) {
    if (before !== null)
      for (let missed = Math.round((day - before) / interval) - 1; missed > 0; missed--) amounts.push(0);
    amounts.push(brought);
    before = day;
  }
  return amounts;
}

/** By complete calendar months: of income without a rhythm. Null where there are fewer than two. */
export function monthsSeen(
  { payments, byMonth, status }: StreamFacts,
  twelveMonths: TwelveMonths,
): Seen | null {
  const first = monthOf((payments[0] as Payment).day);
  const last = monthOf((payments.at(-1) as Payment).day);
  const known = twelveMonths.complete.filter(month => month >= first && (status !== 'Late' || month <= last));
  const brought = sumsIn(known, byMonth).reverse();
  const since = brought.slice(lastChangeOf(brought));
  return since.length < 2 || since.every(minor => minor === 0) ? null : asShares(since, 'variable');
}

/** A stream that has just begun is expected to continue as it is. */
export function firstSeen(level: number): Seen {
  return { level, shares: [1], class: 'first' };
}

function asShares(amounts: readonly number[], ofClass: Seen['class']): Seen {
  const level = Math.max(1, mean(amounts) ?? 1);
  return { level, shares: amounts.map(amount => amount / level), class: ofClass };
}
