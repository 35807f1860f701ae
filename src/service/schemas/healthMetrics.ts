/** The figures of a period of financial health: all that the library has. What each is, src/model/consumerHealth.ts and businessHealth.ts say. */
import * as z from 'zod';
import { ofKind } from '../../base/ofKind.js';
import { BUSINESS_FIGURE_ORDER, CONSUMER_FIGURE_ORDER } from '../../data/healthFigures.js';
import { BUSINESS_MEMBERS, CONSUMER_MEMBERS } from '../../data/healthMembers.js';
import {
  breakdownOf,
  concentration,
  count,
  evidencedAmount,
  gap,
  kinds,
  money,
  monthRevenue,
  months,
  ratio,
  revenueMembers,
  sharedMembers,
} from './healthParts.js';
import { numberSchema, orNull, transactionIdsSchema, wholeSchema } from './values.js';

/**
 * The figures of one period of a person's accounts. They are those of the library: `ConsumerHealthPeriod` of the main entry
 * says what each of them is.
 */
export const consumerHealthMetricsSchema = z.object({
  ...sharedMembers,
  ...ofKind(CONSUMER_MEMBERS, {
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
  ...ofKind(BUSINESS_MEMBERS, {
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
