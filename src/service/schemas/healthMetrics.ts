/** All figures of a period of financial health. src/model/consumerHealth.ts and businessHealth.ts say what each one is. */
import * as z from 'zod';
import { membersByKind } from '../../base/membersByKind.js';
import { BUSINESS_FIGURE_ORDER, CONSUMER_FIGURE_ORDER } from '../../data/healthFigures.js';
import { BUSINESS_MEMBERS, CONSUMER_MEMBERS, SHARED_MEMBERS } from '../../data/healthMembers.js';
import { directionSchema } from '../../requests/requestValues.js';
import {
  dateSchema,
  moneySchema,
  monthSchema,
  numberSchema,
  orNull,
  transactionIdsSchema,
  wholeSchema,
} from './values.js';

// What the figures of financial health are made of, and the figures that households and businesses share.

const money = moneySchema;
/** Null where what it divides by is not above zero, or there are too few days or months. */
const ratio = orNull(numberSchema);
const moneyOrNull = orNull(moneySchema);
const count = wholeSchema.min(0);
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

const borrowing = z.object({
  lenderCount: count,
  netBorrowed: money,
  transactionIds: transactionIdsSchema,
});

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
const gap = z.object({ days: orNull(numberSchema), customerCount: count });

/** A breakdown of a figure of the format: each transaction of the period is in one part. */
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

/** How each kind of member is written that people and businesses share. */
const kinds = {
  money,
  amount: money,
  moneyOrNull,
  ratio,
  count,
  dateOrNull: orNull(dateSchema),
  evidencedAmount,
  borrowing,
  largestTransaction,
  returnedPayments: z.object({ count, fees: money, transactionIds: transactionIdsSchema }),
  months: months({ credit: money, debit: money, net: money }),
};

const sharedMembers = membersByKind(SHARED_MEMBERS, kinds);

/**
 * The figures of one period of a person's accounts. They are those of the library: `ConsumerHealthPeriod` of the main entry
 * says what each of them is.
 */
export const consumerHealthMetricsSchema = z.object({
  ...sharedMembers,
  ...membersByKind(CONSUMER_MEMBERS, {
    ...kinds,
    breakdown: breakdownOf(CONSUMER_FIGURE_ORDER),
    daysToZeroAfterPayday: z.object({ days: orNull(numberSchema), cyclesAtZero: count, cycles: count }),
  }),
});

/**
 * The figures of one period of a business's accounts. They are those of the library: `BusinessHealthPeriod` of the main entry
 * says what each of them is.
 */
export const businessHealthMetricsSchema = z.object({
  ...sharedMembers,
  ...membersByKind(BUSINESS_MEMBERS, {
    ...kinds,
    breakdown: breakdownOf(BUSINESS_FIGURE_ORDER),
    concentration,
    gap,
    countOrNull: orNull(count),
    wholeOrNull: orNull(wholeSchema),
    receiptsByRail: z.object({
      cardSettlements: evidencedAmount,
      bankTransfers: evidencedAmount,
      cashAndCheques: evidencedAmount,
      notStated: evidencedAmount,
    }),
    seasonality: orNull(
      z.object({
        variation: ratio,
        highestMonth: monthRevenue,
        lowestMonth: monthRevenue,
        months: months(revenueMembers),
      }),
    ),
    merchantCashAdvance: z.object({ received: money, repaid: money, transactionIds: transactionIdsSchema }),
  }),
});

/** The figures of one period of a person's accounts (`consumerHealthMetricsSchema`). */
export type ConsumerHealthMetrics = z.output<typeof consumerHealthMetricsSchema>;

/** The figures of one period of a business's accounts (`businessHealthMetricsSchema`). */
export type BusinessHealthMetrics = z.output<typeof businessHealthMetricsSchema>;
