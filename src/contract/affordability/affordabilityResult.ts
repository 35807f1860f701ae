/** Affordability: month by month as recorded and as calculated, the estimates that follow, and what they are made of. */

import type { IsoDate } from '../../base/calendar.js';
import { AFFORDABILITY_SECTIONS } from '../../model/affordabilitySections.js';
import type { ResultMeta } from '../../model/meta.js';
import type { SfsWording } from '../../model/standardFinancialStatement.js';
import type { AffordabilitySection, CategorySlug } from '../../model/taxonomy.js';
import type { MembersOf } from '../kinds.js';
import { AFFORDABILITY_INDICATOR, type AffordabilityIndicator } from './affordabilityIndicators.js';
import { STATEMENT_HEADING, type StatementHeading } from './affordabilityStatement.js';
import { EXPENDITURE, type Expenditure } from './expenditure.js';
import { INCOME_NOTE, type IncomeNote } from './incomeNotes.js';
import {
  CHANGED_BILL,
  type ChangedBill,
  REGULAR_BILL,
  type RegularBill,
  STOPPED_BILL,
  type StoppedBill,
} from './regularBills.js';

/**
 * One line of a month: what was earned or spent in one category. A refund reduces the cost that it returns. Only a refund whose
 * purchase is not known has a line of its own, in the section `offset`.
 */
export interface AffordabilityLine {
  readonly section: AffordabilitySection;
  /** The line of the Standard Financial Statement, in words. Null where the statement has none. */
  readonly sfs: SfsWording | null;
  /** The slug of the category. */
  readonly category: CategorySlug;
  /**
   * The working amount: what the month is taken to have earned or cost. It counts verified income, spreads bills that fall less
   * often than monthly over the months they cover, and counts a refund in the month of its purchase. For income it is money in
   * less money out, for all else the reverse.
   */
  readonly amount: number;
  /** What the transactions of the month add up to. */
  readonly recorded: number;
  /** The transactions that `recorded` adds up. */
  readonly recordedTransactionIds: readonly string[];
  /** The transactions of `recorded`, and those of other months that are a part of `amount`. */
  readonly transactionIds: readonly string[];
}

