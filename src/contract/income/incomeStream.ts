/** One source of income. */

import type { IsoDate } from '../../base/calendar.js';
import type { OneOf } from '../../base/oneOf.js';
import type { BenefitName } from '../../model/benefits.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import { INTEGRITY_CHECKS, type IntegrityCheck } from '../integrity.js';
import type { MembersOf } from '../kinds.js';
import { FREQUENCIES, type Frequency } from './frequency.js';
import { INCOME_COMPOSITION, type IncomeComposition } from './incomeComposition.js';
import {
  ESTIMATE_BASIS,
  type EstimateBasis,
  GROSS_ANNUAL_ESTIMATE,
  type GrossAnnualEstimate,
} from './incomeEstimate.js';
import { EXPECTED_END, type ExpectedEnd, YEAR_ON_YEAR, type YearOnYear } from './incomeForward.js';
import {
  DATE_WINDOW,
  type DateWindow,
  OUTLYING_PAYMENT,
  type OutlyingPayment,
  PAY_LEVEL,
  type PayLevel,
  STREAM_MONTH,
  type StreamMonth,
} from './incomePayments.js';

export const STREAM_RANKS = ['One', 'Two', 'Three'] as const;

/** The place of a main income stream by its total amount. */
export type StreamRank = OneOf<typeof STREAM_RANKS>;

const STREAM_STATUSES = ['New', 'Active', 'Late', 'Ended'] as const;

/**
 * Whether a stream still pays.
 *
 * - `New`: there are too few payments to be sure of the rhythm: one or two, or up to three of a new job.
 * - `Active`: it pays as it has paid before.
 * - `Late`: it has been silent for longer than ever before, by a missed payday or more. The estimate stays as it was.
 * - `Ended`: it has been silent for so long that nothing more is expected, and the estimate is 0. Weekly pay never ends within
 *   four weeks of silence, and monthly pay when two paydays are missed. docs/income.md has the whole rule.
 */
export type StreamStatus = OneOf<typeof STREAM_STATUSES>;

export const STREAM_STATUS_WORDS: Readonly<Record<StreamStatus, string>> = {
  New: 'new',
  Active: 'still paid',
  Late: 'late',
  Ended: 'ended',
};

/**
 * What a confidence score is added up from: 3, 1, 1 and 2 points for the four booleans that hold, in this order, plus the two
 * stabilities. The score is at least 0 and at most 10.
 */
export interface ConfidenceScoreFlags {
  /** True when each of the last three complete calendar months holds a payment. 3 points. */
  readonly incomeForLast3Months: boolean;
  /**
   * True when the payments of the last three months, at least three of them, are within 5 % of their median. 1 point.
   */
  readonly varianceTolerance5Percent: boolean;
  /**
   * True when the payments of the last three months, at least three of them, are within 10 % of their median. 1 point.
   */
  readonly varianceTolerance10Percent: boolean;
  /** True when the last payment is within 5 % of the expected one, and none is overdue since. 2 points. */
  readonly mostRecentCheckValue: boolean;
  /**
   * 0 to 3 points. 3: at least 95 % of the expected payments came, and they vary by at most 5 %. 2: 90 % and 15 %. 1: 75 % and
   * 35 %.
   */
  readonly stabilityOverall: 0 | 1 | 2 | 3;
  /** -3 to 0 points: minus one for each payment of the last six months that was missed, or was more than 10 % short. */
  readonly stability6Months: -3 | -2 | -1 | 0;
}

export const CONFIDENCE_SCORE_FLAGS = {
  incomeForLast3Months: 'truth',
  varianceTolerance5Percent: 'truth',
  varianceTolerance10Percent: 'truth',
  mostRecentCheckValue: 'truth',
  stabilityOverall: { points: [0, 1, 2, 3] },
  stability6Months: { points: [-3, -2, -1, 0] },
} as const satisfies MembersOf<ConfidenceScoreFlags>;

const REASONED_FLAGS = [
  'incomeForLast3Months',
  'varianceTolerance5Percent',
  'varianceTolerance10Percent',
  'mostRecentCheckValue',
  'stabilityOverall',
  'stability6Months',
  'incomeLikelihood',
] as const;

/** What a part of a confidence score gives, and why. */
export interface ConfidenceScoreReason {
  /** The flag; `incomeLikelihood` for what the bounds of the score take or add. */
  readonly flag: OneOf<typeof REASONED_FLAGS>;
  /** -10 to 3. The points of all reasons add up to the score. */
  readonly points: number;
  /** Why, in words. */
  readonly reason: string;
}

export const CONFIDENCE_SCORE_REASON = {
  flag: { oneOf: REASONED_FLAGS },
  points: 'number',
  reason: 'text',
} as const satisfies MembersOf<ConfidenceScoreReason>;

/** How a payer paid before it was renamed or taken over, or changed its rhythm. */
export interface EarlierPayer {
  /** The last of the earlier names; the same name where only the rhythm changed. */
  readonly name: string;
  /** The day of the last payment before the latest change, `YYYY-MM-DD`. */
  readonly lastDate: IsoDate;
  /** All payments before that change, the oldest first. The stream's own `transactionIds` hold them too. */
  readonly transactionIds: readonly string[];
}

