/** Which characteristics moved the score the unfavourable way, and by how much: reason codes in order of weight. */
import { roundedTo } from '../../base/money.js';
import type { RankedReason, ScoreContribution } from '../../model/scorecard.js';
import { type ParsedScorecard, POINTS_PLACES } from '../../schema/scorecard.js';

/**
 * A code that several characteristics share is one reason, of their points together. Where the points meet the baseline
 * or lie on its favourable side there is nothing to give a reason for.
 */
export function rankedReasons(
  { useReasonCodes, reasonCodeAlgorithm, maxReasonCodes, reasons }: ParsedScorecard,
  contributions: readonly ScoreContribution[],
): RankedReason[] {
  if (!useReasonCodes) return [];
  const byCode = new Map<string, { points: number; characteristics: string[] }>();
  for (const { characteristic, points, baseline, reasonCode } of contributions) {
    if (reasonCode === null || baseline === null) continue;
    const difference = reasonCodeAlgorithm === 'pointsBelow' ? baseline - points : points - baseline;
    if (difference <= 0) continue;
    const known = byCode.get(reasonCode) ?? { points: 0, characteristics: [] };
    known.points += difference;
    known.characteristics.push(characteristic);
    byCode.set(reasonCode, known);
  }
  return [...byCode]
    .map(([code, { points, characteristics }]) => ({
      code,
      text: reasons?.[code] ?? null,
      points: roundedTo(points, POINTS_PLACES),
      characteristics,
    }))
    .sort((a, b) => b.points - a.points)
    .slice(0, maxReasonCodes);
}
