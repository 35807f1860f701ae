/**
 * Four times the rows or the text cost at most five times the steps, whatever they hold. Steps are counted, so that a slow
 * machine fails nothing; `npm run bench:growth` takes the times of the same cases. To see who spends the steps of one case:
 * `node test/support/growth/measure.mjs --blame --only 'verifyIncome: one payer'`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Measured, measured } from './measured.js';

const SIZE = 500;
const PROCESSES = 2;
const MOST_GROWTH = 5;
/** For a machine that does much else. */
const PATIENCE = 1_800_000;

describe('Every engine with every family of rows, and every reader with every text', () => {
  let cases: readonly Measured[] = [];
  beforeAll(async () => {
    cases = await measured(SIZE, PROCESSES);
  }, PATIENCE);

  it('is asked, in both countries', () => {
    expect(cases.length).toBeGreaterThan(1250);
    for (const country of ['(GB)', '(US)'])
      expect(cases.filter(({ name }) => name.endsWith(country)).length).toBeGreaterThan(600);
  });

  it('throws nothing but InvalidRequestError', () => {
    expect(cases.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it('is refused where its rows are bad, and nowhere else', () => {
    const surprising = cases.filter(
      ({ isRefused, wasRefused }) => isRefused !== null && isRefused !== wasRefused,
    );
    expect(surprising).toEqual([]);
  });

  it('reads some of the texts that readers stumble over, and refuses others', () => {
    const stumbling = cases.filter(({ isRefused }) => isRefused === null);
    expect(stumbling.filter(({ wasRefused }) => wasRefused).length).toBeGreaterThan(30);
    expect(stumbling.filter(({ wasRefused }) => !wasRefused).length).toBeGreaterThan(200);
  });

  it('takes steps, and more of them for more rows where rows are all that grows', () => {
    const grown = cases.filter(({ least, small, large }) => least < small && small < large);
    expect(cases.filter(({ least }) => !(least > 0))).toEqual([]);
    expect(grown.length).toBeGreaterThan(1150);
  });

  it(`grows at most ${MOST_GROWTH} times from ${SIZE} rows to ${4 * SIZE}`, () => {
    const steep = cases.filter(({ growth }) => !(growth <= MOST_GROWTH));
    expect(
      steep.map(({ name, growth, small, large }) => `${name}: ${growth} times, ${small} to ${large}`),
    ).toEqual([]);
  });
});
