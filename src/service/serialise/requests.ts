/** What clients send to the operations other than the engines. */
import { readEach } from '../../schema/read.js';
import { type UserVerificationRequest, userVerificationRequestSchema } from '../schemas/creditInformation.js';
import { type AccountVerificationRequest, accountVerificationRequestSchema } from '../schemas/insights.js';
import { type InvitationRequest, invitationRequestSchema } from '../schemas/invitation.js';
import { type TokenRequest, tokenRequestSchema } from '../schemas/token.js';

/** `form`: its fields as an object. */
export function parseTokenRequest(form: unknown): TokenRequest {
  return readEach(tokenRequestSchema, form);
}

export function parseInvitationRequest(body: unknown): InvitationRequest {
  return readEach(invitationRequestSchema, body);
}

export function parseAccountVerificationRequest(body: unknown): AccountVerificationRequest {
  return readEach(accountVerificationRequestSchema, body);
}

export function parseUserVerificationRequest(body: unknown): UserVerificationRequest {
  return readEach(userVerificationRequestSchema, body);
}
