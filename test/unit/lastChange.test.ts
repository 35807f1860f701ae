/** Where the present level of a row of amounts begins, in rows that can be reckoned by hand. */
import { describe, expect, it } from 'vitest';
import { lastChangeOf } from '../../src/streams/lastChange.js';

const times = (count: number, amount: number) => Array<number>(count).fill(amount);
/** 5 % below and 5 % above in turn. */
const around = (amount: number, count: number) =>
  Array.from({ length: count }, (_, index) => amount * (index % 2 === 0 ? 0.95 : 1.05));

describe('the last change', () => {
  it.each([
    ['less than 8 % of the larger amount', times(12, 1000), times(12, 1084), 0],
    ['more than 8 % of the larger amount', times(12, 1000), times(12, 1090), 12],
    ['a cut of less than 8 %', times(12, 1084), times(12, 1000), 0],
    ['a cut of more than 8 %', times(12, 1090), times(12, 1000), 12],
    ['three amounts on either side', times(3, 100), times(3, 200), 3],
    ['four of either, so near that rounding is not far', times(4, 1000), times(4, 1090), 4],
  ])('%s', (_, before, after, place) => {
    expect(lastChangeOf([...before, ...after])).toBe(place);
  });

  it('leaves at least three amounts on either side, and an eighth of all', () => {
    expect(lastChangeOf([...times(10, 1000), ...times(2, 2000)])).toBe(9);
    expect(lastChangeOf([...times(47, 1000), ...times(5, 2000)])).toBe(45);
    expect(lastChangeOf([500, ...times(11, 1000)])).toBe(0);
  });

  it('is none in rows of five or fewer', () => {
    for (const count of [0, 1, 2, 3, 4, 5])
      expect(lastChangeOf([...times(2, 100), ...times(3, 900)].slice(0, count))).toBe(0);
  });

  it('must be as clear after another change as in a row of its own', () => {
    const slight = [...around(500, 6), ...around(550, 6)];
    expect(lastChangeOf(slight)).toBe(0);
    expect(lastChangeOf([...around(1000, 24), ...slight])).toBe(24);
  });

  it('does not hang on the one amount that stands in the middle', () => {
    expect(lastChangeOf([...times(6, 1000), 5, ...times(6, 2000)])).toBe(7);
    expect(lastChangeOf([...around(1000, 6), 90_000, ...around(1000, 6)])).toBe(0);
  });

  it('is the same in pounds and in pence, and of a row read backwards lies at the same place', () => {
    const row = [...around(700, 12), ...around(1200, 12)];
    expect(lastChangeOf(row)).toBe(12);
    expect(lastChangeOf(row.map(amount => amount * 100))).toBe(12);
    expect(lastChangeOf(row.toReversed())).toBe(12);
  });
});
