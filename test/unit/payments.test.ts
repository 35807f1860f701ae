/** Which credits are one payment, and which payments of one payer are two streams. */
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/base/calendar.js';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { categoryIdOf, UNCATEGORISED } from '../../src/enrichment/words/categories.js';
import { recogniseCadence } from '../../src/streams/cadence.js';
import { commonest } from '../../src/streams/commonest.js';
import { descriptionLengthOf } from '../../src/streams/descriptionLength.js';
import { splitByAmount } from '../../src/streams/split.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { every, monthly } from '../support/dates.js';
import { type Line, payments, rows } from '../support/payments.js';

const CALENDAR = workingCalendar('england-and-wales');

/** Day and pounds of each payment. */
const paid = (...lines: readonly Line[]) =>
  payments(lines).map(({ day, minor }) => `${textOf(day)} ${minor / 100}`);

const USUAL: readonly Line[] = monthly(10, 2025, 1, 4).map((day): Line => [day, 1000]);

/** The payments of May, after four of 1,000 on the 10th of each month. */
const inMay = (...lines: readonly Line[]) => paid(...USUAL, ...lines).slice(4);

describe('one payment', () => {
  it('is all that comes on one day', () => {
    expect(paid(['2025-01-10', 600], ['2025-01-10', 300], ['2025-01-10', 50.5], ['2025-01-11', 20])).toEqual([
      '2025-01-10 950.5',
      '2025-01-11 20',
    ]);
    expect(
      payments([
        ['2025-01-10', 600],
        ['2025-01-10', 300],
      ])[0]?.entries,
    ).toHaveLength(2);
  });

  it('may come in two parts, on the day of the larger one', () => {
    expect(inMay(['2025-05-10', 600], ['2025-05-12', 400])).toEqual(['2025-05-10 1000']);
    expect(inMay(['2025-05-10', 400], ['2025-05-12', 600])).toEqual(['2025-05-12 1000']);
    expect(inMay(['2025-05-10', 500], ['2025-05-12', 500])).toEqual(['2025-05-10 1000']);
    const last = payments([...USUAL, ['2025-05-10', 400], ['2025-05-12', 600]]).at(-1);
    expect(last?.entries.map(({ entry }) => entry.minor)).toEqual([400_00, 600_00]);
  });

  it('has its parts within four days of each other', () => {
    expect(inMay(['2025-05-10', 600], ['2025-05-14', 400])).toEqual(['2025-05-10 1000']);
    expect(inMay(['2025-05-10', 600], ['2025-05-15', 400])).toHaveLength(2);
  });

  it.each([
    [370, true],
    [369, false],
    [430, true],
    [431, false],
  ])('has parts that make up the usual amount to within three hundredths: 600 and %d: %s', (rest, isOne) => {
    expect(inMay(['2025-05-10', 600], ['2025-05-12', rest])).toHaveLength(isOne ? 1 : 2);
  });

  it('is not a whole payment with something beside it', () => {
    expect(inMay(['2025-05-10', 969], ['2025-05-12', 31])).toHaveLength(1);
    expect(inMay(['2025-05-10', 970], ['2025-05-12', 30])).toHaveLength(2);
    expect(inMay(['2025-05-10', 30], ['2025-05-12', 970])).toHaveLength(2);
    expect(inMay(['2025-05-10', 1000], ['2025-05-12', 200])).toHaveLength(2);
  });

  it('in parts is known only where three whole ones have come', () => {
    const parts: readonly Line[] = [
      ['2025-05-10', 600],
      ['2025-05-12', 400],
    ];
    expect(paid(...USUAL.slice(1), ...parts)).toHaveLength(4);
    expect(paid(['2025-02-10', 1000], ['2025-03-10', 1020], ['2025-04-10', 1030], ...parts)).toHaveLength(4);
    expect(paid(['2025-02-10', 1000], ['2025-03-10', 1020], ['2025-04-10', 1031], ...parts)).toHaveLength(5);
    expect(paid(...USUAL.slice(2), ...parts)).toHaveLength(4);
    expect(paid(...parts)).toHaveLength(2);
  });

  it('in parts may be the first after a rise', () => {
    const parts: readonly Line[] = [
      ['2025-05-10', 700],
      ['2025-05-12', 500],
    ];
    expect(inMay(...parts)).toHaveLength(2);
    expect(inMay(...parts, ['2025-06-10', 1200])).toEqual(['2025-05-10 1200', '2025-06-10 1200']);
  });

  it('in parts may be the second after a rise', () => {
    const rise: Line = ['2025-05-10', 1200];
    const parts: readonly Line[] = [
      ['2025-06-10', 700],
      ['2025-06-12', 500],
    ];
    expect(inMay(rise, ...parts)).toEqual(['2025-05-10 1200', '2025-06-10 1200']);
    expect(inMay(rise, ['2025-06-10', 1000], ['2025-07-10', 700], ['2025-07-12', 500])).toHaveLength(4);
  });
});

