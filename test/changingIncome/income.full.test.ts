/**
 * Income verification on accounts whose income changes, ends or comes in seasons. Odd seeds may be tuned on; even seeds have names of
 * their own and are held out, so that nothing but their sum is ever printed.
 * `CHANGING=report npx vitest run --project 'full*' test/changingIncome` prints the figures.
 */
import { describe, expect, it } from 'vitest';
import { groupedBy } from '../../src/base/grouped.js';
import { verifyIncome } from '../../src/index.js';
import { changingHistoryOf } from '../support/changingIncome/changingHistoryOf.js';
import { scoreOf, sumOfScores, tableOfScores } from '../support/changingIncome/score.js';
import { MEASURES_FEW, measured } from '../support/measurements.js';

const HISTORIES = measured(400, 4);
const LEAST_FOUND = 0.8;

const scored = Array.from({ length: HISTORIES }, (_, index) => {
  const history = changingHistoryOf(index + 1);
  const { asOf, division, request } = history;
  const result = verifyIncome(request, { asOf, ...(division === null ? {} : { division }) });
  return { seed: index + 1, kind: history.kind, country: history.country, score: scoreOf(history, result) };
});
const odd = scored.filter(({ seed }) => seed % 2 === 1);
const even = scored.filter(({ seed }) => seed % 2 === 0);
const sums = new Map(
  Object.entries({ odd, even }).map(([name, some]) => [name, sumOfScores(some.map(({ score }) => score))]),
);

if (process.env['CHANGING'] === 'report') {
  const kinds = [...groupedBy(odd, ({ kind }) => kind)].map(
    ([kind, some]) => [kind, sumOfScores(some.map(({ score }) => score))] as const,
  );
  const countries = [...groupedBy(odd, ({ country }) => country)].map(
    ([country, some]) => [`odd, ${country}`, sumOfScores(some.map(({ score }) => score))] as const,
  );
  console.log(
    [
      tableOfScores(new Map([...kinds, ...countries, ...sums])),
      '',
      'Failures of odd seeds',
      ...odd.flatMap(({ score }) => score.failures),
    ].join('\n'),
  );
}

describe.skipIf(MEASURES_FEW).each([...sums])('income that changes, %s seeds', (_, score) => {
  it('is found', () => {
    expect(score.found / score.streams).toBeGreaterThanOrEqual(LEAST_FOUND);
  });
});
