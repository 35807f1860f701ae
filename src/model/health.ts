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
import type { CurrencyCode } from './transaction.js';

/**
 * How the start of a history is known.
 *
 * - `given`: from `historyStart` in the request.
 * - `first-row`: it is the day of the earliest booked transaction.
 * - `usual-gap`: it is the first of the 365 days to `asOf`. The earliest transaction comes after it by no more days than
 *   usually lie between two booked days of the account (their median), and by seven at most.
 */
export type HistoryBasis = 'given' | 'first-row' | 'usual-gap';

/** How much history the figures of a period cover. */
export interface PeriodCoverage {
  /** The length of the period in days: 30, 60, 90, 180 or 360. */
  readonly daysRequested: number;
  /** The number of days that the figures cover. It is less than `daysRequested` where the history is shorter. */
  readonly daysAvailable: number;
  /** Set where the figures were not measured over the requested days but repeat those of another period. */
  readonly carriedFrom: 'lastNinetyDays' | null;
  /**
   * The first day of the history, `YYYY-MM-DD`, the same for all five periods. For several accounts together it is that of the
   * oldest. Null when there is no history.
   */
  readonly historyFrom: IsoDate | null;
  /** How the start of the history is known. Null when there is no history. */
  readonly basis: HistoryBasis | null;
}

/** The days that the figures of a period cover. */
export interface PeriodFrame {
  /** The first of the days used, `YYYY-MM-DD`. Null when there is no history. */
  readonly from: IsoDate | null;
  /** The last of the days used, `YYYY-MM-DD`. Null when there is no history. */
  readonly to: IsoDate | null;
  readonly coverage: PeriodCoverage;
}

/**
 * The figures of the five periods. All of them end on `asOf`, that day included. With less than 365 days of history,
 * `lastOneEightyDays` and `lastThreeSixtyDays` repeat `lastNinetyDays`.
 */
export interface HealthPeriods<Period> {
  readonly lastThirtyDays: Period;
  readonly lastSixtyDays: Period;
  readonly lastNinetyDays: Period;
  /**
   * Repeats `lastNinetyDays` with less than 365 days from the start of the history to `asOf`. So does `lastThreeSixtyDays`.
   */
  readonly lastOneEightyDays: Period;
  readonly lastThreeSixtyDays: Period;
}

/**
 * Financial health: five periods for each account, and for all accounts as one. Amounts are in the account's currency; shares
 * and ratios are fractions to four places (0.25 is a quarter).
 */
export interface FinancialHealthResult<Period> {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly currencyCode: CurrencyCode;
    /** The current balance. Below zero when the account is in debit. */
    readonly currentBalance: number;
    /** The available balance that was given, or null. */
    readonly availableBalance: number | null;
    /**
     * What may be drawn beyond the current balance, such as an arranged overdraft: the available balance less the current one, at
     * least 0. Pending payments, which only the available balance holds, make it look smaller. Null when no available balance is
     * given.
     */
    readonly creditLine: number | null;
    readonly periods: HealthPeriods<Period>;
  }[];
  /**
   * All accounts as one. Paired transfers between them count neither as credit nor as debit, and money on its way from one to
   * another counts as held. (For a single account they count in what moved: in credits, debits, transfers and savings, but never
   * as income or cost.) The history is that of the oldest account. Null when the currencies differ.
   */
  readonly combined: { readonly currencyCode: CurrencyCode; readonly periods: HealthPeriods<Period> } | null;
  /** Why `combined` is null, in words. Null when it is there. */
  readonly combinedNotComputed: string | null;
  readonly meta: ResultMeta;
}

/** What `assessConsumerFinancialHealth` returns. */
export type ConsumerFinancialHealthResult = FinancialHealthResult<ConsumerHealthPeriod>;

/** What `assessBusinessFinancialHealth` returns. */
export type BusinessFinancialHealthResult = FinancialHealthResult<BusinessHealthPeriod>;

/**
 * All figures of one period of a person's accounts: the days that they cover, what moved, the balances, and income and spending.
 */
export type ConsumerHealthPeriod = PeriodFrame & ActivityMetrics & BalanceMetrics & ConsumerMetrics;

