import type { IsoDate } from '../base/calendar.js';

export type IgnoredReason =
  | 'duplicate'
  /** Its `currency` is not the one of the request, or of its account. */
  | 'other-currency'
  /** Booked before 1990 or after 2098: what systems write where they know no date. */
  | 'implausible-date'
  /** Not booked, whatever its date. */
  | 'pending'
  | 'after-as-of'
  | 'before-period'
  | 'no-booking-date'
  /** Financial health: in the list of an account though it names another. */
  | 'other-account';

export interface IgnoredTransaction {
  readonly transactionId: string;
  readonly reason: IgnoredReason;
}

/** Stands on every result. */
export interface ResultMeta {
  readonly engineVersion: string;
  readonly taxonomyVersion: string;
  /** The day the calculation stands on; null when none was given and no booked transaction has a date. */
  readonly asOf: IsoDate | null;
  /** Transactions in the request. */
  readonly transactionCount: number;
  /** Transactions that count in nothing here, each with its reason. */
  readonly ignored: readonly IgnoredTransaction[];
}
