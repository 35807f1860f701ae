/** What a report holds. It is plain data: every renderer reads the same. */

import type { AffordabilityIndicator } from '../../contract/affordability/affordabilityIndicators.js';
import type { AssessAffordabilityResult } from '../../contract/affordability/affordabilityResult.js';
import type { StatementHeading } from '../../contract/affordability/affordabilityStatement.js';
import type { PartNotComputed } from '../../contract/analysis.js';
import type { BusinessHealthPeriod } from '../../contract/health/businessHealth.js';
import type { ConsumerHealthPeriod } from '../../contract/health/consumerHealth.js';
import type { SufficiencyReason, SufficiencyVerdict } from '../../contract/income/incomeResult.js';
import type { IncomePrediction, IncomeStream } from '../../contract/income/incomeStream.js';
import type { IntegrityFinding } from '../../contract/integrity.js';
import type { CurrencyCode } from '../../model/transaction.js';
import type { CreditProfile } from './options.js';

/** A figure with its explanation. */
export interface ReportFigure {
  /** Null where it could not be computed. */
  readonly value: number | null;
  /** How it is made, in words. Null where nothing explains it. */
  readonly formula: string | null;
  /** The other figures that it is made from. At most twelve. */
  readonly inputs: readonly { readonly name: string; readonly value: string | number | boolean | null }[];
  /** The number of transactions that it is made from. */
  readonly transactionCount: number;
}

/** A booked or pending transaction, as the statement shows it. */
export interface ReportTransaction {
  /** The account that it is of. */
  readonly accountId: string;
  /** Its id in the request. */
  readonly transactionId: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The text of the bank. */
  readonly description: string;
  /** Who was paid or paid, where it is known. */
  readonly merchant: string | null;
  /** The name of the category. */
  readonly category: string;
  /** Above zero for money in, below zero for money out. */
  readonly amount: number;
  /** The account's balance after it, as the bank gave it. */
  readonly balance: number | null;
  /** False for what no figure counts, such as a pending payment or a repeat. */
  readonly isCounted: boolean;
}

/** Days overdrawn one after the other, by the balances that the bank gave. */
export interface OverdraftSpell {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly to: string;
  /** How many days. */
  readonly days: number;
  /** The lowest balance, below zero. */
  readonly deepest: number;
}

/** A day on which a stream paid, or on which a payment was due by its rhythm and none was seen. */
export interface StreamPayday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Null where no payment was seen. */
  readonly amount: number | null;
}

/** An income stream with its paydays. */
export interface ReportStream {
  readonly stream: IncomeStream;
  readonly paydays: readonly StreamPayday[];
  readonly estimate: ReportFigure;
}

/** One month of income and costs, as recorded. */
export interface ReportMonth {
  /** Such as 2026. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** True where the data do not cover the whole month. */
  readonly isPartial: boolean;
  /** All income of the month. */
  readonly income: number;
  /** Its fixed costs. */
  readonly fixed: number;
  /** Its flexible costs. */
  readonly flexible: number;
  /** Its repayments, fees and interest. */
  readonly debt: number;
  /** Income less all costs. */
  readonly left: number;
}

/** The balance at the end of a day. */
export interface DayBalance {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Below zero where the account is overdrawn. */
  readonly balance: number;
}

/** An account with its balances. */
export interface AccountOverview {
  /** Its id in the request. */
  readonly accountId: string;
  /** As the caller names it, otherwise its id. */
  readonly name: string;
  /** Null where none was given. */
  readonly currentBalance: number | null;
  /** One for each day of the history. Empty without a current balance. */
  readonly days: readonly DayBalance[];
  /** The number of transactions that count. */
  readonly transactionCount: number;
}

/** What was spent on a category in the months of the report, less refunds. */
export interface SpendingCategory {
  /** The name of the category. */
  readonly name: string;
  /** In the account's currency, above zero. */
  readonly amount: number;
  /** Of all spending, 0 to 1. */
  readonly share: number;
}

