/** Affordability: month by month as recorded and as calculated, the estimates that follow, and what they are made of. */
import type { IsoDate } from '../base/calendar.js';
import type { ResultMeta } from './meta.js';
import type { IncomeNote } from './netOfTax.js';
import type { SfsLine, SfsSection, SfsWording } from './standardFinancialStatement.js';
import type { AffordabilitySection, CategorySlug } from './taxonomy.js';

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

/** A section of affordability that has an estimate. */
export type EstimatedSection = Extract<
  AffordabilitySection,
  'income' | 'fixed' | 'flexible' | 'debt' | 'savings'
>;

/** One line of the Standard Financial Statement, estimated for a calendar month. */
export interface StatementLine {
  /** The line's key in the statement's own schema, such as `groceries`. Null for what is on none of its lines. */
  readonly line: SfsLine | null;
  readonly name: string;
  readonly section: EstimatedSection;
  /** The slugs of the categories that belong to the line here. */
  readonly categories: readonly CategorySlug[];
  /** The estimate for a calendar month. */
  readonly amount: number;
  /** The number of months in the table in which something was recorded on the line. */
  readonly monthsSeen: number;
  /**
   * The least that a complete month of the table recorded on the line, 0 where a month recorded nothing. Null without a complete
   * month.
   */
  readonly minimum: number | null;
  /** The mean of what the complete months recorded. Null without a complete month. */
  readonly mean: number | null;
  /** The most that a complete month recorded. Null without a complete month. */
  readonly maximum: number | null;
  readonly transactionIds: readonly string[];
}

/**
 * A heading of the Standard Financial Statement with its lines. The lines of a section add up to the estimate of the section.
 */
export interface StatementHeading {
  /** The heading's key in the statement's own schema. Null for what is on none of its lines. */
  readonly heading: SfsSection | null;
  readonly name: string;
  /** The sum of its lines, for a calendar month. */
  readonly amount: number;
  readonly lines: readonly StatementLine[];
}

/**
 * A kind of expenditure, after the terms of CONC 5.2A.18G and MCOB 11.6. docs/affordability.md says which category belongs to
 * which.
 */
export type ExpenditureView = 'committed' | 'basic-essential' | 'basic-quality-of-life' | 'discretionary';

/** A category within a view of the expenditure, and why it is there. */
export interface ViewedCategory {
  /** The slug of the category. */
  readonly category: CategorySlug;
  readonly section: EstimatedSection;
  /** Its estimated cost in a calendar month. */
  readonly amount: number;
  /** Why the category belongs to the view. */
  readonly reason: string;
}

/** One view of the expenditure: its total, and the categories in it. */
export interface ExpenditureViewTotal {
  readonly view: ExpenditureView;
  /** What the view stands for, in words. */
  readonly definition: string;
  /** The sum of its categories, for a calendar month. */
  readonly amount: number;
  /** The categories of the view, the largest first. */
  readonly categories: readonly ViewedCategory[];
}

/**
 * The estimated costs (fixed, flexible and debt) divided in another way: by whether they can be given up. All amounts are for a
 * calendar month.
 */
export interface Expenditure {
  /** Costs that a contract, a court or the law obliges to. */
  readonly committed: number;
  /** Basic essential expenditure, and the basic quality of life. */
  readonly essential: number;
  /** Costs that can be given up. */
  readonly discretionary: number;
  /** `committed + essential`. */
  readonly nonDiscretionary: number;
  /** `estimatedFixedCosts + estimatedFlexibleCosts + estimatedDebtFees`. Flexible costs are always included. */
  readonly total: number;
  readonly views: readonly ExpenditureViewTotal[];
}

/** How often a bill falls due. `TenInstalments` is ten months a year, with none in February and March. */
export type BillFrequency =
  | 'Weekly'
  | 'Fortnightly'
  | 'FourWeekly'
  | 'SemiMonthly'
  | 'Monthly'
  /** Ten months a year, none in February and March. */
  | 'TenInstalments'
  | 'TwoMonthly'
  | 'Quarterly'
  | 'FourMonthly'
  | 'HalfYearly'
  | 'Annual';

