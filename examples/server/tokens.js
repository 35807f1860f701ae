/** Issues bearer tokens for one scope each, and knows them again. Opaque and in memory: a real service signs JWTs. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { DEFAULT_TOKEN_SECONDS, isTokenExpired, parseTokenRequest } from 'open-banking-insights/service';
import { refusal } from './refusals.js';

/** `clients`: secrets by client id. `now`: an ISO timestamp in UTC. */
export function createTokens(clients, now) {
  const issued = new Map();

  function issue(form) {
    const { client_id, client_secret, scope } = parseTokenRequest(form);
    if (!isSecret(clients.get(client_id), client_secret))
      throw refusal(401, 'invalid_client', 'The client_id or the client_secret is wrong.');
    for (const [token, { issuedAt }] of issued)
      if (isTokenExpired(issuedAt, DEFAULT_TOKEN_SECONDS, now())) issued.delete(token);
    const token = randomUUID();
    issued.set(token, { scope, issuedAt: now() });
    return { access_token: token, token_type: 'Bearer', expires_in: DEFAULT_TOKEN_SECONDS };
  }

  /** Null without a token that is still valid. */
  function scopeOf(authorization) {
    const token = issued.get(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]);
    return token && !isTokenExpired(token.issuedAt, DEFAULT_TOKEN_SECONDS, now()) ? token.scope : null;
  }

  return { issue, scopeOf };
}

/** In the same time whatever is wrong with it. */
function isSecret(known, given) {
  const digest = text => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known ?? ''), digest(given)) && known !== undefined;
}
