/** How a webhook is sent, and sent again. */
import { accessTokenSchema, failedDeliveriesSchema } from '../schemas/arguments.js';
import { readGiven, reading } from '../schemas/door.js';
import { type WebhookCredentials, webhookCredentialsSchema } from '../schemas/token.js';
import { type Webhook, type WebhookV1, webhookSchema, webhookV1Schema } from '../schemas/webhooks.js';
import { base64Of, percentEncoded } from './encoding.js';

/** Before the first delivery, and before its three retries. */
const DELIVERY_DELAY_SECONDS = [0, 2, 4, 8];

export interface OutgoingRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Seconds to wait for the next delivery after so many have failed; null: the webhook is discarded. */
export function webhookDelaySeconds(failedDeliveries: number): number | null {
  const given = readGiven(failedDeliveriesSchema, { failedDeliveries });
  return DELIVERY_DELAY_SECONDS[given.failedDeliveries] ?? null;
}

/** `accessToken`: of the client's own authorisation server, where the client asks for one. */
export function webhookRequest(event: Webhook | WebhookV1, accessToken: string | null): OutgoingRequest {
  const hasEnvelope = reading(event, () => Object.hasOwn(Object(event), 'eventType'));
  const body = hasEnvelope ? readGiven(webhookSchema, event) : readGiven(webhookV1Schema, event);
  const given = readGiven(accessTokenSchema, { accessToken });
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(given.accessToken === null ? {} : { Authorization: `Bearer ${given.accessToken}` }),
    },
    body: JSON.stringify(body),
  };
}

/** Asks the client's authorisation server for that token; its answer is of the form of `webhookTokenResponseSchema`. */
export function webhookTokenRequest(credentials: WebhookCredentials): OutgoingRequest {
  const { clientId, clientSecret, scope } = readGiven(webhookCredentialsSchema, credentials);
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${base64Of(`${clientId}:${clientSecret}`)}`,
    },
    body: `grant_type=client_credentials${scope === null ? '' : `&scope=${percentEncoded(scope)}`}`,
  };
}
