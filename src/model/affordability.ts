/** Affordability: month by month as recorded and as reckoned, and the estimates that follow. */
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
  /** The working amount: verified income; yearly and quarterly bills spread. Income: money in less money out; else the reverse. */
  readonly amount: number;
  /** What the month's transactions add up to. */
  readonly recorded: number;
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
  /** The sum of the income lines' working amounts: verified recurring income. */
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
  | 'overdraft-days';

export interface AffordabilityIndicator {
  readonly kind: IndicatorKind;
  /** One sentence: what is counted. */
  readonly definition: string;
  /** Money over the months of the table; null for overdraft days, which have none. */
  readonly amount: number | null;
  /** Transactions, or days for overdraft days; null when balances are not known. */
  readonly count: number | null;
  /** amount / recorded income of the same months, four places; null without income. */
  readonly shareOfIncome: number | null;
  readonly transactionIds: readonly string[];
}

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
  /** The months that the cost estimates are the mean of, newest first; empty when no month is complete. */
  readonly estimatedFrom: readonly { readonly year: number; readonly month: number }[];
  readonly indicators: readonly AffordabilityIndicator[];
  readonly meta: ResultMeta;
}
