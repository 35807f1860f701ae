import type { IsoDate } from '../base/calendar.js';
import type { OneOf } from '../base/oneOf.js';

export const IGNORED_REASONS = [
  'duplicate',
  /** Its `currency` is not the one of the request, or of its account. */
  'other-currency',
  /** Booked before 1990 or after 2098: what systems write where they know no date. */
  'implausible-date',
  /** Not booked, whatever its date. */
  'pending',
  'after-as-of',
  'before-period',
  'no-booking-date',
  /** Financial health: in the list of an account though it names another. */
  'other-account',
] as const;

/** Why a transaction counts in nothing. */
export type IgnoredReason = OneOf<typeof IGNORED_REASONS>;

/** A transaction that counts in nothing, and why. */
export interface IgnoredTransaction {
  readonly transactionId: string;
  readonly reason: IgnoredReason;
}

export const REQUEST_WARNING_CODES = [
  /** A member that is not read, whose name is nearly that of one that is (`suggestion`). */
  'unknown-member',
  /** `counterpartyName` beside another `counterPartyName`, which counts. */
  'conflicting-members',
  /** A member of a transaction in whose place the result has one of its own: `enrichedData` or `transfer`. */
  'replaced-member',
  /** `currencyCode` is not the currency of `countryCode`. */
  'country-and-currency',
  /** The `bookingDate` of transactions is an instant, and no time zone of the account is known. The day stands as written. */
  'utc-instants',
  /** `excludeBenefits` for accounts of a country in which it changes nothing: the service has it for British accounts only. */
  'benefits-not-excluded',
  /** In the last place: how many more there are than are listed. */
  'further-warnings',
] as const;

/** What is odd about a request that was let pass. */
export type RequestWarningCode = OneOf<typeof REQUEST_WARNING_CODES>;

/** Something in the request that was let pass but may not be what was meant. */
export interface RequestWarning {
  readonly code: RequestWarningCode;
  /** The member as the request names it. Within a transaction it is a path such as `balance.Amount`. */
  readonly member: string | null;
  /** The name that is read. */
  readonly suggestion: string | null;
  /** How many transactions or accounts of the request it concerns. 1 for a member of the request itself. */
  readonly count: number;
  /** Keys and indexes from the top of the request to the first of them. */
  readonly path: readonly (string | number)[];
  /** Names the member and says what is odd about it. */
  readonly message: string;
}

/** How a result was made. Every result has it. */
export interface ResultMeta {
  /** The version of this library, such as `0.1.0`. */
  readonly engineVersion: string;
  /** The version of the taxonomy, such as `1.0.0`. */
  readonly taxonomyVersion: string;
  /**
   * The as-of date of the calculation, `YYYY-MM-DD`. Null when none was given and no booked transaction has a date.
   */
  readonly asOf: IsoDate | null;
  /** The number of transactions in the request. */
  readonly transactionCount: number;
  /** The transactions that count in nothing here, each with its reason. */
  readonly ignored: readonly IgnoredTransaction[];
  /**
   * What was let pass but may not be what was meant. Each is listed once, by code and then by member: at most 20, and one more that
   * counts the rest. Empty in the parts of an analysis.
   */
  readonly warnings: readonly RequestWarning[];
}
