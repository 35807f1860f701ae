/**
 * The income of a stream in each month. With weekly, fortnightly and four-weekly pay, some months have one payday more than others. So the
 * income of a month is what was paid on its paydays, divided by their number, times the paydays of an average month. A missed payday counts
 * as zero, and what came beside the paydays counts once. So more pay never lowers the income of its month.
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
import type { PersonShare } from './ownership.js';

export interface VerifiedMonth {
  readonly month: MonthIndex;
  readonly working: Minor;
  /** At least one. */
  readonly entries: readonly LedgerEntry[];
}

/** The part of a payment in one month. The parts of a payment may be in two months. */
interface MonthPart {
  readonly day: EpochDay;
  readonly month: MonthIndex;
  /** The person's share. */
  readonly minor: Minor;
  readonly entries: readonly LedgerEntry[];
}

const OFTENER_THAN_MONTHLY: ReadonlySet<Frequency> = new Set(['Weekly', 'Fortnightly', 'FourWeekly']);

/** The months in which the stream paid, for each rhythm that it has had. */
export function verifiedMonthsOf(
  stream: StreamFacts,
  asOf: EpochDay,
  personShare: PersonShare,
): VerifiedMonth[] {
  return rhythmsOfStream(stream).flatMap(rhythm => {
    const hasEnded = rhythm !== stream || stream.status === 'Ended';
    const byMonth = [...groupedBy(monthParts(rhythm, personShare), ({ month }) => month)];
    return byMonth.map(([month, parts], place): VerifiedMonth => {
      const recorded = sumOf(parts.map(({ minor }) => minor));
      const working = workingOf(parts, recorded, month, rhythm.cadence, asOf);
      const isLast = hasEnded && place === byMonth.length - 1;
      return {
        month,
        working: isLast ? Math.min(working, recorded) : working,
        entries: parts.flatMap(({ entries }) => entries),
      };
    });
  });
}

function monthParts({ payments }: StreamFacts, personShare: PersonShare): MonthPart[] {
  return payments.flatMap(payment =>
    Array.from(
      groupedBy(
        payment.entries.map(({ entry }) => entry),
        ({ month }) => month,
      ),
      ([month, entries]): MonthPart => ({
        day: monthOf(payment.day) === month ? payment.day : (entries[0] as LedgerEntry).day,
        month,
        minor: sumOf(entries.map(entry => personShare(entry.minor, entry))),
        entries,
      }),
    ),
  );
}

function workingOf(
  parts: readonly MonthPart[],
  recorded: Minor,
  month: MonthIndex,
  cadence: Cadence,
  asOf: EpochDay,
): Minor {
  const { frequency, schedule } = cadence;
  if (schedule === null || frequency === 'Irregular' || !OFTENER_THAN_MONTHLY.has(frequency)) return recorded;
  const paydays = schedule.between(firstDayOf(month), earlierOf(asOf, lastDayOf(month)));
  if (paydays.length === 0) return recorded;
  const onPaydays = sumOf(paydays.map(payday => largestOn(payday, paydays, parts, cadence)));
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return scaled(onPaydays * numerator, 1, denominator * paydays.length) + recorded - onPaydays;
}

/** The largest payment that came about as near to a payday as the stream's payments usually do. 0 if there was none. */
function largestOn(
  payday: EpochDay,
  paydays: readonly EpochDay[],
  parts: readonly MonthPart[],
  { earliest, latest }: Cadence,
): Minor {
  const near = parts.filter(
    ({ day }) => day >= payday - earliest && day <= payday + latest && nearestOf(paydays, day) === payday,
  );
  return Math.max(0, ...near.map(({ minor }) => minor));
}

function nearestOf(paydays: readonly EpochDay[], day: EpochDay): EpochDay {
  return paydays.reduce((nearest, payday) =>
    Math.abs(payday - day) < Math.abs(nearest - day) ? payday : nearest,
  );
}
