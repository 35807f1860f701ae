/** The figures of a period of financial health: all that the library has. What each is, src/model/health.ts says. */
import { z } from 'zod';
import { directionSchema } from '../../schema/values.js';
import { dateSchema, moneySchema, monthSchema, orNull, transactionIdsSchema } from './values.js';

const money = moneySchema;
/** Null where what it divides by is not above zero, or there are too few days or months. */
const ratio = orNull(z.number());
const moneyOrNull = orNull(moneySchema);
const count = z.int().min(0);
const evidencedAmount = z.object({ amount: money, transactionIds: transactionIdsSchema });

const largestTransaction = orNull(
  z.object({
    accountId: z.string(),
    transactionId: z.string(),
    date: dateSchema,
    amount: money,
    description: z.string(),
  }),
);

const months = <Members extends z.ZodRawShape>(members: Members) => z.array(monthSchema.extend(members));

const borrowing = z.object({ lenderCount: count, netBorrowed: money, transactionIds: transactionIdsSchema });

const concentration = z.object({
  partyCount: count,
  largestParty: orNull(z.string()),
  largestShare: ratio,
  largestFiveShare: ratio,
  herfindahlIndex: ratio,
  unnamedShare: ratio,
  largest: z.array(
    z.object({
      name: orNull(z.string()),
      amount: money,
      share: ratio,
      transactionCount: count,
      transactionIds: transactionIdsSchema,
    }),
  ),
});

const revenueMembers = { revenue: money, index: ratio };
const monthRevenue = monthSchema.extend(revenueMembers);
/** Of customers that paid often enough. */
const gap = z.object({ days: orNull(z.number()), customerCount: count });

/** Every transaction of the period in one part, of a figure that the format has too. */
const breakdownOf = <const Figure extends string>(figures: readonly Figure[]) =>
  z.array(
    z.object({
      figure: z.enum(figures),
      category: z.string(),
      creditDebitIndicator: directionSchema,
      amount: money.min(0),
      transactionIds: transactionIdsSchema,
    }),
  );

const everyone = {
  totalCredit: money,
  totalDebit: money,
  net: money,
  creditCount: count,
  debitCount: count,
  largestCredit: largestTransaction,
  largestDebit: largestTransaction,
  returnedPayments: z.object({ count, fees: money, transactionIds: transactionIdsSchema }),
  months: months({ credit: money, debit: money, net: money }),
  monthsInDeficit: count,
  netTrend: moneyOrNull,
  openingBalance: money,
  closingBalance: money,
  averageBalance: money,
  minimumBalance: money,
  minimumBalanceDate: orNull(dateSchema),
  maximumBalance: money,
  balanceVolatility: money,
  daysOverdrawn: count,
  deepestOverdraft: money,
  averageOverdraft: moneyOrNull,
  overdraftSpells: count,
  longestOverdraftSpell: count,
  overdraftLimitUsed: ratio,
  daysBelowOneHundred: count,
};

export const consumerHealthMetricsSchema = z.object({
  ...everyone,
  breakdown: breakdownOf([
    'income',
    'otherIncome',
    'borrowingReceived',
    'savingsWithdrawn',
    'transfersIn',
    'otherCredits',
    'essentialSpending',
    'discretionarySpending',
    'debtRepayments',
    'feesAndInterest',
    'savingsPaidIn',
    'transfersOut',
  ]),
  income: money,
  incomePerMonth: moneyOrNull,
  incomeStability: ratio,
  incomeSourceCount: count,
  largestIncomeShare: ratio,
  incomeHerfindahlIndex: ratio,
  benefitShareOfIncome: ratio,
  otherIncome: money,
  borrowingReceived: money,
  savingsWithdrawn: money,
  transfersIn: money,
  otherCredits: money,
  refundsNetted: money,
  essentialSpending: money,
  discretionarySpending: money,
  debtRepayments: money,
  feesAndInterest: evidencedAmount,
  borrowing,
  savingsPaidIn: money,
  transfersOut: money,
  totalSpending: money,
  spendingPerMonth: moneyOrNull,
  spendToIncomeRatio: ratio,
  regularCommitments: evidencedAmount,
  commitmentShareOfIncome: ratio,
  subscriptions: evidencedAmount,
  savingsContributions: money,
  savingsRate: ratio,
  debtServiceRatio: ratio,
  housingCosts: money,
  housingCostRatio: ratio,
  gambling: evidencedAmount,
  gamblingShareOfIncome: ratio,
  cashWithdrawals: money,
  cashShareOfSpending: ratio,
  highCostCredit: evidencedAmount,
  monthsOfExpensesCovered: ratio,
  averageBalanceBeforePayday: moneyOrNull,
  daysToZeroAfterPayday: z.object({ days: orNull(z.number()), cyclesAtZero: count, cycles: count }),
  spentWithinSevenDaysOfPay: ratio,
  bufferDays: ratio,
});

export const businessHealthMetricsSchema = z.object({
  ...everyone,
  breakdown: breakdownOf([
    'revenue',
    'borrowingReceived',
    'ownerContributions',
    'transfersIn',
    'otherCredits',
    'payroll',
    'rent',
    'utilities',
    'paymentsToPeople',
    'otherOperatingCosts',
    'taxes',
    'loanRepayments',
    'ownerDrawings',
    'transfersOut',
  ]),
  revenue: money,
  revenuePerMonth: moneyOrNull,
  grossReceipts: money,
  revenueReturned: money,
  returnRate: ratio,
  receiptsByRail: z.object({
    cardSettlements: evidencedAmount,
    bankTransfers: evidencedAmount,
    cashAndCheques: evidencedAmount,
    notStated: evidencedAmount,
  }),
  revenueTrend: ratio,
  seasonality: orNull(
    z.object({
      variation: ratio,
      highestMonth: monthRevenue,
      lowestMonth: monthRevenue,
      months: months(revenueMembers),
    }),
  ),
  customerConcentration: concentration,
  supplierConcentration: concentration,
  latePaymentSpread: gap,
  customerPaymentGap: gap,
  cashDepositShare: ratio,
  cardSettlementShare: ratio,
  operatingCosts: money,
  payroll: money,
  payrollHeadcount: orNull(count),
  rent: money,
  utilities: money,
  paymentsToPeople: money,
  otherOperatingCosts: money,
  operatingMargin: ratio,
  taxes: money,
  vat: evidencedAmount,
  taxPaymentPlans: evidencedAmount,
  loanRepayments: money,
  loanServiceCover: ratio,
  borrowing,
  merchantCashAdvance: z.object({ received: money, repaid: money, transactionIds: transactionIdsSchema }),
  ownerDrawings: money,
  ownerContributions: money,
  netOwnerDrawings: evidencedAmount,
  borrowingReceived: money,
  transfersIn: money,
  transfersOut: money,
  otherCredits: money,
  refundsNetted: money,
  burnPerMonth: moneyOrNull,
  runwayDays: orNull(z.int()),
  bufferDays: ratio,
});

export type ConsumerHealthMetrics = z.output<typeof consumerHealthMetricsSchema>;
export type BusinessHealthMetrics = z.output<typeof businessHealthMetricsSchema>;
