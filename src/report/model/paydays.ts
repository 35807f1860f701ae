/** The days on which a stream paid, and those on which its rhythm had a payment and none was seen. */
import { addDays, addMonths, dayOf, EPOCH, type EpochDay, textOf } from '../../base/calendar.js';
import type { Frequency } from '../../model/frequency.js';
import type { IncomeStream } from '../../model/incomeStream.js';
import type { ReportTransaction, StreamPayday } from './report.js';

/** Only rhythms whose gaps say how many payments are missing. */
const DAYS_BETWEEN: Readonly<Partial<Record<Frequency, number>>> = {
  Weekly: 7,
  Fortnightly: 14,
  FourWeekly: 28,
  Monthly: 30.44,
};

export function paydaysOf(
  stream: IncomeStream,
  find: (ids: readonly string[]) => readonly ReportTransaction[],
): StreamPayday[] {
  const byDay = new Map<EpochDay, number>();
  for (const { date, amount } of find(stream.transactionIds))
    byDay.set(dayOf(date), (byDay.get(dayOf(date)) ?? 0) + amount);
  const days = [...byDay.keys()].toSorted((a, b) => a - b);
  const interval = DAYS_BETWEEN[stream.frequency];
  const paid = days.map(day => ({
    date: textOf(day),
    amount: Math.round((byDay.get(day) ?? 0) * 100) / 100,
  }));
  if (interval === undefined) return paid;
  return paid.flatMap((payday, index) => {
    const next = days[index + 1];
    return next === undefined ? [payday] : [payday, ...missedBetween(days[index] ?? EPOCH, next, interval)];
  });
}

function missedBetween(from: EpochDay, to: EpochDay, interval: number): StreamPayday[] {
  const missed = Math.round((to - from) / interval) - 1;
  return Array.from({ length: Math.max(0, missed) }, (_, index) => {
    const day =
      interval > 28 ? addMonths(from, index + 1) : addDays(from, Math.round((index + 1) * interval));
    return { date: textOf(day), amount: null };
  });
}
