/** The result of consumer financial health. */
import type { MembersOf } from '../kinds.js';
import type { FinancialHealthResult, PeriodFrame } from './financialHealth.js';
import { CONSUMER_FIGURES, type ConsumerFigure, FIGURE_PART, type FigurePart } from './healthFigures.js';
import {
  type ActivityMetrics,
  type BalanceMetrics,
  BORROWING,
  type Borrowing,
  EVIDENCED_AMOUNT,
  type EvidencedAmount,
} from './healthMetrics.js';

/**
 * Income, spending and risk of a person's accounts in one period. Amounts are in the account's currency. A cost is net of the
 * refunds that return it, so it can be below zero. Shares and ratios are fractions to four places (0.25 is a quarter), and null
 * where what they divide by is not above zero.
 *
 * To the penny, in every period:
 *
 * - `totalDebit` = `essentialSpending` + `discretionarySpending` + `debtRepayments` + `feesAndInterest.amount` +
 *   `savingsPaidIn` + `transfersOut` + `refundsNetted`
 * - `totalCredit` = `income` + `otherIncome` + `borrowingReceived` + `savingsWithdrawn` + `transfersIn` + `otherCredits` +
 *   `refundsNetted`
 */
export interface ConsumerMetrics {
  /** Every transaction of the period, each in one part. */
  readonly breakdown: readonly FigurePart<ConsumerFigure>[];
  /**
   * Credits of all verified income streams, also beyond the three that income verification shows; before their twelve months,
   * credits from the same sources.
   */
  readonly income: number;
  /** `income` for a calendar month. Null for fewer than 28 days. */
  readonly incomePerMonth: number | null;
  /**
   * How steady income is from whole calendar month to whole calendar month, 0 to 1: 1 less its coefficient of variation. Null with
   * fewer than two such months, or without income.
   */
  readonly incomeStability: number | null;
  /** The number of income streams that paid. */
  readonly incomeSourceCount: number;
  /** The share of income that comes from the largest source. */
  readonly largestIncomeShare: number | null;
  /** How much income hangs on few sources: the sum of their squared shares. 1 is a single source. */
  readonly incomeHerfindahlIndex: number | null;
  /** The share of income that is state benefits. */
  readonly benefitShareOfIncome: number | null;
  /** Credits worded as income or benefit in no verified stream: of 50.00 or less, or one-off. */
  readonly otherIncome: number;
  /** Loan and credit advances received. */
  readonly borrowingReceived: number;
  /** Credits that came out of savings and investments. */
  readonly savingsWithdrawn: number;
  /** Credits from own accounts, from people and from crypto-assets. */
  readonly transfersIn: number;
  /** Every other credit: cash paid in, winnings, one-off payments, and refunds whose purchase is not known. */
  readonly otherCredits: number;
  /** Refunds that reduced the figure of what they return. */
  readonly refundsNetted: number;
  /**
   * Spending that cannot be given up. It is all spending but the discretionary part, debts and fees aside. Mortgage and vehicle
   * finance, cash and uncategorised debits are part of it.
   */
  readonly essentialSpending: number;
  /** Spending that can be given up. */
  readonly discretionarySpending: number;
  /** Repayments of cards, loans, instalments, collection and debt plans. */
  readonly debtRepayments: number;
  /** Bank fees, overdraft interest and fees for returned payments. */
  readonly feesAndInterest: EvidencedAmount;
  /** The lenders and the net of `debtRepayments` and `borrowingReceived`. */
  readonly borrowing: Borrowing;
  /** Debits that went into savings and investments. */
  readonly savingsPaidIn: number;
  /**
   * Debits to own accounts, people and crypto-assets, which are neither spending nor saving, and debits of no category of cost.
   */
  readonly transfersOut: number;
  /** Essential and discretionary spending, debt repayments, fees and interest. */
  readonly totalSpending: number;
  /** `totalSpending` for a calendar month. Null for fewer than 28 days. */
  readonly spendingPerMonth: number | null;
  /** Total spending over income. */
  readonly spendToIncomeRatio: number | null;
  /** Payments of the regular bills that affordability names, current and stopped, less what came back of them. */
  readonly regularCommitments: EvidencedAmount;
  /** Regular commitments over income. */
  readonly commitmentShareOfIncome: number | null;
  /**
   * Streaming, software, gyms and memberships. Paid by recurring card payment, also what is discretionary or bought at will.
   */
  readonly subscriptions: EvidencedAmount;
  /** What went into savings and investments, less what came out of them. */
  readonly savingsContributions: number;
  /** Savings contributions over income. */
  readonly savingsRate: number | null;
  /** Debt repayments, fees and interest over income. */
  readonly debtServiceRatio: number | null;
  /** Rent, mortgage, council tax and service charges. */
  readonly housingCosts: number;
  /** Housing costs over income. */
  readonly housingCostRatio: number | null;
  /** What was paid to gambling firms. Winnings do not reduce it. */
  readonly gambling: EvidencedAmount;
  /** Gambling over income. */
  readonly gamblingShareOfIncome: number | null;
  /** Cash that was taken out. */
  readonly cashWithdrawals: number;
  /** Cash withdrawals over total spending. */
  readonly cashShareOfSpending: number | null;
  /** Repayments of payday loans, home credit and catalogue credit. */
  readonly highCostCredit: EvidencedAmount;
  /**
   * How many months the closing balance covers at the spending of the period: the balance over `spendingPerMonth`. 0 when the
   * account is overdrawn. Null for fewer than 28 days, or without spending.
   */
  readonly monthsOfExpensesCovered: number | null;
  /**
   * The mean balance at the end of the day before money came from the largest income source. Null without such a day in the
   * period.
   */
  readonly averageBalanceBeforePayday: number | null;
  /**
   * How fast the pay of the largest source is gone. A cycle runs from a payday to the day before the next; both are in the period.
   */
  readonly daysToZeroAfterPayday: {
    /**
     * The median number of days from payday to the first day that ends at or below zero, over the cycles that have such a day. 0 is
     * payday itself. Null when no cycle has such a day.
     */
    readonly days: number | null;
    /** How many cycles have such a day. */
    readonly cyclesAtZero: number;
    /** How many cycles there are. */
    readonly cycles: number;
  };
  /**
   * How much of the pay is spent within a week: total spending on the paydays of the largest source and the six days after each,
   * over the income of these paydays. Only paydays whose seven days are in the period count. Null without any, or without income.
   */
  readonly spentWithinSevenDaysOfPay: number | null;
  /**
   * How many days the average balance, at least 0, covers at the mean daily spending (JPMorgan Chase Institute, "Cash is King",
   * 2016). Null without spending.
   */
  readonly bufferDays: number | null;
}