/** What each part pays, and how often. */
const parts = (entries: readonly EnrichedEntry[]) =>
  splitByAmount(
    [...entries].sort((a, b) => a.entry.day - b.entry.day),
    CALENDAR,
  )
    .flat()
    .map(part => part.map(({ entry }) => entry.minor / 100));

function paying(amount: number, dates: readonly string[], accountId = 'account'): EnrichedEntry[] {
  return rows(
    dates.map((date): Line => [date, amount]),
    { accountId },
  );
}

const MONTHLY = monthly(28, 2025, 1, 8);
const FORTNIGHTLY = every(14, '2025-01-08', 16);
/** On days that no schedule names. */
const SCATTERED = [
  '2025-01-09', '2025-01-14', '2025-02-20', '2025-03-07', '2025-05-13', '2025-05-19',
]; // biome-ignore format: a calendar

describe('one payer’s two streams', () => {
  it('are told apart by what each pays and when', () => {
    const [larger = [], smaller = []] = parts([...paying(1850, MONTHLY), ...paying(212, FORTNIGHTLY)]);
    expect([larger, smaller]).toEqual([new Array(8).fill(1850), new Array(16).fill(212)]);
  });

  it('are a regular one and a rest without a rule', () => {
    expect(parts([...paying(1850, MONTHLY), ...paying(212, SCATTERED)]).map(part => part.length)).toEqual([
      8, 6,
    ]);
    expect(parts([...paying(85, MONTHLY), ...paying(212, SCATTERED)]).map(part => part.length)).toEqual([
      6, 8,
    ]);
  });

  it('have three payments each, or more', () => {
    expect(parts([...paying(1850, MONTHLY), ...paying(212, FORTNIGHTLY.slice(4, 7))])).toHaveLength(2);
    expect(parts([...paying(1850, MONTHLY), ...paying(212, FORTNIGHTLY.slice(4, 6))])).toHaveLength(1);
    expect(parts([...paying(1850, MONTHLY.slice(3, 5)), ...paying(212, FORTNIGHTLY)])).toHaveLength(1);
  });

  it('differ by half as much again', () => {
    expect(parts([...paying(319, MONTHLY), ...paying(212, FORTNIGHTLY)])).toHaveLength(2);
    expect(parts([...paying(317, MONTHLY), ...paying(212, FORTNIGHTLY)])).toHaveLength(1);
  });

  it('are parted where the step is widest', () => {
    const twoSmall = [...paying(100, FORTNIGHTLY.slice(0, 8)), ...paying(180, FORTNIGHTLY.slice(8))];
    const [larger, smaller] = parts([...paying(1850, MONTHLY), ...twoSmall]);
    expect([larger?.length, smaller?.length]).toEqual([8, 16]);
    const twoLarge = [...paying(1850, MONTHLY.slice(0, 4)), ...paying(1000, MONTHLY.slice(4))];
    expect(parts([...twoLarge, ...paying(100, FORTNIGHTLY)]).map(part => part.length)).toEqual([8, 16]);
  });

  it('are none where neither part is regular', () => {
    const others = ['2025-01-22', '2025-02-03', '2025-03-31', '2025-04-16', '2025-06-11'];
    expect(parts([...paying(1850, SCATTERED), ...paying(212, others)])).toHaveLength(1);
  });

  it('are none where one salary is paid into two accounts', () => {
    const two = [...paying(1850, MONTHLY, 'current'), ...paying(212, FORTNIGHTLY, 'savings')];
    expect(parts(two)).toHaveLength(1);
    const [first, ...others] = paying(212, FORTNIGHTLY, 'savings');
    const mixed = [
      { ...first, entry: { ...first?.entry, accountId: 'current' } } as EnrichedEntry,
      ...others,
    ];
    expect(parts([...paying(1850, MONTHLY, 'current'), ...mixed])).toHaveLength(2);
  });

  it('are none where pay goes up and down from payday to payday', () => {
    const weeks = every(7, '2025-01-10', 20);
    const odd = weeks.filter((_, index) => index % 2 === 1);
    const even = weeks.filter((_, index) => index % 2 === 0);
    expect(parts([...paying(500, odd), ...paying(900, even)])).toHaveLength(1);
  });

  it('may share their paydays, where pay alone would be steady', () => {
    const sometimes = MONTHLY.filter((_, index) => index % 2 === 0);
    expect(parts([...paying(1850, MONTHLY), ...paying(900, sometimes)])).toHaveLength(2);
    // An even sum on every payday is a part of the pay.
    expect(parts([...paying(1850, MONTHLY), ...paying(900, MONTHLY)])).toHaveLength(1);
  });

  it('are one where there are too few payments to tell', () => {
    expect(parts(paying(1850, MONTHLY))).toHaveLength(1);
    expect(parts(paying(1850, MONTHLY.slice(0, 1)))).toHaveLength(1);
  });
});

