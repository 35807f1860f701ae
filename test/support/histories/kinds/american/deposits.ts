/** Direct deposits that come early, or in parts. */
import { addDays } from '../../../dates.js';
import { onDays, type Schedule } from '../../schedules.js';
import { isWorkingDay } from '../../workingDays.js';
import { allPaydays, anEmployer, payWording } from '../jobs.js';
import type { Kind } from '../kind.js';
import { type Paying, pay } from '../source.js';
import { american } from './kindOf.js';
import { fortnightly } from './paydays.js';

const FED = 'federal-reserve';

/** The day on which a bank that does not wait for the settlement passes the pay on. */
function daysBefore(day: string, days: number): string {
  let early = day;
  for (let left = days; left > 0; ) {
    early = addDays(early, -1);
    if (isWorkingDay(early, FED)) left--;
  }
  return early;
}

const early = american({
  name: 'direct deposit a day or two early',
  build(life, random) {
    const schedule: Schedule = random.chance(0.6)
      ? fortnightly(life, random)
      : onDays([15, 31], 'previous', FED);
    const usual = random.integer(1, 2);
    const expected = allPaydays(life, schedule).map(day => daysBefore(day, usual));
    const level = Math.round((life.means * 12) / (schedule.frequency === 'Fortnightly' ? 26 : 24));
    pay(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      frequency: schedule.frequency,
      // Now and then the file comes later, and the pay with it.
      payments: expected.map(day => ({
        day: random.chance(0.15) && isWorkingDay(addDays(day, 1), FED) ? addDays(day, 1) : day,
        pence: level,
      })),
      expected,
    });
  },
});

const splitDeposit = american({
  name: 'split deposit, a fixed sum to the second account',
  accounts: 2,
  build(life, random) {
    const aside = random.pick([100_00, 150_00, 200_00, 250_00, 300_00, 500_00]);
    const schedule = fortnightly(life, random);
    const days = allPaydays(life, schedule);
    const level = Math.round((life.means * 12) / 26);
    const { wording, tellsFrom } = payWording(life, random);
    pay(life, random, {
      name: anEmployer(life, random),
      wording,
      tellsFrom,
      frequency: schedule.frequency,
      payments: days.map((day): Paying => {
        const pence = level + random.integer(-60, 60);
        return { day, pence: pence - aside, account: 0, with: [{ day, pence: aside, account: 1 }] };
      }),
      expected: days,
    });
  },
});

const fixedPart = american({
  name: 'split deposit, a fixed sum of which the rest is out of sight',
  build(life, random) {
    const sum = random.pick([300_00, 400_00, 500_00, 600_00, 750_00, 1000_00]);
    const schedule = random.chance(0.6) ? fortnightly(life, random) : onDays([15, 31], 'previous', FED);
    const days = allPaydays(life, schedule);
    pay(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      frequency: schedule.frequency,
      payments: days.map(day => ({ day, pence: sum })),
      expected: days,
    });
  },
});

export const DIRECT_DEPOSITS: readonly Kind[] = [early, splitDeposit, fixedPart];
