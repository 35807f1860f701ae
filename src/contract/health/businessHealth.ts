/** The result of business financial health. */
import type { MembersOf } from '../kinds.js';
import { CONCENTRATION, type Concentration, MONTH_REVENUE, type MonthRevenue } from './businessRevenue.js';
import type { FinancialHealthResult, PeriodFrame } from './financialHealth.js';
import { BUSINESS_FIGURES, type BusinessFigure, FIGURE_PART, type FigurePart } from './healthFigures.js';
import {
  type ActivityMetrics,
  type BalanceMetrics,
  BORROWING,
  type Borrowing,
  EVIDENCED_AMOUNT,
  type EvidencedAmount,
} from './healthMetrics.js';

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
   * 0.02 is 2 % a month. Null with fewer than three such months, or where their mean is not above zero.
   */
  readonly revenueTrend: number | null;
  /** How much revenue varies between whole calendar months. Null with fewer than three such months. */
  readonly seasonality: {
    /** The coefficient of variation of revenue by month. Null where the mean is not above zero. */
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
   * deviation of the gaps between their payments. Null without such customers.
   */
  readonly latePaymentSpread: { readonly days: number | null; readonly customerCount: number };
  /**
   * How often customers pay, in days: the median, over customers with payments on two days or more, of the mean gap between
   * payments. Null without such customers.
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
   * How many days the average balance, at least 0, covers at the mean daily operating costs, taxes and loan repayments. Null without
   * these.
   */
  readonly bufferDays: number | null;
}

const RECEIPTS_BY_RAIL = {
  cardSettlements: { object: EVIDENCED_AMOUNT },
  bankTransfers: { object: EVIDENCED_AMOUNT },
  cashAndCheques: { object: EVIDENCED_AMOUNT },
  notStated: { object: EVIDENCED_AMOUNT },
} as const satisfies MembersOf<BusinessMetrics['receiptsByRail']>;

const SEASONALITY = {
  variation: { orNull: 'ratio' },
  highestMonth: { object: MONTH_REVENUE },
  lowestMonth: { object: MONTH_REVENUE },
  months: { list: { object: MONTH_REVENUE } },
} as const satisfies MembersOf<NonNullable<BusinessMetrics['seasonality']>>;

/** Of customers that paid often enough. */
const GAP = {
  days: { orNull: 'ratio' },
  customerCount: 'counted',
} as const satisfies MembersOf<BusinessMetrics['customerPaymentGap']>;

export const BUSINESS_METRICS = {
  breakdown: { list: { object: { figure: { oneOf: BUSINESS_FIGURES }, ...FIGURE_PART } } },
  revenue: 'money',
  revenuePerMonth: { orNull: 'money' },
  grossReceipts: 'money',
  revenueReturned: 'money',
  returnRate: { orNull: 'ratio' },
  receiptsByRail: { object: RECEIPTS_BY_RAIL },
  revenueTrend: { orNull: 'ratio' },
  seasonality: { orNull: { object: SEASONALITY } },
  customerConcentration: { object: CONCENTRATION },
  supplierConcentration: { object: CONCENTRATION },
  latePaymentSpread: { object: GAP },
  customerPaymentGap: { object: GAP },
  cashDepositShare: { orNull: 'ratio' },
  cardSettlementShare: { orNull: 'ratio' },
  operatingCosts: 'money',
  payroll: 'money',
  payrollHeadcount: { orNull: 'counted' },
  rent: 'money',
  utilities: 'money',
  paymentsToPeople: 'money',
  otherOperatingCosts: 'money',
  operatingMargin: { orNull: 'ratio' },
  taxes: 'money',
  vat: { object: EVIDENCED_AMOUNT },
  taxPaymentPlans: { object: EVIDENCED_AMOUNT },
  loanRepayments: 'money',
  loanServiceCover: { orNull: 'ratio' },
  borrowing: { object: BORROWING },
  merchantCashAdvance: { object: { received: 'money', repaid: 'money', transactionIds: { list: 'text' } } },
  ownerDrawings: 'money',
  ownerContributions: 'money',
  netOwnerDrawings: { object: EVIDENCED_AMOUNT },
  borrowingReceived: 'money',
  transfersIn: 'money',
  transfersOut: 'money',
  otherCredits: 'money',
  refundsNetted: 'money',
  burnPerMonth: { orNull: 'money' },
  runwayDays: { orNull: 'count' },
  bufferDays: { orNull: 'ratio' },
} as const satisfies MembersOf<BusinessMetrics>;

/**
 * All figures of one period of a business's accounts: the days that they cover, what moved, the balances, and revenue and costs.
 */
export type BusinessHealthPeriod = PeriodFrame & ActivityMetrics & BalanceMetrics & BusinessMetrics;

/** What `assessBusinessFinancialHealth` returns. */
export type BusinessFinancialHealthResult = FinancialHealthResult<BusinessHealthPeriod>;
