/** Paydays that are harder to see than a day of the month. */
import { addDays } from '../../../dates.js';
import type { Life } from '../../life.js';
import type { Random } from '../../random.js';
import {
  earlyInDecember,
  lastWorkingDay,
  nextMonth,
  onDays,
  onWeekday,
  type Schedule,
} from '../../schedules.js';
import { isWorkingDay } from '../../workingDays.js';
import { anEmployer, payWording, steadyJob } from '../jobs.js';
import type { Kind } from '../kind.js';

const THURSDAY = 4;
const FRIDAY = 5;

function paidOn(
  name: string,
  scheduleOf: (life: Life, random: Random) => Schedule,
  options: Partial<Kind> = {},
): Kind {
  return {
    name,
    country: 'GB',
    family: 'british-pay',
    ...options,
    build(life, random) {
      const schedule = scheduleOf(life, random);
      steadyJob(life, random, { name: anEmployer(life, random), ...payWording(life, random), schedule });
    },
  };
}

/** App banks that pass Bacs pay on the afternoon before; the person turns it on at some time. */
function earlyFrom(schedule: Schedule, day: string, life: Life): Schedule {
  const before = (payday: string) => {
    let early = addDays(payday, -1);
    while (!isWorkingDay(early, life.bankHolidays)) early = addDays(early, -1);
    return payday >= day ? early : payday;
  };
  return {
    ...schedule,
    paydays: (from, to) =>
      schedule
        .paydays(from, addDays(to, 7))
        .map(before)
        .filter(payday => payday >= from && payday <= to),
  };
}

export const PAYDAY_KINDS: readonly Kind[] = [
  paidOn('pay on the last Friday', ({ bankHolidays }) => onWeekday(-1, FRIDAY, bankHolidays)),
  paidOn('pay on the third Thursday', ({ bankHolidays }) => onWeekday(3, THURSDAY, bankHolidays)),
  paidOn('pay on the last working day', ({ bankHolidays }) => lastWorkingDay(bankHolidays)),
  paidOn(
    "December's pay before Christmas",
    (life, random) =>
      earlyInDecember(
        onDays([random.pick([25, 28, 30, 31])], 'previous', life.bankHolidays),
        random.integer(17, 22),
        life.bankHolidays,
      ),
    { endsIn: [12, 1, 2, 3] },
  ),
  paidOn('early pay of app banks', (life, random) =>
    earlyFrom(
      onDays([random.pick([15, 20, 25, 28])], 'previous', life.bankHolidays),
      `${nextMonth(life.from.slice(0, 7), random.integer(2, 6))}-01`,
      life,
    ),
  ),
];