/**
 * All figures of one period of a business's accounts: the days that they cover, what moved, the balances, and revenue and costs.
 */
export type BusinessHealthPeriod = PeriodFrame & ActivityMetrics & BalanceMetrics & BusinessMetrics;

/** The largest credit or debit of a period. Of several of the same amount, it is the earliest. */
export interface LargestTransaction {
  readonly accountId: string;
  readonly transactionId: string;
  /** The booking date, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** Above zero, whichever side it is on. */
  readonly amount: number;
  readonly description: string;
}

/**
 * An amount and the transactions that it is made of. For a cost, debits add to it and the refunds among them reduce it.
 */
export interface EvidencedAmount {
  /** In the account's currency. */
  readonly amount: number;
  readonly transactionIds: readonly string[];
}

/** Payments that came back unpaid, and what they cost. */
export interface ReturnedPayments {
  /**
   * How many payments were sent back unpaid, and how many cheques paid in bounced. A bank may show the return, its fee, or both;
   * the larger of the two numbers counts.
   */
  readonly count: number;
  /** The fees charged for them, less those given back. */
  readonly fees: number;
  readonly transactionIds: readonly string[];
}

/** What moved in one calendar month. */
export interface MonthActivity {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The sum of the booked credits. */
  readonly credit: number;
  /** The sum of the booked debits. */
  readonly debit: number;
  /** `credit - debit`. */
  readonly net: number;
}

/** Money borrowed and repaid in a period. */
export interface Borrowing {
  /**
   * The number of different lenders: those that repayments went to, and those that advances came from. Lenders that nothing names
   * do not count.
   */
  readonly lenderCount: number;
  /** Advances received less repayments. Above zero when more was borrowed than repaid. */
  readonly netBorrowed: number;
  /** The advances and the repayments. */
  readonly transactionIds: readonly string[];
}

/** What moved in a period. */
export interface ActivityMetrics {
  /** The sum of all booked credits. */
  readonly totalCredit: number;
  /** The sum of all booked debits. */
  readonly totalDebit: number;
  /** Credits less debits. It is also the closing balance less the opening one. */
  readonly net: number;
  /** The number of booked credits. */
  readonly creditCount: number;
  /** The number of booked debits. */
  readonly debitCount: number;
  /** Null without credits. */
  readonly largestCredit: LargestTransaction | null;
  /** Null without debits. */
  readonly largestDebit: LargestTransaction | null;
  readonly returnedPayments: ReturnedPayments;
  /** The calendar months of which every day is in the period, the earliest first. */
  readonly months: readonly MonthActivity[];
  /** In how many of these months more went out than came in. */
  readonly monthsInDeficit: number;
  /**
   * By how much the net of these months rises from month to month: the slope of the least-squares line, an amount a month. Null
   * with fewer than three such months.
   */
  readonly netTrend: number | null;
}

/** What was in the account, by end-of-day balances that are rebuilt backwards from the current one. */
export interface BalanceMetrics {
  /** The balance at the end of the day before the first. */
  readonly openingBalance: number;
  /** The current balance, taken to stand at the end of `asOf`. */
  readonly closingBalance: number;
  /** The mean of the end-of-day balances. */
  readonly averageBalance: number;
  /** The lowest end-of-day balance. */
  readonly minimumBalance: number;
  /** The first day that ends with the lowest balance, `YYYY-MM-DD`. Null without history. */
  readonly minimumBalanceDate: IsoDate | null;
  /** The highest end-of-day balance. */
  readonly maximumBalance: number;
  /** The standard deviation of the end-of-day balances (of the population), an amount. */
  readonly balanceVolatility: number;
  /** The number of days that end below zero. */
  readonly daysOverdrawn: number;
  /** How far below zero the lowest end-of-day balance is. 0 when none is below zero. */
  readonly deepestOverdraft: number;
  /** How far below zero the overdrawn days end, on average. Null when no day is overdrawn. */
  readonly averageOverdraft: number | null;
  /**
   * How many times the account was overdrawn: the number of runs of overdrawn days. A run that began before the period counts.
   */
  readonly overdraftSpells: number;
  /** The length of the longest such run in days, as far as it lies in the period. */
  readonly longestOverdraftSpell: number;
  /**
   * The deepest overdraft over the credit line of today. Above 1 where it went beyond the line. Null without a credit line.
   */
  readonly overdraftLimitUsed: number | null;
  /** The number of days that end below 100.00, overdrawn ones included. */
  readonly daysBelowOneHundred: number;
}

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
   * fewer than two such months.
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
   * account is overdrawn.
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
     * payday itself.
     */
    readonly days: number | null;
    /** How many cycles have such a day. */
    readonly cyclesAtZero: number;
    /** How many cycles there are. */
    readonly cycles: number;
  };
  /**
   * How much of the pay is spent within a week: total spending on the paydays of the largest source and the six days after each,
   * over the income of these paydays. Only paydays whose seven days are in the period count.
   */
  readonly spentWithinSevenDaysOfPay: number | null;
  /**
   * How many days the average balance, at least 0, covers at the mean daily spending (JPMorgan Chase Institute, "Cash is King",
   * 2016).
   */
  readonly bufferDays: number | null;
}

