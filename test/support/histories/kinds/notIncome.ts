/** Credits that are no income, whatever they look like. */
import type { Kind } from './kind.js';

export const NOT_INCOME_KINDS: readonly Kind[] = [];
