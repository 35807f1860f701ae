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

export type RequestWarningCode =
  /** A member that is not read, whose name is nearly that of one that is (`suggestion`). */
  | 'unknown-member'
  /** `counterpartyName` beside another `counterPartyName`, which counts. */
  | 'conflicting-members'
  /** A member of a transaction in whose place the result has one of its own: `enrichedData` or `transfer`. */
  | 'replaced-member'
  /** `currencyCode` is not the currency of `countryCode`. */
  | 'country-and-currency'
  /** In the last place: how many more there are than are listed. */
  | 'further-warnings';

/** Something in the request that was let pass and may not be what was meant. */
export interface RequestWarning {
  readonly code: RequestWarningCode;
  /** As the request names it; of a member within a transaction `balance.Amount`. */
  readonly member: string | null;
  /** The name that is read. */
  readonly suggestion: string | null;
  /** In how many transactions, or accounts, of the request it is so; 1 for a member of the request itself. */
  readonly count: number;
  /** To the first of them, as for issues. */
  readonly path: readonly (string | number)[];
  /** Names the member and says what is odd about it. */
  readonly message: string;
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
  /** Each once, by code, then by member; at most 20, and one that counts the rest. Empty in the parts of an analysis. */
  readonly warnings: readonly RequestWarning[];
}
