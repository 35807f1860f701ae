/**
 * What a stream counts for in each month. Of weekly, fortnightly and four-weekly pay some months hold one payday more than others,
 * so that a month is what was paid on its paydays, divided by their number, times those of an average month. A payday that passed
 * in silence counts as nothing, and what came beside the paydays counts once. So more pay never lowers the income of its month.
 */
import {
  type EpochDay,
  earlierOf,
  firstDayOf,
  lastDayOf,
  type MonthIndex,
  monthOf,
} from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, scaled, sumOf } from '../base/money.js';
import type { Frequency } from '../contract/income/frequency.js';
import { rhythmsOfStream, type StreamFacts } from '../income/stream.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { Cadence } from '../streams/cadence.js';
import { MONTHLY_FACTORS } from '../streams/monthlyFactor.js';
import type { OwnPart } from './ownership.js';

export interface VerifiedMonth {
  readonly month: MonthIndex;
  readonly working: Minor;
  /** At least one. */
  readonly entries: readonly LedgerEntry[];
}

/** What a payment brought in one month, where its parts may lie in two. */
interface Piece {
  readonly day: EpochDay;
  readonly month: MonthIndex;
  /** The person's own part. */
  readonly minor: Minor;
  readonly entries: readonly LedgerEntry[];
}

const OFTENER_THAN_MONTHLY: ReadonlySet<Frequency> = new Set(['Weekly', 'Fortnightly', 'FourWeekly']);

/** Of each rhythm that the stream has had, the months in which it paid. */
export function verifiedMonthsOf(stream: StreamFacts, asOf: EpochDay, own: OwnPart): VerifiedMonth[] {
  return rhythmsOfStream(stream).flatMap(rhythm => {
    const hasEnded = rhythm !== stream || stream.status === 'Ended';
    const byMonth = [...groupedBy(piecesOf(rhythm, own), ({ month }) => month)];
    return byMonth.map(([month, pieces], place): VerifiedMonth => {
      const recorded = sumOf(pieces.map(({ minor }) => minor));
      const working = workingOf(pieces, recorded, month, rhythm.cadence, asOf);
      const isLast = hasEnded && place === byMonth.length - 1;
      return {
        month,
        working: isLast ? Math.min(working, recorded) : working,
        entries: pieces.flatMap(({ entries }) => entries),
      };
    });
  });
}

function piecesOf({ payments }: StreamFacts, own: OwnPart): Piece[] {
  return payments.flatMap(payment =>
    Array.from(
      groupedBy(
        payment.entries.map(({ entry }) => entry),
        ({ month }) => month,
      ),
      ([month, entries]): Piece => ({
        day: monthOf(payment.day) === month ? payment.day : (entries[0] as LedgerEntry).day,
        month,
        minor: sumOf(entries.map(entry => own(entry.minor, entry))),
        entries,
      }),
    ),
  );
}

function workingOf(
  pieces: readonly Piece[],
  recorded: Minor,
  month: MonthIndex,
  cadence: Cadence,
  asOf: EpochDay,
): Minor {
  const { frequency, schedule } = cadence;
  if (schedule === null || frequency === 'Irregular' || !OFTENER_THAN_MONTHLY.has(frequency)) return recorded;
  const paydays = schedule.between(firstDayOf(month), earlierOf(asOf, lastDayOf(month)));
  if (paydays.length === 0) return recorded;
  const onPaydays = sumOf(paydays.map(payday => largestOn(payday, paydays, pieces, cadence)));
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return scaled(onPaydays * numerator, 1, denominator * paydays.length) + recorded - onPaydays;
}

/** Of what came about as near to a payday as payments of the stream come; 0 where nothing did. */
function largestOn(
  payday: EpochDay,
  paydays: readonly EpochDay[],
  pieces: readonly Piece[],
  { earliest, latest }: Cadence,
): Minor {
  const near = pieces.filter(
    ({ day }) => day >= payday - earliest && day <= payday + latest && nearestOf(paydays, day) === payday,
  );
  return Math.max(0, ...near.map(({ minor }) => minor));
}

function nearestOf(paydays: readonly EpochDay[], day: EpochDay): EpochDay {
  return paydays.reduce((nearest, payday) =>
    Math.abs(payday - day) < Math.abs(nearest - day) ? payday : nearest,
  );
}
