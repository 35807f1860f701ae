/** How Americans are paid. */
import type { Kind } from './kind.js';

export const AMERICAN_KINDS: readonly Kind[] = [];