describe('the description length of a group', () => {
  const lengthOf = (lines: readonly Line[]) => descriptionLengthOf(rows(lines), CALENDAR);
  const cadenceBits = (lines: readonly Line[]) =>
    recogniseCadence(
      payments(lines).map(({ day }) => day),
      CALENDAR,
    ).bits;
  const same = MONTHLY.map((day): Line => [day, 1000]);

  it('is ten for the group, one for each payment of the usual amount, and those of its days', () => {
    expect(lengthOf(same).bits).toBeCloseTo(10 + 8 + cadenceBits(same), 10);
    expect(lengthOf(same).isRegular).toBe(true);
  });

  it('is longer by one and a half for each doubling of what an amount is off', () => {
    const off = (amount: number) => same.map((line, index): Line => (index === 3 ? [line[0], amount] : line));
    const bitsOf = (amount: number) => 1.5 * Math.log2(1 + Math.abs(Math.log(amount / 1000)) / 0.02);
    for (const amount of [1020, 500, 3000])
      expect(lengthOf(off(amount)).bits).toBeCloseTo(lengthOf(same).bits + bitsOf(amount), 10);
  });

  it('counts what came on one day as one payment', () => {
    const twice = MONTHLY.flatMap((day): Line[] => [
      [day, 600],
      [day, 400],
    ]);
    expect(lengthOf(twice)).toEqual(lengthOf(same));
  });

  it('says where no schedule names the days', () => {
    expect(lengthOf(SCATTERED.map((day): Line => [day, 1000])).isRegular).toBe(false);
    expect(lengthOf([['2025-01-31', 1000]]).isRegular).toBe(false);
  });
});

describe('the category of a group', () => {
  const [salary, rent, gig] = [categoryIdOf('salary'), categoryIdOf('rent'), categoryIdOf('gig-income')];

  it('is what the words of most payments say', () => {
    expect(commonest([salary, rent, rent])).toBe(rent);
    expect(commonest([salary, rent, salary])).toBe(salary);
  });

  it('is none only where the words of none say anything', () => {
    expect(commonest([UNCATEGORISED, UNCATEGORISED, UNCATEGORISED, salary])).toBe(salary);
    expect(commonest([UNCATEGORISED, UNCATEGORISED])).toBe(UNCATEGORISED);
    expect(commonest([])).toBe(UNCATEGORISED);
  });

  it('does not hang on the order of the payments', () => {
    expect(commonest([salary, gig])).toBe(commonest([gig, salary]));
    expect(commonest([rent, UNCATEGORISED, gig])).toBe(commonest([gig, UNCATEGORISED, rent]));
  });
});
