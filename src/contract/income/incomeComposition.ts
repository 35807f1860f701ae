/** What kind of money an income is made of, what a lender's haircuts leave of it, and what it depends on. */
import type { IncomeHaircuts } from '../../model/options.js';
import type { MembersOf } from '../kinds.js';

/** One kind of money of an income stream, or of all streams together. */
export interface IncomePart {
  /** What came of it in the twelve months. At least 0. */
  readonly total: number;
  /** The same for a calendar month. At least 0, and 0 once the stream has ended. */
  readonly monthly: number;
}

export const INCOME_PART = { total: 'money', monthly: 'money' } as const satisfies MembersOf<IncomePart>;

/**
 * The kinds of money of an income. The three totals add up to `total`. `guaranteed.monthly` and `variable.monthly` add up to
 * `estimatedIncome`. The estimate leaves one-off money out, so `oneOff.monthly` comes on top of it.
 */
export interface IncomeComposition {
  /** What every payday brings: basic pay, a pension, a benefit that does not change. */
  readonly guaranteed: IncomePart;
  /** What depends on hours, sales or customers: overtime, commission, tips, invoices. */
  readonly variable: IncomePart;
  /** A bonus, arrears, back pay, a one-off benefit. `monthly` is a twelfth of `total`. */
  readonly oneOff: IncomePart;
}

export const INCOME_COMPOSITION = {
  guaranteed: { object: INCOME_PART },
  variable: { object: INCOME_PART },
  oneOff: { object: INCOME_PART },
} as const satisfies MembersOf<IncomeComposition>;

export const INCOME_HAIRCUTS = {
  guaranteed: 'fraction',
  variable: 'fraction',
  oneOff: 'fraction',
} as const satisfies MembersOf<IncomeHaircuts>;

/** The estimate of all streams but one. */
export interface IncomeWithoutStream {
  /** The place of the stream in `incomeStreams`, from 0. */
  readonly stream: number;
  /** The sum of the estimates of the other streams, for a calendar month. */
  readonly estimatedIncome: number;
  /** The estimate of the stream as a share of the estimate of all, 0 to 1, to four places. Null when that is 0. */
  readonly share: number | null;
}

const INCOME_WITHOUT_STREAM = {
  stream: 'count',
  estimatedIncome: 'money',
  share: { orNull: 'ratio' },
} as const satisfies MembersOf<IncomeWithoutStream>;

/** The estimate of all streams as if one transaction were not there. */
export interface IncomeWithoutTransaction {
  readonly transactionId: string;
  /** The sum of the estimates, with its stream judged again without it. The other streams stay as they are. */
  readonly estimatedIncome: number;
  /** That less `estimatedIncome` of the summary: below zero where the estimate would be lower. Never 0. */
  readonly difference: number;
}

export const INCOME_WITHOUT_TRANSACTION = {
  transactionId: 'text',
  estimatedIncome: 'money',
  difference: 'money',
} as const satisfies MembersOf<IncomeWithoutTransaction>;

/** What the estimate of all streams depends on. */
export interface IncomeSensitivity {
  /** One for each stream, in the order of `incomeStreams`. */
  readonly withoutStreams: readonly IncomeWithoutStream[];
  /** The transactions that move the estimate most, at most five. The largest difference comes first, then the lower id. */
  readonly transactions: readonly IncomeWithoutTransaction[];
}

export const INCOME_SENSITIVITY = {
  withoutStreams: { list: { object: INCOME_WITHOUT_STREAM } },
  transactions: { list: { object: INCOME_WITHOUT_TRANSACTION }, most: 5 },
} as const satisfies MembersOf<IncomeSensitivity>;
