/** What a region of the service has. */
import { REGION_FEATURES, type Region, type RegionFeature } from '../regions.js';
import { readGiven } from '../schemas/door.js';
import { regionRequestSchema } from '../schemas/factRequests.js';

/** Of the features that not every region has, those of the `region`. */
export function featuresOf(region: Region['id']): RegionFeature[] {
  const given = readGiven(regionRequestSchema, { region });
  return REGION_FEATURES.filter(({ regions }) => regions.includes(given.region));
}
