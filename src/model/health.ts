/**
 * Financial health: the same figures for each of five periods, for each account and for all of them together.
 *
 * Amounts are in the account's currency, to the penny; shares and ratios are fractions (0.25 is a quarter) to four
 * places, and null where what they divide by is not above zero. A cost is net of the refunds that return it, so it is
 * below zero where refunds of earlier purchases exceed it. A figure per month is the period's sum x 365 / 12 / days, and
 * null for fewer than 28 days.
 */
import type { IsoDate } from '../base/calendar.js';
import type { ResultMeta } from './meta.js';

export interface PeriodCoverage {
  readonly daysRequested: number;
  /** Days the figures stand on: fewer than requested where the history is shorter. */
  readonly daysAvailable: number;
  /** Set where the figures are not measured over the requested days but repeat those of another period. */
  readonly carriedFrom: 'lastNinetyDays' | null;
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
  /** With less than 365 days of history this and the next repeat `lastNinetyDays`. */
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
    readonly periods: HealthPeriods<Period>;
  }[];
  /**
   * All accounts as one: paired transfers between them count neither as credit nor as debit, and money on its way from
   * one to another counts as held. History runs from the earliest account's. Null when the currencies differ.
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

/** An amount and the transactions it is made of: debits add to it, refunds among them reduce it. */
export interface EvidencedAmount {
  readonly amount: number;
  readonly transactionIds: readonly string[];
}

export interface ReturnedPayments {
  /** Payments sent back unpaid; since a bank may show the return, its fee, or both, the larger of the two counts. */
  readonly count: number;
  /** Fees charged for them, net of those given back. */
  readonly fees: number;
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
  readonly maximumBalance: number;
  /** Standard deviation of the end-of-day balances (population), an amount. */
  readonly balanceVolatility: number;
  /** Days that end below zero. */
  readonly daysOverdrawn: number;
  /** How far below zero the lowest end-of-day balance is; 0 when none is. */
  readonly deepestOverdraft: number;
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
  /** Credits of the verified income streams; before their twelve months, credits from the same sources. */
  readonly income: number;
  readonly incomePerMonth: number | null;
  /** 1 less the coefficient of variation of income by whole calendar month, at least 0; null under two such months. */
  readonly incomeStability: number | null;
  /** Streams that paid. */
  readonly incomeSourceCount: number;
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
  /** Housing, utilities, insurance, transport, care, groceries, phone and the like; mortgage and vehicle finance too. */
  readonly essentialSpending: number;
  /** Every other purchase, cash withdrawals and uncategorised debits among them. */
  readonly discretionarySpending: number;
  /** Cards, loans, instalments, collection and debt plans. */
  readonly debtRepayments: number;
  /** Bank fees, overdraft interest and returned-payment fees. */
  readonly feesAndInterest: EvidencedAmount;
  readonly savingsPaidIn: number;
  /** To own accounts, people and crypto-assets, neither spending nor saving; and debits under no category of cost. */
  readonly transfersOut: number;
  /** Essential and discretionary spending, debt repayments, fees and interest. */
  readonly totalSpending: number;
  readonly spendingPerMonth: number | null;
  /** Total spending over income. */
  readonly spendToIncomeRatio: number | null;
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
}

export interface MonthRevenue {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly revenue: number;
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
}

/**
 * With VAT, as banked. To the penny, in every period:
 * totalDebit = operatingCosts + taxes + loanRepayments + ownerDrawings + transfersOut + refundsNetted + revenueReturned,
 * operatingCosts = payroll + rent + utilities + paymentsToPeople + otherOperatingCosts, and
 * totalCredit = revenue + borrowingReceived + ownerContributions + transfersIn + otherCredits + refundsNetted
 * + revenueReturned.
 */
export interface BusinessMetrics {
  /** Credits from customers, card processors and cash or cheques paid in, less what went back to them. */
  readonly revenue: number;
  readonly revenuePerMonth: number | null;
  /** Customers' payments that bounced or were charged back: already taken off revenue. */
  readonly revenueReturned: number;
  /** Slope of the least-squares line through revenue by whole calendar month, over its mean: 0.02 is 2 % a month; null under three such months. */
  readonly revenueTrend: number | null;
  /** Coefficient of variation of revenue by whole calendar month, with the earliest highest and lowest month; null under three. */
  readonly seasonality: {
    readonly variation: number | null;
    readonly highestMonth: MonthRevenue;
    readonly lowestMonth: MonthRevenue;
  } | null;
  /** Over revenue before returns; processors and cash stand for many customers and count as unnamed. */
  readonly customerConcentration: Concentration;
  /** Over operating costs before refunds, without payroll and payments to people. */
  readonly supplierConcentration: Concentration;
  /** Median over customers with three payments or more: median absolute deviation of the gaps between payments, in days. */
  readonly latePaymentSpread: { readonly days: number | null; readonly customerCount: number };
  /** Share of revenue before returns that was paid in as cash or cheque. */
  readonly cashDepositShare: number | null;
  /** Share of revenue before returns that card and payment processors paid out. */
  readonly cardSettlementShare: number | null;
  readonly operatingCosts: number;
  /** Wages that the wording names. */
  readonly payroll: number;
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
  readonly vat: number;
  /** Loans, mortgages, vehicle finance and overdraft interest. */
  readonly loanRepayments: number;
  /** Revenue less operating costs, over loan repayments; null without any. */
  readonly loanServiceCover: number | null;
  /** To the owner: dividends, drawings and director's loan, by wording or to a person so worded elsewhere. */
  readonly ownerDrawings: number;
  /** From the owner, known in the same ways. */
  readonly ownerContributions: number;
  readonly borrowingReceived: number;
  /** From own accounts, savings, investments and crypto-assets. */
  readonly transfersIn: number;
  readonly transfersOut: number;
  /** Every other credit: tax and insurance money, interest, benefits, refunds whose purchase is not known. */
  readonly otherCredits: number;
  /** Refunds that reduced the figure of what they return. */
  readonly refundsNetted: number;
  /** Whole days the closing balance lasts at the net outflow, transfers, borrowing and owner's money in apart; null without one. */
  readonly runwayDays: number | null;
}
