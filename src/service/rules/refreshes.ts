/** How often stored data may be refreshed: four times in any 24 hours. */
import { refreshesSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';
import { MILLISECONDS_PER_DAY, millisecondsOf, timestampOf } from './moments.js';

export const MOST_REFRESHES_PER_DAY = 4;

export interface RefreshAllowance {
  readonly isAllowed: boolean;
  /** Refreshes still allowed now. */
  readonly remaining: number;
  /** When the next one is allowed; null when it is now. */
  readonly allowedFrom: string | null;
}

/** `pastRefreshes`: when refreshes of this consent were made, in any order; one exactly 24 hours ago counts no more. */
export function refreshAllowance(pastRefreshes: readonly string[], now: string): RefreshAllowance {
  const given = readGiven(refreshesSchema, { pastRefreshes, now });
  const dayAgo = millisecondsOf(given.now) - MILLISECONDS_PER_DAY;
  const latestFirst = given.pastRefreshes
    .map(millisecondsOf)
    .filter(past => past > dayAgo)
    .sort((a, b) => b - a);
  const blocking = latestFirst[MOST_REFRESHES_PER_DAY - 1];
  return {
    isAllowed: blocking === undefined,
    remaining: Math.max(0, MOST_REFRESHES_PER_DAY - latestFirst.length),
    allowedFrom: blocking === undefined ? null : timestampOf(blocking + MILLISECONDS_PER_DAY),
  };
}
