/** Cash-flow attributes, as scorecards use them: an account's year in defined figures. */
import type { ResultMeta } from './meta.js';

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
 * `money`: pounds or dollars of the account. `share`: a part of a whole, 0.25 being a quarter; of income it may exceed 1.
 * `ratio`: a quotient without unit, which may be negative. `months`: may have decimals. `points`: of the confidence score.
 */
export type ScoreAttributeUnit = 'money' | 'share' | 'ratio' | 'count' | 'days' | 'months' | 'points';

/**
 * `asOf`: how things stand on that day. `30d` to `365d`: that many days to `asOf`, measured when the history covers nine
 * tenths of them. `year`: the 365 days to `asOf`, or the history where it is shorter, of at least 28 days.
 * `completeMonths`: the complete ones of the twelve calendar months to `asOf`. `incomeYear`: those twelve, which income is
 * verified from.
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

/**
 * Why an attribute is null. `short-history`, `too-few-months`: the window is not covered. `no-balance`: no current balance
 * was given. `no-income`, `no-spending`, `no-credits`: nothing to divide by. `none-seen`: it never happened. `too-few-payments`: under
 * three. `no-schedule`: the income is irregular.
 */
export type ScoreAttributeNullReason =
  | 'short-history'
  | 'too-few-months'
  | 'no-balance'
  | 'no-income'
  | 'no-spending'
  | 'no-credits'
  | 'none-seen'
  | 'too-few-payments'
  | 'no-schedule';

export interface ScoreAttributeDefinition<Name extends string = string> {
  /** Stable: a new meaning gets a new name. */
  readonly name: Name;
  readonly family: ScoreAttributeFamily;
  readonly unit: ScoreAttributeUnit;
  readonly window: ScoreAttributeWindow;
  /** One sentence. */
  readonly definition: string;
  /** Empty when the attribute is never null. */
  readonly nullReasons: readonly ScoreAttributeNullReason[];
}

/** Every attribute by name; money in major units, shares and ratios to four places. */
export type ScoreAttributeValues<Name extends string = string> = Readonly<Record<Name, number | null>>;

export interface ScoreAttributesResult<Name extends string = string> {
  readonly accountId: string;
  readonly attributes: ScoreAttributeValues<Name>;
  /** Each null among the attributes, in their order. */
  readonly notComputed: readonly { readonly attribute: Name; readonly reason: ScoreAttributeNullReason }[];
  readonly meta: ResultMeta;
}
