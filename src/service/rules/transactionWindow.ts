/** Which days of transactions the live data operations return. */
import { dayOf, type IsoDate, textOf } from '../../base/calendar.js';
import { type WindowRequest, windowRequestSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';
import { millisecondsOf } from './moments.js';

/** British banks give no more once strong customer authentication has expired. */
export const DAYS_AFTER_SCA_EXPIRY = 90;

/** Both days included. */
export interface TransactionWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The window slides: connected on day 15 with 10 days, days 5 to 15; asked on day 17, days 7 to 17. */
export function liveTransactionWindow(request: WindowRequest): TransactionWindow {
  const { now, daysOfHistory, scaExpiry } = readGiven(windowRequestSchema, request);
  const isExpired = scaExpiry !== null && millisecondsOf(now) >= millisecondsOf(scaExpiry);
  const days = isExpired ? Math.min(daysOfHistory, DAYS_AFTER_SCA_EXPIRY) : daysOfHistory;
  const to = dayOf(now);
  return { from: textOf(to - days), to: textOf(to) };
}
