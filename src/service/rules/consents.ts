/** What may become of a consent, and in which order consents are listed. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { issueAt, readEach } from '../../schema/read.js';
import {
  type ConsentAction,
  listedConsentsSchema,
  revocationSchema,
  transitionRequestSchema,
} from '../schemas/arguments.js';
import type { Consent, ConsentStatus } from '../schemas/consent.js';
import { fractionOf, millisecondsOf } from './moments.js';

export interface ConsentTransition {
  readonly from: ConsentStatus;
  readonly by: ConsentAction;
  readonly to: ConsentStatus;
}

/** All that the specification gives. That revoking leads to `Revoked` is our reading: it leaves the next state open. */
export const CONSENT_TRANSITIONS: readonly ConsentTransition[] = [
  { from: 'Active', by: 'revoke', to: 'Revoked' },
];

export function nextConsentStatus(status: ConsentStatus, action: ConsentAction): ConsentStatus {
  readEach(transitionRequestSchema, { consentStatus: status, action });
  const transition = CONSENT_TRANSITIONS.find(({ from, by }) => from === status && by === action);
  if (transition !== undefined) return transition.to;
  const allowed = CONSENT_TRANSITIONS.filter(({ by }) => by === action).map(({ from }) => from);
  throw new InvalidRequestError([
    issueAt(
      ['consentStatus'],
      'no_transition',
      `a consent that is ${status} cannot ${action}; it must be ${allowed.join(' or ')}`,
    ),
  ]);
}

/** The consent after it is revoked; what is stored for it stays. */
export function revokeConsent<Revocable extends Consent>(consent: Revocable, now: string): Revocable {
  const revocation = readEach(revocationSchema, { consentStatus: consent.consentStatus, now });
  return {
    ...consent,
    consentStatus: nextConsentStatus(revocation.consentStatus, 'revoke'),
    statusUpdated: revocation.now,
    dataAvailability: null,
  };
}

/** The latest change of status first; of equal ones by id, so that pages do not shift. */
export function orderConsents<Listed extends Pick<Consent, 'consentId' | 'statusUpdated'>>(
  consents: readonly Listed[],
): Listed[] {
  readEach(listedConsentsSchema, consents, ['consents']);
  return consents
    .map(consent => ({ consent, updated: millisecondsOf(consent.statusUpdated) }))
    .sort(
      (a, b) =>
        b.updated - a.updated ||
        compared(fractionOf(b.consent.statusUpdated), fractionOf(a.consent.statusUpdated)) ||
        compared(a.consent.consentId, b.consent.consentId),
    )
    .map(({ consent }) => consent);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