export const AFFORDABILITY_LINE = {
  section: { oneOf: AFFORDABILITY_SECTIONS },
  sfs: { orNull: 'sfsWording' },
  category: 'categorySlug',
  amount: 'money',
  recorded: 'money',
  recordedTransactionIds: { list: 'text' },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<AffordabilityLine>;

/** Affordability of one calendar month. Amounts are in the account's currency. */
export interface MonthAffordability {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The first day of the month, `YYYY-MM-DD`. */
  readonly monthDateTime: IsoDate;
  /** True when the data do not cover the whole month. */
  readonly isPartial: boolean;
  /** The verified recurring income of all streams: the sum of the working amounts of the income lines. */
  readonly calculatedIncome: number;
  /** The sum of the working amounts of the fixed lines. */
  readonly fixedCosts: number;
  /** The sum of the working amounts of the flexible lines. */
  readonly flexibleCosts: number;
  /** The sum of the working amounts of the debt lines: repayments, fees and interest. */
  readonly debtFees: number;
  /**
   * `calculatedIncome - fixedCosts - debtFees`, less `flexibleCosts` when flexible costs are included. Below zero where the costs
   * are higher.
   */
  readonly affordability: number;
  /** All income recorded in the month, verified or not. */
  readonly incomeForMonth: number;
  /** `incomeForMonth` less the recorded costs of the same sections. */
  readonly affordabilityForMonth: number;
  readonly lines: readonly AffordabilityLine[];
}

export const MONTH_AFFORDABILITY = {
  year: 'year',
  month: 'month',
  monthDateTime: 'date',
  isPartial: 'truth',
  calculatedIncome: 'money',
  fixedCosts: 'money',
  flexibleCosts: 'money',
  debtFees: 'money',
  affordability: 'money',
  incomeForMonth: 'money',
  affordabilityForMonth: 'money',
  lines: { list: { object: AFFORDABILITY_LINE } },
} as const satisfies MembersOf<MonthAffordability>;

/** The estimates of a calendar month, before or after the stress that the request names. */
export interface StressFigures {
  /** The income of a month. */
  readonly income: number;
  /** The fixed costs of a month. */
  readonly fixed: number;
  /** The flexible costs of a month. */
  readonly flexible: number;
  /** The debt costs of a month. */
  readonly debt: number;
  /** Irregular payments to people of a month, which no estimate counts. */
  readonly paymentsToPeople: number;
  /** `income - fixed - debt - paymentsToPeople`, less `flexible` when flexible costs are included. */
  readonly affordability: number;
}

const STRESS_FIGURES = {
  income: 'money',
  fixed: 'money',
  flexible: 'money',
  debt: 'money',
  paymentsToPeople: 'money',
  affordability: 'money',
} as const satisfies MembersOf<StressFigures>;

/**
 * Whether a new repayment can be afforded, under the stress that the request names. Amounts are for a calendar month.
 */
export interface StressTest {
  /** True when `headroom` is not below zero. */
  readonly affordable: boolean;
  /** The estimates as they are, and irregular payments to people. */
  readonly before: StressFigures;
  /**
   * The estimates under stress: less income, higher fixed and flexible costs, the new repayment among the debts, and irregular
   * payments to people, raised as the costs are.
   */
  readonly after: StressFigures;
  /** What is left after all of it. Below zero where money is short. */
  readonly headroom: number;
  /** The most that a new repayment may be under the same stress of income and costs, at least 0. */
  readonly largestAffordableRepayment: number;
  /** What is left of an ordinary month after the new repayment, without any stress of income and costs. */
  readonly leftInOrdinaryMonth: number;
  /** What a cautious lender would count on in the poorest month: the sum of `poorestMonthIncome` of all verified streams. */
  readonly poorestMonthIncome: number;
  /** What is left of such a month after the new repayment, without any stress of costs. */
  readonly leftInPoorestMonth: number;
}

export const STRESS_TEST = {
  affordable: 'truth',
  before: { object: STRESS_FIGURES },
  after: { object: STRESS_FIGURES },
  headroom: 'money',
  largestAffordableRepayment: 'amount',
  leftInOrdinaryMonth: 'money',
  poorestMonthIncome: 'money',
  leftInPoorestMonth: 'money',
} as const satisfies MembersOf<StressTest>;

/** What a person stated of a calendar month, beside what the account shows. */
export interface StatedAgainstSeen {
  /** As the options state it. */
  readonly stated: number;
  /** The estimate of the account, from its transactions. */
  readonly seen: number;
  /** `seen - stated`. */
  readonly difference: number;
  /** `seen / stated`, rounded to four decimals; 1 where both are equal. Null where 0 was stated. */
  readonly seenOfStated: number | null;
  /** The transactions behind `seen`. */
  readonly transactionIds: readonly string[];
}

const STATED_AGAINST_SEEN = {
  stated: 'money',
  seen: 'money',
  difference: 'money',
  seenOfStated: { orNull: 'ratio' },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<StatedAgainstSeen>;

/** Whether what was stated is true. Each is null where the options state nothing. */
export interface Stated {
  /** Against `estimatedCalculatedIncome`. */
  readonly income: StatedAgainstSeen | null;
  /** Against the estimate of rent, which counts a payment that is assumed to be the rent too. */
  readonly rent: StatedAgainstSeen | null;
}

export const STATED = {
  income: { orNull: { object: STATED_AGAINST_SEEN } },
  rent: { orNull: { object: STATED_AGAINST_SEEN } },
} as const satisfies MembersOf<Stated>;

/**
 * Payments to people that come at no regular time, less what the same people paid. They are in no estimate, and in the stress test.
 * Regular ones are among the regular bills.
 */
export interface PaymentsToPeople {
  /** The mean of the months that estimate irregular costs, at least 0. */
  readonly monthlyMean: number;
  /** How many payments were made in these months. */
  readonly count: number;
  readonly transactionIds: readonly string[];
}

const PAYMENTS_TO_PEOPLE = {
  monthlyMean: 'money',
  count: 'count',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<PaymentsToPeople>;

/**
 * What `assessAffordability` returns: the months as they were recorded, and estimates for a calendar month. Amounts are in the
 * account's currency. With an ownership share, every amount is that share of the account's.
 */
export interface AssessAffordabilityResult {
  readonly referenceId: string | null;
  /** True when flexible costs are subtracted in every `affordability` of the result. They are shown in either case. */
  readonly includeFlexibleCosts: boolean;
  /** At most twelve calendar months, the newest first. */
  readonly monthAffordabilities: readonly MonthAffordability[];
  /** The estimated income of a calendar month: the sum of the estimates of all verified streams. */
  readonly estimatedCalculatedIncome: number;
  /** The estimated fixed costs of a calendar month. */
  readonly estimatedFixedCosts: number;
  /** The estimated flexible costs of a calendar month. */
  readonly estimatedFlexibleCosts: number;
  /** The estimated debt repayments, fees and interest of a calendar month. */
  readonly estimatedDebtFees: number;
  /**
   * What is left in a calendar month: estimated income less fixed and debt costs, and less flexible costs when those are
   * included. Below zero where the costs are higher.
   */
  readonly estimatedAffordability: number;
  /** What is put aside in a calendar month. It is no cost. */
  readonly estimatedSavings: number;
  /** The complete months whose mean estimates irregular costs, the newest first. Empty when no month is complete. */
  readonly estimatedFrom: readonly { readonly year: number; readonly month: number }[];
  /** The estimates by heading and line of the Standard Financial Statement, in its order. */
  readonly statement: readonly StatementHeading[];
  /** The estimated costs, divided into committed, essential and discretionary. */
  readonly expenditure: Expenditure;
  /** The bills that go on, in the order of the taxonomy and then by payee. */
  readonly regularBills: readonly RegularBill[];
  /** The regular bills that are no longer paid. */
  readonly stoppedBills: readonly StoppedBill[];
  /** The regular bills whose amount changed and stayed changed. */
  readonly changedBills: readonly ChangedBill[];
  /**
   * Payments of unknown purpose that are taken for rent or mortgage, since no other such payment is known. Everything above
   * counts them so, even where enrichment leaves them uncategorised. Null where there are none. docs/affordability.md says when
   * this happens.
   */
  readonly assumedHome: RegularBill | null;
  readonly paymentsToPeople: PaymentsToPeople;
  /** What to know about the estimated income. Empty when there is nothing. */
  readonly incomeNotes: readonly IncomeNote[];
  /** Null unless the request asks for it. */
  readonly stressTest: StressTest | null;
  /** Null unless the options state an income or a rent, and for one of several accounts: people state what they have in all. */
  readonly stated: Stated | null;
  /** Signs of risk, each with its definition. */
  readonly indicators: readonly AffordabilityIndicator[];
  readonly meta: ResultMeta;
}

export const ASSESS_AFFORDABILITY_RESULT = {
  referenceId: { orNull: 'text' },
  includeFlexibleCosts: 'truth',
  monthAffordabilities: { list: { object: MONTH_AFFORDABILITY }, most: 12 },
  estimatedCalculatedIncome: 'money',
  estimatedFixedCosts: 'money',
  estimatedFlexibleCosts: 'money',
  estimatedDebtFees: 'money',
  estimatedAffordability: 'money',
  estimatedSavings: 'money',
  estimatedFrom: { list: { object: { year: 'year', month: 'month' } } },
  statement: { list: { object: STATEMENT_HEADING } },
  expenditure: { object: EXPENDITURE },
  regularBills: { list: { object: REGULAR_BILL } },
  stoppedBills: { list: { object: STOPPED_BILL } },
  changedBills: { list: { object: CHANGED_BILL } },
  assumedHome: { orNull: { object: REGULAR_BILL } },
  paymentsToPeople: { object: PAYMENTS_TO_PEOPLE },
  incomeNotes: { list: { object: INCOME_NOTE } },
  stressTest: { orNull: { object: STRESS_TEST } },
  stated: { orNull: { object: STATED } },
  indicators: { list: { object: AFFORDABILITY_INDICATOR } },
} as const satisfies MembersOf<Omit<AssessAffordabilityResult, 'meta'>>;
