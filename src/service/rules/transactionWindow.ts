/** Which days of transactions the live data operations return. */
import { addDays, type IsoDate, textOf } from '../../base/calendar.js';
import { type WindowRequest, windowRequestSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/readArgument.js';
import { dayAt, millisecondsOf } from './moments.js';

/** How many days of transactions British banks still give once strong customer authentication (SCA) has expired. */
export const DAYS_AFTER_SCA_EXPIRY = 90;

/** The days whose transactions are returned, the first and the last included. */
export interface TransactionWindow {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: IsoDate;
  /** The last day, `YYYY-MM-DD`. */
  readonly to: IsoDate;
}

/**
 * The days whose transactions the live data operations return. The window ends today and moves with time: an account that is
 * connected on day 15 with 10 days of history gives days 5 to 15, and on day 17 it gives days 7 to 17. Once strong customer
 * authentication (SCA) has expired, it is at most 90 days long. Today is the day of `timeZone`, and of UTC where none is given.
 *
 * @throws InvalidRequestError when a timestamp is not valid, or `daysOfHistory` is no whole number from 0 to 36,525.
 *
 * @example
 * ```ts
 * import { liveTransactionWindow } from 'open-banking-insights/service';
 *
 * const window = liveTransactionWindow({
 *   now: '2026-01-31T09:30:00Z',
 *   daysOfHistory: 365,
 *   scaExpiry: '2026-01-15T00:00:00Z',
 * });
 * console.log(window.from, window.to); // 2025-11-02 2026-01-31
 * ```
 */
export function liveTransactionWindow(request: WindowRequest): TransactionWindow {
  const { now, daysOfHistory, scaExpiry, timeZone } = readGiven(windowRequestSchema, request);
  const isExpired = scaExpiry !== null && millisecondsOf(now) >= millisecondsOf(scaExpiry);
  const days = isExpired ? Math.min(daysOfHistory, DAYS_AFTER_SCA_EXPIRY) : daysOfHistory;
  const to = dayAt(now, timeZone ?? undefined);
  return { from: textOf(addDays(to, -days)), to: textOf(to) };
}
