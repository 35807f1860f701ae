/** Each flag of a confidence score with its points, and why it gives them, in words. */
import { namesOf } from '../base/tables.js';
import type { ConfidenceScoreFlags, ConfidenceScoreReason } from '../contract/income/incomeStream.js';
import { SCORE_FLAGS, SHORTFALL, STABILITY } from '../data/confidenceScore.js';
import { pointsOf } from './flags.js';

const SHORT = ['no payment', 'one payment', 'two payments', 'three payments or more'] as const;
const MOST = 'of streams with more than half of the income: ';
const FEW = 'of streams with half of the income or more: ';
const MEAN = 'over all streams, by their income: ';

/** The points add up to `score`. `ofSeveral`: whether the flags are those of several streams together. */
export function flagReasonsOf(
  flags: ConfidenceScoreFlags,
  score: number,
  ofSeveral = false,
): readonly ConfidenceScoreReason[] {
  const reasons = namesOf(SCORE_FLAGS).map((flag): ConfidenceScoreReason => {
    const { holds, fails } = SCORE_FLAGS[flag];
    const [prefix, reason] = flags[flag] ? [MOST, holds] : [FEW, fails];
    return { flag, points: pointsOf(flags, flag), reason: ofSeveral ? `${prefix}${reason}` : reason };
  });
  const { stabilityOverall, stability6Months } = flags;
  const mean = ofSeveral ? MEAN : '';
  reasons.push(
    {
      flag: 'stabilityOverall',
      points: stabilityOverall,
      reason: `${mean}${stabilityWords(stabilityOverall)}`,
    },
    { flag: 'stability6Months', points: stability6Months, reason: `${mean}${shortWords(stability6Months)}` },
  );
  const rest = score - reasons.reduce((sum, { points }) => sum + points, 0);
  if (rest !== 0)
    reasons.push({
      flag: 'incomeLikelihood',
      points: rest,
      reason: rest < 0 ? 'at most ten times the likelihood that it is income' : 'a score is never below 0',
    });
  return reasons;
}

function stabilityWords(stability: ConfidenceScoreFlags['stabilityOverall']): string {
  const row = STABILITY.find(({ points }) => points === stability);
  if (row !== undefined)
    return `at least ${row.arrived} % of the expected payments came, and they vary by at most ${row.variation} %`;
  const { arrived, variation } = STABILITY[STABILITY.length - 1] as (typeof STABILITY)[number];
  return `fewer than ${arrived} % of the expected payments came, or they vary by over ${variation} %`;
}

function shortWords(stability: ConfidenceScoreFlags['stability6Months']): string {
  const payments = SHORT[-stability as 0 | 1 | 2 | 3];
  return `${payments} of the last six months missed or over ${SHORTFALL.percent} % short`;
}
