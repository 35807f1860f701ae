/** Every kind of history, with the sources of income that it draws for an account. */
import type { Kind } from './kind.js';
import { BENEFIT_KINDS } from './kinds/benefits.js';
import { CHAIN_KINDS } from './kinds/chains.js';
import { EMPLOYER_KINDS } from './kinds/employers.js';
import { ENDING_KINDS } from './kinds/endings.js';
import { HOUR_KINDS } from './kinds/hours.js';
import { LEAVE_KINDS } from './kinds/leave.js';
import { LUMP_KINDS } from './kinds/lumps.js';
import { NEW_JOB_KINDS } from './kinds/newJobs.js';
import { POST_KINDS } from './kinds/posts.js';
import { RHYTHM_KINDS } from './kinds/rhythms.js';
import { SEASON_KINDS } from './kinds/seasons.js';

export const KINDS: readonly Kind[] = [
  ...RHYTHM_KINDS,
  ...EMPLOYER_KINDS,
  ...HOUR_KINDS,
  ...LEAVE_KINDS,
  ...POST_KINDS,
  ...SEASON_KINDS,
  ...LUMP_KINDS,
  ...BENEFIT_KINDS,
  ...NEW_JOB_KINDS,
  ...CHAIN_KINDS,
  ...ENDING_KINDS,
];
