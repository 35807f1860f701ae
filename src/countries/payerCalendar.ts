/** Joins payers to the days of their offices. */
import type { PayerNames } from '../data/payerDays.js';
import type { HolidayCalendar, PayerCalendar } from './country.js';

/** Between the words of a name any spaces and punctuation may stand, or none. */
export function payerCalendar(payers: PayerNames, calendar: HolidayCalendar): PayerCalendar {
  const words = payers.words.replaceAll(' ', '[^A-Z0-9]*').replaceAll(';', '|');
  return { payers, named: new RegExp(`(?<![A-Z0-9])(?:${words})(?![A-Z0-9])`, 'i'), calendar };
}
