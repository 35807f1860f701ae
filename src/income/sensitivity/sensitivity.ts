/**
 * What the estimate of all streams depends on. To leave a transaction out, its stream is judged again without it, as if it had never
 * come: its rhythm, its level and whether it still pays. The other streams stay as they are.
 */

import { dayOf, type EpochDay } from '../../base/calendar.js';
import { type Minor, majorOf, shareOf, sumOf } from '../../base/money.js';
import { median } from '../../base/statistics.js';
import type { IncomeSensitivity } from '../../contract/income/incomeComposition.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { MONTHLY_FACTORS } from '../../streams/monthlyFactor.js';
import type { EntryPayment, Payment } from '../../streams/payments.js';
import { type JudgedStream, judgedStreamOf } from '../judgedStream.js';
import { reasonAgainstStream } from '../reasonAgainstStream.js';
import type { IncomeSetting } from '../setting.js';
import type { TwelveMonths } from '../twelveMonths.js';

const MOST_LISTED = 5;

export function sensitivityOf(
  streams: readonly JudgedStream[],
  twelveMonths: TwelveMonths | null,
  setting: IncomeSetting,
): IncomeSensitivity {
  const total = sumOf(streams.map(({ estimate }) => estimate.monthly));
  return {
    withoutStreams: streams.map(({ estimate }, stream) => ({
      stream,
      estimatedIncome: majorOf(total - estimate.monthly),
      share: shareOf(estimate.monthly, total),
    })),
    transactions:
      twelveMonths === null ? [] : transactionsOf(candidatesOf(streams), total, twelveMonths, setting),
  };
}

function transactionsOf(
  candidates: readonly Candidate[],
  total: Minor,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): IncomeSensitivity['transactions'] {
  return candidates
    .map(candidate => ({
      row: candidate.row,
      minor: differenceWithout(candidate, twelveMonths, setting),
    }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => Math.abs(b.minor) - Math.abs(a.minor) || byDayThenPlace(a.row, b.row))
    .slice(0, MOST_LISTED)
    .map(({ row, minor }) => ({
      transactionId: row.entry.transactionId,
      estimatedIncome: majorOf(total + minor),
      difference: majorOf(minor),
    }));
}

/** Of the estimate of the stream. What is no stream any more is worth nothing. */
export function differenceWithout(
  { stream, row }: Candidate,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): Minor {
  const rest = (entries: readonly EnrichedEntry[]) => entries.filter(other => other !== row);
  const entries = rest(stream.group.entries);
  if (entries.length === 0) return -stream.estimate.monthly;
  const rhythms = stream.group.rhythms.map(rest).filter(({ length }) => length > 0);
  const judged = judgedStreamOf({ ...stream.group, entries, rhythms }, twelveMonths, setting);
  const monthly = reasonAgainstStream(judged) === null ? judged.estimate.monthly : 0;
  return monthly - stream.estimate.monthly;
}

// Which transactions are worth judging a stream again without. To judge it without each of them would cost the square of the
// rows. So a few are tried: those that hold the level or the rhythm up, and those that the method of the estimate weighs most.

interface Candidate {
  readonly stream: JudgedStream;
  readonly row: EnrichedEntry;
}

interface Weighed extends Candidate {
  /** By how much the estimate would move if nothing else of the stream changed. */
  readonly change: number;
}

/** Over all streams. */
const MOST_TRIED = 14;
/** Of those that hold the level or the rhythm up. */
const MOST_HOLDING = 8;
const MOST_OF_STREAM = 6;
/** Without one of so few payments a stream may lose its rhythm, and steady pay its latest level. */
const FEW_PAYMENTS = 4;

export function candidatesOf(streams: readonly JudgedStream[]): readonly Candidate[] {
  const holding: Weighed[] = [];
  const others: Weighed[] = [];
  for (const stream of streams) {
    if (stream.status === 'Ended') continue;
    const weightOf = weigher(stream);
    const ofStream: Weighed[] = [];
    stream.payments.forEach((payment, index) => {
      const list = holdsUp(stream, payment, index) ? holding : ofStream;
      for (const row of payment.entries)
        list.push({ stream, row, change: weightOf(payment.day, row.entry.minor) });
    });
    others.push(
      ...heaviest(
        ofStream.filter(({ change }) => change !== 0),
        MOST_OF_STREAM,
      ),
    );
  }
  const first = heaviest(holding, MOST_HOLDING);
  return [...first, ...heaviest(others, MOST_TRIED - first.length)];
}

function heaviest(some: readonly Weighed[], most: number): readonly Weighed[] {
  return some
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || byDayThenPlace(a.row, b.row))
    .slice(0, most);
}

/** Ids are the caller's, and say nothing: with others the same rows are named. */
function byDayThenPlace({ entry: a }: EnrichedEntry, { entry: b }: EnrichedEntry): number {
  return a.day - b.day || a.index - b.index;
}

/** The last payment says whether the stream still pays, and the first of income that varies how far back it is averaged. */
function holdsUp({ payments, level }: JudgedStream, { day }: Payment, index: number): boolean {
  if (payments.length <= FEW_PAYMENTS || index === payments.length - 1) return true;
  if (!level.isSteady) return index === 0;
  const latest = level.levels.at(-1);
  return latest !== undefined && latest.payments <= FEW_PAYMENTS && day >= latest.from;
}

type Weigh = (day: EpochDay, minor: number) => number;

function weigher({ estimate, payments, cadence }: JudgedStream): Weigh {
  const { monthly, basis } = estimate;
  const from = dayOf(basis.from ?? '');
  const to = dayOf(basis.to ?? '');
  const within =
    (weigh: Weigh): Weigh =>
    (day, minor) =>
      day < from || day > to ? 0 : weigh(day, minor);
  switch (basis.method) {
    case 'mean-of-months':
    case 'mean-of-year':
      return within((_, minor) => -minor / (basis.months ?? 1));
    case 'mean-of-paydays': {
      const paydays = basis.paydays ?? 1;
      const [numerator, denominator] =
        cadence.frequency === 'Irregular' ? [1, 1] : MONTHLY_FACTORS[cadence.frequency];
      const factor = numerator / denominator;
      return within((day, minor) =>
        paydays > 1 && (day === from || day === to)
          ? (monthly - minor * factor) / (paydays - 1)
          : (-minor * factor) / paydays,
      );
    }
    case 'current-level':
    case 'mean-of-payments':
      return within(weigherOfLevel(payments.filter(({ day }) => day >= from && day <= to)));
    default:
      return (_, minor) => -minor;
  }
}

/** By how far the median moves without the payment of that day. */
function weigherOfLevel(used: readonly EntryPayment[]): Weigh {
  const without = new Map(
    used
      .slice(-2 * FEW_PAYMENTS)
      .map(({ day }): [EpochDay, number] => [
        day,
        median(used.flatMap(other => (other.day === day ? [] : [other.minor]))) ?? 0,
      ]),
  );
  const level = median(used.map(({ minor }) => minor)) ?? 0;
  return day => (without.get(day) ?? level) - level;
}
