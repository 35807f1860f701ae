import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { minorOf } from '../../src/base/money.js';
import { levelOf } from '../../src/streams/level.js';
import type { Payment } from '../../src/streams/payments.js';
import { monthly } from '../support/dates.js';

/** Monthly payments of these pounds. */
function level(...pounds: number[]) {
  const days = monthly(28, 2025, 1, pounds.length);
  const payments = pounds.map(
    (amount, index): Payment => ({
      day: dayOf(days[index] as string),
      minor: minorOf(amount),
    }),
  );
  const { expected, isSteady } = levelOf(payments);
  return { expected: expected / 100, isSteady };
}

describe('steady pay', () => {
  it('is expected to be what it always was', () => {
    expect(level(2000, 2000, 2000, 2000)).toEqual({ expected: 2000, isSteady: true });
  });

  it('may differ by a little', () => {
    const { expected, isSteady } = level(2000.1, 2000.5, 1999.9, 2000.2, 2000.4);
    expect(isSteady).toBe(true);
    expect(Math.abs(expected - 2000)).toBeLessThan(1);
  });

  it('follows a rise once it has come twice', () => {
    expect(level(2000, 2000, 2000, 2000, 2300, 2300).expected).toBe(2300);
  });

  it('follows a small rise at once', () => {
    expect(level(2000, 2000, 2000, 2000, 2000, 2080).expected).toBe(2080);
  });

  it('follows a cut once it has come twice', () => {
    expect(level(2000, 2000, 2000, 2000, 1500, 1500).expected).toBe(1500);
  });

  it('is not moved by a bonus, in the middle or at the end', () => {
    expect(level(2000, 2000, 2000, 5000, 2000, 2000).expected).toBe(2000);
    expect(level(2000, 2000, 2000, 2000, 2000, 5000).expected).toBe(2000);
  });

  it('is not moved by a short month', () => {
    expect(level(2000, 2000, 2000, 900, 2000, 2000).expected).toBe(2000);
    expect(level(2000, 2000, 2000, 2000, 2000, 900).expected).toBe(2000);
  });

  it('follows several rises to the latest', () => {
    expect(level(1800, 1800, 1800, 1900, 1900, 1900, 2000, 2000, 2000).expected).toBe(2000);
  });
});

describe('variable pay', () => {
  it('is expected to be the mean of six months', () => {
    expect(level(900, 1500, 1100, 1700, 800, 1600)).toEqual({ expected: 1266.67, isSteady: false });
  });

  it('forgets what lies further back', () => {
    const recent = level(900, 1500, 1100, 1700, 800, 1600).expected;
    expect(level(9000, 100, 5000, 900, 1500, 1100, 1700, 800, 1600).expected).toBe(recent);
  });
});

describe('few payments', () => {
  it('are too few to be steady', () => {
    expect(level(2000)).toEqual({ expected: 2000, isSteady: false });
    expect(level(2000, 2000)).toEqual({ expected: 2000, isSteady: false });
  });

  it('of nothing expect nothing', () => {
    expect(level(0, 0, 0).expected).toBe(0);
  });
});
