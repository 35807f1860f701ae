/** The notifications of the service: webhooks and e-mails, of both versions. */

/** `stated`: the specification says so. `inferred`: our reading of what it says. */
export type Basis = 'stated' | 'inferred';

export interface NotificationForm {
  readonly kind: 'webhook' | 'email';
  readonly version: 1 | 2;
  /** What it tells of; of a webhook of version 2 its `eventType`. */
  readonly reports: 'Consent' | 'Invitation' | 'CreditInformation';
}

export const NOTIFICATION_FORMS = {
  consentWebhook: { kind: 'webhook', version: 2, reports: 'Consent' },
  invitationWebhook: { kind: 'webhook', version: 2, reports: 'Invitation' },
  creditInformationWebhook: { kind: 'webhook', version: 2, reports: 'CreditInformation' },
  consentEmail: { kind: 'email', version: 2, reports: 'Consent' },
  webhookV1: { kind: 'webhook', version: 1, reports: 'Consent' },
  emailV1: { kind: 'email', version: 1, reports: 'Consent' },
} as const satisfies Readonly<Record<string, NotificationForm>>;

/** What we call a notification: the specification names none. */
export type NotificationId = keyof typeof NOTIFICATION_FORMS;

/**
 * Still sent, and what to set up instead. That version 1 is deprecated is stated. What replaces it is inferred: what tells
 * of a consent in version 2.
 */
export const DEPRECATED_NOTIFICATIONS = {
  webhookV1: ['consentWebhook'],
  emailV1: ['consentEmail'],
} as const satisfies Readonly<Partial<Record<NotificationId, readonly NotificationId[]>>>;
