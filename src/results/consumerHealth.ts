/** A period of a household. */
import * as z from 'zod';
import { ofKind } from '../base/ofKind.js';
import { CONSUMER_FIGURE_ORDER } from '../data/healthFigures.js';
import { CONSUMER_MEMBERS } from '../data/healthMembers.js';
import { breakdownOf, kinds, periodFrame, sharedMembers } from './healthParts.js';
import { count, ratio } from './values.js';

export const consumerHealthPeriod = z.strictObject({
  ...periodFrame,
  ...sharedMembers,
  ...ofKind(CONSUMER_MEMBERS, {
    ...kinds,
    breakdown: breakdownOf(CONSUMER_FIGURE_ORDER),
    daysToZeroAfterPayday: z.strictObject({ days: ratio, cyclesAtZero: count, cycles: count }),
  }),
});
