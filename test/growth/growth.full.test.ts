/**
 * Four times the rows cost at most five times the steps, whatever the rows. Steps are counted, so that a slow machine
 * fails nothing; `npm run bench:growth` takes the times of the same cases. To see who spends the steps of one case:
 * `node test/support/growth/measure.mjs --blame --only 'verifyIncome: one payer'`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Measured, measured } from './measured.js';

const SIZE = 500;
const PROCESSES = 2;
const MOST_GROWTH = 5;

describe('Every engine with every family of rows', () => {
  let cases: readonly Measured[] = [];
  beforeAll(async () => {
    cases = await measured(SIZE, PROCESSES);
  }, 600_000);

  it('is asked, in both countries', () => {
    expect(cases.length).toBeGreaterThan(440);
    for (const country of ['(GB)', '(US)'])
      expect(cases.filter(({ name }) => name.endsWith(country)).length).toBeGreaterThan(200);
  });

  it('throws nothing but InvalidRequestError', () => {
    expect(cases.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it('is refused where its rows are bad, and nowhere else', () => {
    expect(cases.filter(({ isRefused, wasRefused }) => isRefused !== wasRefused)).toEqual([]);
  });

  it('takes steps, and more of them for more rows where rows are all that grows', () => {
    const grown = cases.filter(({ least, small, large }) => least < small && small < large);
    expect(cases.filter(({ least }) => !(least > 0))).toEqual([]);
    expect(grown.length).toBeGreaterThan(390);
  });

  it(`grows at most ${MOST_GROWTH} times from ${SIZE} rows to ${4 * SIZE}`, () => {
    const steep = cases.filter(({ growth }) => !(growth <= MOST_GROWTH));
    expect(
      steep.map(({ name, growth, small, large }) => `${name}: ${growth} times, ${small} to ${large}`),
    ).toEqual([]);
  });
});
