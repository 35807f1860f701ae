/** The credit profile of a user: what is sent to open one, and the accounts that the credit file reports. */
import * as z from 'zod';
import { guidSchema, orNull } from './values.js';

/**
 * The body of `verifyUser`, which checks a user's personal information and fetches the credit profile. Members that the
 * specification does not list are kept.
 */
export const userVerificationRequestSchema = z.looseObject({
  CustomerReference: z.string().min(1).max(250),
  Title: z
    .string()
    .min(2)
    .max(30)
    .regex(/^[a-zA-Z ']+$/, { error: 'must hold letters, spaces and single quotes only' }),
});

/** An account that a credit bureau reports of a user. It is connected where the user also shared it through a bank. */
export const creditInformationAccountSchema = z.object({
  accountId: z.string(),
  name: orNull(z.string()),
  /** Found in the credit file and connected through a bank too. */
  isConnected: z.boolean(),
  /** The consent of that connection. */
  consentId: orNull(guidSchema),
});

/**
 * The accounts that a credit bureau reports of a user, connected or not: the answer of `listCreditInformationAccounts`.
 */
export const creditInformationAccountsSchema = z.object({
  accounts: z.array(creditInformationAccountSchema),
  /** Set when sharing met an error and the credit report could not be retrieved. */
  VerificationError: orNull(z.string()),
});

/** Whether the credit information of a user was fetched. */
export const creditInformationStatusSchema = z.enum(['Success', 'Failed']);

/** The `data` of a webhook that reports the outcome of fetching a user's credit information. */
export const creditInformationEventDataSchema = z.object({
  userId: orNull(guidSchema),
  consentId: guidSchema,
  applicationId: guidSchema,
  customerReference: orNull(z.string()),
  creditInformationStatus: creditInformationStatusSchema,
});

/** The body of `verifyUser` (`userVerificationRequestSchema`). */
export type UserVerificationRequest = z.output<typeof userVerificationRequestSchema>;

/** An account that a credit bureau reports of a user (`creditInformationAccountSchema`). */
export type CreditInformationAccount = z.output<typeof creditInformationAccountSchema>;

/** The accounts that a credit bureau reports of a user (`creditInformationAccountsSchema`). */
export type CreditInformationAccounts = z.output<typeof creditInformationAccountsSchema>;

/** Whether the credit information of a user was fetched: `Success` or `Failed`. */
export type CreditInformationStatus = z.output<typeof creditInformationStatusSchema>;

/** The `data` of a webhook about credit information (`creditInformationEventDataSchema`). */
export type CreditInformationEventData = z.output<typeof creditInformationEventDataSchema>;
