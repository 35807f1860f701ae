/**
 * Which window says best what variable pay will be: six months, three, the year, or the time since the last change that shows.
 * Pay is drawn around a known mean, with and without a change of it, and each window is measured against that mean.
 */
import { describe, expect, it } from 'vitest';
import { lastChangeOf } from '../../src/streams/lastChange.js';
import { Random } from '../support/histories/random.js';

const PAYDAYS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
const VARIATIONS = [0.1, 0.2, 0.3, 0.4];
const ROWS = 300;
const MEAN = 1_000_00;

type Window = 'year' | 'sixMonths' | 'threeMonths' | 'sinceChange';
type Errors = Record<Window, number> & { changes: number };

/** Of all variations: the mean of the absolute error of each window as a share, and how often a change was seen. */
function errorsOf(paydays: number, steps: readonly number[]): Errors {
  const random = new Random(paydays).fork(steps.join());
  const errors: Errors = { year: 0, sixMonths: 0, threeMonths: 0, sinceChange: 0, changes: 0 };
  const cases = VARIATIONS.flatMap(variation => steps.map(step => ({ variation, step })));
  for (const { variation, step } of cases)
    for (let row = 0; row < ROWS; row++) {
      const changed = step === 0 ? 0 : Math.floor(paydays * random.between(0.15, 0.85));
      const truth = MEAN * (1 + step);
      const pay = Array.from({ length: paydays }, (_, index) =>
        Math.round((index < changed ? MEAN : truth) * drawn(variation, random)),
      );
      const from = lastChangeOf(pay);
      const used: Record<Window, readonly number[]> = {
        year: pay,
        sixMonths: pay.slice(-paydays / 2),
        threeMonths: pay.slice(-paydays / 4),
        sinceChange: pay.slice(from),
      };
      const share = 1 / (cases.length * ROWS);
      for (const window of Object.keys(used) as Window[])
        errors[window] += share * Math.abs(meanOf(used[window]) / truth - 1);
      if (from > 0) errors.changes += share;
    }
  return errors;
}

/** Lognormal with mean 1: no pay is below nothing. */
function drawn(variation: number, random: Random): number {
  const spread = Math.sqrt(Math.log(1 + variation ** 2));
  let normal = -6;
  for (let count = 0; count < 12; count++) normal += random.between(0, 1);
  return Math.exp(spread * normal - spread ** 2 / 2);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe.each(Object.entries(PAYDAYS))('%s pay', (_, paydays) => {
  const same = errorsOf(paydays, [0]);
  const slight = errorsOf(paydays, [0.1, -0.1]);
  const clear = errorsOf(paydays, [0.25, -0.25]);
  const sharp = errorsOf(paydays, [0.5, -0.4]);

  it('without a change is averaged over nearly the whole year, which errs least', () => {
    expect(same.changes).toBeLessThan(0.05);
    expect(same.sinceChange).toBeLessThan(1.2 * same.year);
    expect(same.sinceChange).toBeLessThan(0.9 * same.sixMonths);
    expect(same.sinceChange).toBeLessThan(0.65 * same.threeMonths);
  });

  it('after a change errs less than the year, the sharper the more', () => {
    expect(clear.sinceChange).toBeLessThan(0.9 * clear.year);
    expect(sharp.sinceChange).toBeLessThan(0.7 * sharp.year);
  });

  it('errs less than six months and than three where one in five has changed', () => {
    const mixed = (window: Window) =>
      0.8 * same[window] + (slight[window] + clear[window] + sharp[window]) * (0.2 / 3);
    for (const window of ['sixMonths', 'threeMonths'] as const)
      expect(mixed('sinceChange')).toBeLessThan(mixed(window));
  });
});

describe('the last change', () => {
  it('is where hours were cut, the latest where there are several', () => {
    const pay = [...turns(1000, 12), ...turns(700, 12), ...turns(1200, 12)];
    expect(lastChangeOf(pay)).toBe(24);
    expect(lastChangeOf(pay.slice(0, 24))).toBe(12);
  });

  it('is none where one month stands out, as December does', () => {
    expect(lastChangeOf([1000, 1100, 950, 1050, 980, 1900, 1020, 960, 1080, 1010, 990])).toBe(0);
  });

  it('is none of a row too short to show one, or all of nothing', () => {
    expect(lastChangeOf([1000, 1000, 1000, 2000, 2000])).toBe(0);
    expect(lastChangeOf([0, 0, 0, 0, 0, 0, 0])).toBe(0);
  });

  it('finds where income began after months without', () => {
    expect(lastChangeOf([0, 0, 0, 0, 0, 0, 900, 1100, 1000])).toBe(6);
  });
});

function turns(around: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => around * (index % 2 === 0 ? 0.95 : 1.05));
}
