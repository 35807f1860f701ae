/** The OpenAPI document that the library ships. It describes this server: its test compares the two. */
import { createRequire } from 'node:module';

export const openApi = createRequire(import.meta.url)('open-banking-insights/openapi.json');

/** The token request is a form. */
export function bodyTypeOf({ scope }) {
  return scope === null ? 'application/x-www-form-urlencoded' : 'application/json';
}
