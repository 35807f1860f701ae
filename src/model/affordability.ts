/** Affordability: month by month as recorded and as reckoned, the estimates that follow, and what they are made of. */
import type { IsoDate } from '../base/calendar.js';
import type { ResultMeta } from './meta.js';
import type { AffordabilitySection } from './taxonomy.js';

/** Refunds are netted against the cost they return, so no line has the section `offset` unless its cost is unknown. */
export interface AffordabilityLine {
  readonly section: AffordabilitySection;
  /** Standard Financial Statement line; null where the statement has none. */
  readonly sfs: string | null;
  /** Category slug. */
  readonly category: string;
  /**
   * The working amount: verified income; bills that fall less often than monthly spread; refunds in the month of their
   * purchase. Income: money in less money out; else the reverse.
   */
  readonly amount: number;
  /** What the month's transactions add up to. */
  readonly recorded: number;
  /** Those that `recorded` adds up. */
  readonly recordedTransactionIds: readonly string[];
  /** These, and those of other months that `amount` has a part of. */
  readonly transactionIds: readonly string[];
}

export interface MonthAffordability {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The first day of the month. */
  readonly monthDateTime: IsoDate;
  /** The data do not cover the whole month. */
  readonly isPartial: boolean;
  /** The sum of the income lines' working amounts: verified recurring income, of all streams. */
  readonly calculatedIncome: number;
  /** Sums of the lines' working amounts, by section. */
  readonly fixedCosts: number;
  readonly flexibleCosts: number;
  readonly debtFees: number;
  /** calculatedIncome - fixedCosts - debtFees, less flexibleCosts when those are included. */
  readonly affordability: number;
  /** All income recorded. */
  readonly incomeForMonth: number;
  /** incomeForMonth less the recorded costs of the same sections. */
  readonly affordabilityForMonth: number;
  readonly lines: readonly AffordabilityLine[];
}

/** A section that is estimated. */
export type EstimatedSection = Extract<
  AffordabilitySection,
  'income' | 'fixed' | 'flexible' | 'debt' | 'savings'
>;

/** One line of the Standard Financial Statement. */
export interface StatementLine {
  /** The line's key in the statement's own schema; null where the statement has none. */
  readonly line: string | null;
  readonly name: string;
  readonly section: EstimatedSection;
  /** Category slugs that stand on the line here. */
  readonly categories: readonly string[];
  /** Estimated for a calendar month. */
  readonly amount: number;
  /** Months of the table in which something was recorded on the line. */
  readonly monthsSeen: number;
  /** Of what each complete month of the table recorded, months without any included; null without a complete month. */
  readonly minimum: number | null;
  readonly mean: number | null;
  readonly maximum: number | null;
  readonly transactionIds: readonly string[];
}

/** A heading of the statement. The lines of a section add up to the section's estimate. */
export interface StatementHeading {
  /** The heading's key in the statement's own schema; null for what stands on none of its lines. */
  readonly heading: string | null;
  readonly name: string;
  /** The sum of its lines. */
  readonly amount: number;
  readonly lines: readonly StatementLine[];
}

/** After the terms of CONC 5.2A.18G and MCOB 11.6; see docs/affordability.md. */
export type ExpenditureView = 'committed' | 'basic-essential' | 'basic-quality-of-life' | 'discretionary';

export interface ViewedCategory {
  readonly category: string;
  readonly section: EstimatedSection;
  readonly amount: number;
  /** Why the category belongs to the view. */
  readonly reason: string;
}

export interface ExpenditureViewTotal {
  readonly view: ExpenditureView;
  readonly definition: string;
  readonly amount: number;
  /** Largest first. */
  readonly categories: readonly ViewedCategory[];
}

/** The same estimated costs (fixed, flexible and debt) in another cut. */
export interface Expenditure {
  readonly committed: number;
  /** Basic essential expenditure and basic quality of life. */
  readonly essential: number;
  readonly discretionary: number;
  /** committed + essential. */
  readonly nonDiscretionary: number;
  /** estimatedFixedCosts + estimatedFlexibleCosts + estimatedDebtFees, flexible costs always included. */
  readonly total: number;
  readonly views: readonly ExpenditureViewTotal[];
}

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

