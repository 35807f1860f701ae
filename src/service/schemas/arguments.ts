/** What the rules reckon from. */
import { z } from 'zod';
import { accountIdentifierSchema } from './bankIdentifiers.js';
import { consentStatusSchema } from './consent.js';
import { timestampSchema } from './values.js';

/** Years that a century fewer or more still leaves with four digits. */
const momentSchema = timestampSchema.refine(text => text >= '1000' && text < '9900', {
  error: 'must be of a year from 1000 to 9899',
});

export const tokenLifeSchema = z.object({ issuedAt: momentSchema, expiresIn: z.int().min(1).max(1e9) });
export const tokenAgeSchema = tokenLifeSchema.extend({ now: momentSchema });

export const refreshesSchema = z.object({
  /** When this consent was refreshed, in any order. */
  pastRefreshes: z.array(momentSchema),
  now: momentSchema,
});

export const windowRequestSchema = z.object({
  /** When the transactions are asked for. */
  now: momentSchema,
  /** As the client's application is configured; at most a century. */
  daysOfHistory: z.int().min(0).max(36_525),
  /** When strong customer authentication expires; null where no such rule applies. */
  scaExpiry: momentSchema.nullable(),
});

export const pageRequestSchema = z.object({
  /** Relative to the base address, filled in, without a query. */
  path: z.string().regex(/^\/[^?#]*$/, { error: 'must begin with / and have no query' }),
  /** From 1. */
  page: z.int().min(1),
  pageSize: z.int().min(1),
});

export const consentActionSchema = z.enum(['revoke']);
export const transitionRequestSchema = z.object({
  consentStatus: consentStatusSchema,
  action: consentActionSchema,
});
export const revocationSchema = z.object({ consentStatus: consentStatusSchema, now: momentSchema });
export const listedConsentsSchema = z.array(
  z.object({ consentId: z.string(), statusUpdated: timestampSchema }),
);

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
export const reportConfigurationSchema = z.object({ sections: z.array(reportSectionSchema).nullable() });

export const bankAccountComparisonSchema = z.object({
  claimed: accountIdentifierSchema,
  held: z.array(z.object({ accountId: z.string(), identifiers: z.array(accountIdentifierSchema) })),
});

export type ConsentAction = z.output<typeof consentActionSchema>;
export type ReportSection = z.output<typeof reportSectionSchema>;
export type WindowRequest = z.output<typeof windowRequestSchema>;
export type PageRequest = z.output<typeof pageRequestSchema>;
