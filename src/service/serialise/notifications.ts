/** Puts event data into the envelopes of webhooks, and reads webhooks. */
import type { Consent } from '../schemas/consent.js';
import type { CreditInformationEventData } from '../schemas/creditInformation.js';
import type { InvitationEventData } from '../schemas/invitation.js';
import { readGiven, readWritten } from '../schemas/readArgument.js';
import {
  type ConsentEvent,
  type CreditInformationEvent,
  consentEventSchema,
  creditInformationEventSchema,
  type InvitationEvent,
  invitationEventSchema,
  type Webhook,
  type WebhookV1,
  webhookSchema,
  webhookV1Schema,
} from '../schemas/webhooks.js';

/** What the envelope of a webhook says of its sending. */
export interface Sending {
  readonly eventId: string;
  /** When the webhook is sent: a timestamp in UTC. */
  readonly eventTime: string;
  /** Three numbers with dots between them, such as `1.0.0`. */
  readonly schemaVersion: string;
}

/**
 * Makes the webhook that reports how a consent and its data stand.
 *
 * @throws InvalidRequestError when the consent or the envelope is not valid.
 *
 * @example
 * ```ts
 * import { consentEvent, consentSchema } from 'open-banking-insights/service';
 *
 * const consent = consentSchema.parse({
 *   consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *   applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *   providerId: 12,
 *   customerReference: 'customer-1',
 *   consentStatus: 'Active',
 *   statusUpdated: '2026-01-05T08:00:00Z',
 *   dataAvailability: 'Complete',
 * });
 * const event = consentEvent(consent, {
 *   eventId: 'e1',
 *   eventTime: '2026-01-05T08:00:01Z',
 *   schemaVersion: '1.0.0',
 * });
 * console.log(event.eventType, event.data.dataAvailability); // Consent Complete
 * ```
 */
export function consentEvent(data: Consent, sending: Sending): ConsentEvent {
  return readWritten(consentEventSchema, { sending, data }, given => ({
    ...given.sending,
    data: given.data,
    eventType: 'Consent',
    schemaType: 'Consent',
  }));
}

/**
 * Makes the webhook that reports how far an invitation has come.
 *
 * @throws InvalidRequestError when the data or the envelope is not valid.
 *
 * @example
 * ```ts
 * import { invitationEvent } from 'open-banking-insights/service';
 *
 * const event = invitationEvent(
 *   {
 *     invitationId: 'i1',
 *     emailState: 'Opened',
 *     customerReference: 'customer-1',
 *     smtpErrorCode: null,
 *     smtpErrorMessage: null,
 *     applicationId: 'app-1',
 *     connectionStatus: 'Pending',
 *   },
 *   { eventId: 'e1', eventTime: '2026-01-05T08:00:01Z', schemaVersion: '1.0.0' },
 * );
 * console.log(event.eventType, event.schemaType); // Invitation Email
 * ```
 */
export function invitationEvent(data: InvitationEventData, sending: Sending): InvitationEvent {
  return readWritten(invitationEventSchema, { sending, data }, given => ({
    ...given.sending,
    data: given.data,
    eventType: 'Invitation',
    schemaType: 'Email',
  }));
}

/**
 * Makes the webhook that reports whether the credit information of a user was fetched.
 *
 * @throws InvalidRequestError when the data or the envelope is not valid.
 *
 * @example
 * ```ts
 * import { creditInformationEvent } from 'open-banking-insights/service';
 *
 * const event = creditInformationEvent(
 *   {
 *     userId: null,
 *     consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *     applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *     customerReference: 'customer-1',
 *     creditInformationStatus: 'Failed',
 *   },
 *   { eventId: 'e1', eventTime: '2026-01-05T08:00:01Z', schemaVersion: '1.0.0' },
 * );
 * console.log(event.data.creditInformationStatus); // Failed
 * ```
 */
export function creditInformationEvent(
  data: CreditInformationEventData,
  sending: Sending,
): CreditInformationEvent {
  return readWritten(creditInformationEventSchema, { sending, data }, given => ({
    ...given.sending,
    data: given.data,
    eventType: 'CreditInformation',
    schemaType: 'CreditInformation',
  }));
}

/**
 * Reads a webhook of version 2, of any of the three kinds. `eventType` says which kind it is. Messages from before nulls were
 * written are read too: what they leave out becomes null.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body is no such webhook.
 *
 * @example
 * ```ts
 * import { parseWebhook } from 'open-banking-insights/service';
 *
 * const event = parseWebhook({
 *   eventId: 'e1',
 *   eventTime: '2026-01-05T08:00:01Z',
 *   schemaVersion: '1.0.0',
 *   eventType: 'CreditInformation',
 *   schemaType: 'CreditInformation',
 *   data: {
 *     consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *     applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *     creditInformationStatus: 'Success',
 *   },
 * });
 * if (event.eventType === 'CreditInformation') console.log(event.data.userId); // null
 * ```
 */
export function parseWebhook(body: unknown): Webhook {
  return readGiven(webhookSchema, body);
}

/**
 * Reads a webhook of version 1, which is deprecated.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body is no such webhook.
 *
 * @example
 * ```ts
 * import { parseWebhookV1 } from 'open-banking-insights/service';
 *
 * const event = parseWebhookV1({
 *   consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *   applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *   providerAuthentication: 'Success',
 *   dataAvailability: 'Partial',
 *   reauthentication: false,
 * });
 * console.log(event.dataAvailability, event.paymentConfirmation); // Partial null
 * ```
 */
export function parseWebhookV1(body: unknown): WebhookV1 {
  return readGiven(webhookV1Schema, body);
}
