/** Levels of pay, odd payments, and pay that varies: what is told of rows that people can check. */
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/base/calendar.js';
import { incomeLevelOf, isSame, levelOf, steadyLevelOf, usualStep } from '../../src/streams/level.js';
import { every, monthly } from '../support/dates.js';
import { paidOn } from '../support/payments.js';

const payments = (pounds: readonly number[], days = monthly(15, 2024, 1, pounds.length)) =>
  pounds.flatMap((amount, index) => paidOn([days[index] as string], amount));

/** The levels in pounds, each with its number of payments; then the places of odd payments. Null of what varies. */
function told(pounds: readonly number[]) {
  const level = steadyLevelOf(payments(pounds));
  return level === null
    ? null
    : [
        level.levels.map(({ minor, payments: count }) => [minor / 100, count]),
        level.odd.map(({ index }) => index),
      ];
}

describe('levels', () => {
  it.each([
    ['one', [1000, 1000, 1000], [[[1000, 3]], []]],
    ['a rise', [1000, 1000, 1200, 1200], [[[1000, 2], [1200, 2]], []]],
    ['a cut', [1000, 1000, 1000, 800, 800], [[[1000, 3], [800, 2]], []]],
    ['a rise, with a bonus between', [1000, 1000, 1000, 1200, 1500, 1200, 1200], [[[1000, 3], [1200, 3]], [4]]],
    ['a bonus before the old level goes on', [1000, 1000, 1500, 1000, 1000], [[[1000, 4]], [2]]],
    ['two bonuses that are alike, with the old level between', [1000, 1000, 1000, 1500, 1000, 1500, 1000, 1000, 1000], [[[1000, 7]], [3, 5]]],
    ['a first part of a month', [400, 1000, 1000, 1000], [[[1000, 3]], [0]]],
    ['two odd payments at first', [400, 700, 1000, 1000, 1000, 1000], [[[1000, 4]], [0, 1]]],
    ['a last payment that is a small step up', [1000, 1000, 1000, 1080], [[[1000, 3], [1080, 1]], []]],
    ['a last payment that is a small step down', [1000, 1000, 1000, 920], [[[1000, 3], [920, 1]], []]],
    ['a last payment that is a larger step', [1000, 1000, 1000, 1090], [[[1000, 3]], [3]]],
    ['a last payment that is a far larger step, after a level of one', [1000, 1000, 1000, 1100, 1100, 900], [[[1000, 3], [1100, 2]], [5]]],
  ] as const)('%s: %j', (_, pounds, expected) => {
    expect(told(pounds)).toEqual(expected);
  }); // biome-ignore format: a table

  it('allow half a percent where pay is always the same', () => {
    const beside = (amount: number) => told([1000, 1000, 1000, amount, 1000, 1000, 1000]);
    expect(beside(1004.9)).toEqual([[[1000, 7]], []]);
    expect(beside(1006)).toEqual([[[1000, 6]], [3]]);
  });

  it('allow three usual steps where pay moves a little, and five percent at most', () => {
    // Steps of one percent: 3 % more is the level, 4 % is not.
    const one = [1000, 1010, 1000, 1010, 1000, 1010, 1000];
    expect(told([...one, 1034, 1010, 1000])?.[1]).toEqual([]);
    expect(told([...one, 1045, 1010, 1000])?.[1]).toEqual([7]);
    // Steps of three percent: 5 % more is the level, 8 % is not.
    const three = [1000, 1030, 1000, 1030, 1000, 1030, 1000];
    expect(told([...three, 1050, 1030, 1000])?.[1]).toEqual([]);
    expect(told([...three, 1090, 1030, 1000])?.[1]).toEqual([7]);
  });

  it('say from when to when, and what odd payments were expected to be', () => {
    const level = steadyLevelOf(payments([400, 1000, 1000, 1500, 1000, 1200, 1200, 1900, 1200]));
    expect(level?.levels.map(({ from, to }) => [textOf(from), textOf(to)])).toEqual([
      ['2024-02-15', '2024-05-15'],
      ['2024-06-15', '2024-09-15'],
    ]);
    expect(level?.odd).toEqual([
      { index: 0, expected: 1000_00 },
      { index: 3, expected: 1000_00 },
      { index: 7, expected: 1200_00 },
    ]);
  });

  it('are the median of their latest six payments, which the expectation rests on', () => {
    const creeping = [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007];
    const level = steadyLevelOf(payments(creeping));
    expect([level?.expected, level?.payments, level?.isSteady]).toEqual([1004_50, 6, true]);
    expect(steadyLevelOf(payments([1000, 1000, 1200, 1200, 1200]))?.payments).toBe(3);
  });
});

