/** What the rules reckon from. */
import { z } from 'zod';
import { consentStatusSchema } from './consent.js';
import { timestampSchema } from './values.js';

export const tokenLifeSchema = z.object({ issuedAt: timestampSchema, expiresIn: z.int().min(1).max(1e9) });
export const tokenAgeSchema = tokenLifeSchema.extend({ now: timestampSchema });

export const refreshesSchema = z.object({
  /** When this consent was refreshed, in any order. */
  pastRefreshes: z.array(timestampSchema),
  now: timestampSchema,
});

export const windowRequestSchema = z.object({
  /** When the transactions are asked for. */
  now: timestampSchema,
  /** As the client's application is configured; at most a century. */
  daysOfHistory: z.int().min(0).max(36_525),
  /** When strong customer authentication expires; null where no such rule applies. */
  scaExpiry: timestampSchema.nullable(),
});

export const pageRequestSchema = z.object({
  /** Relative to the base address, filled in, without a query. */
  path: z.string().startsWith('/'),
  /** From 1. */
  page: z.int().min(1),
  pageSize: z.int().min(1),
});

export const revocationSchema = z.object({ consentStatus: consentStatusSchema, now: timestampSchema });

export type WindowRequest = z.output<typeof windowRequestSchema>;
export type PageRequest = z.output<typeof pageRequestSchema>;
