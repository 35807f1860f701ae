/** How a webhook is sent, and sent again. */
import { accessTokenSchema, failedDeliveriesSchema } from '../schemas/arguments.js';
import { readGiven, reading } from '../schemas/readArgument.js';
import { type WebhookCredentials, webhookCredentialsSchema } from '../schemas/token.js';
import { type Webhook, type WebhookV1, webhookSchema, webhookV1Schema } from '../schemas/webhooks.js';
import { base64OfText, percentEncoded } from './encoding.js';

/** Before the first delivery, and before its three retries. */
const DELIVERY_DELAY_SECONDS = [0, 2, 4, 8];

/** A request that your HTTP client sends as it is. The address is yours to add. */
export interface OutgoingRequest {
  readonly method: 'POST';
  /** The HTTP headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text to send: JSON for a webhook, a form for a token request. */
  readonly body: string;
}

/**
 * How many seconds to wait before the next delivery of a webhook, after the given number of deliveries has failed. The delays
 * are 0, 2, 4 and 8 seconds. Null means that the webhook is discarded.
 *
 * @throws InvalidRequestError when the number is not a whole number from 0.
 *
 * @example
 * ```ts
 * import { webhookDelaySeconds } from 'open-banking-insights/service';
 *
 * console.log(webhookDelaySeconds(0), webhookDelaySeconds(3), webhookDelaySeconds(4)); // 0 8 null
 * ```
 */
export function webhookDelaySeconds(failedDeliveries: number): number | null {
  const given = readGiven(failedDeliveriesSchema, { failedDeliveries });
  return DELIVERY_DELAY_SECONDS[given.failedDeliveries] ?? null;
}

/**
 * The HTTP request that delivers a webhook of either version.
 *
 * @param event - The webhook, as `consentEvent` and the functions beside it make it.
 * @param accessToken - A token of the client's own authorisation server, or null where the client asks for none.
 * @throws InvalidRequestError when the webhook is not valid.
 *
 * @example
 * ```ts
 * import { creditInformationEvent, webhookRequest } from 'open-banking-insights/service';
 *
 * const event = creditInformationEvent(
 *   {
 *     userId: null,
 *     consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *     applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *     customerReference: 'customer-1',
 *     creditInformationStatus: 'Success',
 *   },
 *   { eventId: 'e1', eventTime: '2026-01-31T09:30:00Z', schemaVersion: '1.0.0' },
 * );
 * const { method, headers } = webhookRequest(event, 'token-1');
 * console.log(method, headers['Authorization']); // POST Bearer token-1
 * ```
 */
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

/**
 * The HTTP request that asks a client's own authorisation server for a token to send with webhooks. Read the answer with
 * `webhookTokenResponseSchema`.
 *
 * @throws InvalidRequestError when an id or a secret is missing.
 *
 * @example
 * ```ts
 * import { webhookTokenRequest } from 'open-banking-insights/service';
 *
 * const { headers, body } = webhookTokenRequest({ clientId: 'id', clientSecret: 'secret', scope: 'hooks' });
 * console.log(headers['Authorization']); // Basic aWQ6c2VjcmV0
 * console.log(body); // grant_type=client_credentials&scope=hooks
 * ```
 */
export function webhookTokenRequest(credentials: WebhookCredentials): OutgoingRequest {
  const { clientId, clientSecret, scope } = readGiven(webhookCredentialsSchema, credentials);
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${base64OfText(`${clientId}:${clientSecret}`)}`,
    },
    body: `grant_type=client_credentials${scope === null ? '' : `&scope=${percentEncoded(scope)}`}`,
  };
}
