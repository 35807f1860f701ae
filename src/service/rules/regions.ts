/** Finds the features and the base address of a region of the service. */
import { REGION_FEATURES, type Region, type RegionFeature } from '../regions.js';
import { baseAddressesSchema } from '../schemas/arguments.js';
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

/**
 * The base address of a region, which links and paths are appended to with `addressOf`. Each region has its own; the
 * specification shows none, so they are yours to give.
 *
 * @param baseAddresses - The base address of each region.
 * @throws InvalidRequestError when there is no such region, or an address is none.
 *
 * @example
 * ```ts
 * import { addressOf, baseAddressOf } from 'open-banking-insights/service';
 *
 * const baseAddresses = { UK: 'https://uk.example.com', US: 'https://us.example.com' };
 * console.log(addressOf(baseAddressOf(baseAddresses, 'US'), '/consents/v2')); // https://us.example.com/consents/v2
 * ```
 */
export function baseAddressOf(
  baseAddresses: Readonly<Record<Region['id'], string>>,
  region: Region['id'],
): string {
  const addresses = readGiven(baseAddressesSchema, { baseAddresses }).baseAddresses;
  return addresses[readGiven(regionRequestSchema, { region }).region];
}
