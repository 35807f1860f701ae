/** What callers may set beside their request. */
import type { IsoDate } from '../base/calendar.js';
import type { TimeZone } from '../base/timeZones.js';
import type { CategorySlug } from './taxonomy.js';
import type { Amount, CreditDebitIndicator } from './transaction.js';

export type { TimeZone };

/**
 * A rule of your own for enrichment. It holds where every condition that you give holds; at least one must be given. Of several
 * rules that hold, the first wins.
 *
 * @example
 * ```ts
 * import type { EnrichmentRule } from 'open-banking-insights';
 *
 * const rule: EnrichmentRule = { text: 'ACME LETTINGS', direction: 'Debit', set: { category: 'rent' } };
 * console.log(rule.set.category); // rent
 * ```
 */
export interface EnrichmentRule {
  /** Shown in the evidence of the transactions that the rule decides. Default: `rule <position>`. */
  readonly name?: string | undefined;
  /**
   * Condition: words of the description, or of the name given beside it. They may stand anywhere, but whole. Case, accents,
   * spaces and punctuation do not matter.
   */
  readonly text?: string | undefined;
  /** Condition: the merchant name that enrichment finds, before any rule changes it. */
  readonly merchant?: string | undefined;
  /** Condition: money in or money out. */
  readonly direction?: CreditDebitIndicator | undefined;
  /** Condition: this amount or more. */
  readonly minimumAmount?: Amount | undefined;
  /** Condition: this amount or less. */
  readonly maximumAmount?: Amount | undefined;
  /** Condition: the account of the transaction. */
  readonly accountId?: string | undefined;
  /** Condition: this one transaction. Give `accountId` too where several accounts use the same id. */
  readonly transactionId?: string | undefined;
  /** What the rule decides: a category, a merchant name (null takes the name away), or both. */
  readonly set: {
    readonly category?: CategorySlug | undefined;
    readonly merchant?: string | null | undefined;
  };
}

/** The share of each kind of money that a lender does not count, 0 to 1. */
export interface IncomeHaircuts {
  /** Of guaranteed money, 0 to 1. */
  readonly guaranteed: number;
  /** Of variable money, 0 to 1. */
  readonly variable: number;
  /** Of one-off money, 0 to 1. */
  readonly oneOff: number;
}

/** What a person stated of a calendar month, for affordability to compare. */
export interface StatedFigures {
  /** Income after tax, at least 0. */
  readonly income?: Amount | undefined;
  /** At least 0. */
  readonly rent?: Amount | undefined;
}

/** An American state whose taxes on pay are known, by its postal code. Nine of them take none. */
export type UsState =
  | 'AK'
  | 'CA'
  | 'FL'
  | 'GA'
  | 'IL'
  | 'MI'
  | 'NC'
  | 'NH'
  | 'NV'
  | 'NY'
  | 'OR'
  | 'PA'
  | 'SD'
  | 'TN'
  | 'TX'
  | 'VA'
  | 'WA'
  | 'WY';

/** Settings that every function takes as its second argument. All may be left out. */
export interface InsightsOptions {
  /**
   * The as-of date of the calculation, from 1990 to 2098. Default: the latest day, within these years, of a booked
   * transaction. Pending transactions do not move it.
   */
  readonly asOf?: IsoDate | undefined;
  /**
   * The time zone of all accounts of the request. A `bookingDate` that is an instant, such as `2025-06-30T23:00:00Z`, is a day of this
   * zone. Default: `Europe/London` for British accounts. American accounts have none: the day then stands as written, and
   * `meta.warnings` says `utc-instants`.
   */
  readonly timeZone?: TimeZone | undefined;
  /** 0 to 1. A category that is less sure comes back as `uncategorised`. Default: 0. */
  readonly confidenceFloor?: number | undefined;
  /** Your own rules for enrichment, the first that holds wins. */
  readonly rules?: readonly EnrichmentRule[] | undefined;
  /**
   * The most transactions that a request may hold, all its accounts together, 1 to 1,000,000. Default: 5000 for
   * `assessAffordability` and `analyse`, no limit elsewhere.
   */
  readonly maxTransactions?: number | undefined;
  /**
   * The part of the United Kingdom whose taxes `grossAnnualEstimate` takes from a salary. Default: not known, and the range covers all of
   * them. It moves no payday: Bacs follows the bank holidays of England and Wales everywhere.
   */
  readonly division?: 'england-and-wales' | 'scotland' | 'northern-ireland' | undefined;
  /**
   * The American state whose taxes `grossAnnualEstimate` takes from a salary. Default: not known, and the range covers all of these
   * states.
   */
  readonly usState?: UsState | undefined;
  /**
   * The share of each kind of income that is not counted in `incomeAfterHaircuts`, 0 to 1. Default: 0 of guaranteed and of variable
   * income, and 1 of one-off income, which leaves the estimate as it is.
   */
  readonly incomeHaircuts?: { readonly [Kind in keyof IncomeHaircuts]?: number | undefined } | undefined;
  /** What a person stated of a calendar month. Affordability compares it with what the account shows, in `stated`. */
  readonly stated?: StatedFigures | undefined;
}