const EARLIER_PAYER = {
  name: 'text',
  lastDate: 'date',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<EarlierPayer>;

/**
 * What is expected to come, with two ranges: in eight of ten such cases the money that comes lies between `low80` and `high80`, and
 * in nineteen of twenty between `low95` and `high95`. All are at least 0, in the account's currency, and stand in the order
 * `low95`, `low80`, `expected`, `high80`, `high95`.
 */
export interface IncomeForecast {
  /** What comes if all goes on as it is: the mean, moved into the range of eight in ten where it lies outside. */
  readonly expected: number;
  /** In one case of ten less comes. */
  readonly low80: number;
  /** In one case of ten more comes. */
  readonly high80: number;
  /** In one case of forty less comes. */
  readonly low95: number;
  /** In one case of forty more comes. */
  readonly high95: number;
}

const INCOME_FORECAST = {
  expected: 'money',
  low80: 'money',
  high80: 'money',
  low95: 'money',
  high95: 'money',
} as const satisfies MembersOf<IncomeForecast>;

/** `in eight of ten cases between £1,800.00 and £2,100.00`, behind what is expected. `money`: how an amount is written. */
export function forecastText(
  { low80, high80 }: Pick<IncomeForecast, 'low80' | 'high80'>,
  money: (amount: number) => string,
): string {
  return low80 === high80
    ? 'the same in eight of ten cases'
    : `in eight of ten cases between ${money(low80)} and ${money(high80)}`;
}

/** What is expected of the time after the as-of date of the result. */
export interface IncomePrediction {
  /** Of the first calendar month that begins after `asOf`. */
  readonly nextMonth: IncomeForecast;
  /** Of that month and the eleven after it together. */
  readonly nextTwelveMonths: IncomeForecast;
}

export const INCOME_PREDICTION = {
  nextMonth: { object: INCOME_FORECAST },
  nextTwelveMonths: { object: INCOME_FORECAST },
} as const satisfies MembersOf<IncomePrediction>;

/** What `poorestMonthIncome` stands for. */
export function poorestMonthText(poorestMonthIncome: number): string {
  return poorestMonthIncome === 0
    ? 'A cautious lender would not count on it in every month.'
    : 'What a cautious lender would count on.';
}

const NET_OF_TAX = ['net', 'receipts'] as const;

/**
 * Whether income can be spent as it arrives.
 *
 * - `net`: tax was taken before it was paid, as from pay and private pensions, or little or none is due on it, as on benefits.
 * - `receipts`: money before tax, and before the costs of earning it: trade, platforms, card takings, rent, dividends, interest and
 *   American 1099 pay.
 */
export type NetOfTax = OneOf<typeof NET_OF_TAX>;

/** Whether money arrives after tax. */
export const NET_OF_TAX_WORDS: Readonly<Record<NetOfTax, string>> = {
  net: 'after tax, or free of it',
  receipts: 'before tax',
};

/** An income stream: one payer, one purpose, one rhythm. Amounts are net, in the account's currency. */
export interface IncomeStream {
  /** The place by total amount. Null for benefits and state pensions. */
  readonly rank: StreamRank | null;
  readonly name: string;
  /** The slug of the category. */
  readonly category: CategorySlug;
  /** True for a state benefit. False for the State Pension and Social Security retirement, which have no rank either. */
  readonly isBenefit: boolean;
  /** The benefit's own name, such as `Personal Independence Payment`. Null where it is no benefit. */
  readonly benefit: BenefitName | null;
  /**
   * Not null when the payer had another name or another rhythm before. `name` is the present one. Totals count the payments before
   * and after; the frequency and the estimate of another rhythm are those after. Without a reference that both names share this
   * follows from paydays and amounts.
   */
  readonly continues: EarlierPayer | null;
  /**
   * Whose income it is: the only one of `accountHolders` that its transactions name, as the request writes the name. Null where
   * they name nobody, or more than one may be meant.
   */
  readonly holder: string | null;
  /** The accounts that it is paid into, in order. Empty when the transactions name none. */
  readonly accountIds: readonly string[];
  readonly frequency: Frequency;
  /** How surely it is this frequency and no other, 0 to 1. */
  readonly frequencyCertainty: number;
  /**
   * The recognised rule in words, such as `monthly on day 28, or the working day before`. Null when the stream is irregular.
   */
  readonly schedule: string | null;
  readonly status: StreamStatus;
  /** The estimate for a calendar month. It stays while the stream is late, and is 0 once it has ended. */
  readonly estimatedIncome: number;
  readonly estimateBasis: EstimateBasis;
  /** The estimate for a year: as many payments as fall in a year, or twelve mean months. */
  readonly annualisedIncome: number;
  /** Whether it arrives after tax. docs/income.md says what is which. */
  readonly netOfTax: NetOfTax;
  /**
   * Only for a salary that still pays. Null for everything else, for receipts, and where the last payday is before the tax years that
   * are known or more than a year after them.
   */
  readonly grossAnnualEstimate: GrossAnnualEstimate | null;
  /** What will come, and how surely. All figures are 0 once the stream has ended. */
  readonly prediction: IncomePrediction;
  /**
   * The mean of a year, for a calendar month: a twelfth of what is expected of the next twelve months, and never more than the
   * estimate. 0 once the stream has ended.
   */
  readonly averageMonthIncome: number;
  /**
   * What a cautious lender would count on in the poorest month: as many paydays as every month has (four of weekly pay, two of
   * fortnightly pay), at a level that holds in nine years of ten and is no better than the last three complete months. Never
   * above `averageMonthIncome`, nor above what is expected of next month. 0 for income that comes more seldom than months do,
   * and for a stream that is late or has ended.
   */
  readonly poorestMonthIncome: number;
  /** What kind of money it is: guaranteed, variable, one-off. */
  readonly composition: IncomeComposition;
  /** What the haircuts of the request leave for a calendar month. Without haircuts it is `estimatedIncome`. */
  readonly incomeAfterHaircuts: number;
  /** What one payment is expected to be: the current level, or the mean of the latest payments. */
  readonly expectedPayment: number;
  /** The levels of steady payments, the oldest first. Empty for variable income. */
  readonly levels: readonly PayLevel[];
  /** The payments off these levels. */
  readonly outliers: readonly OutlyingPayment[];
  /** How likely it is that this is pay, pension or benefit, 0 to 1. */
  readonly incomeLikelihood: number;
  /** How much the estimate can be relied on, 0 to 10. */
  readonly confidenceScore: number;
  /** What the score is added up from. Null unless the request asks for `includeFlags`. */
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  /** Each flag with its points and its reason in words. Null unless the request asks for `includeFlags`. */
  readonly confidenceScoreReasons: readonly ConfidenceScoreReason[] | null;
  /** The sum of the payments of the twelve months. */
  readonly total: number;
  /** Twelve calendar months, the newest first. */
  readonly months: readonly StreamMonth[];
  /** The day of the first payment, `YYYY-MM-DD`. */
  readonly firstDate: IsoDate;
  /** The day of the last payment, `YYYY-MM-DD`. */
  readonly lastDate: IsoDate;
  /** When the next payment is expected. Null where the stream follows no schedule, or has ended. */
  readonly nextExpectedDate: DateWindow | null;
  /** The probability that a payment comes within `nextExpectedDate`, 0 to 1, to three decimals. Null where that is null. */
  readonly nextPaymentProbability: number | null;
  /** When the income ends, where its words name income of a fixed term. Null for every other stream, and for one that has ended. */
  readonly expectedEnd: ExpectedEnd | null;
  /** What the stream brought compared with the year before. Null where no month is covered by the data in both years. */
  readonly yearOnYear: YearOnYear | null;
  /** The checks of whether the data can be relied on that ask for something and touch one of its payments. docs/integrity.md has them. */
  readonly integrity: readonly IntegrityCheck[];
  readonly transactionIds: readonly string[];
}

export const INCOME_STREAM = {
  rank: { orNull: { oneOf: STREAM_RANKS } },
  name: 'text',
  category: 'categorySlug',
  isBenefit: 'truth',
  benefit: { orNull: 'benefitName' },
  continues: { orNull: { object: EARLIER_PAYER } },
  holder: { orNull: 'text' },
  accountIds: { list: 'text' },
  frequency: { oneOf: FREQUENCIES },
  frequencyCertainty: 'fraction',
  schedule: { orNull: 'text' },
  status: { oneOf: STREAM_STATUSES },
  estimatedIncome: 'money',
  estimateBasis: { object: ESTIMATE_BASIS },
  annualisedIncome: 'money',
  netOfTax: { oneOf: NET_OF_TAX },
  grossAnnualEstimate: { orNull: { object: GROSS_ANNUAL_ESTIMATE } },
  prediction: { object: INCOME_PREDICTION },
  averageMonthIncome: 'money',
  poorestMonthIncome: 'money',
  composition: { object: INCOME_COMPOSITION },
  incomeAfterHaircuts: 'money',
  expectedPayment: 'money',
  levels: { list: { object: PAY_LEVEL } },
  outliers: { list: { object: OUTLYING_PAYMENT } },
  incomeLikelihood: 'fraction',
  confidenceScore: 'confidence',
  confidenceScoreFlags: { orNull: { object: CONFIDENCE_SCORE_FLAGS } },
  confidenceScoreReasons: { orNull: { list: { object: CONFIDENCE_SCORE_REASON } } },
  total: 'money',
  months: { list: { object: STREAM_MONTH }, most: 12 },
  firstDate: 'date',
  lastDate: 'date',
  nextExpectedDate: { orNull: { object: DATE_WINDOW } },
  nextPaymentProbability: { orNull: 'probability' },
  expectedEnd: { orNull: { object: EXPECTED_END } },
  yearOnYear: { orNull: { object: YEAR_ON_YEAR } },
  integrity: { list: { oneOf: INTEGRITY_CHECKS } },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<IncomeStream>;
