/** What people earn who work for themselves. */
import type { Kind } from './kind.js';

export const OWN_BUSINESS_KINDS: readonly Kind[] = [];
