/**
 * Financial health: the same figures for each of five periods, for each account and for all of them together.
 *
 * Amounts are in the account's currency, to the penny; shares and ratios are fractions (0.25 is a quarter) to four
 * places, and null where what they divide by is not above zero. A cost is net of the refunds that return it, so it is
 * below zero where refunds of earlier purchases exceed it. A figure per month is the period's sum x 365 / 12 / days, and
 * null for fewer than 28 days.
 */
import type { IsoDate } from '../base/calendar.js';
import type { BusinessFigure, ConsumerFigure, FigurePart } from './healthFigures.js';
import type { ResultMeta } from './meta.js';

/**
 * How the start of a history is known. `given`: the request's `historyStart`. `first-row`: the earliest booked transaction.
 * `usual-gap`: the first day of the 365 to `asOf`, since the earliest transaction follows it by no more days than usually lie
 * between two booked days of the account (their median), and by seven at most.
 */
export type HistoryBasis = 'given' | 'first-row' | 'usual-gap';

export interface PeriodCoverage {
  readonly daysRequested: number;
  /** Days the figures stand on: fewer than requested where the history is shorter. */
  readonly daysAvailable: number;
  /** Set where the figures are not measured over the requested days but repeat those of another period. */
  readonly carriedFrom: 'lastNinetyDays' | null;
  /** The first day of the history, the same for all five periods; of several accounts, that of the oldest. Null when there is none. */
  readonly historyFrom: IsoDate | null;
  readonly basis: HistoryBasis | null;
}

export interface PeriodFrame {
  /** The first day of those used; null when there is no history. */
  readonly from: IsoDate | null;
  /** The last day used, included. */
  readonly to: IsoDate | null;
  readonly coverage: PeriodCoverage;
}

export interface HealthPeriods<Period> {
  readonly lastThirtyDays: Period;
  readonly lastSixtyDays: Period;
  readonly lastNinetyDays: Period;
  /** With less than 365 days from the start of the history to `asOf`, this and the next repeat `lastNinetyDays`. */
  readonly lastOneEightyDays: Period;
  readonly lastThreeSixtyDays: Period;
}

export interface FinancialHealthResult<Period> {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly currencyCode: string;
    /** Below zero when the account is in debit. */
    readonly currentBalance: number;
    readonly availableBalance: number | null;
    /**
     * What may be drawn beyond the current balance, such as an arranged overdraft: the available balance less the current
     * one, at least 0. Pending payments, which only the available balance holds, make it look smaller. Null when no
     * available balance is given.
     */
    readonly creditLine: number | null;
    readonly periods: HealthPeriods<Period>;
  }[];
  /**
   * All accounts as one: paired transfers between them count neither as credit nor as debit, and money on its way from
   * one to another counts as held. For a single account they count in what moved (credits, debits, transfers, savings),
   * never as income or cost. History runs from the earliest account's. Null when the currencies differ.
   */
  readonly combined: { readonly currencyCode: string; readonly periods: HealthPeriods<Period> } | null;
  /** Why `combined` is null, in words. */
  readonly combinedNotComputed: string | null;
  readonly meta: ResultMeta;
}

export type ConsumerFinancialHealthResult = FinancialHealthResult<ConsumerHealthPeriod>;
export type BusinessFinancialHealthResult = FinancialHealthResult<BusinessHealthPeriod>;
export type ConsumerHealthPeriod = PeriodFrame & ActivityMetrics & BalanceMetrics & ConsumerMetrics;
export type BusinessHealthPeriod = PeriodFrame & ActivityMetrics & BalanceMetrics & BusinessMetrics;

export interface LargestTransaction {
  readonly accountId: string;
  readonly transactionId: string;
  readonly date: IsoDate;
  readonly amount: number;
  readonly description: string;
}

/** An amount and the transactions it is made of: of a cost, debits add to it, refunds among them reduce it. */
export interface EvidencedAmount {
  readonly amount: number;
  readonly transactionIds: readonly string[];
}