/** An indicator with the transactions behind it. */
export interface IndicatorPicture {
  readonly indicator: AffordabilityIndicator;
  /** True for signs of risk, false for facts such as a loan that is repaid. */
  readonly isRisk: boolean;
  readonly transactions: readonly ReportTransaction[];
}

/** Whether the accounts say enough to state an income. */
export interface ReportSufficiency {
  /** Of several accounts that income is paid into, the worst. */
  readonly verdict: SufficiencyVerdict;
  /** All that one of them lacks. Empty when the verdict is `sufficient`. */
  readonly reasons: readonly SufficiencyReason[];
}

/** One thing that was found against the data, and what to ask for. */
export type ReportFinding = Pick<IntegrityFinding, 'severity' | 'text' | 'askFor'>;

/** A report on one account or on several. */
export interface Report {
  /** Whose accounts these are, as the caller says. */
  readonly holder: string | null;
  /** Null where it is not known. */
  readonly currencyCode: CurrencyCode | null;
  /** Its as-of date, `YYYY-MM-DD`. */
  readonly asOf: string | null;
  /** The day of the first booked transaction, or the first day of the history where that is known. */
  readonly from: string | null;
  /** The version of this library. */
  readonly engineVersion: string;
  /** The version of the taxonomy. */
  readonly taxonomyVersion: string;
  readonly summary: {
    /** Null also where only cards were given, which say nothing of a household. */
    readonly income: ReportFigure;
    /** What the streams will bring together. Null where they do not add up to the income. */
    readonly prediction: IncomePrediction | null;
    /** What a cautious lender would count on of all streams in the poorest month. Null where they do not add up. */
    readonly poorestMonthIncome: number | null;
    /** How much the income can be relied on, 0 to 10; of several accounts the mean, by income. Null where no income still comes. */
    readonly sureness: number | null;
    /** Whether the accounts say enough to state the income, and what they lack. Null where income was not verified. */
    readonly sufficiency: ReportSufficiency | null;
    /** Null also where only cards were given, which say nothing of a household. */
    readonly left: ReportFigure;
    /** What was found, the gravest first. */
    readonly risks: readonly IndicatorPicture[];
    /** The number of calendar months that the data cover whole, at most twelve. */
    readonly completeMonths: number;
    /** What was found against the data: of each account, then of all together. */
    readonly findings: readonly ReportFinding[];
    /** What score validation found wrong with the data. Empty where it passed. Null where it was not run. */
    readonly failedChecks: readonly string[] | null;
  };
  readonly streams: readonly ReportStream[];
  /**
   * The payments that the income depends on most, at most five of each account, the largest difference first. `difference` is by how
   * much the income of a month would change without it.
   */
  readonly incomeDependsOn: readonly {
    readonly transaction: ReportTransaction;
    readonly difference: number;
  }[];
  /** Payers beyond the three main streams. Their income counts too. */
  readonly furtherSources: readonly string[];
  readonly affordability: AssessAffordabilityResult | null;
  /** The oldest first. */
  readonly months: readonly ReportMonth[];
  readonly statement: readonly { readonly heading: StatementHeading; readonly figure: ReportFigure }[];
  readonly accounts: readonly AccountOverview[];
  /** The largest first. */
  readonly spending: readonly SpendingCategory[];
  /** Indicators of which something was found. */
  readonly indicators: readonly IndicatorPicture[];
  /** The oldest first. They have the days that the sign of risk counts. */
  readonly overdrafts: readonly OverdraftSpell[];
  readonly health: {
    readonly quarter: ConsumerHealthPeriod | BusinessHealthPeriod;
    readonly year: ConsumerHealthPeriod | BusinessHealthPeriod;
    readonly explained: Readonly<Record<string, ReportFigure>>;
  } | null;
  /** The largest payments that belong to no regular income, bill or transfer between own accounts. */
  readonly significant: {
    readonly credits: readonly ReportTransaction[];
    readonly debits: readonly ReportTransaction[];
  };
  /** All transactions, the newest first. Within a day, running balances say which it is, or else the order of the whole request. */
  readonly transactions: readonly ReportTransaction[];
  readonly creditProfile: CreditProfile | null;
  readonly notComputed: readonly PartNotComputed[];
}
