/** Benefits and pensions of Britain. */
import { OTHER_BENEFITS } from './benefits/others.js';
import { PENSIONS } from './benefits/pensions.js';
import { WORKING_AGE } from './benefits/working.js';
import type { Kind } from './kind.js';

export const BENEFIT_KINDS: readonly Kind[] = [...WORKING_AGE, ...OTHER_BENEFITS, ...PENSIONS];