export interface ReturnedPayments {
  /**
   * Payments sent back unpaid and cheques paid in that bounced; since a bank may show the return, its fee, or both, the
   * larger of the two counts.
   */
  readonly count: number;
  /** Fees charged for them, net of those given back. */
  readonly fees: number;
  readonly transactionIds: readonly string[];
}

export interface MonthActivity {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly credit: number;
  readonly debit: number;
  readonly net: number;
}

/** Money borrowed and repaid. */
export interface Borrowing {
  /** Payees of repayments and payers of advances, each once; without those that nothing names. */
  readonly lenderCount: number;
  /** Advances received less repayments: above zero when more is borrowed than repaid. */
  readonly netBorrowed: number;
  /** Of the advances and repayments. */
  readonly transactionIds: readonly string[];
}

/** What moved. */
export interface ActivityMetrics {
  /** All booked credits. */
  readonly totalCredit: number;
  /** All booked debits. */
  readonly totalDebit: number;
  /** Credits less debits; the closing balance less the opening one. */
  readonly net: number;
  readonly creditCount: number;
  readonly debitCount: number;
  /** The earliest of the largest. */
  readonly largestCredit: LargestTransaction | null;
  readonly largestDebit: LargestTransaction | null;
  readonly returnedPayments: ReturnedPayments;
  /** Each calendar month of which every day is in the period, the earliest first. */
  readonly months: readonly MonthActivity[];
  /** Those of them in which more went than came. */
  readonly monthsInDeficit: number;
  /** Slope of the least-squares line through their net, an amount a month; null under three such months. */
  readonly netTrend: number | null;
}

/** What was there, by end-of-day balances rebuilt backwards from the current one. */
export interface BalanceMetrics {
  /** At the end of the day before the first. */
  readonly openingBalance: number;
  /** The current balance, taken to stand at the end of `asOf`. */
  readonly closingBalance: number;
  /** Mean of the end-of-day balances. */
  readonly averageBalance: number;
  readonly minimumBalance: number;
  /** The first day that ends with the minimum; null without history. */
  readonly minimumBalanceDate: IsoDate | null;
  readonly maximumBalance: number;
  /** Standard deviation of the end-of-day balances (population), an amount. */
  readonly balanceVolatility: number;
  /** Days that end below zero. */
  readonly daysOverdrawn: number;
  /** How far below zero the lowest end-of-day balance is; 0 when none is. */
  readonly deepestOverdraft: number;
  /** Mean of how far below zero the overdrawn days end; null when none is. */
  readonly averageOverdraft: number | null;
  /** Times the balance went below zero: runs of overdrawn days, one that begins before the period included. */
  readonly overdraftSpells: number;
  /** Days of the longest such run, as far as it lies in the period. */
  readonly longestOverdraftSpell: number;
  /** Deepest overdraft over the credit line of today; above 1 beyond the line; null without one. */
  readonly overdraftLimitUsed: number | null;
  /** Days that end below 100.00, overdrawn ones included. */
  readonly daysBelowOneHundred: number;
}

/**
 * To the penny, in every period:
 * totalDebit = essentialSpending + discretionarySpending + debtRepayments + feesAndInterest.amount + savingsPaidIn
 * + transfersOut + refundsNetted, and
 * totalCredit = income + otherIncome + borrowingReceived + savingsWithdrawn + transfersIn + otherCredits + refundsNetted.
 */
