/** A period of a business. */
import * as z from 'zod';
import { activityMetrics, balanceMetrics, borrowing, breakdownOf, periodFrame } from './healthParts.js';
import {
  count,
  evidencedAmount,
  money,
  moneyOrNull,
  monthMembers,
  ratio,
  textOrNull,
  transactionIds,
} from './values.js';

const concentration = z.strictObject({
  partyCount: count,
  largestParty: textOrNull,
  largestShare: ratio,
  largestFiveShare: ratio,
  herfindahlIndex: ratio,
  unnamedShare: ratio,
  largest: z
    .array(
      z.strictObject({
        name: textOrNull,
        amount: money,
        share: ratio,
        transactionCount: count,
        transactionIds,
      }),
    )
    .max(5),
});

const monthRevenue = z.strictObject({ ...monthMembers, revenue: money, index: ratio });
const gap = z.strictObject({ days: ratio, customerCount: count });

export const businessHealthPeriod = z.strictObject({
  ...periodFrame,
  ...activityMetrics,
  ...balanceMetrics,
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
  receiptsByRail: z.strictObject({
    cardSettlements: evidencedAmount,
    bankTransfers: evidencedAmount,
    cashAndCheques: evidencedAmount,
    notStated: evidencedAmount,
  }),
  revenueTrend: ratio,
  seasonality: z
    .strictObject({
      variation: ratio,
      highestMonth: monthRevenue,
      lowestMonth: monthRevenue,
      months: z.array(monthRevenue),
    })
    .nullable(),
  customerConcentration: concentration,
  supplierConcentration: concentration,
  latePaymentSpread: gap,
  customerPaymentGap: gap,
  cashDepositShare: ratio,
  cardSettlementShare: ratio,
  operatingCosts: money,
  payroll: money,
  payrollHeadcount: count.nullable(),
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
  merchantCashAdvance: z.strictObject({ received: money, repaid: money, transactionIds }),
  ownerDrawings: money,
  ownerContributions: money,
  netOwnerDrawings: evidencedAmount,
  borrowingReceived: money,
  transfersIn: money,
  transfersOut: money,
  otherCredits: money,
  refundsNetted: money,
  burnPerMonth: moneyOrNull,
  runwayDays: count.nullable(),
  bufferDays: ratio,
});
