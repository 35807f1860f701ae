/** The credit profile of a user: what is sent to open one, and the accounts that the credit file reports. */
import * as z from 'zod';
import { guidSchema, orNull } from './values.js';

/** Members that the specification does not list are kept. */
export const userVerificationRequestSchema = z.looseObject({
  CustomerReference: z.string().min(1).max(250),
  Title: z
    .string()
    .min(2)
    .max(30)
    .regex(/^[a-zA-Z ']+$/, { error: 'must hold letters, spaces and single quotes only' }),
});

export const creditInformationAccountSchema = z.object({
  accountId: z.string(),
  name: orNull(z.string()),
  /** Found in the credit file and connected through a bank too. */
  isConnected: z.boolean(),
  /** The consent of that connection. */
  consentId: orNull(guidSchema),
});

export const creditInformationAccountsSchema = z.object({
  accounts: z.array(creditInformationAccountSchema),
  /** Set when sharing met an error and the credit report could not be retrieved. */
  VerificationError: orNull(z.string()),
});

export const creditInformationStatusSchema = z.enum(['Success', 'Failed']);

export const creditInformationEventDataSchema = z.object({
  userId: orNull(guidSchema),
  consentId: guidSchema,
  applicationId: guidSchema,
  customerReference: orNull(z.string()),
  creditInformationStatus: creditInformationStatusSchema,
});

export type UserVerificationRequest = z.output<typeof userVerificationRequestSchema>;
export type CreditInformationAccount = z.output<typeof creditInformationAccountSchema>;
export type CreditInformationAccounts = z.output<typeof creditInformationAccountsSchema>;
export type CreditInformationStatus = z.output<typeof creditInformationStatusSchema>;
export type CreditInformationEventData = z.output<typeof creditInformationEventDataSchema>;