export const CONSUMER_METRICS = {
  breakdown: { list: { object: { figure: { oneOf: CONSUMER_FIGURES }, ...FIGURE_PART } } },
  income: 'money',
  incomePerMonth: { orNull: 'money' },
  incomeStability: { orNull: 'ratio' },
  incomeSourceCount: 'counted',
  largestIncomeShare: { orNull: 'ratio' },
  incomeHerfindahlIndex: { orNull: 'ratio' },
  benefitShareOfIncome: { orNull: 'ratio' },
  otherIncome: 'money',
  borrowingReceived: 'money',
  savingsWithdrawn: 'money',
  transfersIn: 'money',
  otherCredits: 'money',
  refundsNetted: 'money',
  essentialSpending: 'money',
  discretionarySpending: 'money',
  debtRepayments: 'money',
  feesAndInterest: { object: EVIDENCED_AMOUNT },
  borrowing: { object: BORROWING },
  savingsPaidIn: 'money',
  transfersOut: 'money',
  totalSpending: 'money',
  spendingPerMonth: { orNull: 'money' },
  spendToIncomeRatio: { orNull: 'ratio' },
  regularCommitments: { object: EVIDENCED_AMOUNT },
  commitmentShareOfIncome: { orNull: 'ratio' },
  subscriptions: { object: EVIDENCED_AMOUNT },
  savingsContributions: 'money',
  savingsRate: { orNull: 'ratio' },
  debtServiceRatio: { orNull: 'ratio' },
  housingCosts: 'money',
  housingCostRatio: { orNull: 'ratio' },
  gambling: { object: EVIDENCED_AMOUNT },
  gamblingShareOfIncome: { orNull: 'ratio' },
  cashWithdrawals: 'money',
  cashShareOfSpending: { orNull: 'ratio' },
  highCostCredit: { object: EVIDENCED_AMOUNT },
  monthsOfExpensesCovered: { orNull: 'ratio' },
  averageBalanceBeforePayday: { orNull: 'money' },
  daysToZeroAfterPayday: {
    object: { days: { orNull: 'ratio' }, cyclesAtZero: 'counted', cycles: 'counted' },
  },
  spentWithinSevenDaysOfPay: { orNull: 'ratio' },
  bufferDays: { orNull: 'ratio' },
} as const satisfies MembersOf<ConsumerMetrics>;

/**
 * All figures of one period of a person's accounts: the days that they cover, what moved, the balances, and income and spending.
 */
export type ConsumerHealthPeriod = PeriodFrame & ActivityMetrics & BalanceMetrics & ConsumerMetrics;

/** What `assessConsumerFinancialHealth` returns. */
export type ConsumerFinancialHealthResult = FinancialHealthResult<ConsumerHealthPeriod>;
