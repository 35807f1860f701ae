/** How long a token lasts. */
import { tokenAgeSchema, tokenLifeSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';
import { DEFAULT_TOKEN_SECONDS } from '../schemas/token.js';
import { MILLISECONDS_PER_SECOND, millisecondsOf, timestampOf } from './moments.js';

/** From when on the token is no longer valid. `expiresIn`: seconds. */
export function tokenExpiry(issuedAt: string, expiresIn: number = DEFAULT_TOKEN_SECONDS): string {
  const life = readGiven(tokenLifeSchema, { issuedAt, expiresIn });
  return timestampOf(millisecondsOf(life.issuedAt) + life.expiresIn * MILLISECONDS_PER_SECOND);
}

/** True once `expiresIn` seconds have elapsed: time to ask for a new one. */
export function isTokenExpired(issuedAt: string, expiresIn: number, now: string): boolean {
  const age = readGiven(tokenAgeSchema, { issuedAt, expiresIn, now });
  const elapsed = millisecondsOf(age.now) - millisecondsOf(age.issuedAt);
  return elapsed >= age.expiresIn * MILLISECONDS_PER_SECOND;
}
