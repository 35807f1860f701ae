/** Finds the features of a region of the service. */
import { REGION_FEATURES, type Region, type RegionFeature } from '../regions.js';
import { regionRequestSchema } from '../schemas/factRequests.js';
import { readGiven } from '../schemas/readArgument.js';

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
