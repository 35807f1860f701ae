import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsOf } from '../../../src/adapters/values/instant.js';
import { holds } from '../../support/property.js';

describe('a time with an offset', () => {
  it.each([
    ['2026-03-02T04:00:00Z', '2026-03-01T23:00:00-05:00'],
    ['2026-03-02T04:00:00Z', '2026-03-02T05:00:00+01:00'],
    ['2026-03-02T04:00:00Z', '2026-03-02T09:30:00+0530'],
    ['2026-03-02T04:00:00Z', '2026-03-02 04:00'],
    ['2026-03-02T00:00:00Z', '2026-03-02'],
    ['2026-03-02T04:00:00Z', ' 2026-03-02T04:00:00Z '],
  ])('%s is %s', (one, other) => {
    expect(secondsOf(other)).toBe(secondsOf(one));
    expect(secondsOf(one)).toBe(Date.parse(one) / 1000);
  });

  it('is the same moment whatever offset it is told in', () => {
    const moment = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 });
    holds(
      fc.property(moment, fc.integer({ min: -12 * 60, max: 14 * 60 }), (seconds, minutes) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const local = new Date((seconds + minutes * 60) * 1000).toISOString().slice(0, 19);
        const away = Math.abs(minutes);
        const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
        expect(secondsOf(`${local}${offset}`)).toBe(seconds);
      }),
    );
  });

  it('is none where there is no date', () => {
    for (const text of ['', 'soon', '05:00', '2026-03-02T04:00:00 London'])
      expect(secondsOf(text)).toBeUndefined();
  });
});
