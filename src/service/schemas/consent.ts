/** The end user's permission to read bank data. */
import * as z from 'zod';
import { guidSchema, orNull, timestampSchema, wholeSchema } from './values.js';

/**
 * The status of a consent. Data can be read while a consent is `Active` and, by our reading of the specification, while it is
 * in its last days (`UpcomingExpiration`).
 */
export const consentStatusSchema = z.enum([
  'Pending',
  'Active',
  'Revoked',
  'Abandoned',
  'Failed',
  'Expired',
  'UpcomingExpiration',
]);

/** Why the end user went through the connection flow again. Messages say null for a new connection. */
export const consentJourneySchema = z.enum(['Reauthentication', 'Reconfirmation']);

/**
 * Which bank data of an active consent can be read. Messages say null while this is pending.
 *
 * - `Error`: the provider's data could not be fetched.
 * - `Partial`: accounts can be read live, transactions not yet.
 * - `Complete`: bank data can be read, live and stored.
 * - `Processed`: the stored data are enriched too.
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

/**
 * The end user's permission to read bank data, as consent events carry it. `dataAvailability` is null unless the consent is
 * `Active`.
 */
export const consentSchema = z.object(members).refine(isOfActive, availabilityOfActive);

/** A consent as the consent operations return it: what consent events carry, and what the end user permitted. */
export const consentDetailsSchema = z
  .object({
    ...members,
    /** What the end user permitted. Null where the bank does not say. */
    permissions: orNull(z.array(z.string())),
  })
  .refine(isOfActive, availabilityOfActive);

/** A client's consents, the latest change of status first: the answer of `listConsents`. */
export const consentListSchema = z.array(consentDetailsSchema);

/** The status of a consent, such as `Active` or `Revoked`. */
export type ConsentStatus = z.output<typeof consentStatusSchema>;

/** Why the end user went through the connection flow again: to authenticate or to confirm anew. */
export type ConsentJourney = z.output<typeof consentJourneySchema>;

/** Which bank data of an active consent can be read, from `Error` to `Processed` (`dataAvailabilitySchema`). */
export type DataAvailability = z.output<typeof dataAvailabilitySchema>;

/** The end user's permission to read bank data, as consent events carry it (`consentSchema`). */
export type Consent = z.output<typeof consentSchema>;

/** A consent as the consent operations return it, with what the end user permitted (`consentDetailsSchema`). */
export type ConsentDetails = z.output<typeof consentDetailsSchema>;
