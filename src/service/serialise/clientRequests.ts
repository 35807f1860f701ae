/** Reads what clients send to operations other than the engines. */
import { withoutUndefined } from '../../base/members.js';
import { type UserVerificationRequest, userVerificationRequestSchema } from '../schemas/creditInformation.js';
import { type AccountVerificationRequest, accountVerificationRequestSchema } from '../schemas/insights.js';
import { type InvitationRequest, invitationRequestSchema } from '../schemas/invitation.js';
import { readGiven } from '../schemas/readArgument.js';
import { type TokenRequest, tokenRequestSchema } from '../schemas/token.js';

/**
 * Reads the form of the operation `getToken`.
 *
 * @param form - The fields of the form as an object.
 * @throws InvalidRequestError when a field is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { parseTokenRequest } from 'open-banking-insights/service';
 *
 * const { scope } = parseTokenRequest({
 *   grant_type: 'client_credentials',
 *   client_id: 'id',
 *   client_secret: 'secret',
 *   scope: 'api:data',
 * });
 * console.log(scope); // api:data
 * ```
 */
export function parseTokenRequest(form: unknown): TokenRequest {
  return readGiven(tokenRequestSchema, form);
}

/**
 * Reads the body of the operation `sendInvitation`. Members that the specification does not list are kept.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body is no object, or `UserId` no GUID.
 *
 * @example
 * ```ts
 * import { parseInvitationRequest } from 'open-banking-insights/service';
 *
 * const request = parseInvitationRequest({ Email: 'me@example.com' });
 * console.log(request.UserId, request['Email']); // null me@example.com
 * ```
 */
export function parseInvitationRequest(body: unknown): InvitationRequest {
  return withoutUndefined(readGiven(invitationRequestSchema, body));
}

/**
 * Reads the body of the operation `verifyBankAccount`.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the identifier is malformed or has wrong check digits.
 *
 * @example
 * ```ts
 * import { parseAccountVerificationRequest } from 'open-banking-insights/service';
 *
 * const { account } = parseAccountVerificationRequest({
 *   account: { scheme: 'IBAN', iban: 'GB82WEST12345698765432' },
 * });
 * console.log(account.scheme); // IBAN
 * ```
 */
export function parseAccountVerificationRequest(body: unknown): AccountVerificationRequest {
  return readGiven(accountVerificationRequestSchema, body);
}

/**
 * Reads the body of the operation `verifyUser`. Members that the specification does not list are kept.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when `CustomerReference` or `Title` is missing or breaks its rule.
 *
 * @example
 * ```ts
 * import { parseUserVerificationRequest } from 'open-banking-insights/service';
 *
 * console.log(parseUserVerificationRequest({ CustomerReference: 'customer-1', Title: 'Dr' }).Title); // Dr
 * ```
 */
export function parseUserVerificationRequest(body: unknown): UserVerificationRequest {
  return withoutUndefined(readGiven(userVerificationRequestSchema, body));
}
