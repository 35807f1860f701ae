/** What is said of the answers to histories of a kind. */
import type { IncomeScore } from '../incomeScore.js';

/** Shares from 0 to 1. */
export interface KindFigures {
  /** Of the true streams, benefits too: those found. */
  readonly recall: number;
  /** Of the streams in the answers: those that are true. */
  readonly precision: number;
  /** Of the streams found with four paydays or more: those with the right frequency. */
  readonly cadence: number;
  /** Of the money in the streams of the answers: what is no income. */
  readonly moneyNotIncome: number;
  /** Of the streams found: those whose estimate is more than a tenth off, or not 0 where the stream has ended. */
  readonly estimatesOff: number;
  /** |estimate - truth| / truth, over the streams found that still pay. */
  readonly meanError: number;
}

/** Figures of which less is better. */
export const LESS_IS_BETTER: ReadonlySet<keyof KindFigures> = new Set([
  'moneyNotIncome',
  'estimatesOff',
  'meanError',
]);

const OFF = 0.1;

export function kindFiguresOf(score: IncomeScore): KindFigures {
  const { estimateErrors: errors } = score;
  const off = errors.filter(error => error > OFF).length + score.ended - score.endedRight;
  return {
    recall: share(score.found + score.benefitsFound, score.streams + score.benefits, 1),
    precision: share(score.right, score.given, 1),
    cadence: share(score.cadencesRight, score.cadences, 1),
    moneyNotIncome: share(score.moneyNotIncome, score.moneyInStreams, 0),
    estimatesOff: share(off, errors.length + score.ended, 0),
    meanError: share(
      errors.reduce((sum, error) => sum + error, 0),
      errors.length,
      0,
    ),
  };
}

function share(part: number, whole: number, ofNothing: number): number {
  return whole === 0 ? ofNothing : part / whole;
}
