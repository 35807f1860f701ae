/** How long a token lasts. */
import { tokenAgeSchema, tokenLifeSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/readArgument.js';
import { DEFAULT_TOKEN_SECONDS } from '../schemas/token.js';
import { MILLISECONDS_PER_SECOND, millisecondsOf, timestampOf } from './moments.js';

/**
 * The moment from which on a token is no longer valid, as a timestamp in UTC.
 *
 * @param issuedAt - When the token was issued: a timestamp in UTC.
 * @param expiresIn - How long the token lasts, in seconds. Default: 3600.
 * @throws InvalidRequestError when the timestamp is not valid, or the seconds are no whole number from 1 to 1,000,000,000.
 *
 * @example
 * ```ts
 * import { tokenExpiry } from 'open-banking-insights/service';
 *
 * console.log(tokenExpiry('2026-01-31T09:30:00Z')); // 2026-01-31T10:30:00.000Z
 * ```
 */
export function tokenExpiry(issuedAt: string, expiresIn: number = DEFAULT_TOKEN_SECONDS): string {
  const life = readGiven(tokenLifeSchema, { issuedAt, expiresIn });
  return timestampOf(millisecondsOf(life.issuedAt) + life.expiresIn * MILLISECONDS_PER_SECOND);
}

/**
 * Says whether a token has expired at `now`, and it is time to ask for a new one.
 *
 * @param issuedAt - When the token was issued: a timestamp in UTC.
 * @param expiresIn - How long the token lasts, in seconds.
 * @throws InvalidRequestError when a timestamp is not valid, or the seconds are no whole number from 1 to 1,000,000,000.
 *
 * @example
 * ```ts
 * import { isTokenExpired } from 'open-banking-insights/service';
 *
 * console.log(isTokenExpired('2026-01-31T09:30:00Z', 3600, '2026-01-31T10:29:59Z')); // false
 * console.log(isTokenExpired('2026-01-31T09:30:00Z', 3600, '2026-01-31T10:30:00Z')); // true
 * ```
 */
export function isTokenExpired(issuedAt: string, expiresIn: number, now: string): boolean {
  const age = readGiven(tokenAgeSchema, { issuedAt, expiresIn, now });
  const elapsed = millisecondsOf(age.now) - millisecondsOf(age.issuedAt);
  return elapsed >= age.expiresIn * MILLISECONDS_PER_SECOND;
}