export interface ConsumerMetrics {
  /** Every transaction of the period in one part. */
  readonly breakdown: readonly FigurePart<ConsumerFigure>[];
  /** Credits of the verified income streams; before their twelve months, credits from the same sources. */
  readonly income: number;
  readonly incomePerMonth: number | null;
  /** 1 less the coefficient of variation of income by whole calendar month, at least 0; null under two such months. */
  readonly incomeStability: number | null;
  /** Streams that paid. */
  readonly incomeSourceCount: number;
  /** Of the largest source. */
  readonly largestIncomeShare: number | null;
  /** Sum of squared shares of the sources: 1 is a single one. */
  readonly incomeHerfindahlIndex: number | null;
  /** Share of income that is state benefits. */
  readonly benefitShareOfIncome: number | null;
  /** Credits worded as income or benefit in no verified stream: of 50.00 or less, one-off, or beyond the three streams. */
  readonly otherIncome: number;
  /** Loan and credit advances received. */
  readonly borrowingReceived: number;
  readonly savingsWithdrawn: number;
  /** From own accounts, people and crypto-assets. */
  readonly transfersIn: number;
  /** Every other credit: cash paid in, winnings, one-offs, refunds whose purchase is not known. */
  readonly otherCredits: number;
  /** Refunds that reduced the figure of what they return. */
  readonly refundsNetted: number;
  /**
   * What cannot be given up, by the table of data/expenditure.ts: all but its discretionary view, debts and fees aside.
   * Mortgage and vehicle finance, cash and uncategorised debits are among it.
   */
  readonly essentialSpending: number;
  /** What can be given up: the discretionary view of the same table. */
  readonly discretionarySpending: number;
  /** Cards, loans, instalments, collection and debt plans. */
  readonly debtRepayments: number;
  /** Bank fees, overdraft interest and returned-payment fees. */
  readonly feesAndInterest: EvidencedAmount;
  /** Payees and payers of `debtRepayments` and `borrowingReceived`. */
  readonly borrowing: Borrowing;
  readonly savingsPaidIn: number;
  /** To own accounts, people and crypto-assets, neither spending nor saving; and debits under no category of cost. */
  readonly transfersOut: number;
  /** Essential and discretionary spending, debt repayments, fees and interest. */
  readonly totalSpending: number;
  readonly spendingPerMonth: number | null;
  /** Total spending over income. */
  readonly spendToIncomeRatio: number | null;
  /** Payments of the regular bills that affordability names, going and stopped, less what came back of them. */
  readonly regularCommitments: EvidencedAmount;
  /** Regular commitments over income. */
  readonly commitmentShareOfIncome: number | null;
  /** Streaming, software, gyms and memberships; by recurring card payment also what is discretionary or bought at will. */
  readonly subscriptions: EvidencedAmount;
  /** Paid into savings and investments less withdrawn. */
  readonly savingsContributions: number;
  /** Savings contributions over income. */
  readonly savingsRate: number | null;
  /** Debt repayments, fees and interest over income. */
  readonly debtServiceRatio: number | null;
  /** Rent, mortgage, council tax and service charges. */
  readonly housingCosts: number;
  /** Housing costs over income. */
  readonly housingCostRatio: number | null;
  /** Paid to gambling firms; winnings do not reduce it. */
  readonly gambling: EvidencedAmount;
  readonly gamblingShareOfIncome: number | null;
  readonly cashWithdrawals: number;
  /** Cash withdrawals over total spending. */
  readonly cashShareOfSpending: number | null;
  /** Repayments of payday loans, home credit and catalogue credit. */
  readonly highCostCredit: EvidencedAmount;
  /** Closing balance over spending per month, 0 when overdrawn; in months. */
  readonly monthsOfExpensesCovered: number | null;
  /** Mean balance at the end of the day before money came from the largest income source. */
  readonly averageBalanceBeforePayday: number | null;
  /** How fast the largest source's pay is gone, from payday to the eve of the next, both in the period. */
  readonly daysToZeroAfterPayday: {
    /** Median days from payday to the first day that ends at or below zero, over the cycles that have one; 0 is payday itself. */
    readonly days: number | null;
    readonly cyclesAtZero: number;
    readonly cycles: number;
  };
  /** Total spending over income of the paydays of the largest source and the six days after each, of paydays whose seven days are in the period. */
  readonly spentWithinSevenDaysOfPay: number | null;
  /** Average balance, at least 0, over mean daily total spending; in days (JPMorgan Chase Institute, "Cash is King", 2016). */
  readonly bufferDays: number | null;
}

export interface MonthRevenue {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly revenue: number;
  /** Revenue over the mean of the months shown: 1 is an average month; null when the mean is not above zero. */
  readonly index: number | null;
}

export interface Party {
  readonly name: string | null;
  readonly amount: number;
  readonly share: number | null;
  readonly transactionCount: number;
  readonly transactionIds: readonly string[];
}

