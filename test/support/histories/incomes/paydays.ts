/** The paydays of employers. */

import { addDays } from '../../dates.js';
import type { Life } from '../life.js';
import { longBefore } from '../life.js';
import type { Random } from '../random.js';
import {
  daysEarly,
  earlyInDecember,
  everyDays,
  lastWorkingDay,
  onDays,
  onWeekday,
  type Schedule,
  weekdayFrom,
} from '../schedules.js';
import type { HolidayKeeper } from '../workingDays.js';

const FRIDAY = 5;
const BRITISH_DAYS = [1, 7, 10, 15, 20, 21, 23, 24, 25, 25, 26, 27, 28, 28, 30, 31];
const AMERICAN_PAIRS = [
  [15, 31],
  [15, 31],
  [1, 15],
  [1, 16],
  [5, 20],
  [7, 22],
  [10, 25],
];

export function payday(life: Life, random: Random): Schedule {
  const keeper = keeperOf(life, random);
  if (life.country === 'US') return americanPayday(life, random, keeper);
  const schedule = random.weighted<() => Schedule>([
    [() => onDays([random.pick(BRITISH_DAYS)], 'previous', keeper), 38],
    [() => onDays([random.pick(BRITISH_DAYS)], 'next', keeper), 6],
    [() => lastWorkingDay(keeper), 14],
    [() => onWeekday(-1, random.pick([FRIDAY, FRIDAY, 4, 3]), keeper), 8],
    [() => onWeekday(random.integer(1, 4), random.integer(1, FRIDAY), keeper), 4],
    [() => step(28), 10],
    [() => step(7), 12],
    [() => step(14), 6],
    [() => onDays([15, 31], 'previous', keeper), 2],
  ])();
  const paysLateInMonth = schedule.frequency === 'Monthly' && random.chance(0.3);
  return paysLateInMonth ? earlyInDecember(schedule, random.integer(18, 23), keeper) : schedule;

  function step(days: 7 | 14 | 28): Schedule {
    return everyDays(days, anchor(life, random), random.chance(0.85) ? 'previous' : 'next', keeper);
  }
}

function americanPayday(life: Life, random: Random, keeper: HolidayKeeper): Schedule {
  const schedule = random.weighted<() => Schedule>([
    [() => everyDays(14, anchor(life, random), 'previous', keeper), 45],
    [() => onDays(random.pick(AMERICAN_PAIRS), 'previous', keeper), 22],
    [() => everyDays(7, anchor(life, random), 'previous', keeper), 18],
    [() => onDays([random.pick([1, 15, 25, 31])], 'previous', keeper), 11],
    [() => lastWorkingDay(keeper), 3],
    [() => everyDays(28, anchor(life, random), 'previous', keeper), 1],
  ])();
  return random.chance(0.08) ? daysEarly(schedule, random.integer(1, 2), keeper) : schedule;
}

/** Most pay weekly rhythms on a Friday or Thursday. */
function anchor(life: Life, random: Random): string {
  const weekday = random.pick([FRIDAY, FRIDAY, FRIDAY, 4, 4, 3, 1, 2]);
  return weekdayFrom(addDays(longBefore(life), random.integer(0, 27)), weekday);
}

/** Bacs works through Scottish and Irish holidays, but some payers there do not. */
function keeperOf({ bankHolidays, division }: Life, random: Random): HolidayKeeper {
  return division !== null && random.chance(0.4) ? division : bankHolidays;
}
