/** When HMRC pays what falls on a day without payments. */
import { addDays, weekdayOf } from '../../dates.js';
import type { Schedule } from '../schedules.js';
import { isWorkingDay, moved } from '../workingDays.js';

/** Paid late: on the two holidays before nothing was made ready. Source: GOV.UK, Child Benefit payment dates at Christmas 2025. */
const PAID_LATE: Readonly<Record<string, string>> = {
  '2025-12-29': '2025-12-30',
  '2025-12-30': '2025-12-31',
};

/** HMRC pays early, and keeps Monday's and Tuesday's payments apart when both days are holidays. */
export function asHmrcMoves(schedule: Schedule): Schedule {
  const keeper = 'england-and-wales';
  const workingDayBefore = (day: string) => moved(addDays(day, -1), 'previous', keeper);
  const paidOn = (day: string) => {
    if (isWorkingDay(day, keeper)) return PAID_LATE[day] ?? day;
    const isTuesdayHolidayToo = weekdayOf(day) === 1 && !isWorkingDay(addDays(day, 1), keeper);
    return isTuesdayHolidayToo ? workingDayBefore(workingDayBefore(day)) : workingDayBefore(day);
  };
  return {
    ...schedule,
    paydays: (from, to) =>
      schedule
        .paydays(addDays(from, -1), addDays(to, 10))
        .map(paidOn)
        .filter(day => day >= from && day <= to),
  };
}
