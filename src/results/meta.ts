/** What every result says of itself: versions, its as-of date, what was set aside and what was noticed. */
import * as z from 'zod';
import { RESULT_META } from '../contract/meta.js';
import { membersOf } from './ofContract.js';

export const resultMeta = z.strictObject(membersOf(RESULT_META));
