/** Why transactions are set aside. */
import type { IgnoredReason } from '../model/meta.js';

/** Which transactions count in nothing, for a sentence such as `2 not booked yet`. */
export const IGNORED_WORDS: Readonly<Record<IgnoredReason, string>> = {
  duplicate: 'repeated',
  'other-currency': 'in another currency',
  'implausible-date': 'with a date that cannot be right',
  pending: 'not booked yet',
  'after-as-of': 'later than the day of the report',
  'before-period': 'older than the period',
  'no-booking-date': 'without a date',
  'other-account': 'of another account',
};
