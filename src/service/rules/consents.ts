/** The changes of a consent's status, and the order in which consents are listed. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { issueAt } from '../../requests/issue.js';
import type { Basis } from '../notifications.js';
import { copied, membersOf } from '../rewrite.js';
import {
  type ConsentAction,
  filteredConsentsSchema,
  listedConsentsSchema,
  revocableConsentSchema,
  revocationSchema,
  rowsOfConsentsSchema,
  transitionRequestSchema,
} from '../schemas/arguments.js';
import type { Consent, ConsentStatus } from '../schemas/consent.js';
import { type ConsentQuery, consentQuerySchema } from '../schemas/queries.js';
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

/** What the list of consents can be filtered by. */
export interface ConsentFilter {
  /** The parameter of the query. */
  readonly parameter: keyof ConsentQuery;
  /** The member of the consent that it is compared with. */
  readonly member: 'consentStatus' | 'providerId' | 'statusUpdated';
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

/** That the list can be filtered is stated, but not by what: status, provider and dates are our reading. */
export const CONSENT_FILTERS: readonly ConsentFilter[] = [
  { parameter: 'consentStatus', member: 'consentStatus', basis: 'inferred' },
  { parameter: 'providerId', member: 'providerId', basis: 'inferred' },
  { parameter: 'from', member: 'statusUpdated', basis: 'inferred' },
  { parameter: 'to', member: 'statusUpdated', basis: 'inferred' },
];

/**
 * The consents that a query asks for, in the order of the list: the answer of `listConsents`, before it is written.
 *
 * @param consents - All consents of the client.
 * @param query - The parameters of the query by name: `consentStatus`, `providerId`, `from` and `to`.
 * @throws InvalidRequestError when a parameter is not known or has a wrong value, or a consent lacks what it is filtered by.
 *
 * @example
 * ```ts
 * import { selectConsents } from 'open-banking-insights/service';
 *
 * const consents = [
 *   { consentId: 'first', consentStatus: 'Active', providerId: 1, statusUpdated: '2026-01-05T08:00:00Z' },
 *   { consentId: 'second', consentStatus: 'Revoked', providerId: 1, statusUpdated: '2026-01-31T09:30:00Z' },
 * ] as const;
 * console.log(selectConsents(consents, { consentStatus: 'Active' })[0]?.consentId); // first
 * ```
 */
export function selectConsents<
  Listed extends Pick<Consent, 'consentId' | 'consentStatus' | 'providerId' | 'statusUpdated'>,
>(consents: readonly Listed[], query: unknown = {}): Listed[] {
  const { consentStatus, providerId, from, to } = readGiven(consentQuerySchema, query, ['query']);
  const rows = readGiven(rowsOfConsentsSchema, consents, ['consents']) as Listed[];
  const read = readGiven(filteredConsentsSchema, rows, ['consents']);
  const isAsked = (consent: (typeof read)[number]) =>
    (consentStatus === undefined || consent.consentStatus === consentStatus) &&
    (providerId === undefined || consent.providerId === providerId) &&
    (from === undefined || !isBefore(consent.statusUpdated, from)) &&
    (to === undefined || isBefore(consent.statusUpdated, to));
  const asked = new Set(rows.filter((_, index) => isAsked(read[index] as (typeof read)[number])));
  // Issues name the places that the caller knows.
  return orderConsents(rows).filter(consent => asked.has(consent));
}

function isBefore(one: string, other: string): boolean {
  const apart = millisecondsOf(one) - millisecondsOf(other);
  return apart < 0 || (apart === 0 && fractionOf(one) < fractionOf(other));
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
