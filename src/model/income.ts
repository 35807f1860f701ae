/** Income verification: what comes in, from whom, how often, how surely. */
import type { IsoDate } from '../base/calendar.js';
import type { BenefitName } from './benefits.js';
import type { IncomeComposition, IncomeHaircuts, IncomeSensitivity } from './incomeComposition.js';
import type { ExpectedEnd, YearOnYear, YearOnYearSummary } from './incomeForward.js';
import type { ResultMeta } from './meta.js';
import type { NetOfTax } from './netOfTax.js';
import type { CategorySlug } from './taxonomy.js';

/** How often an income stream pays. `SemiMonthly` is twice a month; `Irregular` follows no schedule. */
export type Frequency =
  | 'Weekly'
  | 'Fortnightly'
  | 'FourWeekly'
  | 'SemiMonthly'
  | 'Monthly'
  | 'Quarterly'
  | 'Annual'
  | 'Irregular';

/** The place of a main income stream by its total amount. */
export type StreamRank = 'One' | 'Two' | 'Three';

/**
 * Whether a stream still pays.
 *
 * - `New`: there are too few payments to be sure of the rhythm: one or two, or up to three of a new job.
 * - `Active`: it pays as it has paid before.
 * - `Late`: it has been silent for longer than ever before, by a missed payday or more. The estimate stays as it was.
 * - `Ended`: it has been silent for so long that nothing more is expected, and the estimate is 0. Weekly pay never ends within
 *   four weeks of silence, and monthly pay when two paydays are missed. docs/income.md has the whole rule.
 */
export type StreamStatus = 'New' | 'Active' | 'Late' | 'Ended';

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

/** The income of one calendar month. */
export interface MonthIncome {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The sum of the payments booked in the month. */
  readonly income: number;
}

/** The income of one stream in one calendar month. */
export interface StreamMonth extends MonthIncome {
  /** The payments booked in the month. */
  readonly transactionIds: readonly string[];
}

/** The days between which a payment is expected. */
export interface DateWindow {
  /**
   * The earliest day to expect it, `YYYY-MM-DD`: the expected day less the most that a payment has come early so far.
   */
  readonly earliest: IsoDate;
  /** The day that the schedule names, `YYYY-MM-DD`. */
  readonly expected: IsoDate;
  /** The latest day to expect it, `YYYY-MM-DD`: the expected day and the most that a payment has come late so far. */
  readonly latest: IsoDate;
}

/** A run of payments of about the same amount. */
export interface PayLevel {
  /** The day of the first of these payments, `YYYY-MM-DD`. */
  readonly from: IsoDate;
  /** The day of the last of them, `YYYY-MM-DD`. */
  readonly to: IsoDate;
  /** The amount of one payment. */
  readonly amount: number;
  /** The number of payments. */
  readonly payments: number;
}

/** Why a payment is off the usual level. Income that is no pay has the last two only. */
export type OutlyingReason =
  | 'bonus'
  | 'back-pay'
  | 'overtime'
  | 'double-payment'
  | 'final-payment'
  | 'unpaid-leave'
  | 'starter-part-period'
  | 'leaver-part-period'
  | 'larger-than-usual'
  | 'smaller-than-usual';

/** A payment off the level of steady income. It counts in every total, and the estimate leaves it aside. */
export interface OutlyingPayment {
  /** The booking date, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** What was paid. */
  readonly amount: number;
  /** What one payment was at that time. */
  readonly expected: number;
  readonly reason: OutlyingReason;
  readonly transactionIds: readonly string[];
}

/**
 * How `estimatedIncome` is calculated.
 *
 * - `current-level`: from the median of the latest level of steady payments.
 * - `mean-of-payments`: from the latest payments, where they come quarterly or yearly.
 * - `mean-of-paydays`: from the paydays since the last change of variable pay that shows, at most those of the twelve months. One
 *   that was missed counts as nothing.
 * - `mean-of-months`: from the complete calendar months since the last change of irregular income that shows.
 * - `first-payments`: from the last full payment of a job, pension or benefit that has just begun.
 * - `none`: no more income is expected.
 */
export type EstimateMethod =
  | 'current-level'
  | 'mean-of-payments'
  | 'mean-of-paydays'
  | 'mean-of-months'
  | 'first-payments'
  | 'none';

