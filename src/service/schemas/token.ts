/** Bearer tokens, each for one scope. */
import * as z from 'zod';
import { orNull } from './values.js';

/** The API scopes. A token has one of them, and each operation needs one. */
export const scopeSchema = z.enum([
  'api:consent',
  'api:data',
  'api:stored_data',
  'api:advanced_insights',
  'api:connect_invitation',
  'api:cis',
]);

/** The form of `getToken`: client credentials, and the scope that the token is for. */
export const tokenRequestSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  scope: scopeSchema,
});

/** How long a token lasts when the answer does not say: 3600 seconds. */
export const DEFAULT_TOKEN_SECONDS = 3600;

/** The answer of `getToken`: a bearer token, and how long it lasts. */
export const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int().min(1).default(DEFAULT_TOKEN_SECONDS),
});

/** The answer of a client's own authorisation server, which may write `Bearer` in any case (RFC 6749). */
export const webhookTokenResponseSchema = tokenResponseSchema.extend({
  token_type: z.string().regex(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/, { error: 'must be Bearer' }),
});

/**
 * The credentials with which the service asks a client's own authorisation server for a token to send with webhooks.
 */
export const webhookCredentialsSchema = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: orNull(z.string().min(1)),
});

/** An API scope, such as `api:data`. */
export type Scope = z.output<typeof scopeSchema>;

/** The form of `getToken` (`tokenRequestSchema`). */
export type TokenRequest = z.output<typeof tokenRequestSchema>;

/** The answer of `getToken` (`tokenResponseSchema`). */
export type TokenResponse = z.output<typeof tokenResponseSchema>;

/** The answer of a client's own authorisation server (`webhookTokenResponseSchema`). */
export type WebhookTokenResponse = z.output<typeof webhookTokenResponseSchema>;

/** The credentials for a client's own authorisation server (`webhookCredentialsSchema`). */
export type WebhookCredentials = z.output<typeof webhookCredentialsSchema>;
