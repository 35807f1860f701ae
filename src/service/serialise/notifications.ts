/** Webhooks and e-mails: event data in their envelopes, and the fields that e-mails take from them. */
import { readEach } from '../../schema/read.js';
import type { Consent } from '../schemas/consent.js';
import type { CreditInformationEventData } from '../schemas/creditInformation.js';
import { type EmailV1, type EmailV2, emailV1Schema, emailV2Schema } from '../schemas/emails.js';
import type { InvitationEventData } from '../schemas/invitation.js';
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

export interface Sending {
  readonly eventId: string;
  /** When the webhook is sent. */
  readonly eventTime: string;
  readonly schemaVersion: string;
}

export function consentEvent(data: Consent, sending: Sending): ConsentEvent {
  return readEach(consentEventSchema, { ...sending, data, eventType: 'Consent', schemaType: 'Consent' });
}

export function invitationEvent(data: InvitationEventData, sending: Sending): InvitationEvent {
  return readEach(invitationEventSchema, { ...sending, data, eventType: 'Invitation', schemaType: 'Email' });
}

export function creditInformationEvent(
  data: CreditInformationEventData,
  sending: Sending,
): CreditInformationEvent {
  return readEach(creditInformationEventSchema, {
    ...sending,
    data,
    eventType: 'CreditInformation',
    schemaType: 'CreditInformation',
  });
}

/** Reads what was posted, of any of the three kinds. */
export function parseWebhook(body: unknown): Webhook {
  return readEach(webhookSchema, body);
}

/** Reads the deprecated flat form. */
export function parseWebhookV1(body: unknown): WebhookV1 {
  return readEach(webhookV1Schema, body);
}

export function emailV1(event: WebhookV1): EmailV1 {
  return readEach(emailV1Schema, {
    ConsentId: event.consentId,
    CustomerReference: event.customerReference,
    ProviderAuthentication: event.providerAuthentication,
    ...present({ DataAvailability: event.dataAvailability, ErrorMessage: event.errorMessage }),
  });
}

export function emailV2(consent: Consent): EmailV2 {
  return readEach(emailV2Schema, {
    UserId: consent.userId,
    ConsentId: consent.consentId,
    'Consent Status': consent.consentStatus,
    'Consent Period': { start: consent.consentStart, end: consent.consentEnd },
    'Last Updated': consent.statusUpdated,
    CustomerReference: consent.customerReference,
    ...present({
      'Journey Type': consent.consentJourney,
      'Data Availability': consent.dataAvailability,
      'Error Message': consent.errorMessage,
    }),
  });
}

/** E-mails leave out what webhooks say null for. */
function present(fields: Readonly<Record<string, string | null>>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
