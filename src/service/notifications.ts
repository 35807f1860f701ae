/** The notifications of the service: webhooks and e-mails, of both versions. */

/**
 * How sure a fact of these tables is. `stated`: the service's specification says so. `inferred`: it is our reading of what
 * the specification says.
 */
export type Basis = 'stated' | 'inferred';

/** What kind of message a notification is, and what it reports. */
export interface NotificationForm {
  /** A webhook is posted to an HTTPS address; an e-mail goes to an e-mail address. */
  readonly kind: 'webhook' | 'email';
  /** Version 1 is deprecated and still sent. */
  readonly version: 1 | 2;
  /** What the notification is about. For a webhook of version 2 this is its `eventType`. */
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

/**
 * The name of a notification, such as `consentWebhook` or `emailV1`. The names are ours: the specification has none.
 */
export type NotificationId = keyof typeof NOTIFICATION_FORMS;

/**
 * Still sent, and what to set up instead. That version 1 is deprecated is stated. What replaces it is inferred: what tells
 * of a consent in version 2.
 */
export const DEPRECATED_NOTIFICATIONS = {
  webhookV1: ['consentWebhook'],
  emailV1: ['consentEmail'],
} as const satisfies Readonly<Partial<Record<NotificationId, readonly NotificationId[]>>>;