/** How much hangs on few payers, or few suppliers. Money with no name counts in the whole, but as nobody's. */
export interface Concentration {
  readonly partyCount: number;
  readonly largestParty: string | null;
  readonly largestShare: number | null;
  /** Of the five largest together. */
  readonly largestFiveShare: number | null;
  /** Sum of squared shares: 1 is a single party, 0.1 is like ten equal ones. */
  readonly herfindahlIndex: number | null;
  readonly unnamedShare: number | null;
  /** The five largest, the largest first. */
  readonly largest: readonly Party[];
}

/**
 * With VAT, as banked. To the penny, in every period:
 * totalDebit = operatingCosts + taxes + loanRepayments + ownerDrawings + transfersOut + refundsNetted + revenueReturned,
 * operatingCosts = payroll + rent + utilities + paymentsToPeople + otherOperatingCosts, and
 * totalCredit = revenue + borrowingReceived + ownerContributions + transfersIn + otherCredits + refundsNetted
 * + revenueReturned.
 */
export interface BusinessMetrics {
  /** Every transaction of the period in one part. */
  readonly breakdown: readonly FigurePart<BusinessFigure>[];
  /** Credits from customers, card processors and cash or cheques paid in, less what went back to them. */
  readonly revenue: number;
  readonly revenuePerMonth: number | null;
  /** Revenue before returns. */
  readonly grossReceipts: number;
  /** Customers' payments that bounced or were charged back, and refunds paid to them: already taken off revenue. */
  readonly revenueReturned: number;
  /** Returned over gross receipts. */
  readonly returnRate: number | null;
  /** Gross receipts by the way they came; the parts add up to them. */
  readonly receiptsByRail: {
    /** Paid out by card and payment processors. */
    readonly cardSettlements: EvidencedAmount;
    /** Bank credits, faster payments and other transfers. */
    readonly bankTransfers: EvidencedAmount;
    readonly cashAndCheques: EvidencedAmount;
    /** Where neither text nor codes tell. */
    readonly notStated: EvidencedAmount;
  };
  /** Slope of the least-squares line through revenue by whole calendar month, over its mean: 0.02 is 2 % a month; null under three such months. */
  readonly revenueTrend: number | null;
  /** Coefficient of variation of revenue by whole calendar month, with the earliest highest and lowest month; null under three. */
  readonly seasonality: {
    readonly variation: number | null;
    readonly highestMonth: MonthRevenue;
    readonly lowestMonth: MonthRevenue;
    /** The earliest first. */
    readonly months: readonly MonthRevenue[];
  } | null;
  /** Over revenue before returns; processors and cash stand for many customers and count as unnamed. */
  readonly customerConcentration: Concentration;
  /** Over operating costs before refunds, without payroll and payments to people. */
  readonly supplierConcentration: Concentration;
  /** Median over customers with three payments or more: median absolute deviation of the gaps between payments, in days. */
  readonly latePaymentSpread: { readonly days: number | null; readonly customerCount: number };
  /** Median over customers with payments on two days or more: mean gap between them, in days. */
  readonly customerPaymentGap: { readonly days: number | null; readonly customerCount: number };
  /** Share of revenue before returns that was paid in as cash or cheque. */
  readonly cashDepositShare: number | null;
  /** Share of revenue before returns that card and payment processors paid out. */
  readonly cardSettlementShare: number | null;
  readonly operatingCosts: number;
  /** Wages that the wording names. */
  readonly payroll: number;
  /** People paid wages by name in the calendar month with most of them; null when wages are paid in bulk, or none are. */
  readonly payrollHeadcount: number | null;
  /** Rent and service charges of premises. */
  readonly rent: number;
  /** Energy, water, telephone and internet. */
  readonly utilities: number;
  /** To people, where nothing says whether wages, a supplier or drawings: counted as a cost, to be careful. */
  readonly paymentsToPeople: number;
  /** Every other cost: supplies, card bills, insurance, travel, bank fees, cash taken out. */
  readonly otherOperatingCosts: number;
  /** Revenue less operating costs, over revenue: before taxes, loan repayments and drawings. */
  readonly operatingMargin: number | null;
  /** To the tax authority, with fines and government fees; business rates are an operating cost. */
  readonly taxes: number;
  /** Of the taxes: value added tax (US: sales tax), where the wording says so. */
  readonly vat: EvidencedAmount;
  /**
   * Of the taxes: paid off in instalments. Worded as such (Time to Pay, instalment agreement), or collected by HMRC's
   * National Direct Debit System three times or more in one amount; a budget payment plan, which pays ahead, looks the same.
   */
  readonly taxPaymentPlans: EvidencedAmount;
  /** Loans, mortgages, vehicle finance and overdraft interest. */
  readonly loanRepayments: number;
  /** Revenue less operating costs, over loan repayments; null without any. */
  readonly loanServiceCover: number | null;
  /** Payees and payers of `loanRepayments` and `borrowingReceived`. */
  readonly borrowing: Borrowing;
  /**
   * Of these, what the wording or the funder's name shows to be an advance on card takings. Repayments that the processor
   * keeps back from its settlements are not on the statement.
   */
  readonly merchantCashAdvance: {
    readonly received: number;
    readonly repaid: number;
    readonly transactionIds: readonly string[];
  };
  /** To the owner: dividends, drawings and director's loan, by wording or to a person so worded elsewhere. */
  readonly ownerDrawings: number;
  /** From the owner, known in the same ways. */
  readonly ownerContributions: number;
  /** Drawings less contributions, with the transactions of both. */
  readonly netOwnerDrawings: EvidencedAmount;
  readonly borrowingReceived: number;
  /** From own accounts, savings, investments and crypto-assets. */
  readonly transfersIn: number;
  readonly transfersOut: number;
  /** Every other credit: tax and insurance money, interest, benefits, refunds whose purchase is not known. */
  readonly otherCredits: number;
  /** Refunds that reduced the figure of what they return. */
  readonly refundsNetted: number;
  /** Net outflow per month, transfers, borrowing and owner's money in apart; below zero when more comes than goes. */
  readonly burnPerMonth: number | null;
  /** Whole days the closing balance lasts at the net outflow, transfers, borrowing and owner's money in apart; null without one. */
  readonly runwayDays: number | null;
  /** Average balance, at least 0, over mean daily operating costs, taxes and loan repayments; in days. */
  readonly bufferDays: number | null;
}