/** The revenue of one calendar month. */
export interface MonthRevenue {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Credits from customers, less what went back to them. */
  readonly revenue: number;
  /** Revenue over the mean of the months shown: 1 is an average month. Null when the mean is not above zero. */
  readonly index: number | null;
}

/** A customer or a supplier. */
export interface Party {
  readonly name: string | null;
  /** What this party paid, or was paid. */
  readonly amount: number;
  /** The share of the whole. Null where the whole is not above zero. */
  readonly share: number | null;
  /** The number of its transactions. */
  readonly transactionCount: number;
  readonly transactionIds: readonly string[];
}

/**
 * How much depends on few customers, or on few suppliers. Money that no name goes with counts in the whole, but as nobody's.
 */
export interface Concentration {
  /** The number of parties with a name. */
  readonly partyCount: number;
  /** The name of the largest. Null where there is none. */
  readonly largestParty: string | null;
  /** The share of the largest. */
  readonly largestShare: number | null;
  /** The share of the five largest together. */
  readonly largestFiveShare: number | null;
  /** The sum of squared shares. 1 is a single party; 0.1 is like ten equal ones. */
  readonly herfindahlIndex: number | null;
  /** The share of the money that no name goes with. */
  readonly unnamedShare: number | null;
  /** The five largest parties, the largest first. */
  readonly largest: readonly Party[];
}

/**
 * Revenue, costs and risk of a business's accounts in one period. Amounts are in the account's currency, with VAT, as banked. A
 * cost is net of the refunds that return it, so it can be below zero. Shares and ratios are fractions to four places (0.25 is a
 * quarter), and null where what they divide by is not above zero.
 *
 * To the penny, in every period:
 *
 * - `totalDebit` = `operatingCosts` + `taxes` + `loanRepayments` + `ownerDrawings` + `transfersOut` + `refundsNetted` +
 *   `revenueReturned`
 * - `operatingCosts` = `payroll` + `rent` + `utilities` + `paymentsToPeople` + `otherOperatingCosts`
 * - `totalCredit` = `revenue` + `borrowingReceived` + `ownerContributions` + `transfersIn` + `otherCredits` + `refundsNetted` +
 *   `revenueReturned`
 */
