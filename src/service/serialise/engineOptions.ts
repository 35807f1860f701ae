/** The as-of date of an engine's answer, the time zone of its days, and how sure a category has to be. */
import { type IsoDate, textOf } from '../../base/calendar.js';
import { timeZoneIn, timeZoneOf } from '../../countries/facts.js';
import type { TimeZone } from '../../model/options.js';
import { REGIONS, type Region } from '../regions.js';
import { dayAt } from '../rules/moments.js';
import { clockSchema } from '../schemas/arguments.js';
import { engineBodySchema } from '../schemas/extensions.js';
import { floorQuerySchema } from '../schemas/queries.js';
import { readGiven } from '../schemas/readArgument.js';

/** The part of an engine's body that is an option of the library's functions. */
export interface EngineOptions {
  /** The as-of date of the answer, `YYYY-MM-DD`. */
  readonly asOf?: IsoDate;
  /** The time zone whose days the transactions have, where they are instants. */
  readonly timeZone?: TimeZone;
  /** From which confidence on a category stands, 0 to 1. */
  readonly confidenceFloor?: number;
}

/**
 * The options to compute an engine's answer with. `timeZone` is that of the body, or else that of the country of its account:
 * London for British ones. A body that names neither country nor currency is of an account of the `region`. American accounts are
 * in several time zones, so for them a zone has to be given in the body.
 *
 * `asOf` is that of the body, or else the day of `now` in that time zone, and in UTC where none is known. Without both there
 * is no `asOf`, and the as-of date is the latest booked day. `confidenceFloor` is that of the query, or else that of the body.
 *
 * @param body - The parsed body of the request. Only the members named above are looked at.
 * @param now - A timestamp of the server's clock, in UTC. Default: null.
 * @param region - The region of the server, `UK` or `US`. Default: null, not known.
 * @param query - The parameters of the query by name. Only `confidenceFloor` is looked at. Default: none.
 * @throws InvalidRequestError when `asOf` is no day, `timeZone` no zone that is known, `now` no timestamp, or there is no such region.
 *
 * @example
 * ```ts
 * import { engineOptionsOf } from 'open-banking-insights/service';
 *
 * const night = '2026-06-30T23:30:00Z';
 * console.log(engineOptionsOf({ currencyCode: 'GBP', transactions: [] }, night).asOf); // 2026-07-01
 * console.log(engineOptionsOf({ asOf: '2026-05-31' }, night, 'UK').timeZone); // Europe/London
 * console.log(engineOptionsOf({ timeZone: 'America/New_York' }, night, 'US').asOf); // 2026-06-30
 * ```
 */
export function engineOptionsOf(
  body: unknown,
  now: string | null = null,
  region: Region['id'] | null = null,
  query: unknown = {},
): EngineOptions {
  const given = readGiven(engineBodySchema, body);
  const floor = readGiven(floorQuerySchema, query, ['query']).confidenceFloor ?? given.confidenceFloor;
  const clock = readGiven(clockSchema, { now, region });
  const zone = zoneOf(given, clock.region);
  const asOf = given.asOf ?? (clock.now === null ? null : textOf(dayAt(clock.now, zone)));
  return {
    ...(asOf !== null && { asOf }),
    ...(zone !== undefined && { timeZone: zone }),
    ...(typeof floor === 'number' && { confidenceFloor: floor }),
  };
}

interface Body {
  readonly timeZone?: TimeZone | null | undefined;
  readonly countryCode?: Region['countryCode'] | null | undefined;
  readonly currencyCode?: string | null | undefined;
}

function zoneOf({ timeZone, countryCode, currencyCode }: Body, region: Region['id'] | null) {
  if (timeZone) return timeZone;
  if (countryCode || currencyCode)
    return timeZoneOf({ countryCode, currencyCode: currencyCode ?? '' }, undefined);
  return timeZoneIn(REGIONS.find(({ id }) => id === region)?.countryCode);
}
