/** A period of a household. */
import * as z from 'zod';
import { membersByKind } from '../base/membersByKind.js';
import { CONSUMER_FIGURE_ORDER } from '../data/healthFigures.js';
import { CONSUMER_MEMBERS } from '../data/healthMembers.js';
import { breakdownOf, kinds, periodFrame, sharedMembers } from './healthParts.js';
import { count, ratio } from './values.js';

export const consumerHealthPeriod = z.strictObject({
  ...periodFrame,
  ...sharedMembers,
  ...membersByKind(CONSUMER_MEMBERS, {
    ...kinds,
    breakdown: breakdownOf(CONSUMER_FIGURE_ORDER),
    daysToZeroAfterPayday: z.strictObject({ days: ratio, cyclesAtZero: count, cycles: count }),
  }),
});
