/** The messages about values that are not as expected. */
import { FIRST_PLAUSIBLE_DATE, FIRST_YEAR, LAST_PLAUSIBLE_DATE } from '../base/calendar.js';
import { LARGEST_AMOUNT } from '../base/money.js';
import { LONGEST_HOLDER, MOST_HOLDERS } from '../data/holderLimits.js';

export const EXPECTED = {
  amount: `must be a number from 0 to ${LARGEST_AMOUNT}, or the same as a decimal string`,
  bookingDate: `must be an ISO 8601 date or date-time of a day that exists, from ${FIRST_YEAR} on, such as 2026-02-28`,
  date: `must be a date of the form YYYY-MM-DD that exists, from ${FIRST_YEAR} on`,
  plausibleDate: `must be a date of the form YYYY-MM-DD that exists, from ${FIRST_PLAUSIBLE_DATE} to ${LAST_PLAUSIBLE_DATE}`,
  merchantCategoryCode: 'must be four digits (ISO 18245)',
  balance:
    "must be a balance such as { amount: '2104.80', creditDebitIndicator: 'Credit' }, with Debit where the account is overdrawn",
  accountHolder: `must be a name of 1 to ${LONGEST_HOLDER} characters, such as "Jo Bloggs" or "Harbour Bakery Ltd"`,
  accountHolders: `must be a list of at most ${MOST_HOLDERS} names`,
  timeZone: 'must be a time zone such as Europe/London or America/New_York',
  currency: 'must be three capital letters (ISO 4217), such as GBP',
} as const;
