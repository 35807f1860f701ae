/**
 * Income verification on generated histories, held to floors. Odd seeds may be tuned on, even seeds have names and
 * wordings of their own and are held out. `HISTORIES=report npx vitest run test/histories` prints every failure.
 */
import { describe, expect, it } from 'vitest';
import { verifyIncome } from '../../src/index.js';
import { historyOf } from '../support/histories/historyOf.js';
import { type IncomeScore, sumOf } from '../support/histories/incomeScore.js';
import { type Figures, figuresOf, reportOf } from '../support/histories/report.js';
import { scoreIncome } from '../support/histories/score.js';
import { MEASURES_FEW, measured } from '../support/measurements.js';

const HISTORIES = measured(500, 4);

/**
 * Shares of 1 measured on 500 histories, rounded down. They only go up. (Those of estimates were measured anew when the truth of
 * variable pay became its whole level instead of its last six months.)
 */
const FLOORS: Readonly<Record<'tuned' | 'held-out', Figures>> = {
  tuned: {
    recall: 0.994,
    precision: 1,
    category: 1,
    cadence: 1,
    benefitRecall: 1,
    benefitCategory: 1,
    benefitName: 1,
    estimateWithin1Percent: 0.983,
    estimateWithin5Percent: 0.987,
    estimateWithin10Percent: 0.997,
    endedSeen: 1,
    moneyIncome: 1,
  },
  'held-out': {
    recall: 0.991,
    precision: 0.995,
    category: 1,
    cadence: 1,
    benefitRecall: 1,
    benefitCategory: 1,
    benefitName: 1,
    estimateWithin1Percent: 0.977,
    estimateWithin5Percent: 0.99,
    estimateWithin10Percent: 0.993,
    endedSeen: 1,
    moneyIncome: 0.999,
  },
};

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

describe.skipIf(MEASURES_FEW).each(Object.entries(FLOORS))(
  'income verification, %s histories',
  (name, floors) => {
    const figures = figuresOf(scores[name as keyof typeof scores]);
    it.each(Object.entries(floors))('%s is at least %s', (figure, floor) => {
      expect(figures[figure as keyof Figures]).toBeGreaterThanOrEqual(floor);
    });

    it('estimates half of all streams within a thousandth', () => {
      const errors = [...scores[name as keyof typeof scores].estimateErrors].sort((a, b) => a - b);
      expect(errors[errors.length >> 1]).toBeLessThanOrEqual(0.001);
    });
  },
);
