/**
 * A second calculation of what the specification and the documents say, without the code of the source: whole pence, plain loops, and dates by
 * the calendar of JavaScript. It imports nothing from `src` but types. Which rows are in a stream or a line it takes from the result.
 */
import type { Transaction } from '../../src/index.js';

const DAY = 86_400_000;

export interface NaiveRow {
  readonly id: string;
  readonly accountId: string;
  readonly date: string;
  /** Above zero for money in. */
  readonly pence: number;
}

/** What is booked by `asOf`, in whole pence. */
export function bookedRows(transactions: readonly Transaction[], asOf: string): NaiveRow[] {
  const rows: NaiveRow[] = [];
  for (const row of transactions) {
    if (row.status !== 'Booked' || row.bookingDate > asOf) continue;
    const pence = Math.round(Number(row.amount) * 100);
    const sign = row.creditDebitIndicator === 'Credit' ? 1 : -1;
    rows.push({
      id: row.transactionId,
      accountId: row.accountId ?? '',
      date: row.bookingDate,
      pence: sign * pence,
    });
  }
  return rows;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

/** `YYYY-MM` of the month of `date` and of those before it, newest first. */
export function monthsTo(date: string, count: number): string[] {
  const months: string[] = [];
  let year = Number(date.slice(0, 4));
  let month = Number(date.slice(5, 7));
  while (months.length < count) {
    months.push(`${year}-${String(month).padStart(2, '0')}`);
    month--;
    if (month === 0) {
      month = 12;
      year--;
    }
  }
  return months;
}

export function earliestOf(rows: readonly NaiveRow[]): string {
  let earliest = '9999-12-31';
  for (const { date } of rows) if (date < earliest) earliest = date;
  return earliest;
}

/** At the end of the day. */
export function balanceOn(date: string, current: number, rows: readonly NaiveRow[]): number {
  let balance = current;
  for (const row of rows) if (row.date > date) balance -= row.pence;
  return balance;
}

export interface NaivePeriod {
  readonly from: string;
  readonly carriedFrom: 'lastNinetyDays' | null;
  readonly totalCredit: number;
  readonly totalDebit: number;
  readonly creditCount: number;
  readonly debitCount: number;
  readonly openingBalance: number;
  readonly closingBalance: number;
  readonly averageBalance: number;
  readonly minimumBalance: number;
  readonly maximumBalance: number;
  readonly daysOverdrawn: number;
}

/** The five periods, by the number of days. History begins on the earliest booked day, or a usual gap before it. */
export function naivePeriods(
  rows: readonly NaiveRow[],
  current: number,
  asOf: string,
): Record<number, NaivePeriod> {
  const history = historyOf(rows, asOf);
  const available = daysFrom(history, asOf);
  const periods: Record<number, NaivePeriod> = {};
  for (const asked of [30, 60, 90, 180, 360]) {
    const isCarried = asked > 90 && available < 365;
    const days = Math.min(isCarried ? 90 : asked, available);
    periods[asked] = naivePeriod(rows, current, asOf, days, isCarried);
  }
  return periods;
}

function naivePeriod(
  rows: readonly NaiveRow[],
  current: number,
  asOf: string,
  days: number,
  isCarried: boolean,
): NaivePeriod {
  const from = dayAfter(asOf, 1 - days);
  let totalCredit = 0;
  let totalDebit = 0;
  let creditCount = 0;
  let debitCount = 0;
  for (const { date, pence } of rows) {
    if (date < from) continue;
    if (pence > 0) {
      totalCredit += pence;
      creditCount++;
    } else {
      totalDebit -= pence;
      debitCount++;
    }
  }
  let sum = 0;
  let minimumBalance = Number.POSITIVE_INFINITY;
  let maximumBalance = Number.NEGATIVE_INFINITY;
  let daysOverdrawn = 0;
  for (let day = 0; day < days; day++) {
    const balance = balanceOn(dayAfter(from, day), current, rows);
    sum += balance;
    if (balance < minimumBalance) minimumBalance = balance;
    if (balance > maximumBalance) maximumBalance = balance;
    if (balance < 0) daysOverdrawn++;
  }
  return {
    from,
    carriedFrom: isCarried ? 'lastNinetyDays' : null,
    totalCredit,
    totalDebit,
    creditCount,
    debitCount,
    openingBalance: balanceOn(dayAfter(from, -1), current, rows),
    closingBalance: balanceOn(asOf, current, rows),
    averageBalance: halfEven(sum, days),
    minimumBalance,
    maximumBalance,
    daysOverdrawn,
  };
}

/** docs/financial-health.md: `usual-gap` is the median number of days between booked days, and at most seven. */
function historyOf(rows: readonly NaiveRow[], asOf: string): string {
  const days = [...new Set(rows.map(({ date }) => date))].sort();
  const [earliest] = days as [string];
  const year = dayAfter(asOf, -364);
  if (earliest <= year || days.length < 2) return earliest;
  const gaps: number[] = [];
  for (let place = 1; place < days.length; place++)
    gaps.push(daysFrom(days[place - 1] as string, days[place] as string) - 1);
  gaps.sort((one, other) => one - other);
  const middle = Math.floor(gaps.length / 2);
  const median =
    gaps.length % 2 === 1
      ? (gaps[middle] as number)
      : ((gaps[middle - 1] as number) + (gaps[middle] as number)) / 2;
  return daysFrom(year, earliest) - 1 <= Math.min(median, 7) ? year : earliest;
}

/** To the nearest penny, and a half to the even one. */
function halfEven(sum: number, count: number): number {
  const floor = Math.floor(sum / count);
  const twice = 2 * (sum - floor * count);
  if (twice > count || (twice === count && floor % 2 !== 0)) return floor + 1;
  return floor;
}
