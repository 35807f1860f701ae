/**
 * Income verification on every kind of history that lenders meet, held to floors. Odd seeds may be tuned on, even seeds have
 * names and wordings of their own and are held out. `KINDS=report npx vitest run test/histories/kinds` prints
 * the figures of every kind, and the failures of the tuned half alone.
 */
import { describe, expect, it } from 'vitest';
import { verifyIncome } from '../../../src/index.js';
import { sumOf } from '../../support/histories/incomeScore.js';
import { type KindFigures, kindFiguresOf, LESS_IS_BETTER } from '../../support/histories/kinds/figures.js';
import type { Half, Kind } from '../../support/histories/kinds/kind.js';
import { kindHistoryOf } from '../../support/histories/kinds/kindHistoryOf.js';
import { type KindScore, kindReportOf, totalOf } from '../../support/histories/kinds/kindReport.js';
import { KINDS } from '../../support/histories/kinds/kinds.js';
import { scoreIncome } from '../../support/histories/score.js';
import { MEASURES_FEW, measured } from '../../support/measurements.js';

const SEEDS: Readonly<Record<Half, readonly number[]>> = {
  tuned: measured([1, 3, 5, 7], [1]),
  'held-out': measured([2, 4, 6, 8], [2]),
};

/** As measured, rounded to the worse side. They are only ever made stricter. */
const FLOORS: Readonly<Record<Half, KindFigures>> = {
  tuned: {
    recall: 1,
    precision: 1,
    cadence: 0.998,
    moneyNotIncome: 0,
    estimatesOff: 0.0015,
    meanError: 0.0009,
  },
  'held-out': {
    recall: 0.991,
    precision: 0.995,
    cadence: 1,
    moneyNotIncome: 0,
    estimatesOff: 0,
    meanError: 0.0011,
  },
};

const only = process.env['KIND'];
const scored: readonly KindScore[] = KINDS.filter(
  ({ name, family }) => only === undefined || name.includes(only) || family === only,
).map(kind => ({
  kind,
  scores: { tuned: scoreOf(kind, SEEDS.tuned), 'held-out': scoreOf(kind, SEEDS['held-out']) },
}));

function scoreOf(kind: Kind, seeds: readonly number[]) {
  return sumOf(
    seeds.map(seed => {
      const history = kindHistoryOf(kind, seed);
      const { asOf, division, request } = history;
      const result = verifyIncome(request, { asOf, ...(division === null ? {} : { division }) });
      return scoreIncome(history, result, 'alive');
    }),
  );
}

if (process.env['KINDS'] === 'report') console.log(kindReportOf(scored));

describe.runIf(only === undefined && !MEASURES_FEW).each(Object.entries(FLOORS))(
  'income of every kind, %s half',
  (half, floors) => {
    const figures = kindFiguresOf(totalOf(scored, half as Half));
    it.each(Object.entries(floors) as [keyof KindFigures, number][])(
      '%s is no worse than %s',
      (name, floor) => {
        if (LESS_IS_BETTER.has(name)) expect(figures[name]).toBeLessThanOrEqual(floor);
        else expect(figures[name]).toBeGreaterThanOrEqual(floor);
      },
    );
  },
);
