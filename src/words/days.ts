/** The day of a transaction as people read it: the one that the engines count it on. */
import { type IsoDate, isRealDay, textOf } from '../base/calendar.js';
import { dayMeant } from '../base/instants.js';
import { countryOfCurrency, timeZoneIn } from '../countries/facts.js';
import type { TimeZone } from '../model/options.js';

/** What is read again may be no result of ours. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/** `currency`: of the account, where it is known. `timeZone`: where the caller says so. */
export function dayOfBooking(
  bookingDate: string,
  currency: string | undefined,
  timeZone: TimeZone | undefined,
): IsoDate {
  if (!INSTANT.test(bookingDate) || !isRealDay(bookingDate)) return bookingDate.slice(0, 10);
  const zone = timeZone ?? (currency === undefined ? undefined : timeZoneIn(countryOfCurrency(currency)));
  return textOf(dayMeant(bookingDate, zone));
}
