/** Where a cadence begins, and that its certainty is a share. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { recogniseCadence } from '../../src/streams/cadence.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { every, monthly } from '../support/dates.js';

const DIVISIONS = ['england-and-wales', 'federal-reserve'] as const;

describe.each(DIVISIONS)('by the calendar of %s, a stream', division => {
  const cadence = (dates: readonly string[]) => recogniseCadence(dates.map(dayOf), workingCalendar(division));
  /** Wednesdays between two bank holidays of either country. */
  const weekly = every(7, '2025-07-09', 7);

  it('begins with the first payment on its schedule: no payday before that was missed', () => {
    // A Saturday, four weeks before.
    expect(cadence(['2025-06-14', ...weekly])).toMatchObject({
      frequency: 'Weekly',
      fit: 7 / 8,
      missed: 0,
      gaps: 0,
      longestGap: 0,
    });
  });

  it('is no surer than sure', () => {
    for (const dates of [weekly, monthly(12, 2025, 1, 12), weekly.slice(0, 3)]) {
      const { certainty } = cadence(dates);
      expect(certainty).toBeGreaterThan(0.5);
      expect(certainty).toBeLessThanOrEqual(1);
    }
  });
});
