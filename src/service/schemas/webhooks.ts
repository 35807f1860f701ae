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

/** A webhook that reports how a consent and its data stand. */
export const consentEventSchema = z.object({
  ...envelope,
  eventType: z.literal('Consent'),
  schemaType: z.literal('Consent'),
  data: consentSchema,
});

/** A webhook that reports how far an invitation has come. */
export const invitationEventSchema = z.object({
  ...envelope,
  eventType: z.literal('Invitation'),
  schemaType: z.literal('Email'),
  data: invitationEventDataSchema,
});

/** A webhook that reports whether the credit information of a user was fetched. */
export const creditInformationEventSchema = z.object({
  ...envelope,
  eventType: z.literal('CreditInformation'),
  schemaType: z.literal('CreditInformation'),
  data: creditInformationEventDataSchema,
});

/**
 * A webhook of version 2, of any of the three kinds. `eventType` says which kind it is, and `schemaType` must go with it.
 */
export const webhookSchema = z.discriminatedUnion('eventType', [
  consentEventSchema,
  invitationEventSchema,
  creditInformationEventSchema,
]);

/** Whether the provider authenticated the end user. */
export const providerAuthenticationSchema = z.enum(['Success', 'Error']);

/** A webhook of version 1, which is deprecated. It has no envelope. */
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

/** A webhook that reports how a consent and its data stand (`consentEventSchema`). */
export type ConsentEvent = z.output<typeof consentEventSchema>;

/** A webhook that reports how far an invitation has come (`invitationEventSchema`). */
export type InvitationEvent = z.output<typeof invitationEventSchema>;

/** A webhook that reports whether the credit information of a user was fetched (`creditInformationEventSchema`). */
export type CreditInformationEvent = z.output<typeof creditInformationEventSchema>;

/** A webhook of version 2, of any of the three kinds (`webhookSchema`). */
export type Webhook = z.output<typeof webhookSchema>;

/** Whether the provider authenticated the end user: `Success` or `Error`. */
export type ProviderAuthentication = z.output<typeof providerAuthenticationSchema>;

/** A webhook of version 1, which is deprecated (`webhookV1Schema`). */
export type WebhookV1 = z.output<typeof webhookV1Schema>;
