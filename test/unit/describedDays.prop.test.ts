/** Days are described the same by a table of the schedule's days and by naming these one after the other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EpochDay, epochDay } from '../../src/base/calendar.js';
import { describeByTable, describeByWalk } from '../../src/streams/description.js';
import { keptDays } from '../../src/streams/keptDays.js';
import { schedulesFor } from '../../src/streams/scheduleCandidates.js';
import { type HolidayKeeper, workingCalendar } from '../../src/streams/workingDays.js';
import { holds, inProportion } from '../support/property.js';

const KEEPERS: readonly HolidayKeeper[] = [
  'england-and-wales',
  'federal-offices',
  'northern-ireland',
  'federal-reserve',
];
const FIRST = 19_000;
const LONGEST_REACH = 8;

/** Payments about so many days apart, each of them up to three days off, some of them missing. */
const paymentDays = fc
  .record({
    first: fc.nat({ max: 2000 }),
    gap: fc.constantFrom(7, 14, 15.2, 28, 30.44, 91.3, 365.25),
    offs: fc.array(fc.record({ off: fc.integer({ min: -3, max: 3 }), comes: fc.boolean() }), {
      minLength: 6,
      maxLength: 40,
    }),
  })
  .map(({ first, gap, offs }): EpochDay[] => {
    const days = offs.flatMap(({ off, comes }, turn) =>
      comes ? [Math.round(first + turn * gap) + off] : [],
    );
    return [...new Set(days)].sort((a, b) => a - b).map(day => epochDay(FIRST + day));
  })
  .filter(days => days.length > 2 && (days.at(-1) as number) - (days[0] as number) < 1900);

describe('days by a schedule', () => {
  it('are described alike with a table and without', () => {
    let described = 0;
    holds(
      fc.property(fc.constantFrom(...KEEPERS), paymentDays, fc.nat({ max: 200 }), (keeper, days, limit) => {
        const calendar = workingCalendar(keeper);
        for (const candidate of schedulesFor(days, calendar.schedules)) {
          const table = candidate.schedule.tableOf(
            epochDay((days[0] as number) - LONGEST_REACH - 1),
            epochDay((days.at(-1) as number) + LONGEST_REACH),
          );
          if (table === null) throw new Error('the days fit into a table');
          const walked = describeByWalk(candidate, days, limit, calendar);
          if (walked !== null) described++;
          expect(describeByTable(table, candidate, days, limit, calendar)).toEqual(walked);
        }
      }),
    );
    expect(described).toBeGreaterThan(inProportion(300));
  });
});

describe('a table of days', () => {
  const everyTen = keptDays((from, to) => {
    const days: EpochDay[] = [];
    for (let day = 10 * Math.ceil(from / 10); day <= to; day += 10) days.push(epochDay(day));
    return days;
  });

  it('has the place of the nearest named day for each of its days, the later of two', () => {
    const table = everyTen.tableOf(epochDay(300), epochDay(340));
    const nearest = [300, 304, 305, 306, 340].map(
      day => table?.days[table.nearest[day - table.first] as number],
    );
    expect(nearest).toEqual([300, 300, 310, 310, 340]);
  });

  it('grows with the days that are asked for, and gives way to those that are far from it', () => {
    const early = everyTen.tableOf(epochDay(0), epochDay(100));
    const wider = everyTen.tableOf(epochDay(900), epochDay(1000));
    const far = everyTen.tableOf(epochDay(20_000), epochDay(20_100));
    expect(early?.first).toBe(0);
    expect([wider?.first, (wider?.last ?? 0) >= 1000]).toEqual([0, true]);
    expect([(far?.first ?? 0) > 19_000, (far?.last ?? 0) - (far?.first ?? 0) < 300]).toEqual([true, true]);
  });

  it('is refused for a history of many years', () => {
    expect(everyTen.tableOf(epochDay(0), epochDay(3000))).toBeNull();
  });
});
