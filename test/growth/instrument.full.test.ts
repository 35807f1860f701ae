/**
 * The instrument sees what it is there to see. What it cannot see: a regular expression that goes back over the same
 * letters again and again (recheck looks for these), two long texts compared letter by letter, and the hash of a key.
 */
import { describe, expect, it } from 'vitest';
import { printedBy } from './measured.js';

interface Planted {
  readonly name: string;
  readonly growth: number;
}

const [line = ''] = await printedBy('measurePlanted.mjs');
const { QUADRATIC, LINEAR, SORTING } = JSON.parse(line) as Record<string, readonly Planted[]>;

describe('Four times the size', () => {
  it.each(QUADRATIC ?? [])('of a quadratic function costs sixteen times: $name', ({ growth }) => {
    expect(growth).toBeGreaterThan(14);
  });

  it.each(LINEAR ?? [])('of a linear function costs four times: $name', ({ growth }) => {
    expect(growth).toBeGreaterThan(3.9);
    expect(growth).toBeLessThan(4.1);
  });

  it.each(SORTING ?? [])('of a function that sorts costs little more: $name', ({ growth }) => {
    expect(growth).toBeGreaterThan(4.1);
    expect(growth).toBeLessThan(5);
  });

  it('has been tried on every kind', () => {
    expect([QUADRATIC, LINEAR, SORTING].map(functions => functions?.length ?? 0)).toEqual([21, 8, 2]);
  });
});
