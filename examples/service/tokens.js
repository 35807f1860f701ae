/** Bearer tokens: JWTs that hold their client, their one scope and their audience. Nothing is kept of them, so that checking is cheap. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { DEFAULT_TOKEN_SECONDS, parseTokenRequest } from 'open-banking-insights/service';
import { refusal } from './refusals.js';

const ALGORITHM = 'HS256';
const AUDIENCE = 'open-banking-insights-service';
/** Wrong secrets in a minute: each of them waits longer, and beyond them all are refused. */
const MOST_WRONG = 10;
const MINUTE = 60_000;

/** `now`: an ISO timestamp in UTC. */
export function createTokens(store, now) {
  const key = Buffer.from(
    store.setting('token key', () => randomBytes(32).toString('base64')),
    'base64',
  );
  const wrong = new Map();

  async function issue(form) {
    const { client_id, client_secret, scope } = parseTokenRequest(form);
    const at = Date.parse(now());
    const failures = (wrong.get(client_id) ?? []).filter(time => time > at - MINUTE);
    if (failures.length >= MOST_WRONG) {
      const retryAfter = Math.ceil((failures[0] + MINUTE - at) / 1000);
      throw refusal(429, 'too_many_attempts', 'Too many wrong secrets.', { retryAfter });
    }
    if (!isSecret(store.client(client_id)?.secret, client_secret)) {
      // Names that nobody has must not fill the memory.
      if (wrong.size > 10_000) wrong.clear();
      wrong.set(client_id, [...failures, at]);
      await new Promise(resolve => setTimeout(resolve, 20 * failures.length));
      throw refusal(401, 'invalid_client', 'The client_id or the client_secret is wrong.');
    }
    const issued = Math.floor(at / 1000);
    const token = await new SignJWT({ scope })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(client_id)
      .setAudience(AUDIENCE)
      .setIssuedAt(issued)
      .setExpirationTime(issued + DEFAULT_TOKEN_SECONDS)
      .sign(key);
    return { access_token: token, token_type: 'Bearer', expires_in: DEFAULT_TOKEN_SECONDS };
  }

  /** Client and scope, or null without a token that is valid. */
  async function holderOf(authorization) {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) return null;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'scope'],
        currentDate: new Date(now()),
      });
      return store.client(payload.sub) === undefined ? null : { client: payload.sub, scope: payload.scope };
    } catch {
      return null;
    }
  }

  return { issue, holderOf };
}

/** What is stored of a secret. */
export function digestOf(secret) {
  return createHash('sha256').update(secret).digest('hex');
}

/** In the same time whatever is wrong with it. */
function isSecret(known, given) {
  const digest = Buffer.from(digestOf(given));
  return timingSafeEqual(Buffer.from(known ?? digestOf('')), digest) && known !== undefined;
}
