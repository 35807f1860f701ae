/** Every kind of honest household there is. To add one, write it in a file beside this and give it a place in its list. */
import type { Household } from '../base/household.js';
import { ODD_HOUSEHOLDS } from './odd.js';
import { OTHER_HOUSEHOLDS } from './others.js';
import { PAID_HOUSEHOLDS } from './pay.js';

export const HOUSEHOLDS: readonly Household[] = [...PAID_HOUSEHOLDS, ...OTHER_HOUSEHOLDS, ...ODD_HOUSEHOLDS];
