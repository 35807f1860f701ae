/** Which notifications a client has set up, and for which states of a connection and its data. */
import * as z from 'zod';
import { dataAvailabilitySchema } from './consent.js';
import { orNull } from './values.js';
import { providerAuthenticationSchema } from './webhooks.js';

/** The address that webhooks are posted to. It must be HTTPS. */
export const webhookAddressSchema = z.string().regex(/^[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/, {
  error: 'must be an HTTPS address, such as https://example.com/hook',
});

/** The address that e-mail notifications go to: something, `@`, and something more. It is not checked any further. */
export const emailAddressSchema = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an e-mail address, such as me@example.com' });

/**
 * A state of a connection that notifications can be set up for. `dataAvailability` is null while the data are pending, and
 * where provider authentication failed.
 */
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

/**
 * A notification that a client has set up: which one, where it goes, and for which states of a connection. Null `states` mean
 * every state. Only the notifications about a consent depend on such states; the others are not set up here.
 */
export const notificationSetupSchema = z.discriminatedUnion('notification', [
  z.object({ notification: z.enum(['consentWebhook', 'webhookV1']), address: webhookAddressSchema, states }),
  z.object({ notification: z.enum(['consentEmail', 'emailV1']), address: emailAddressSchema, states }),
]);

/** A state of a connection that notifications can be set up for (`notificationStateSchema`). */
export type NotificationState = z.output<typeof notificationStateSchema>;

/** A notification that a client has set up (`notificationSetupSchema`). */
export type NotificationSetup = z.output<typeof notificationSetupSchema>;