export interface EndOfDayBalance {
  readonly date: IsoDate;
  /** Rebuilt backwards from the current balance. */
  readonly balance: number;
  /**
   * What the bank says, by the running balances of the day's transactions: the rebuilt balance where one of them equals
   * it; else of those that no other transaction of the day started from, the nearest to it. Null without any.
   */
  readonly reported: number | null;
}

export interface BalanceReconciliation {
  /** `not-checked`: no transaction carries a running balance. */
  readonly status: 'agrees' | 'differs' | 'not-checked';
  /** Days with a running balance. */
  readonly checkedDays: number;
  readonly differingDays: number;
  /** The first met going backwards, so the latest: between it and the next checked day a transaction is missing or too many. */
  readonly firstDifference: {
    readonly date: IsoDate;
    readonly expected: number;
    readonly computed: number;
    /** Computed less expected. */
    readonly difference: number;
  } | null;
  /**
   * The difference, where every checked day differs by the same amount: the current balance stands on another basis than
   * the running ones (a credit line, pending payments) and no transaction is missing. Else null.
   */
  readonly constantDifference: number | null;
}

export interface EndOfDayBalancesResult {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly currencyCode: string;
    readonly currentBalance: number;
    readonly availableBalance: number | null;
    readonly creditLine: number | null;
    /** The first and the last day of the history, and each day between on which something moved; on others it stands still. */
    readonly days: readonly EndOfDayBalance[];
    readonly reconciliation: BalanceReconciliation;
  }[];
  /** All accounts as one, as in financial health; no bank reports it. */
  readonly combined: {
    readonly currencyCode: string;
    readonly days: readonly Omit<EndOfDayBalance, 'reported'>[];
  } | null;
  readonly combinedNotComputed: string | null;
  readonly meta: ResultMeta;
}
