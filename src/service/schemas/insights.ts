/** Small answers: the score, and whether a bank account is the one that the end user shared. */
import * as z from 'zod';
import { accountIdentifierSchema } from './bankIdentifiers.js';
import { numberSchema, orNull } from './values.js';

export const scoreResponseSchema = z.object({ score: numberSchema });

export const accountVerificationRequestSchema = z.object({ account: accountIdentifierSchema });

/** The specification names no code: these two are what a comparison can leave open. */
export const accountVerificationErrorSchema = z.enum(['no_identifiers', 'no_comparable_identifier']);

export const accountVerificationSchema = z.object({
  /** Null when inconclusive. */
  isVerified: orNull(z.boolean()),
  /** The account of the consent that has the identifier. */
  accountId: orNull(z.string()),
  /** Why it is inconclusive. */
  errorCode: orNull(accountVerificationErrorSchema),
});

export type ScoreResponse = z.output<typeof scoreResponseSchema>;
export type AccountVerificationRequest = z.output<typeof accountVerificationRequestSchema>;
export type AccountVerification = z.output<typeof accountVerificationSchema>;