describe('pay is steady', () => {
  it('from three payments on', () => {
    expect(told([1000, 1000])).toBeNull();
    expect(told([1000, 1000, 1000])).toEqual([[[1000, 3]], []]);
  });

  it('while its usual step is four percent at most', () => {
    const steps = (share: number) =>
      Array.from({ length: 7 }, (_, index) => (index % 2 === 0 ? 1000 : 1000 * (1 - share)));
    expect(told(steps(0.04))).toEqual([[[980, 7]], []]);
    expect(told(steps(0.041))).toBeNull();
  });

  it('also when the first payment is for a part of a month, and there are only three', () => {
    expect(told([400, 1000, 1000])).toEqual([[[1000, 2]], [0]]);
    expect(told([849, 1000, 1000])).toEqual([[[1000, 2]], [0]]);
    // Of pay that moves by three percent. A first payment of 85 % is no part of a month.
    expect(told([400, 1000, 1030])).toEqual([[[1015, 2]], [0]]);
    expect(told([840, 1000, 1030])).toEqual([[[1015, 2]], [0]]);
    expect(told([850, 1000, 1030])).toBeNull();
  });

  it('where half of its payments stand on one level or two, and nothing else comes half as often', () => {
    expect(told([1000, 1300, 1000, 1100, 1000, 1250, 1000, 1400])).toEqual([[[1000, 4]], [1, 3, 5, 7]]);
    expect(told([1000, 1300, 1000, 1040, 1000, 1250, 1000, 1400])).toEqual([[[1000, 4]], [1, 3, 5, 7]]);
    expect(told([1000, 1300, 1000, 1100, 1000, 1250, 1170, 1400])).toBeNull();
    // Two amounts in turn.
    expect(told([1000, 1300, 1000, 1300, 1000, 1300, 1000, 1300])).toBeNull();
    // 1,300 comes twice, beside four times 1,000; three times is too often.
    expect(told([1000, 1300, 1000, 1100, 1000, 1300, 1000, 1400])).toEqual([[[1000, 4]], [1, 3, 5, 7]]);
    expect(told([1000, 1300, 1000, 1300, 1000, 1300, 1000, 1400])).toBeNull();
  });

  it('not where it changes its level more than once and jumps between', () => {
    expect(told([1000, 1300, 1000, 1500, 1500, 1250, 2000, 2000, 1700])).toBeNull();
  });
});

describe('pay that varies', () => {
  const VARIES = [900, 1500, 1100, 1700, 800, 1600, 1000, 1400];

  it('is the mean since its last change where it is income', () => {
    expect(incomeLevelOf(payments(VARIES))).toEqual({
      expected: 1250_00,
      isSteady: false,
      payments: 8,
      levels: [],
      odd: [],
    });
    const doubled = [...VARIES, ...VARIES.map(amount => 3 * amount)];
    expect(incomeLevelOf(payments(doubled))).toMatchObject({ expected: 3750_00, payments: 8 });
  });

  it('is the mean of six months where it is a bill', () => {
    // The last six: 1,100, 1,700, 800, 1,600, 1,000, 1,400.
    expect(levelOf(payments(VARIES))).toMatchObject({ expected: 1266_67, payments: 6, isSteady: false });
    const weekly = every(7, '2024-01-01', 30);
    const pounds = weekly.map((_, index) => VARIES[index % 8] as number);
    // The last is 22 July, and the first after 22 January is 29 January.
    expect(levelOf(payments(pounds, weekly)).payments).toBe(26);
  });

  it('of income that is steady is its level all the same', () => {
    for (const levelIn of [levelOf, incomeLevelOf])
      expect(levelIn(payments([1000, 1000, 1200, 1200]))).toMatchObject({
        expected: 1200_00,
        isSteady: true,
      });
  });
});

describe('amounts', () => {
  it('are the same within five percent of the larger, or the share that is asked', () => {
    expect([isSame(95, 100), isSame(100, 95), isSame(94, 100), isSame(100, 94)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isSame(90, 100, 0.1), isSame(89, 100, 0.1), isSame(0, 0)]).toEqual([true, false, true]);
  });

  it('have a usual step, as a share of the larger', () => {
    expect(usualStep([100, 80, 100])).toBe(0.2);
    expect(usualStep([100, 100, 100, 900])).toBe(0);
    expect([usualStep([]), usualStep([100]), usualStep([0, 0])]).toEqual([0, 0, 0]);
  });
});
