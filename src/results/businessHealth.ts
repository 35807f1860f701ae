/** A period of a business. */
import * as z from 'zod';
import { BUSINESS_METRICS } from '../contract/health/businessHealth.js';
import { PERIOD_FRAME } from '../contract/health/financialHealth.js';
import { ACTIVITY_METRICS, BALANCE_METRICS } from '../contract/health/healthMetrics.js';
import { membersOf } from './ofContract.js';

export const businessHealthPeriod = z.strictObject({
  ...membersOf(PERIOD_FRAME),
  ...membersOf(ACTIVITY_METRICS),
  ...membersOf(BALANCE_METRICS),
  ...membersOf(BUSINESS_METRICS),
});
