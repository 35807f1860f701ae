/** Bearer tokens, each for one scope. */
import * as z from 'zod';
import { orNull } from './values.js';

export const scopeSchema = z.enum([
  'api:consent',
  'api:data',
  'api:stored_data',
  'api:advanced_insights',
  'api:connect_invitation',
  'api:cis',
]);

/** Fields of a form. */
export const tokenRequestSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  scope: scopeSchema,
});

export const DEFAULT_TOKEN_SECONDS = 3600;

export const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int().min(1).default(DEFAULT_TOKEN_SECONDS),
});

/** Of a client's own authorisation server, which may write the kind of token as it likes (RFC 6749). */
export const webhookTokenResponseSchema = tokenResponseSchema.extend({
  token_type: z.string().regex(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/, { error: 'must be Bearer' }),
});

/** With what the service asks the client's own authorisation server for a token to send with webhooks. */
export const webhookCredentialsSchema = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: orNull(z.string().min(1)),
});

export type Scope = z.output<typeof scopeSchema>;
export type TokenRequest = z.output<typeof tokenRequestSchema>;
export type TokenResponse = z.output<typeof tokenResponseSchema>;
export type WebhookTokenResponse = z.output<typeof webhookTokenResponseSchema>;
export type WebhookCredentials = z.output<typeof webhookCredentialsSchema>;
