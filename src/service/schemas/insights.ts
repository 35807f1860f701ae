/** Small answers: the score, and whether a bank account is the one that the end user shared. */
import * as z from 'zod';
import { accountIdentifierSchema } from './bankIdentifiers.js';
import { numberSchema, orNull } from './values.js';

/** The answer of `getScore`. This library computes no score: it only validates whether an account may be scored. */
export const scoreResponseSchema = z.object({ score: numberSchema });

/** The body of the operation `verifyBankAccount`: the account to verify. */
export const accountVerificationRequestSchema = z.object({ account: accountIdentifierSchema });

/**
 * Why the verification of a bank account is inconclusive: the bank gives no identifiers (`no_identifiers`), or none of the
 * same kind (`no_comparable_identifier`). The codes are ours: the specification names none.
 */
export const accountVerificationErrorSchema = z.enum(['no_identifiers', 'no_comparable_identifier']);

/** The answer of the operation `verifyBankAccount`: whether the account is one of those that the end user shared. */
export const accountVerificationSchema = z.object({
  /** Null when inconclusive. */
  isVerified: orNull(z.boolean()),
  /** The account of the consent that has the identifier. */
  accountId: orNull(z.string()),
  /** Why it is inconclusive. */
  errorCode: orNull(accountVerificationErrorSchema),
});

/** The answer of `getScore` (`scoreResponseSchema`). */
export type ScoreResponse = z.output<typeof scoreResponseSchema>;

/** The body of the operation `verifyBankAccount` (`accountVerificationRequestSchema`). */
export type AccountVerificationRequest = z.output<typeof accountVerificationRequestSchema>;

/** The answer of the operation `verifyBankAccount` (`accountVerificationSchema`). */
export type AccountVerification = z.output<typeof accountVerificationSchema>;
