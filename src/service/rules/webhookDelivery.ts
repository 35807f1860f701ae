/** How a webhook is sent, and sent again. */
import { readEach } from '../../schema/read.js';
import { failedDeliveriesSchema } from '../schemas/arguments.js';
import { type WebhookCredentials, webhookCredentialsSchema } from '../schemas/token.js';
import type { Webhook, WebhookV1 } from '../schemas/webhooks.js';
import { parseWebhook, parseWebhookV1 } from '../serialise/notifications.js';
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
  const given = readEach(failedDeliveriesSchema, { failedDeliveries });
  return DELIVERY_DELAY_SECONDS[given.failedDeliveries] ?? null;
}

/** `accessToken`: of the client's own authorisation server, where the client asks for one. */
export function webhookRequest(event: Webhook | WebhookV1, accessToken: string | null): OutgoingRequest {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify('eventType' in event ? parseWebhook(event) : parseWebhookV1(event)),
  };
}

/** Asks the client's authorisation server for that token; its answer is of the form of `webhookTokenResponseSchema`. */
export function webhookTokenRequest(credentials: WebhookCredentials): OutgoingRequest {
  const { clientId, clientSecret, scope } = readEach(webhookCredentialsSchema, credentials);
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${base64Of(`${clientId}:${clientSecret}`)}`,
    },
    body: `grant_type=client_credentials${scope === null ? '' : `&scope=${percentEncoded(scope)}`}`,
  };
}
