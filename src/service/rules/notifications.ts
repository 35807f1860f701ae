/** Lists the notifications, and selects those of a client's setups that are sent. */
import { namesOf } from '../../base/tables.js';
import {
  type Basis,
  DEPRECATED_NOTIFICATIONS,
  NOTIFICATION_FORMS,
  type NotificationForm,
  type NotificationId,
} from '../notifications.js';
import { setupRequestSchema } from '../schemas/factRequests.js';
import type { NotificationSetup, NotificationState } from '../schemas/notificationSetup.js';
import { readGiven } from '../schemas/readArgument.js';

/** A notification that the service can send, and whether it is still meant to be set up. */
export interface Notification extends NotificationForm {
  readonly id: NotificationId;
  /** Deprecated notifications are still sent, but should not be set up anew. */
  readonly status: 'current' | 'deprecated';
  /** What to set up instead. Empty when the notification is current. */
  readonly replacedBy: readonly NotificationId[];
  /** How sure the replacement is. Null when the notification is current. */
  readonly replacementBasis: Basis | null;
}

const REPLACEMENTS: Readonly<Partial<Record<NotificationId, readonly NotificationId[]>>> =
  DEPRECATED_NOTIFICATIONS;

/** All notifications of both versions. Those of version 1 are deprecated. */
export const NOTIFICATIONS: readonly Notification[] = namesOf(NOTIFICATION_FORMS).map(id => {
  const replacedBy = REPLACEMENTS[id];
  return {
    id,
    ...NOTIFICATION_FORMS[id],
    status: replacedBy === undefined ? 'current' : 'deprecated',
    replacedBy: replacedBy ?? [],
    replacementBasis: replacedBy === undefined ? null : 'inferred',
  };
});

/**
 * Every state that notifications can be set up for: whether the provider authenticated the end user, and which data are
 * available. The availability is null while it is pending. It is always null where authentication failed.
 */
export const NOTIFICATION_STATES: readonly NotificationState[] = [
  { providerAuthentication: 'Success', dataAvailability: null },
  { providerAuthentication: 'Success', dataAvailability: 'Error' },
  { providerAuthentication: 'Success', dataAvailability: 'Partial' },
  { providerAuthentication: 'Success', dataAvailability: 'Complete' },
  { providerAuthentication: 'Success', dataAvailability: 'Processed' },
  { providerAuthentication: 'Error', dataAvailability: null },
];

/**
 * Selects those of a client's notifications that are sent when a connection reaches a state, in the order given.
 *
 * @param setups - What the client has set up. The address of a webhook must be HTTPS.
 * @param state - The state that the connection has reached.
 * @throws InvalidRequestError when an address or a state is not valid.
 *
 * @example
 * ```ts
 * import { notificationsFor } from 'open-banking-insights/service';
 *
 * const sent = notificationsFor(
 *   [
 *     { notification: 'consentWebhook', address: 'https://example.com/hook', states: null },
 *     {
 *       notification: 'consentEmail',
 *       address: 'team@example.com',
 *       states: [{ providerAuthentication: 'Error', dataAvailability: null }],
 *     },
 *   ],
 *   { providerAuthentication: 'Success', dataAvailability: 'Complete' },
 * );
 * console.log(sent.map(({ notification }) => notification).join()); // consentWebhook
 * ```
 */
export function notificationsFor(
  setups: readonly NotificationSetup[],
  state: NotificationState,
): NotificationSetup[] {
  const given = readGiven(setupRequestSchema, { setups, state });
  const { providerAuthentication, dataAvailability } = given.state;
  return given.setups.filter(
    ({ states }) =>
      states === null ||
      states.some(
        each =>
          each.providerAuthentication === providerAuthentication &&
          each.dataAvailability === dataAvailability,
      ),
  );
}
