/** Employers whose names hold the name of a person, a brand or another trade. */
import type { Kind } from './kind.js';

export const MISLEADING_NAME_KINDS: readonly Kind[] = [];
