/** An e-mail that asks an end user to run the connection flow. */
import * as z from 'zod';
import { guidSchema, orNull } from './values.js';

export const emailStateSchema = z.enum(['Sent', 'Received', 'Opened', 'Clicked', 'Failed']);

/** The two lists of connection status that descriptions of the invitation event give. */
export const CONNECTION_STATUS_LISTS = [
  ['Pending', 'Active', 'Revoked', 'Abandoned', 'Failed', 'Expired'],
  ['Pending', 'Cancelled', 'Active', 'Abandoned'],
] as const;

/** Both lists: what a receiver accepts. */
export const connectionStatusSchema = z.enum([
  'Pending',
  'Active',
  'Revoked',
  'Abandoned',
  'Failed',
  'Expired',
  'Cancelled',
]);

/** Members that the specification does not list are kept. */
export const invitationRequestSchema = z.looseObject({
  /** Asks the end user to connect further accounts to this user. */
  UserId: orNull(guidSchema),
});

export const invitationSchema = z.looseObject({ invitationId: z.string().min(1) });

export const invitationEventDataSchema = z.object({
  invitationId: z.string(),
  emailState: emailStateSchema,
  customerReference: z.string(),
  smtpErrorCode: orNull(z.string()),
  smtpErrorMessage: orNull(z.string()),
  applicationId: z.string(),
  connectionStatus: connectionStatusSchema,
});

export type EmailState = z.output<typeof emailStateSchema>;
export type ConnectionStatus = z.output<typeof connectionStatusSchema>;
export type InvitationRequest = z.output<typeof invitationRequestSchema>;
export type Invitation = z.output<typeof invitationSchema>;
export type InvitationEventData = z.output<typeof invitationEventDataSchema>;
