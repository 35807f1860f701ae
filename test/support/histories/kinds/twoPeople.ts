/** Joint accounts. */
import type { Kind } from './kind.js';

export const TWO_PEOPLE_KINDS: readonly Kind[] = [];
