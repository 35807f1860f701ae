/** Affordability. */
import * as z from 'zod';
import { AFFORDABILITY_INDICATOR } from '../contract/affordability/affordabilityIndicators.js';
import {
  ASSESS_AFFORDABILITY_RESULT,
  MONTH_AFFORDABILITY,
} from '../contract/affordability/affordabilityResult.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';

export const monthAffordability = z.strictObject(membersOf(MONTH_AFFORDABILITY));

export const affordabilityIndicator = z.strictObject(membersOf(AFFORDABILITY_INDICATOR));

export const assessAffordabilityResult = z.strictObject({
  ...membersOf(ASSESS_AFFORDABILITY_RESULT),
  meta: resultMeta,
});
