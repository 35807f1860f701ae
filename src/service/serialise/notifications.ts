/** Webhooks and e-mails: event data in their envelopes, and the fields that e-mails take from them. */
import { emailedConsentSchema, emailedEventSchema } from '../schemas/arguments.js';
import type { Consent } from '../schemas/consent.js';
import type { CreditInformationEventData } from '../schemas/creditInformation.js';
import { readGiven, readWritten } from '../schemas/door.js';
import type { EmailV1, EmailV2 } from '../schemas/emails.js';
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
  return readWritten(consentEventSchema, { sending, data }, given => ({
    ...given.sending,
    data: given.data,
    eventType: 'Consent',
    schemaType: 'Consent',
  }));
}

export function invitationEvent(data: InvitationEventData, sending: Sending): InvitationEvent {
  return readWritten(invitationEventSchema, { sending, data }, given => ({
    ...given.sending,
    data: given.data,
    eventType: 'Invitation',
    schemaType: 'Email',
  }));
}

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

/** Reads what was posted, of any of the three kinds. */
export function parseWebhook(body: unknown): Webhook {
  return readGiven(webhookSchema, body);
}

/** Reads the deprecated flat form. */
export function parseWebhookV1(body: unknown): WebhookV1 {
  return readGiven(webhookV1Schema, body);
}

export function emailV1(event: WebhookV1): EmailV1 {
  const given = readGiven(emailedEventSchema, event);
  return {
    ConsentId: given.consentId,
    CustomerReference: given.customerReference,
    ProviderAuthentication: given.providerAuthentication,
    ...present({ DataAvailability: given.dataAvailability, ErrorMessage: given.errorMessage }),
  };
}

export function emailV2(consent: Consent): EmailV2 {
  const given = readGiven(emailedConsentSchema, consent);
  return {
    UserId: given.userId,
    ConsentId: given.consentId,
    'Consent Status': given.consentStatus,
    'Consent Period': { start: given.consentStart, end: given.consentEnd },
    'Last Updated': given.statusUpdated,
    CustomerReference: given.customerReference,
    ...present({
      'Journey Type': given.consentJourney,
      'Data Availability': given.dataAvailability,
      'Error Message': given.errorMessage,
    }),
  };
}

/** What e-mails leave out, webhooks say null for. */
function present<Fields extends Readonly<Record<string, string | null>>>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
