/** Which notifications there are, and which of those that a client has set up are sent. */
import {
  type Basis,
  DEPRECATED_NOTIFICATIONS,
  NOTIFICATION_FORMS,
  type NotificationForm,
  type NotificationId,
} from '../notifications.js';
import { readGiven } from '../schemas/door.js';
import { setupRequestSchema } from '../schemas/factRequests.js';
import type { NotificationSetup, NotificationState } from '../schemas/notificationSetup.js';

export interface Notification extends NotificationForm {
  readonly id: NotificationId;
  readonly status: 'current' | 'deprecated';
  /** What to set up instead; empty when current. */
  readonly replacedBy: readonly NotificationId[];
  /** How sure the replacement is; null when current. */
  readonly replacementBasis: Basis | null;
}

const REPLACEMENTS: Readonly<Partial<Record<NotificationId, readonly NotificationId[]>>> =
  DEPRECATED_NOTIFICATIONS;

/** Of both versions; those of version 1 are deprecated. */
export const NOTIFICATIONS: readonly Notification[] = (
  Object.keys(NOTIFICATION_FORMS) as NotificationId[]
).map(id => {
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
 * Every state that notifications can be set up for. Null: data availability is pending, or the provider refused, where no
 * data can be available.
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
 * Those of a client's `setups` that are sent when a connection reaches the `state`, in the order given. Addresses of
 * webhooks must be HTTPS.
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
