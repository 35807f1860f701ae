/** Takes the fields of e-mails from webhooks. */
import { emailedConsentSchema, emailedEventSchema } from '../schemas/arguments.js';
import type { Consent } from '../schemas/consent.js';
import type { EmailV1, EmailV2 } from '../schemas/emails.js';
import { readGiven } from '../schemas/readArgument.js';
import type { WebhookV1 } from '../schemas/webhooks.js';

/**
 * The fields of an e-mail of version 1, taken from the webhook with the same news. A field without a value is left out.
 *
 * @throws InvalidRequestError when the event is not valid.
 *
 * @example
 * ```ts
 * import { emailV1, parseWebhookV1 } from 'open-banking-insights/service';
 *
 * const event = parseWebhookV1({
 *   consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *   applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *   customerReference: 'customer-1',
 *   providerAuthentication: 'Error',
 *   reauthentication: false,
 *   errorMessage: 'The bank refused.',
 * });
 * const fields = emailV1(event);
 * console.log(Object.keys(fields).join(', '));
 * // ConsentId, CustomerReference, ProviderAuthentication, ErrorMessage
 * ```
 */
export function emailV1(event: WebhookV1): EmailV1 {
  const given = readGiven(emailedEventSchema, event);
  return {
    ConsentId: given.consentId,
    CustomerReference: given.customerReference,
    ProviderAuthentication: given.providerAuthentication,
    ...present({ DataAvailability: given.dataAvailability, ErrorMessage: given.errorMessage }),
  };
}

/**
 * The fields of an e-mail about a consent, under the names that the e-mail shows. A field without a value is left out.
 *
 * @throws InvalidRequestError when the consent is not valid.
 *
 * @example
 * ```ts
 * import { consentSchema, emailV2 } from 'open-banking-insights/service';
 *
 * const fields = emailV2(
 *   consentSchema.parse({
 *     consentId: '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a',
 *     applicationId: 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c',
 *     providerId: 12,
 *     customerReference: 'customer-1',
 *     consentStatus: 'Revoked',
 *     statusUpdated: '2026-01-05T08:00:00Z',
 *   }),
 * );
 * console.log(fields['Consent Status'], 'Data Availability' in fields); // Revoked false
 * ```
 */
export function emailV2(consent: Consent): EmailV2 {
  const given = readGiven(emailedConsentSchema, consent);
  return {
    UserId: given.userId,
    ConsentId: given.consentId,
    'Consent Status': given.consentStatus,
    'Consent Period': { start: given.consentStart, end: given.consentEnd },
    'Last Updated': given.statusUpdated,
    CustomerReference: given.customerReference,
    ...present({
      'Journey Type': given.consentJourney,
      'Data Availability': given.dataAvailability,
      'Error Message': given.errorMessage,
    }),
  };
}

/** Leaves out members that are null. Webhooks write null where e-mails leave a field out. */
function present<Fields extends Readonly<Record<string, string | null>>>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
