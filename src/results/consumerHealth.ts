/** A period of a household. */
import * as z from 'zod';
import { CONSUMER_METRICS } from '../contract/health/consumerHealth.js';
import { PERIOD_FRAME } from '../contract/health/financialHealth.js';
import { ACTIVITY_METRICS, BALANCE_METRICS } from '../contract/health/healthMetrics.js';
import { membersOf } from './ofContract.js';

export const consumerHealthPeriod = z.strictObject({
  ...membersOf(PERIOD_FRAME),
  ...membersOf(ACTIVITY_METRICS),
  ...membersOf(BALANCE_METRICS),
  ...membersOf(CONSUMER_METRICS),
});
