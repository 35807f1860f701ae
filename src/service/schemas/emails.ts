/** The fields of e-mail notifications, under the names that the e-mails give them. A field that an e-mail lacks is left out. */
import * as z from 'zod';
import { consentJourneySchema, consentStatusSchema, dataAvailabilitySchema } from './consent.js';
import { guidSchema, orNull, timestampSchema } from './values.js';
import { providerAuthenticationSchema } from './webhooks.js';

/** The fields of an e-mail of version 1, which is deprecated. A field without a value is left out. */
export const emailV1Schema = z.object({
  ConsentId: guidSchema,
  CustomerReference: orNull(z.string()),
  ProviderAuthentication: providerAuthenticationSchema,
  /** Where provider authentication succeeded. */
  DataAvailability: z.exactOptional(dataAvailabilitySchema),
  ErrorMessage: z.exactOptional(z.string()),
});

/**
 * The fields of an e-mail about a consent (version 2), under the names that the e-mail shows. A field without a value is left
 * out.
 */
export const emailV2Schema = z.object({
  UserId: orNull(guidSchema),
  ConsentId: guidSchema,
  'Consent Status': consentStatusSchema,
  /** Left out for a new connection. */
  'Journey Type': z.exactOptional(consentJourneySchema),
  'Consent Period': z.object({ start: orNull(timestampSchema), end: orNull(timestampSchema) }),
  'Last Updated': timestampSchema,
  CustomerReference: z.string(),
  /** Of an active consent alone. */
  'Data Availability': z.exactOptional(dataAvailabilitySchema),
  'Error Message': z.exactOptional(z.string()),
});

/** The fields of an e-mail of version 1, which is deprecated (`emailV1Schema`). */
export type EmailV1 = z.output<typeof emailV1Schema>;

/** The fields of an e-mail about a consent, version 2 (`emailV2Schema`). */
export type EmailV2 = z.output<typeof emailV2Schema>;
