/** What clients send to the operations other than the engines. */
import { withoutUndefined } from '../../base/members.js';
import { type UserVerificationRequest, userVerificationRequestSchema } from '../schemas/creditInformation.js';
import { readGiven } from '../schemas/door.js';
import { type AccountVerificationRequest, accountVerificationRequestSchema } from '../schemas/insights.js';
import { type InvitationRequest, invitationRequestSchema } from '../schemas/invitation.js';
import { type TokenRequest, tokenRequestSchema } from '../schemas/token.js';

/** `form`: its fields as an object. */
export function parseTokenRequest(form: unknown): TokenRequest {
  return readGiven(tokenRequestSchema, form);
}

export function parseInvitationRequest(body: unknown): InvitationRequest {
  return withoutUndefined(readGiven(invitationRequestSchema, body));
}

export function parseAccountVerificationRequest(body: unknown): AccountVerificationRequest {
  return readGiven(accountVerificationRequestSchema, body);
}

export function parseUserVerificationRequest(body: unknown): UserVerificationRequest {
  return withoutUndefined(readGiven(userVerificationRequestSchema, body));
}
