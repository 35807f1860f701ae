/** Each flag of a confidence score with its points, and why it gives them, in words. */
import { namesOf } from '../base/tables.js';
import type { ConfidenceScoreFlags, ConfidenceScoreReason } from '../contract/income/incomeStream.js';
import { pointsOf } from './flags.js';

type Truths = {
  [Name in keyof ConfidenceScoreFlags]: ConfidenceScoreFlags[Name] extends boolean ? Name : never;
}[keyof ConfidenceScoreFlags];

const TRUTHS: Readonly<Record<Truths, readonly [holds: string, fails: string]>> = {
  incomeForLast3Months: [
    'each of the last three complete calendar months holds a payment',
    'one of the last three complete calendar months holds no payment',
  ],
  varianceTolerance5Percent: [
    'the payments of the last three months are within 5 % of their median',
    'a payment of the last three months is over 5 % off their median, or they are fewer than three',
  ],
  varianceTolerance10Percent: [
    'the payments of the last three months are within 10 % of their median',
    'a payment of the last three months is over 10 % off their median, or they are fewer than three',
  ],
  mostRecentCheckValue: [
    'the last payment is within 5 % of the expected one, and none is overdue since',
    'the last payment is over 5 % off the expected one, or one is overdue since',
  ],
};
const STABILITIES = [
  'fewer than 75 % of the expected payments came, or they vary by over 35 %',
  'at least 75 % of the expected payments came, and they vary by at most 35 %',
  'at least 90 % of the expected payments came, and they vary by at most 15 %',
  'at least 95 % of the expected payments came, and they vary by at most 5 %',
] as const;
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
  const reasons = namesOf(TRUTHS).map((flag): ConfidenceScoreReason => {
    const [holds, fails] = TRUTHS[flag];
    const prefix = !ofSeveral ? '' : flags[flag] ? MOST : FEW;
    return { flag, points: pointsOf(flags, flag), reason: `${prefix}${flags[flag] ? holds : fails}` };
  });
  const { stabilityOverall, stability6Months } = flags;
  const mean = ofSeveral ? MEAN : '';
  const short = `${SHORT[-stability6Months as 0 | 1 | 2 | 3]} of the last six months missed or over 10 % short`;
  reasons.push(
    { flag: 'stabilityOverall', points: stabilityOverall, reason: `${mean}${STABILITIES[stabilityOverall]}` },
    { flag: 'stability6Months', points: stability6Months, reason: `${mean}${short}` },
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
