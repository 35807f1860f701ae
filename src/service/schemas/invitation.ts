/** An e-mail that asks an end user to run the connection flow. */
import * as z from 'zod';
import { guidSchema, orNull } from './values.js';

/** How far the e-mail of an invitation has come. */
export const emailStateSchema = z.enum(['Sent', 'Received', 'Opened', 'Clicked', 'Failed']);

/**
 * The connection statuses of invitation events, as two descriptions in the specification list them. The lists differ.
 */
export const CONNECTION_STATUS_LISTS = [
  ['Pending', 'Active', 'Revoked', 'Abandoned', 'Failed', 'Expired'],
  ['Pending', 'Cancelled', 'Active', 'Abandoned'],
] as const;

/** The connection status of an invitation event. A receiver accepts every value of both lists of the specification. */
export const connectionStatusSchema = z.enum([
  'Pending',
  'Active',
  'Revoked',
  'Abandoned',
  'Failed',
  'Expired',
  'Cancelled',
]);

/** The body of `sendInvitation`. Members that the specification does not list are kept. */
export const invitationRequestSchema = z.looseObject({
  /** Asks the end user to connect further accounts to this user. */
  UserId: orNull(guidSchema),
});

/**
 * An invitation: the answer of `sendInvitation` and `getInvitation`. The specification shows its id alone; other members are
 * kept.
 */
export const invitationSchema = z.looseObject({ invitationId: z.string().min(1) });

/** The `data` of a webhook that reports how far an invitation has come. */
export const invitationEventDataSchema = z.object({
  invitationId: z.string(),
  emailState: emailStateSchema,
  customerReference: z.string(),
  smtpErrorCode: orNull(z.string()),
  smtpErrorMessage: orNull(z.string()),
  applicationId: z.string(),
  connectionStatus: connectionStatusSchema,
});

/** How far the e-mail of an invitation has come, such as `Opened`. */
export type EmailState = z.output<typeof emailStateSchema>;

/** The connection status of an invitation event, such as `Pending` (`connectionStatusSchema`). */
export type ConnectionStatus = z.output<typeof connectionStatusSchema>;

/** The body of `sendInvitation` (`invitationRequestSchema`). */
export type InvitationRequest = z.output<typeof invitationRequestSchema>;

/** An invitation to connect (`invitationSchema`). */
export type Invitation = z.output<typeof invitationSchema>;

/** The `data` of a webhook about an invitation (`invitationEventDataSchema`). */
export type InvitationEventData = z.output<typeof invitationEventDataSchema>;