/** A bill that is paid regularly and goes on. */
export interface RegularBill {
  /** The merchant or payee. Where the text names none, this is the text of the first payment. */
  readonly payee: string;
  /** The slug of the category. */
  readonly category: CategorySlug;
  readonly section: EstimatedSection;
  /** The line of the Standard Financial Statement, in words, as on the lines of a month. */
  readonly sfs: SfsWording | null;
  readonly frequency: BillFrequency;
  /** What one payment is expected to be: the bill's current level, or the mean of the payments where they vary. */
  readonly payment: number;
  /** `payment` times the number of payments in a calendar month. It is a part of the estimate of its line. */
  readonly monthlyAmount: number;
  /** The day of the last payment, `YYYY-MM-DD`. */
  readonly lastDate: IsoDate;
  readonly transactionIds: readonly string[];
}

/** A regular bill that is no longer paid. It is part of no estimate. */
export interface StoppedBill extends RegularBill {
  /** The amount of its last payment. */
  readonly lastAmount: number;
}

/** A regular bill whose amount changed and stayed changed. */
export interface ChangedBill extends RegularBill {
  /** The amount of one payment before the change. */
  readonly previousPayment: number;
  /** The amount of one payment since the change. */
  readonly currentPayment: number;
  /** The day of the first payment of the current amount, `YYYY-MM-DD`. */
  readonly since: IsoDate;
}

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
  /** `income - fixed - debt`, less `flexible` when flexible costs are included. */
  readonly affordability: number;
}

/**
 * Whether a new repayment can be afforded, under the stress that the request names. Amounts are for a calendar month.
 */
export interface StressTest {
  /** True when `headroom` is not below zero. */
  readonly affordable: boolean;
  /** The estimates as they are. */
  readonly before: StressFigures;
  /**
   * The estimates under stress: less income, higher fixed and flexible costs, and the new repayment among the debts.
   */
  readonly after: StressFigures;
  /** What is left after all of it. Below zero where money is short. */
  readonly headroom: number;
  /** The most that a new repayment may be under the same stress of income and costs, at least 0. */
  readonly largestAffordableRepayment: number;
}

/** A sign of risk, or a fact that lenders look for, such as `gambling` or `returned-payments`. */
export type IndicatorKind =
  | 'short-term-credit'
  | 'buy-now-pay-later'
  | 'debt-collection'
  | 'debt-management'
  | 'catalogue-credit'
  | 'credit-cards'
  | 'loans'
  | 'new-credit'
  | 'gambling'
  | 'returned-payments'
  | 'overdraft-charges'
  | 'cash-withdrawals'
  | 'benefit-income'
  | 'returned-direct-debits'
  | 'loan-stacking'
  | 'minimum-card-payments'
  | 'missed-housing-payments'
  | 'income-fall'
  | 'overdraft-days'
  | 'overdraft-depth';

/**
 * How an indicator moved: its total in three complete months, and in the three before them. It is an amount, or a number of
 * days or payments where the indicator counts those.
 */
export interface IndicatorTrend {
  /** The total of the latest three complete months. */
  readonly latest: number;
  /** The total of the three complete months before them. */
  readonly before: number;
}

/** A sign of risk with its amount, its share of income and its transactions. */
export interface AffordabilityIndicator {
  readonly kind: IndicatorKind;
  /** What is counted, and what the rule cannot see. */
  readonly definition: string;
  /** The money over the months of the table. Null for overdraft days, which have none. */
  readonly amount: number | null;
  /**
   * The number of transactions, days or payments, as the definition says. Null where nothing is counted or no balances are known.
   */
  readonly count: number | null;
  /** `amount` over the recorded income of the same months, to four places (0.25 is a quarter). Null without income. */
  readonly shareOfIncome: number | null;
  /**
   * `amount` over the recorded fixed, flexible and debt costs of the same months, to four places. Null without costs.
   */
  readonly shareOfCosts: number | null;
  /** Null with fewer than six complete months, or where no balances are known. */
  readonly trend: IndicatorTrend | null;
  readonly transactionIds: readonly string[];
}

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
  /** What to know about the estimated income. Empty when there is nothing. */
  readonly incomeNotes: readonly IncomeNote[];
  /** Null unless the request asks for it. */
  readonly stressTest: StressTest | null;
  /** Signs of risk, each with its definition. */
  readonly indicators: readonly AffordabilityIndicator[];
  readonly meta: ResultMeta;
}
