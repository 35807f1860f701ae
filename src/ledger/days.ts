/** Which rows may set the as-of date of a calculation. `currency`: of the account; a row in another sets none. */
import { type EpochDay, earlierOf, isPlausible } from '../base/calendar.js';
import type { TransactionStatus } from '../model/transaction.js';

interface Dated {
  readonly day: EpochDay | null;
  readonly transaction: { readonly status: TransactionStatus; readonly currency?: string | null | undefined };
}

/** The day to calculate for where none is given; null when nothing is booked. A pending payment may be dated weeks ahead. */
export function latestBookedDay(rows: readonly Dated[], currency?: string): EpochDay | null {
  let latest: EpochDay | null = null;
  for (const { day, transaction } of rows) {
    if (day === null || (latest !== null && day <= latest) || transaction.status === 'Pending') continue;
    // Only days that a bank's records can have.
    if (isPlausible(day) && !isInOtherCurrency(transaction, currency)) latest = day;
  }
  return latest;
}

/** The first day that the data cover: that of the first row, or the start that the caller gives. Null if neither is known. */
export function historyFrom(firstRow: EpochDay | undefined, given: EpochDay | null): EpochDay | null {
  if (firstRow === undefined) return given;
  return given === null ? firstRow : earlierOf(given, firstRow);
}

/** Such an amount cannot be added to others, since there is no exchange rate. */
export function isInOtherCurrency(
  { currency }: { readonly currency?: string | null | undefined },
  expected: string | undefined,
): boolean {
  return currency !== undefined && currency !== null && expected !== undefined && currency !== expected;
}
