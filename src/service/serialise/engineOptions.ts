/** The as-of date of an engine's answer. */
import { dayOf, type IsoDate, textOf } from '../../base/calendar.js';
import { clockSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';
import { engineOptionsSchema } from '../schemas/extensions.js';

/** The part of an engine's body that is an option of the library's functions. */
export interface EngineOptions {
  /** The as-of date of the answer, `YYYY-MM-DD`. */
  readonly asOf?: IsoDate;
}

/**
 * The options to compute an engine's answer with. `asOf` is that of the body, or else the UTC day of `now`. Without both there
 * is no `asOf`, and the as-of date is the latest booked day.
 *
 * @param body - The parsed body of the request. Its other members are not looked at.
 * @param now - A timestamp of the server's clock, in UTC. Default: null.
 * @throws InvalidRequestError when `asOf` is no day, or `now` no timestamp.
 *
 * @example
 * ```ts
 * import { engineOptionsOf } from 'open-banking-insights/service';
 *
 * console.log(engineOptionsOf({ transactions: [] }, '2026-06-30T09:30:00Z').asOf); // 2026-06-30
 * console.log(engineOptionsOf({ asOf: '2026-05-31' }, '2026-06-30T09:30:00Z').asOf); // 2026-05-31
 * ```
 */
export function engineOptionsOf(body: unknown, now: string | null = null): EngineOptions {
  const given = readGiven(engineOptionsSchema, body);
  const clock = readGiven(clockSchema, { now });
  const asOf = given.asOf ?? (clock.now === null ? null : textOf(dayOf(clock.now)));
  return asOf === null ? {} : { asOf };
}
