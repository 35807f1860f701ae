/** What the service posts to a client. */
import * as z from 'zod';
import { paymentConfirmationSchema } from './account.js';
import { consentSchema, dataAvailabilitySchema } from './consent.js';
import { creditInformationEventDataSchema } from './creditInformation.js';
import { invitationEventDataSchema } from './invitation.js';
import { guidSchema, orNull, timestampSchema } from './values.js';

const envelope = {
  eventId: z.string().min(1),
  /** When the webhook was sent. */
  eventTime: timestampSchema,
  schemaVersion: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, { error: 'must be three numbers with dots, such as 1.0.0' }),
};

export const consentEventSchema = z.object({
  ...envelope,
  eventType: z.literal('Consent'),
  schemaType: z.literal('Consent'),
  data: consentSchema,
});

export const invitationEventSchema = z.object({
  ...envelope,
  eventType: z.literal('Invitation'),
  schemaType: z.literal('Email'),
  data: invitationEventDataSchema,
});

export const creditInformationEventSchema = z.object({
  ...envelope,
  eventType: z.literal('CreditInformation'),
  schemaType: z.literal('CreditInformation'),
  data: creditInformationEventDataSchema,
});

/** Version 2: an envelope whose event type and schema type go together. */
export const webhookSchema = z.discriminatedUnion('eventType', [
  consentEventSchema,
  invitationEventSchema,
  creditInformationEventSchema,
]);

export const providerAuthenticationSchema = z.enum(['Success', 'Error']);

/** Version 1, deprecated: flat. */
export const webhookV1Schema = z
  .object({
    consentId: guidSchema,
    applicationId: guidSchema,
    customerReference: orNull(z.string()),
    providerAuthentication: providerAuthenticationSchema,
    dataAvailability: orNull(dataAvailabilitySchema),
    /** Where payment confirmation is enabled. */
    paymentConfirmation: orNull(paymentConfirmationSchema),
    /** The consent is being re-authenticated. */
    reauthentication: z.boolean(),
    errorMessage: orNull(z.string()),
  })
  .refine(event => event.providerAuthentication === 'Success' || event.dataAvailability === null, {
    error: 'must be null when provider authentication failed',
    path: ['dataAvailability'],
  });

export type ConsentEvent = z.output<typeof consentEventSchema>;
export type InvitationEvent = z.output<typeof invitationEventSchema>;
export type CreditInformationEvent = z.output<typeof creditInformationEventSchema>;
export type Webhook = z.output<typeof webhookSchema>;
export type ProviderAuthentication = z.output<typeof providerAuthenticationSchema>;
export type WebhookV1 = z.output<typeof webhookV1Schema>;
