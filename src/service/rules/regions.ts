/** What a region of the service has. */
import { REGION_FEATURES, type Region, type RegionFeature } from '../regions.js';
import { readGiven } from '../schemas/door.js';
import { regionRequestSchema } from '../schemas/factRequests.js';

/**
 * The features that a region has and the other region has not.
 *
 * @throws InvalidRequestError when there is no such region.
 *
 * @example
 * ```ts
 * import { featuresOf } from 'open-banking-insights/service';
 *
 * console.log(featuresOf('US').map(({ feature }) => feature).join(', '));
 * // usRoutingNumbers, canadianRoutingNumbers
 * ```
 */
export function featuresOf(region: Region['id']): RegionFeature[] {
  const given = readGiven(regionRequestSchema, { region });
  return REGION_FEATURES.filter(({ regions }) => regions.includes(given.region));
}
