/** Benefits and pensions of Britain. */
import type { Kind } from './kind.js';

export const BENEFIT_KINDS: readonly Kind[] = [];
