/** Applies a scorecard to a set of attributes: points by characteristic, their sum, and the reasons. */
import { InvalidRequestError, type RequestIssue, safely } from '../../base/invalidRequest.js';
import { roundedTo, sumOf } from '../../base/money.js';
import type { ScoreAttributeValues } from '../../contract/score/scoreAttributes.js';
import type {
  ApplyScorecardResult,
  RankedReason,
  ScoreContribution,
} from '../../contract/score/scorecardResult.js';
import type { Scorecard } from '../../model/scorecard.js';
import { issueAt } from '../../requests/issue.js';
import { readRequest } from '../../requests/read.js';
import {
  applyScorecardRequestSchema,
  type ParsedCharacteristic,
  type ParsedScorecard,
  POINTS_PLACES,
} from '../../requests/scorecard.js';
import { issuesOf } from './check.js';
import { holds, notationOf } from './intervals.js';

// Finds which characteristics moved the score the unfavourable way, and by how much: reason codes in order of weight.

/**
 * A code that several characteristics share is one reason with their points together. Points on the baseline or on its favourable side give
 * no reason.
 */
function rankedReasons(
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

/**
 * Lays a scorecard of yours on the attributes of an account: the points of one bin of each characteristic, their sum, and the
 * reasons in the order of their weight.
 *
 * @param attributes - As `scoreAttributes` returns them. Those that the scorecard names must be there.
 * @param scorecard - Your scorecard.
 * @throws InvalidRequestError when the scorecard breaks a rule, and with code `attribute_not_given` when the attributes lack what
 * it asks for.
 *
 * @example
 * ```ts
 * import { applyScorecard } from 'open-banking-insights';
 *
 * const { score, reasonCodes } = applyScorecard(
 *   { historyDays: 90 },
 *   {
 *     version: 'short-1',
 *     initialScore: 100,
 *     characteristics: [
 *       {
 *         name: 'History',
 *         attribute: 'historyDays',
 *         baselineScore: 20,
 *         reasonCode: 'short-history',
 *         bins: [
 *           { interval: { closure: 'openOpen', rightMargin: 180 }, partialScore: 5 },
 *           { interval: { closure: 'closedOpen', leftMargin: 180 }, partialScore: 25 },
 *         ],
 *       },
 *     ],
 *   },
 * );
 * console.log(score, reasonCodes[0]?.code, reasonCodes[0]?.points); // 105 short-history 15
 * ```
 */
export function applyScorecard(attributes: ScoreAttributeValues, scorecard: Scorecard): ApplyScorecardResult {
  const input = readRequest(applyScorecardRequestSchema, { attributes, scorecard });
  const card = input.scorecard;
  const values = new Map(Object.entries(input.attributes));
  refuse(issuesOf(card));
  refuse(card.characteristics.flatMap(characteristic => valueIssues(values, characteristic)));
  const contributions = card.characteristics.map(characteristic =>
    contributionOf(card, characteristic, values.get(characteristic.attribute) ?? null),
  );
  return {
    score: sumOfPoints([card.initialScore, ...contributions.map(({ points }) => points)]),
    range: rangeOf(card),
    version: card.version,
    initialScore: card.initialScore,
    reasonCodes: rankedReasons(card, contributions),
    contributions,
  };
}

/**
 * `applyScorecard`, but it returns `{ success, data | error }` instead of throwing.
 *
 * @example
 * ```ts
 * import { safeApplyScorecard } from 'open-banking-insights';
 *
 * const result = safeApplyScorecard({}, { version: 'short-1', characteristics: [] });
 * if (!result.success) console.log(result.error.issues[0]?.message);
 * // scorecard.characteristics: must hold at least one characteristic
 * ```
 */
export const safeApplyScorecard = /* @__PURE__ */ safely(applyScorecard);

function refuse(issues: readonly RequestIssue[]): void {
  if (issues.length > 0) throw new InvalidRequestError(issues);
}

function valueIssues(
  values: ReadonlyMap<string, number | null>,
  { attribute, missing }: ParsedCharacteristic,
): RequestIssue[] {
  const value = values.get(attribute);
  if (value !== undefined && (value !== null || missing !== undefined)) return [];
  const expected = missing === undefined ? 'a number' : 'a number or null';
  return [
    issueAt(
      ['attributes', attribute],
      'attribute_not_given',
      `must be there as ${expected}: the scorecard asks for it`,
    ),
  ];
}

/** The bins cover every number. If no bin is for null, no null reaches this function. */
function contributionOf(
  card: ParsedScorecard,
  { name, attribute, baselineScore, reasonCode, bins, missing }: ParsedCharacteristic,
  value: number | null,
): ScoreContribution {
  const held = value === null ? undefined : bins.find(({ interval }) => holds(interval, value));
  const bin = (held ?? missing) as NonNullable<typeof missing>;
  return {
    characteristic: name,
    attribute,
    value,
    bin: bin.name ?? (held === undefined ? 'missing' : notationOf(held.interval)),
    points: bin.partialScore,
    baseline: baselineScore ?? card.baselineScore ?? null,
    reasonCode: bin.reasonCode ?? reasonCode ?? null,
  };
}

function rangeOf({ initialScore, characteristics }: ParsedScorecard): ApplyScorecardResult['range'] {
  const points = characteristics.map(({ bins, missing }) =>
    [...bins, ...(missing === undefined ? [] : [missing])].map(({ partialScore }) => partialScore),
  );
  const total = (choose: (a: number, b: number) => number) =>
    sumOfPoints([initialScore, ...points.map(of => of.reduce((a, b) => choose(a, b)))]);
  return { lowest: total(Math.min), highest: total(Math.max) };
}

/** Exact: points have few decimal places. */
function sumOfPoints(points: readonly number[]): number {
  return roundedTo(sumOf(points), POINTS_PLACES);
}