/** What `estimatedIncome` rests on. */
export interface EstimateBasis {
  readonly method: EstimateMethod;
  /** The first day that it rests on, `YYYY-MM-DD`, or null. */
  readonly from: IsoDate | null;
  /** The last day that it rests on, `YYYY-MM-DD`, or null. */
  readonly to: IsoDate | null;
  /** The number of payments that it rests on. */
  readonly payments: number;
  /** By how many paydays a mean of paydays is divided. Null for every other method. */
  readonly paydays: number | null;
  /** By how many months a mean of months is divided. Null for every other method. */
  readonly months: number | null;
  /**
   * How often the first payments of a new stream are taken to come: by the gap between them, by their words, or as pay mostly comes
   * in the country. Null for every other method.
   */
  readonly assumedFrequency: Frequency | null;
  /**
   * The lowest of these payments or months, as a monthly figure. 0 where a payday was missed. Of first payments it is the lower end
   * of a wide range: half of the estimate for one payment, at least a quarter less for more.
   */
  readonly lowest: number;
  /**
   * The highest of these payments or months, as a monthly figure. Of first payments it is the upper end of the range: twice the
   * estimate for one payment, at least a quarter more for several.
   */
  readonly highest: number;
  /**
   * What the stream brought in the last three complete calendar months, divided by three, to compare the estimate with. Null where
   * the data do not cover three complete months.
   */
  readonly lastThreeMonths: number | null;
}

/** What a net salary may be before deductions, in whole pounds or dollars a year. It is an estimate, not a payslip. */
export interface GrossAnnualEstimate {
  /**
   * The gross pay if little is taken. British: Income Tax and National Insurance alone. American: federal income tax on a joint
   * return, Social Security and Medicare, and no state tax but that of `options.usState`.
   */
  readonly low: number;
  /**
   * The gross pay if much is taken. British: a workplace pension and a student loan too. American: federal income tax on a single
   * return, Social Security and Medicare, and the tax of `options.usState`, or of the state that takes most.
   */
  readonly high: number;
  /** The tax year whose rates were used: `2025-26` for British pay, `2025` for American. */
  readonly taxYear: string;
  /** What both ends assume, in words. */
  readonly basis: string;
}

/** The name under which a payer paid before it was renamed or taken over. */
export interface EarlierPayer {
  /** The last of the earlier names. */
  readonly name: string;
  /** The day of the last payment under it, `YYYY-MM-DD`. */
  readonly lastDate: IsoDate;
  /** All payments before the present name, the oldest first. The stream's own `transactionIds` hold them too. */
  readonly transactionIds: readonly string[];
}

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

/** What is expected of the time after the as-of date of the result. */
export interface IncomePrediction {
  /** Of the first calendar month that begins after `asOf`. */
  readonly nextMonth: IncomeForecast;
  /** Of that month and the eleven after it together. */
  readonly nextTwelveMonths: IncomeForecast;
}

/** An income stream: one payer, one purpose, one rhythm. Amounts are net, in the account's currency. */
export interface IncomeStream {
  /** The place by total amount. Null for benefits. */
  readonly rank: StreamRank | null;
  readonly name: string;
  /** The slug of the category. */
  readonly category: CategorySlug;
  /** True for a state benefit. The State Pension and Social Security are pensions, and ranked. */
  readonly isBenefit: boolean;
  /** The benefit's own name, such as `Personal Independence Payment`. Null where it is no benefit. */
  readonly benefit: BenefitName | null;
  /**
   * Not null when the payer had another name before: `name` is then the present one, and every figure counts the payments
   * under both. Without a reference that both share this follows from paydays and amounts.
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
  /** Only for a salary that still pays. Null for everything else, for receipts, and on paydays outside the tax years that are known. */
  readonly grossAnnualEstimate: GrossAnnualEstimate | null;
  /** What will come, and how surely. All figures are 0 once the stream has ended. */
  readonly prediction: IncomePrediction;
  /**
   * What a cautious lender would count on, for a calendar month: the least of the estimate, a twelfth of what comes in the next
   * twelve months in nine cases of ten, and what the last three complete months brought as a monthly figure, if it has come for
   * longer and at least once a month. 0 for a stream that is late or has ended.
   */
  readonly prudentIncome: number;
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
  readonly transactionIds: readonly string[];
}

/** All streams together. */
export interface IncomeStreamsSummary {
  /** The sum of the estimates of the streams, for a calendar month. */
  readonly estimatedIncome: number;
  /** What the streams will bring together, taken to vary apart from each other. */
  readonly prediction: IncomePrediction;
  /** The sum of what a cautious lender would count on of each stream, for a calendar month. */
  readonly prudentIncome: number;
  /** What kinds of money the streams bring together: the sums of theirs. */
  readonly composition: IncomeComposition;
  /** The shares that `options.incomeHaircuts` takes off. */
  readonly haircuts: IncomeHaircuts;
  /** What these haircuts leave for a calendar month: the sum over the streams. */
  readonly incomeAfterHaircuts: number;
  /** What `estimatedIncome` depends on: the streams, and the transactions that move it most. */
  readonly sensitivity: IncomeSensitivity;
  /**
   * What all streams brought compared with the income of the year before, which may have come from other sources. Null where no
   * month is covered by the data in both years.
   */
  readonly yearOnYear: YearOnYearSummary | null;
  /** How much the estimates can be relied on, 0 to 10. */
  readonly confidenceScore: number;
  /**
   * A flag holds when it holds for all streams that still pay; a stability is the lowest of theirs. Null unless the request asks
   * for `includeFlags`.
   */
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  /** The sum of the payments of the twelve months. */
  readonly total: number;
  /** Twelve calendar months, the newest first. */
  readonly months: readonly MonthIncome[];
}

