/** The OpenAPI document that the library ships. It describes this server. */
import { createRequire } from 'node:module';

export const openApi = createRequire(import.meta.url)('open-banking-insights/openapi.json');
