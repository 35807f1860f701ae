/** Bundled for a page by chromium.mjs: what digest.mjs does, with the means of a browser. */
import * as main from '../../dist/index.js';
import * as mappings from '../../dist/mappings.js';
import * as service from '../../dist/service.js';
import { answers } from './answers/all.mjs';
import { place } from './place.mjs';

export async function digestsOf(fixtures) {
  const digests = {};
  for (const [name, text] of answers({ main, mappings, service }, fixtures)) {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    digests[name] = Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
  }
  return { ...place(), digests };
}
