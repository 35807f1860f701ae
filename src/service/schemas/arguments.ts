/** The arguments of the rules. */
import * as z from 'zod';
import { readOnce, timeZoneSchema } from '../../requests/requestValues.js';
import { accountIdentifierSchema } from './bankIdentifiers.js';
import { consentSchema, consentStatusSchema } from './consent.js';
import { invalidRequestBodySchema, scoreNotGeneratedSchema } from './errors.js';
import { scopeSchema } from './token.js';
import { timestampSchema } from './values.js';
import { webhookV1Schema } from './webhooks.js';

/** Only years that keep four digits when a century is added or taken away. */
const momentSchema = timestampSchema.refine(text => text >= '1000' && text < '9900', {
  error: 'must be of a year from 1000 to 9899',
});

export const tokenLifeSchema = z.object({ issuedAt: momentSchema, expiresIn: z.int().min(1).max(1e9) });
export const tokenAgeSchema = tokenLifeSchema.extend({ now: momentSchema });

export const regionSchema = z.enum(['UK', 'US']);
/** Null if the server has no clock, or does not say where it is. */
export const clockSchema = z.object({
  now: momentSchema.nullable(),
  region: regionSchema.nullable(),
});

export const refreshesSchema = z.object({
  /** When this consent was refreshed, in any order. */
  pastRefreshes: readOnce(z.array(momentSchema)),
  now: momentSchema,
});

export const windowRequestSchema = z.object({
  /** When the transactions are asked for. */
  now: momentSchema,
  /** As the client's application is configured; at most a century. */
  daysOfHistory: z.int().min(0).max(36_525),
  /** When strong customer authentication expires; null where no such rule applies. */
  scaExpiry: momentSchema.nullable(),
  /** Whose days they are. Null or left out: the days of UTC. */
  timeZone: timeZoneSchema.nullish(),
});

/** The rows of a page are returned as they are, whatever they are. */
export const pagedRowsSchema = z.object({
  rows: z.custom<readonly unknown[]>(Array.isArray, { error: 'must be a list' }),
});

export const pageRequestSchema = z.object({
  /** Relative to the base address, filled in, without a query. */
  path: z.string().regex(/^\/[^?#]*$/, { error: 'must begin with / and have no query' }),
  /** From 1. */
  page: z.int().min(1),
  pageSize: z.int().min(1),
});

const consentActionSchema = z.enum(['revoke']);
export const transitionRequestSchema = z.object({
  consentStatus: consentStatusSchema,
  action: consentActionSchema,
});
/** The availability of its data is not checked, because revoking the consent sets it to null. */
export const revocableConsentSchema = z.object(consentSchema.shape);
export const revocationSchema = z.object({ now: momentSchema });
/** Consents are returned as they are, in another order. */
export const rowsOfConsentsSchema = z.array(z.unknown());
export const listedConsentsSchema = z.array(
  z.object({ consentId: z.string(), statusUpdated: timestampSchema }),
);
export const filteredConsentsSchema = z.array(
  revocableConsentSchema.pick({ consentStatus: true, providerId: true, statusUpdated: true }),
);

export const operationRequestSchema = z.object({ method: z.string(), path: z.string() });
export const permissionRequestSchema = z.object({
  operation: z.object({ scope: scopeSchema.nullable() }),
  tokenScope: scopeSchema.nullable(),
});
export const pathRequestSchema = z.object({
  operation: z.object({ path: z.string() }),
  parameters: z.record(z.string(), z.string().optional()),
});
export const addressPartsSchema = z.object({ baseAddress: z.string(), link: z.string() });

export const accessTokenSchema = z.object({ accessToken: z.string().nullable() });

/** What the e-mails say of a consent, and of an event of version 1. */
export const emailedConsentSchema = revocableConsentSchema.pick({
  userId: true,
  consentId: true,
  consentStatus: true,
  consentStart: true,
  consentEnd: true,
  statusUpdated: true,
  customerReference: true,
  consentJourney: true,
  dataAvailability: true,
  errorMessage: true,
});
export const emailedEventSchema = z.object({
  consentId: webhookV1Schema.shape.consentId,
  customerReference: webhookV1Schema.shape.customerReference,
  providerAuthentication: webhookV1Schema.shape.providerAuthentication,
  dataAvailability: webhookV1Schema.shape.dataAvailability,
  errorMessage: webhookV1Schema.shape.errorMessage,
});

export const scoreRefusalSchema = z.object({
  error: scoreNotGeneratedSchema.extend({ correlationId: z.string().nullable() }),
  correlationId: z.string(),
});
export const invalidRequestRefusalSchema = z.object({
  error: invalidRequestBodySchema
    .pick({ code: true, issues: true, issueCount: true })
    .extend({ message: z.string() }),
  correlationId: z.string(),
});

export const failedDeliveriesSchema = z.object({ failedDeliveries: z.int().min(0) });

/** In the order of the report. */
export const reportSectionSchema = z.enum([
  'User Summary',
  'Credit Profile',
  'Income and Affordability',
  'Account Overview',
  'Significant Transactions',
  'Statement',
]);
export const reportConfigurationSchema = z.object({
  sections: readOnce(z.array(reportSectionSchema)).nullable(),
});
export const reportConfigurationsSchema = z.object({
  configurations: readOnce(
    z.array(z.object({ name: z.string().min(1), sections: readOnce(z.array(reportSectionSchema)) })),
  ),
});
export const baseAddressesSchema = z.object({
  baseAddresses: z.record(
    regionSchema,
    z.string().regex(/^https?:\/\/[^/?#\s][^?#\s]*$/, {
      error: 'must be an address such as https://api.example.com',
    }),
  ),
});

export const bankAccountComparisonSchema = z.object({
  claimed: accountIdentifierSchema,
  held: readOnce(
    z.array(z.object({ accountId: z.string(), identifiers: readOnce(z.array(accountIdentifierSchema)) })),
  ),
});

/** What a client can do to a consent: `revoke`. */
export type ConsentAction = z.output<typeof consentActionSchema>;

/** A section of the user report (a PDF), such as `Statement`. `REPORT_SECTIONS` has them all. */
export type ReportSection = z.output<typeof reportSectionSchema>;

/**
 * What `liveTransactionWindow` needs: the moment of the request, the configured days of history, and when strong customer
 * authentication (SCA) expires.
 */
export type WindowRequest = z.output<typeof windowRequestSchema>;

/** Which page `pageOf` takes out of a list, and the path that its links lead to. */
export type PageRequest = z.output<typeof pageRequestSchema>;
