/** What may become of a consent, and in which order consents are listed. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { issueAt } from '../../schema/issue.js';
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
import { readGiven, reading } from '../schemas/door.js';
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

/** The consent after it is revoked; what is stored for it stays. */
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

/** The latest change of status first; of equal ones by id, so that pages do not shift. */
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
