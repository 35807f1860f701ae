/** All figures of a period of financial health. src/contract/health says what each one is. */
import * as z from 'zod';
import { BUSINESS_METRICS } from '../../contract/health/businessHealth.js';
import { CONSUMER_METRICS } from '../../contract/health/consumerHealth.js';
import { ACTIVITY_METRICS, BALANCE_METRICS } from '../../contract/health/healthMetrics.js';
import { allMembers } from './ofContract.js';

const shared = { ...allMembers(ACTIVITY_METRICS), ...allMembers(BALANCE_METRICS) };

/**
 * The figures of one period of a person's accounts. They are those of the library: `ConsumerHealthPeriod` of the main entry
 * says what each of them is.
 */
export const consumerHealthMetricsSchema = z.object({ ...shared, ...allMembers(CONSUMER_METRICS) });

/**
 * The figures of one period of a business's accounts. They are those of the library: `BusinessHealthPeriod` of the main entry
 * says what each of them is.
 */
export const businessHealthMetricsSchema = z.object({ ...shared, ...allMembers(BUSINESS_METRICS) });

/** The figures of one period of a person's accounts (`consumerHealthMetricsSchema`). */
export type ConsumerHealthMetrics = z.output<typeof consumerHealthMetricsSchema>;

/** The figures of one period of a business's accounts (`businessHealthMetricsSchema`). */
export type BusinessHealthMetrics = z.output<typeof businessHealthMetricsSchema>;