/** A bill that goes on. */
export interface RegularBill {
  /** The merchant or payee; where the text names none, the text of the first payment. */
  readonly payee: string;
  readonly category: string;
  readonly section: EstimatedSection;
  /** As on the lines of a month. */
  readonly sfs: string | null;
  readonly frequency: BillFrequency;
  /** What one payment is expected to be: its current level, or the mean of a bill that varies. */
  readonly payment: number;
  /** payment times its payments a month; part of the estimate of its line. */
  readonly monthlyAmount: number;
  readonly lastDate: IsoDate;
  readonly transactionIds: readonly string[];
}

/** A regular bill that is paid no longer, and in no estimate. */
export interface StoppedBill extends RegularBill {
  /** Its last payment. */
  readonly lastAmount: number;
}

/** A regular bill whose amount changed and stayed changed. */
export interface ChangedBill extends RegularBill {
  /** One payment, before and since. */
  readonly previousPayment: number;
  readonly currentPayment: number;
  /** The first payment at the current level. */
  readonly since: IsoDate;
}

export interface StressFigures {
  readonly income: number;
  readonly fixed: number;
  readonly flexible: number;
  readonly debt: number;
  /** income - fixed - debt - (flexible when included). */
  readonly affordability: number;
}

/** "Can they afford it", under the stress that the request names. */
export interface StressTest {
  /** headroom is not below zero. */
  readonly affordable: boolean;
  /** The estimates. */
  readonly before: StressFigures;
  /** Income down, fixed and flexible costs up, the new repayment among the debts. */
  readonly after: StressFigures;
  /** What is left after all of it; negative where it falls short. */
  readonly headroom: number;
  /** The most a new repayment may be under the same stress of income and costs; at least 0. */
  readonly largestAffordableRepayment: number;
}

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

/** Sums of amounts; of days or payments where the indicator counts those. */
export interface IndicatorTrend {
  /** The latest three complete months. */
  readonly latest: number;
  /** The three complete months before them. */
  readonly before: number;
}

export interface AffordabilityIndicator {
  readonly kind: IndicatorKind;
  /** What is counted, and what the rule cannot see. */
  readonly definition: string;
  /** Money over the months of the table; null for overdraft days, which have none. */
  readonly amount: number | null;
  /** Transactions, days or payments, as the definition says; null where nothing is counted or balances are not known. */
  readonly count: number | null;
  /** amount / recorded income of the same months, four places; null without income. */
  readonly shareOfIncome: number | null;
  /** amount / recorded fixed, flexible and debt costs of the same months, four places; null without costs. */
  readonly shareOfCosts: number | null;
  /** Null with fewer than six complete months, or where balances are not known. */
  readonly trend: IndicatorTrend | null;
  readonly transactionIds: readonly string[];
}

/** With an ownership share every amount is that share of the account's; see docs/affordability.md. */
export interface AssessAffordabilityResult {
  readonly referenceId: string | null;
  readonly includeFlexibleCosts: boolean;
  /** At most twelve, newest first. */
  readonly monthAffordabilities: readonly MonthAffordability[];
  readonly estimatedCalculatedIncome: number;
  readonly estimatedFixedCosts: number;
  readonly estimatedFlexibleCosts: number;
  readonly estimatedDebtFees: number;
  /** income - fixed - debt - (flexible when included). */
  readonly estimatedAffordability: number;
  readonly estimatedSavings: number;
  /** The complete months that irregular costs are the mean of, newest first; empty when no month is complete. */
  readonly estimatedFrom: readonly { readonly year: number; readonly month: number }[];
  /** In the order of the Standard Financial Statement. */
  readonly statement: readonly StatementHeading[];
  readonly expenditure: Expenditure;
  /** In the order of the taxonomy, then by payee. */
  readonly regularBills: readonly RegularBill[];
  readonly stoppedBills: readonly StoppedBill[];
  readonly changedBills: readonly ChangedBill[];
  /**
   * Payments of unknown purpose that are taken for rent or mortgage, since none is known: everything above counts them so,
   * also where enrichment leaves them uncategorised. Null where there are none; see docs/affordability.md.
   */
  readonly assumedHome: RegularBill | null;
  /** Null unless the request asks for it. */
  readonly stressTest: StressTest | null;
  readonly indicators: readonly AffordabilityIndicator[];
  readonly meta: ResultMeta;
}
