/** Financial health: the figures of five periods. What each figure is, src/model/health.ts says. */
import { z } from 'zod';
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

const concentration = z.object({
  partyCount: count,
  largestParty: orNull(z.string()),
  largestShare: ratio,
  largestFiveShare: ratio,
  herfindahlIndex: ratio,
  unnamedShare: ratio,
});

const monthRevenue = monthSchema.extend({ revenue: money });

const everyone = {
  totalCredit: money,
  totalDebit: money,
  net: money,
  creditCount: count,
  debitCount: count,
  largestCredit: largestTransaction,
  largestDebit: largestTransaction,
  returnedPayments: z.object({ count, fees: money, transactionIds: transactionIdsSchema }),
  openingBalance: money,
  closingBalance: money,
  averageBalance: money,
  minimumBalance: money,
  maximumBalance: money,
  balanceVolatility: money,
  daysOverdrawn: count,
  deepestOverdraft: money,
  daysBelowOneHundred: count,
};

export const consumerHealthMetricsSchema = z.object({
  ...everyone,
  income: money,
  incomePerMonth: moneyOrNull,
  incomeStability: ratio,
  incomeSourceCount: count,
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
  savingsPaidIn: money,
  transfersOut: money,
  totalSpending: money,
  spendingPerMonth: moneyOrNull,
  spendToIncomeRatio: ratio,
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
});

export const businessHealthMetricsSchema = z.object({
  ...everyone,
  revenue: money,
  revenuePerMonth: moneyOrNull,
  revenueReturned: money,
  revenueTrend: ratio,
  seasonality: orNull(z.object({ variation: ratio, highestMonth: monthRevenue, lowestMonth: monthRevenue })),
  customerConcentration: concentration,
  supplierConcentration: concentration,
  latePaymentSpread: z.object({ days: orNull(z.number()), customerCount: count }),
  cashDepositShare: ratio,
  cardSettlementShare: ratio,
  operatingCosts: money,
  payroll: money,
  rent: money,
  utilities: money,
  paymentsToPeople: money,
  otherOperatingCosts: money,
  operatingMargin: ratio,
  taxes: money,
  vat: evidencedAmount,
  loanRepayments: money,
  loanServiceCover: ratio,
  ownerDrawings: money,
  ownerContributions: money,
  borrowingReceived: money,
  transfersIn: money,
  transfersOut: money,
  otherCredits: money,
  refundsNetted: money,
  runwayDays: orNull(z.int()),
});

export const periodNameSchema = z.enum([
  'lastThirtyDays',
  'lastSixtyDays',
  'lastNinetyDays',
  'lastOneEightyDays',
  'lastThreeSixtyDays',
]);

/** Which days a period's figures stand on. */
export const periodFrameSchema = z.object({
  from: orNull(dateSchema),
  to: orNull(dateSchema),
  coverage: z.object({
    daysRequested: count,
    daysAvailable: count,
    carriedFrom: orNull(z.literal('lastNinetyDays')),
  }),
});

export const consumerFinancialHealthSchema = healthSchema(consumerHealthMetricsSchema);
export const businessFinancialHealthSchema = healthSchema(businessHealthMetricsSchema);

export type PeriodName = z.output<typeof periodNameSchema>;
export type ServicePeriodFrame = z.output<typeof periodFrameSchema>;
export type ConsumerHealthMetrics = z.output<typeof consumerHealthMetricsSchema>;
export type BusinessHealthMetrics = z.output<typeof businessHealthMetricsSchema>;
export type ConsumerFinancialHealth = z.output<typeof consumerFinancialHealthSchema>;
export type BusinessFinancialHealth = z.output<typeof businessFinancialHealthSchema>;

/** The frames stand apart: with less than 365 days of data a longer period equals `lastNinetyDays` in every member. */
function healthSchema<Metrics extends z.ZodType>(metrics: Metrics) {
  const periods = { periods: fivePeriods(metrics), frames: fivePeriods(periodFrameSchema) };
  return z.object({
    accounts: z.array(
      z.object({
        accountId: z.string(),
        currencyCode: z.string(),
        currentBalance: money,
        availableBalance: moneyOrNull,
        ...periods,
      }),
    ),
    /** All accounts as one; null when their currencies differ. */
    combined: orNull(z.object({ currencyCode: z.string(), ...periods })),
    combinedNotComputed: orNull(z.string()),
  });
}

function fivePeriods<Period extends z.ZodType>(period: Period) {
  return z.object({
    lastThirtyDays: period,
    lastSixtyDays: period,
    lastNinetyDays: period,
    lastOneEightyDays: period,
    lastThreeSixtyDays: period,
  });
}