export interface BusinessMetrics {
  /** Every transaction of the period, each in one part. */
  readonly breakdown: readonly FigurePart<BusinessFigure>[];
  /** Credits from customers and card processors, and cash and cheques paid in, less what went back to customers. */
  readonly revenue: number;
  /** `revenue` for a calendar month. Null for fewer than 28 days. */
  readonly revenuePerMonth: number | null;
  /** Revenue before what went back to customers. */
  readonly grossReceipts: number;
  /**
   * What went back to customers: payments that bounced or were charged back, and refunds paid. Revenue is already without it.
   */
  readonly revenueReturned: number;
  /** `revenueReturned` over `grossReceipts`. */
  readonly returnRate: number | null;
  /** Gross receipts by the way they came. The parts add up to them. */
  readonly receiptsByRail: {
    /** Paid out by card and payment processors. */
    readonly cardSettlements: EvidencedAmount;
    /** Bank credits, faster payments and other transfers. */
    readonly bankTransfers: EvidencedAmount;
    /** Cash and cheques paid in. */
    readonly cashAndCheques: EvidencedAmount;
    /** Where neither the text nor the codes say how it came. */
    readonly notStated: EvidencedAmount;
  };
  /**
   * By how much revenue rises from whole calendar month to whole calendar month: the slope of the least-squares line over the mean.
   * 0.02 is 2 % a month. Null with fewer than three such months.
   */
  readonly revenueTrend: number | null;
  /** How much revenue varies between whole calendar months. Null with fewer than three such months. */
  readonly seasonality: {
    /** The coefficient of variation of revenue by month. */
    readonly variation: number | null;
    /** The month with the most revenue; of equals, the earliest. */
    readonly highestMonth: MonthRevenue;
    /** The month with the least revenue; of equals, the earliest. */
    readonly lowestMonth: MonthRevenue;
    /** The earliest first. */
    readonly months: readonly MonthRevenue[];
  } | null;
  /**
   * How much of gross receipts depends on few customers. Processors and cash stand for many customers and count as unnamed.
   */
  readonly customerConcentration: Concentration;
  /**
   * How much of operating costs, before refunds, depends on few suppliers. Payroll and payments to people are left out.
   */
  readonly supplierConcentration: Concentration;
  /**
   * How irregularly customers pay, in days: the median, over customers with three payments or more, of the median absolute
   * deviation of the gaps between their payments.
   */
  readonly latePaymentSpread: { readonly days: number | null; readonly customerCount: number };
  /**
   * How often customers pay, in days: the median, over customers with payments on two days or more, of the mean gap between
   * payments.
   */
  readonly customerPaymentGap: { readonly days: number | null; readonly customerCount: number };
  /** The share of gross receipts that was paid in as cash or cheque. */
  readonly cashDepositShare: number | null;
  /** The share of gross receipts that card and payment processors paid out. */
  readonly cardSettlementShare: number | null;
  /** Payroll, rent, utilities, payments to people and other operating costs. */
  readonly operatingCosts: number;
  /** Wages that the wording names. */
  readonly payroll: number;
  /**
   * How many people are paid wages by name, in the calendar month with the most of them. Null when wages are paid in bulk, or when
   * none are paid.
   */
  readonly payrollHeadcount: number | null;
  /** Rent and service charges of premises. */
  readonly rent: number;
  /** Energy, water, telephone and internet. */
  readonly utilities: number;
  /**
   * Payments to people where nothing says whether they are wages, a supplier's bill or drawings. They count as a cost, to be
   * careful.
   */
  readonly paymentsToPeople: number;
  /** Every other cost: supplies, card bills, insurance, travel, bank fees, cash taken out. */
  readonly otherOperatingCosts: number;
  /** Revenue less operating costs, over revenue. Taxes, loan repayments and drawings are not costs here. */
  readonly operatingMargin: number | null;
  /** What went to the tax authority, with fines and government fees. Business rates are an operating cost. */
  readonly taxes: number;
  /** The part of the taxes that is value added tax (in the US, sales tax), where the wording says so. */
  readonly vat: EvidencedAmount;
  /**
   * The part of the taxes that is paid off in instalments: it is worded as such (Time to Pay, instalment agreement), or collected
   * by HMRC's National Direct Debit System three times or more in one amount. A budget payment plan, which pays ahead, looks the
   * same.
   */
  readonly taxPaymentPlans: EvidencedAmount;
  /** Repayments of loans, mortgages and vehicle finance, and overdraft interest. */
  readonly loanRepayments: number;
  /** Revenue less operating costs, over loan repayments. Null without loan repayments. */
  readonly loanServiceCover: number | null;
  /** The lenders and the net of `loanRepayments` and `borrowingReceived`. */
  readonly borrowing: Borrowing;
  /**
   * The part of the borrowing that the wording, or the funder's name, shows to be an advance on card takings. Repayments that the
   * processor keeps back from its settlements are not on the statement.
   */
  readonly merchantCashAdvance: {
    /** Advances received. */
    readonly received: number;
    /** Repayments of such advances. */
    readonly repaid: number;
    readonly transactionIds: readonly string[];
  };
  /**
   * What went to the owner: dividends, drawings and director's loan, by the wording, or to a person whom the wording of another
   * payment shows to be the owner.
   */
  readonly ownerDrawings: number;
  /** What came from the owner, known in the same ways. */
  readonly ownerContributions: number;
  /** Drawings less contributions, with the transactions of both. */
  readonly netOwnerDrawings: EvidencedAmount;
  /** Loan and credit advances received. */
  readonly borrowingReceived: number;
  /** Credits from own accounts, savings, investments and crypto-assets. */
  readonly transfersIn: number;
  /** Debits to own accounts, savings, investments and crypto-assets. */
  readonly transfersOut: number;
  /**
   * Every other credit: money from the tax authority and insurers, interest, benefits, and refunds whose purchase is not known.
   */
  readonly otherCredits: number;
  /** Refunds that reduced the figure of what they return. */
  readonly refundsNetted: number;
  /**
   * The net outflow of a calendar month, without transfers, borrowing and the owner's money in. Below zero when more comes in than
   * goes out. Null for fewer than 28 days.
   */
  readonly burnPerMonth: number | null;
  /** How many whole days the closing balance lasts at that net outflow. Null without a net outflow. */
  readonly runwayDays: number | null;
  /**
   * How many days the average balance, at least 0, covers at the mean daily operating costs, taxes and loan repayments.
   */
  readonly bufferDays: number | null;
}

