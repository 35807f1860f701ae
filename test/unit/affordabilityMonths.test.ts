/** Which months the affordability table shows, and which of them are said to be whole. */
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '../../src/base/calendar.js';
import { monthsOf } from '../../src/bills/tableMonths.js';

const month = (text: string) => monthOf(dayOf(`${text}-01`));
const between = (historyStart: string, asOf: string) => monthsOf(dayOf(historyStart), dayOf(asOf));
const whole = (text: string) => ({ month: month(text), isPartial: false });
const partial = (text: string) => ({ month: month(text), isPartial: true });

describe('the months of the table', () => {
  it('are those with data, the newest first', () => {
    expect(between('2024-12-01', '2025-02-28')).toEqual([
      whole('2025-02'),
      whole('2025-01'),
      whole('2024-12'),
    ]);
  });

  it('are a year at most', () => {
    const year = between('2022-06-15', '2025-03-31');
    expect(year).toHaveLength(12);
    expect(year[0]).toEqual(whole('2025-03'));
    expect(year.at(-1)).toEqual(whole('2024-04'));
  });

  it('are one where all data lie in it', () => {
    expect(between('2025-03-01', '2025-03-31')).toEqual([whole('2025-03')]);
  });
});

describe('a month is whole', () => {
  it('where data begin within its first three days', () => {
    expect(between('2025-01-03', '2025-02-28')).toEqual([whole('2025-02'), whole('2025-01')]);
    expect(between('2025-01-04', '2025-02-28')).toEqual([whole('2025-02'), partial('2025-01')]);
  });

  it.each([
    ['2025-03-29', '2025-03-28'],
    ['2025-02-26', '2025-02-25'],
    ['2024-02-27', '2024-02-26'],
  ])('where data end within its last three days: on %s, and not on %s', (ends, endsEarly) => {
    expect(between('2023-01-01', ends)[0]?.isPartial).toBe(false);
    expect(between('2023-01-01', endsEarly).map(({ isPartial }) => isPartial)).toEqual([
      true,
      ...new Array(11).fill(false),
    ]);
  });

  it('only where data cover both of its edges', () => {
    expect(between('2025-03-10', '2025-03-31')).toEqual([partial('2025-03')]);
    expect(between('2025-03-01', '2025-03-20')).toEqual([partial('2025-03')]);
  });
});
