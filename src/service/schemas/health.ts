/** Financial health: the figures of five periods, of each account and of all. */
import * as z from 'zod';
import {
  HELD_ACCOUNT,
  PERIOD_FRAME,
  PERIOD_NAMES,
  periodsOf,
} from '../../contract/health/financialHealth.js';
import { businessHealthMetricsSchema, consumerHealthMetricsSchema } from './healthMetrics.js';
import { allMembers, extension } from './ofContract.js';
import { orNull } from './values.js';

/** The five periods of financial health: the last 30, 60, 90, 180 and 360 days. */
export const periodNameSchema = z.enum(PERIOD_NAMES);

/**
 * The days that the figures of a period cover: the first and the last, and how far the account's history covers them.
 */
export const periodFrameSchema = z.object(allMembers(PERIOD_FRAME));

/**
 * The financial health of a person's accounts, each alone and all together: the answer of `getConsumerFinancialHealth`.
 */
export const consumerFinancialHealthSchema = healthSchema(consumerHealthMetricsSchema);

/**
 * The financial health of a business's accounts, each alone and all together: the answer of `getBusinessFinancialHealth`.
 */
export const businessFinancialHealthSchema = healthSchema(businessHealthMetricsSchema);

/** The name of a period of financial health, such as `lastThirtyDays`. */
export type PeriodName = z.output<typeof periodNameSchema>;

/** The days that the figures of a period cover (`periodFrameSchema`). */
export type ServicePeriodFrame = z.output<typeof periodFrameSchema>;

/** The financial health of a person's accounts (`consumerFinancialHealthSchema`). */
export type ConsumerFinancialHealth = z.output<typeof consumerFinancialHealthSchema>;

/** The financial health of a business's accounts (`businessFinancialHealthSchema`). */
export type BusinessFinancialHealth = z.output<typeof businessFinancialHealthSchema>;

/** The frames stand apart: with less than 365 days of data a longer period equals `lastNinetyDays` in every member. */
function healthSchema<Shape extends z.ZodRawShape>(metrics: z.ZodObject<Shape>) {
  const periods = {
    periods: fivePeriods(metrics),
    frames: fivePeriods(periodFrameSchema),
    /** The figures and the days of a history of 180 to 364 days. */
    wholeHistory: extension(metrics.extend(periodFrameSchema.shape)),
  };
  return z.object({
    accounts: z.array(
      z.object({
        ...allMembers(HELD_ACCOUNT),
        ...periods,
      }),
    ),
    /** All accounts as one; null when their currencies differ. */
    combined: orNull(z.object({ currencyCode: z.string(), ...periods })),
    combinedNotComputed: orNull(z.string()),
  });
}

function fivePeriods<Period extends z.ZodType>(period: Period) {
  return z.object(periodsOf(() => period));
}
