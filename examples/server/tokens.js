/** Issues bearer tokens for one scope each, and knows them again. Opaque and in memory: a real service signs JWTs. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isTokenExpired, tokenRequestSchema } from 'open-banking-insights/service';

export const TOKEN_SECONDS = 3600;

/** `clients`: secrets by client id. `now`: an ISO timestamp in UTC. */
export function createTokens(clients, now) {
  const issued = new Map();

  /** Null when the form is no request for a token, or the credentials are wrong. */
  function issue(form) {
    const request = tokenRequestSchema.safeParse(form);
    if (!request.success || !isSecret(clients.get(request.data.client_id), request.data.client_secret))
      return null;
    for (const [token, { issuedAt }] of issued)
      if (isTokenExpired(issuedAt, TOKEN_SECONDS, now())) issued.delete(token);
    const token = randomUUID();
    issued.set(token, { scope: request.data.scope, issuedAt: now() });
    return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  }

  /** Null without a token that is still valid. */
  function scopeOf(authorization) {
    const token = issued.get(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1]);
    return token && !isTokenExpired(token.issuedAt, TOKEN_SECONDS, now()) ? token.scope : null;
  }

  return { issue, scopeOf };
}

/** In the same time whatever is wrong with it. */
function isSecret(known, given) {
  const digest = text => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known ?? ''), digest(given)) && known !== undefined;
}
