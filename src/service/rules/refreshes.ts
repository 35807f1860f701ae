/** How often stored data may be refreshed (four times in any 24 hours), and what a refresh does. */
import type { Basis } from '../notifications.js';
import type { OperationId } from '../operations.js';
import { refreshesSchema } from '../schemas/arguments.js';
import type { DataAvailability } from '../schemas/consent.js';
import { readGiven } from '../schemas/readArgument.js';
import { MILLISECONDS_PER_DAY, millisecondsOf, timestampOf } from './moments.js';

/** How often the stored data of a consent may be refreshed within any 24 hours. */
export const MOST_REFRESHES_PER_DAY = 4;

/** One step of a refresh: what is done, and what the consent's `dataAvailability` is afterwards. */
export interface RefreshStep {
  readonly step: 'accounts' | 'transactions' | 'enrichment';
  /** Once the step is done. */
  readonly leaves: Extract<DataAvailability, 'Partial' | 'Complete' | 'Processed'>;
  /** Where it fails. What was stored before stays, and the steps after it are not done. */
  readonly otherwise: DataAvailability;
  /** The operations whose figures are calculated anew afterwards. */
  readonly recalculates: readonly OperationId[];
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

/**
 * What `refreshConsent` sets going, in this order: the connection is refreshed with the provider, then what came is enriched, and then
 * affordability is calculated anew. That enrichment comes after the refresh is stated; so is what each availability means. Which
 * availability each step leaves is our reading. Until the first step is done it is null, which means pending.
 */
export const REFRESH_STEPS: readonly RefreshStep[] = [
  { step: 'accounts', leaves: 'Partial', otherwise: 'Error', recalculates: [], basis: 'inferred' },
  { step: 'transactions', leaves: 'Complete', otherwise: 'Error', recalculates: [], basis: 'inferred' },
  {
    step: 'enrichment',
    leaves: 'Processed',
    // The bank data are there all the same.
    otherwise: 'Complete',
    recalculates: ['getStoredAffordability'],
    basis: 'stated',
  },
];

/** Whether a consent may be refreshed now, and if not, when. */
export interface RefreshAllowance {
  /** True when one more refresh is allowed now. */
  readonly isAllowed: boolean;
  /** How many refreshes are still allowed now, 0 to 4. */
  readonly remaining: number;
  /** When the next refresh is allowed, as a timestamp in UTC. Null when it is allowed now. */
  readonly allowedFrom: string | null;
}

/**
 * Says whether the stored data of a consent may be refreshed at `now`. At most four refreshes are allowed in 24 hours. A
 * refresh made exactly 24 hours ago no longer counts.
 *
 * @param pastRefreshes - When this consent was refreshed, as timestamps in UTC in any order.
 * @param now - A timestamp in UTC.
 * @throws InvalidRequestError when a timestamp is not valid or not in UTC.
 *
 * @example
 * ```ts
 * import { refreshAllowance } from 'open-banking-insights/service';
 *
 * const past = ['06:00', '07:00', '08:00', '09:00'].map(time => `2026-01-31T${time}:00Z`);
 * const { remaining, allowedFrom } = refreshAllowance(past, '2026-01-31T10:00:00Z');
 * console.log(remaining, allowedFrom); // 0 2026-02-01T06:00:00.000Z
 * ```
 */
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
