/** The paydays of American employers that pay by the week or the fortnight. */
import { addDays } from '../../../dates.js';
import { longBefore } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, weekdayFrom } from '../../schedules.js';
import type { KindLife } from '../kind.js';

export const friday = (life: KindLife, random: Random) =>
  weekdayFrom(addDays(longBefore(life), random.integer(0, 13)), random.pick([5, 5, 5, 4, 3]));

export const fortnightly = (life: KindLife, random: Random) =>
  everyDays(14, friday(life, random), 'previous', 'federal-reserve');
