/** Cash-flow attributes, as scorecards use them: an account's year in defined figures. */
import type { OneOf } from '../../base/oneOf.js';
import type { ResultMeta } from '../../model/meta.js';

/** A group of related attributes, such as `pay-rhythm`. */
export type ScoreAttributeFamily =
  | 'income'
  | 'pay-rhythm'
  | 'outgoings'
  | 'outgoings-to-income'
  | 'cash-flow'
  | 'balance'
  | 'low-balance'
  | 'debt'
  | 'high-cost-credit'
  | 'new-credit'
  | 'returned-payments-and-fees'
  | 'gambling'
  | 'cash'
  | 'savings'
  | 'housing'
  | 'activity';

/**
 * What an attribute is measured in.
 *
 * - `money`: pounds or dollars, as the account's currency is.
 * - `share`: a part of a whole, where 0.25 is a quarter. A share of income may exceed 1.
 * - `ratio`: a quotient without a unit, which may be negative.
 * - `months`: a number of months, which may have decimals.
 * - `points`: points of the confidence score.
 */
export type ScoreAttributeUnit = 'money' | 'share' | 'ratio' | 'count' | 'days' | 'months' | 'points';

/**
 * The days that an attribute looks at.
 *
 * - `asOf`: how things stand on that day.
 * - `30d` to `365d`: that many days to `asOf`. It is measured when the history covers nine tenths of them.
 * - `year`: the 365 days to `asOf`, or the history where it is shorter, but at least 28 days.
 * - `incomeYear`: the twelve calendar months to `asOf`, from which income is verified.
 * - `completeMonths`: those of the same twelve months that are complete.
 */
export type ScoreAttributeWindow =
  | 'asOf'
  | '30d'
  | '90d'
  | '180d'
  | '365d'
  | 'year'
  | 'completeMonths'
  | 'incomeYear';

export const SCORE_ATTRIBUTE_NULL_REASONS = [
  'short-history',
  'too-few-months',
  'no-balance',
  'no-income',
  'no-spending',
  'no-credits',
  'none-seen',
  'too-few-payments',
  'no-schedule',
] as const;

/**
 * Why an attribute is null.
 *
 * - `short-history`, `too-few-months`: the history does not cover the window.
 * - `no-balance`: no current balance was given.
 * - `no-income`, `no-spending`, `no-credits`: there is nothing to divide by.
 * - `none-seen`: it never happened.
 * - `too-few-payments`: there are fewer than three payments.
 * - `no-schedule`: the income is irregular.
 */
export type ScoreAttributeNullReason = OneOf<typeof SCORE_ATTRIBUTE_NULL_REASONS>;

/** What an attribute measures, in which unit, over which days. */
export interface ScoreAttributeDefinition<Name extends string = string> {
  /** Stable: a new meaning gets a new name. */
  readonly name: Name;
  readonly family: ScoreAttributeFamily;
  readonly unit: ScoreAttributeUnit;
  readonly window: ScoreAttributeWindow;
  /** What is measured, in one sentence. */
  readonly definition: string;
  /** Why it may be null. Empty when it never is. */
  readonly nullReasons: readonly ScoreAttributeNullReason[];
}

/** The attributes by name. Money is in pounds or dollars; shares and ratios have four places. */
export type ScoreAttributeValues<Name extends string = string> = Readonly<Record<Name, number | null>>;

/** What `scoreAttributes` returns: the cash-flow attributes of an account, as scorecards use them. */
export interface ScoreAttributesResult<Name extends string = string> {
  readonly accountId: string;
  readonly attributes: ScoreAttributeValues<Name>;
  /** Every attribute that is null, with the reason, in the order of the attributes. */
  readonly notComputed: readonly { readonly attribute: Name; readonly reason: ScoreAttributeNullReason }[];
  readonly meta: ResultMeta;
}
