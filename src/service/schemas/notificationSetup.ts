/** Which notifications a client has set up, and for which states of a connection and its data. */
import * as z from 'zod';
import { dataAvailabilitySchema } from './consent.js';
import { orNull } from './values.js';
import { providerAuthenticationSchema } from './webhooks.js';

/** Webhooks go over HTTPS alone. */
export const webhookAddressSchema = z.string().regex(/^[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/, {
  error: 'must be an HTTPS address, such as https://example.com/hook',
});

export const emailAddressSchema = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an e-mail address, such as me@example.com' });

/** Null: data availability is pending, or provider authentication failed. */
export const notificationStateSchema = z
  .object({
    providerAuthentication: providerAuthenticationSchema,
    dataAvailability: orNull(dataAvailabilitySchema),
  })
  .refine(state => state.providerAuthentication === 'Success' || state.dataAvailability === null, {
    error: 'must be null when provider authentication failed',
    path: ['dataAvailability'],
  });

/** Null: in every state. */
const states = orNull(z.array(notificationStateSchema));

/** Of the notifications that tell of a consent: the others have no such states. */
export const notificationSetupSchema = z.discriminatedUnion('notification', [
  z.object({ notification: z.enum(['consentWebhook', 'webhookV1']), address: webhookAddressSchema, states }),
  z.object({ notification: z.enum(['consentEmail', 'emailV1']), address: emailAddressSchema, states }),
]);

export type NotificationState = z.output<typeof notificationStateSchema>;
export type NotificationSetup = z.output<typeof notificationSetupSchema>;
