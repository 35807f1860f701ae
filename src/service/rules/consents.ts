/** The changes of a consent's status, and the order in which consents are listed. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { issueAt } from '../../requests/issue.js';
import type { Basis } from '../notifications.js';
import { copied, membersOf } from '../rewrite.js';
import {
  type ConsentAction,
  listedConsentsSchema,
  revocableConsentSchema,
  revocationSchema,
  rowsOfConsentsSchema,
  transitionRequestSchema,
} from '../schemas/arguments.js';
import type { Consent, ConsentStatus } from '../schemas/consent.js';
import { readGiven, reading } from '../schemas/readArgument.js';
import { fractionOf, millisecondsOf } from './moments.js';

/** A change of a consent's status. */
export interface ConsentTransition {
  /** The status before. */
  readonly from: ConsentStatus;
  /** What the client does. */
  readonly by: ConsentAction;
  /** The status after. */
  readonly to: ConsentStatus;
  /** Whether the specification says that the client can do so in that status, or we infer it. */
  readonly basis: Basis;
}

/**
 * Every change of status that a client can cause. The specification says that an active consent can be revoked, and leaves the
 * status after it open: that this is `Revoked` is our reading. So is that a consent can be revoked as long as it can be read: one
 * that is about to expire has not ended.
 */
export const CONSENT_TRANSITIONS: readonly ConsentTransition[] = [
  { from: 'Active', by: 'revoke', to: 'Revoked', basis: 'stated' },
  { from: 'UpcomingExpiration', by: 'revoke', to: 'Revoked', basis: 'inferred' },
];

/**
 * The status that a consent has after an action.
 *
 * @throws InvalidRequestError with code `no_transition` when the consent's status does not allow the action.
 *
 * @example
 * ```ts
 * import { nextConsentStatus } from 'open-banking-insights/service';
 *
 * console.log(nextConsentStatus('Active', 'revoke')); // Revoked
 * ```
 */
export function nextConsentStatus(status: ConsentStatus, action: ConsentAction): ConsentStatus {
  const given = readGiven(transitionRequestSchema, { consentStatus: status, action });
  const transitions = CONSENT_TRANSITIONS.filter(({ by }) => by === given.action);
  const transition = transitions.find(({ from }) => from === given.consentStatus);
  if (transition !== undefined) return transition.to;
  const allowed = transitions.map(({ from }) => from);
  throw new InvalidRequestError([
    issueAt(
      ['consentStatus'],
      'no_transition',
      `a consent that is ${given.consentStatus} cannot ${given.action}; it must be ${allowed.join(' or ')}`,
    ),
  ]);
}

/**
 * The consent as it is after the client revoked it at `now`: its status is `Revoked`, `statusUpdated` is `now`, and
 * `dataAvailability` is null. What is stored for the consent stays. The object given is not changed.
 *
 * @param now - A timestamp in UTC, such as `2026-01-31T09:30:00Z`.
 * @throws InvalidRequestError when the consent is neither `Active` nor `UpcomingExpiration`.
 *
 * @example
 * ```ts
 * import { consentSchema, revokeConsent } from 'open-banking-insights/service';
 *
 * const consent = consentSchema.parse({
 *   consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *   applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *   providerId: 12,
 *   customerReference: 'customer-1',
 *   consentStatus: 'Active',
 *   statusUpdated: '2026-01-05T08:00:00Z',
 *   dataAvailability: 'Processed',
 * });
 * const revoked = revokeConsent(consent, '2026-01-31T09:30:00Z');
 * console.log(revoked.consentStatus, revoked.dataAvailability); // Revoked null
 * ```
 */
export function revokeConsent<Revocable extends Consent>(consent: Revocable, now: string): Revocable {
  const plain = reading(consent, () => membersOf(consent, copied));
  const read = readGiven(revocableConsentSchema, plain);
  return {
    ...plain,
    ...read,
    consentStatus: nextConsentStatus(read.consentStatus, 'revoke'),
    statusUpdated: readGiven(revocationSchema, { now }).now,
    dataAvailability: null,
  };
}

/**
 * Sorts consents as the list of consents has them: the latest change of status first. Consents that changed at the same
 * moment stand in the order of their ids, so that pages of the list do not shift.
 *
 * @throws InvalidRequestError when a consent has no id or no timestamp in UTC.
 *
 * @example
 * ```ts
 * import { orderConsents } from 'open-banking-insights/service';
 *
 * const consents = orderConsents([
 *   { consentId: 'first', statusUpdated: '2026-01-05T08:00:00Z' },
 *   { consentId: 'second', statusUpdated: '2026-01-31T09:30:00Z' },
 * ]);
 * console.log(consents.map(({ consentId }) => consentId).join(', ')); // second, first
 * ```
 */
export function orderConsents<Listed extends Pick<Consent, 'consentId' | 'statusUpdated'>>(
  consents: readonly Listed[],
): Listed[] {
  const rows = readGiven(rowsOfConsentsSchema, consents, ['consents']) as Listed[];
  return readGiven(listedConsentsSchema, rows, ['consents'])
    .map((read, index) => ({
      ...read,
      milliseconds: millisecondsOf(read.statusUpdated),
      consent: rows[index] as Listed,
    }))
    .sort(
      (a, b) =>
        b.milliseconds - a.milliseconds ||
        compared(fractionOf(b.statusUpdated), fractionOf(a.statusUpdated)) ||
        compared(a.consentId, b.consentId),
    )
    .map(({ consent }) => consent);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