/** The balance of an account at the end of one day. */
export interface EndOfDayBalance {
  /** The day, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** Rebuilt backwards from the current balance. Below zero when the account is overdrawn. */
  readonly balance: number;
  /**
   * What the bank says, by the running balances of the day's transactions. Where one of them equals the rebuilt balance, it is
   * that one. Else it is the nearest of those that no other transaction of the day started from. Null where the day has none.
   */
  readonly reported: number | null;
}

/** Whether the rebuilt balances agree with the running balances that the bank gives with its transactions. */
export interface BalanceReconciliation {
  /** `not-checked` means that no transaction carries a running balance. */
  readonly status: 'agrees' | 'differs' | 'not-checked';
  /** The number of days with a running balance. */
  readonly checkedDays: number;
  /** The number of these days on which the two balances differ. */
  readonly differingDays: number;
  /**
   * The latest day that differs, which is the first met when going backwards. Between it and the next checked day, a transaction is
   * missing or too many. Null where no day differs.
   */
  readonly firstDifference: {
    readonly date: IsoDate;
    readonly expected: number;
    readonly computed: number;
    /** Computed less expected. */
    readonly difference: number;
  } | null;
  /**
   * The difference, where every checked day differs by the same amount. Then no transaction is missing, and the current balance
   * has another basis than the running ones, such as a credit line or pending payments. Else null.
   */
  readonly constantDifference: number | null;
}

/** What `endOfDayBalances` returns: the balances of each account and of all together, day by day. */
export interface EndOfDayBalancesResult {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly currencyCode: CurrencyCode;
    readonly currentBalance: number;
    /** The available balance that was given, or null. */
    readonly availableBalance: number | null;
    /** The available balance less the current one, at least 0. Null when no available balance is given. */
    readonly creditLine: number | null;
    /**
     * The first and the last day of the history, and each day between on which something moved. On the days left out, the balance
     * stays as it was.
     */
    readonly days: readonly EndOfDayBalance[];
    readonly reconciliation: BalanceReconciliation;
  }[];
  /** All accounts as one, as in financial health. No bank reports these balances. Null when the currencies differ. */
  readonly combined: {
    readonly currencyCode: CurrencyCode;
    readonly days: readonly Omit<EndOfDayBalance, 'reported'>[];
  } | null;
  /** Why `combined` is null, in words. Null when it is there. */
  readonly combinedNotComputed: string | null;
  readonly meta: ResultMeta;
}
