/** The end user's permission to read bank data. */
import * as z from 'zod';
import { guidSchema, orNull, timestampSchema, wholeSchema } from './values.js';

export const consentStatusSchema = z.enum([
  'Pending',
  'Active',
  'Revoked',
  'Abandoned',
  'Failed',
  'Expired',
  'UpcomingExpiration',
]);

/** Null for a new connection. */
export const consentJourneySchema = z.enum(['Reauthentication', 'Reconfirmation']);

/**
 * Null: pending. Error: the provider's data could not be fetched. Partial: accounts are there live, transactions are not
 * yet. Complete: stored and live. Processed: stored and enriched.
 */
export const dataAvailabilitySchema = z.enum(['Error', 'Partial', 'Complete', 'Processed']);

const members = {
  userId: orNull(guidSchema),
  consentId: guidSchema,
  /** The client's account that asked for the invitation. */
  applicationId: guidSchema,
  providerId: wholeSchema,
  providerName: orNull(z.string()),
  /** The client's configuration. */
  configurationName: orNull(z.string()),
  /** The client's own reference for the end user. */
  customerReference: z.string(),
  consentStatus: consentStatusSchema,
  consentJourney: orNull(consentJourneySchema),
  consentStart: orNull(timestampSchema),
  consentEnd: orNull(timestampSchema),
  statusUpdated: timestampSchema,
  dataAvailability: orNull(dataAvailabilitySchema),
  errorMessage: orNull(z.string()),
  /** The invitation that the consent came from. */
  invitationId: orNull(z.string()),
};

interface Availability {
  readonly consentStatus: ConsentStatus;
  readonly dataAvailability: DataAvailability | null;
}

const availabilityOfActive = {
  error: 'must be null unless consentStatus is Active',
  path: ['dataAvailability'],
};

function isOfActive({ consentStatus, dataAvailability }: Availability): boolean {
  return dataAvailability === null || consentStatus === 'Active';
}

/** As consent events carry it; `dataAvailability` is of an active consent alone. */
export const consentSchema = z.object(members).refine(isOfActive, availabilityOfActive);

/** As the consent endpoints answer: what events carry, and what the end user permitted. */
export const consentDetailsSchema = z
  .object({ ...members, permissions: z.array(z.string()) })
  .refine(isOfActive, availabilityOfActive);

export const consentListSchema = z.array(consentDetailsSchema);

export type ConsentStatus = z.output<typeof consentStatusSchema>;
export type ConsentJourney = z.output<typeof consentJourneySchema>;
export type DataAvailability = z.output<typeof dataAvailabilitySchema>;
export type Consent = z.output<typeof consentSchema>;
export type ConsentDetails = z.output<typeof consentDetailsSchema>;