/** Why a credit is in no income stream. docs/income.md says when each of them holds. */
export type CreditNotCountedReason =
  | 'own-transfer'
  | 'refund'
  | 'chargeback'
  | 'returned-payment'
  | 'expenses'
  | 'loan'
  | 'cash'
  | 'cheque'
  | 'person'
  | 'gambling'
  | 'cashback'
  | 'insurance'
  | 'sale-of-goods'
  | 'investment-withdrawal'
  | 'at-or-under-50'
  | 'one-off'
  | 'not-like-income'
  | 'beyond-three-streams'
  | 'benefit-excluded';

/** How a source of credits counts: as one of the three main streams, or as a benefit. */
export type SourceCountedAs = 'stream' | 'benefit';

/**
 * Credits from one payer, counted as income or not. Every credit of the twelve months is in exactly one source. Money that is no
 * income is grouped by payer and reason, so a shop that sent refunds and a prize is two sources.
 */
export interface IncomeSource {
  /** The payer's name. Where the transactions name nobody, the name of the category. */
  readonly name: string;
  /** The slug of the category. */
  readonly category: CategorySlug;
  /** How likely it is that this is pay, pension or benefit, 0 to 1. */
  readonly incomeLikelihood: number;
  /** Null when it does not count as income. */
  readonly countedAs: SourceCountedAs | null;
  /** Why it does not count. Null when it does. */
  readonly reason: CreditNotCountedReason | null;
  /** By booking date, the oldest first. */
  readonly transactionIds: readonly string[];
  /** The sum of its credits in the twelve months. */
  readonly total: number;
  /** The median of its payments, to the penny. Credits of one day are one payment. */
  readonly typicalPayment: number;
}

/**
 * Whether income could be verified. `NoCreditTransactions`: there are no credits to look at. `UnsupportedAccountType`: income is
 * not verified for an account of this sub-type, such as a credit card or a loan.
 */
export type VerifiedIncomeStatus = 'Processed' | 'NoCreditTransactions' | 'UnsupportedAccountType';

/**
 * Whether an account says enough to state an income. `sufficient`: nothing is lacking. `limited`: the figures rest on less than a
 * lender would like. `insufficient`: they should not be relied on alone.
 */
export type SufficiencyVerdict = 'sufficient' | 'limited' | 'insufficient';

/** What an account lacks to state an income. docs/income.md says when each holds, and how to put it to the person. */
export type SufficiencyReason =
  | 'unsupported-account'
  | 'no-income-found'
  | 'history-too-short'
  | 'history-short'
  | 'one-payday'
  | 'few-paydays'
  | 'income-late'
  | 'irregular-income'
  | 'source-not-confirmed'
  | 'not-main-account'
  | 'balance-gaps';

/** Whether the account says enough to state an income, and what it lacks. */
export interface IncomeSufficiency {
  readonly verdict: SufficiencyVerdict;
  /** All that hold, in the order of `SufficiencyReason`. Empty when the verdict is `sufficient`. */
  readonly reasons: readonly SufficiencyReason[];
  /** The complete calendar months of the twelve that the data cover, 0 to 12. */
  readonly monthsCovered: number;
  /** The payments of the streams that still pay. Parts that come on one day are one payment. */
  readonly paydaysSeen: number;
  /** How often the running balances do not go on from one row to the next. 0 where not every row has a balance. */
  readonly balanceGaps: number;
}

/** What `verifyIncome` returns for one account. */
export interface VerifyIncomeResult {
  readonly accountId: string;
  readonly verifiedIncomeStatus: VerifiedIncomeStatus;
  /** At most three main streams by rank, and then every benefit by total. */
  readonly incomeStreams: readonly IncomeStream[];
  readonly incomeStreamsSummary: IncomeStreamsSummary;
  /** Whether the account says enough for these figures. */
  readonly sufficiency: IncomeSufficiency;
  /** Every credit that is in no stream, with the reason. */
  readonly creditsNotCounted: readonly {
    readonly transactionId: string;
    readonly reason: CreditNotCountedReason;
  }[];
  /**
   * Every credit of the twelve months by its source: those that are streams, and those that are not. The largest total comes first,
   * then the earliest first payment, then the name. Empty unless the status is `Processed`.
   */
  readonly incomeSources: readonly IncomeSource[];
  readonly meta: ResultMeta;
}
