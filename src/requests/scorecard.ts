/** The form of a scorecard. score/scorecard/check.ts checks that its parts fit together. */
import * as z from 'zod';
import { namingMembers, readOnce, withoutSign } from './requestValues.js';

const MOST_POINTS = 1_000_000;
/** Of points, so that sums are exact. */
export const POINTS_PLACES = 4;

const POINTS_EXPECTED = `must be a number from -${MOST_POINTS} to ${MOST_POINTS} of at most ${POINTS_PLACES} decimal places`;
const expected = { error: POINTS_EXPECTED };

const pointsSchema = z
  .number(expected)
  .min(-MOST_POINTS, expected)
  .max(MOST_POINTS, expected)
  .refine(points => Number(points.toFixed(POINTS_PLACES)) === points, expected)
  .overwrite(withoutSign);

const textSchema = z.string().min(1, { error: 'must not be empty' });
const marginSchema = z.number().overwrite(withoutSign).nullish();

const scored = {
  name: textSchema.optional(),
  partialScore: pointsSchema,
  reasonCode: textSchema.optional(),
};

const binSchema = z.strictObject(
  {
    ...scored,
    interval: z.strictObject(
      {
        closure: z.enum(['openOpen', 'openClosed', 'closedOpen', 'closedClosed']),
        leftMargin: marginSchema,
        rightMargin: marginSchema,
      },
      namingMembers('closure, leftMargin or rightMargin'),
    ),
  },
  namingMembers('name, interval, partialScore or reasonCode'),
);

const characteristicSchema = z.strictObject(
  {
    name: textSchema,
    attribute: z.string(),
    baselineScore: pointsSchema.optional(),
    reasonCode: textSchema.optional(),
    bins: readOnce(z.array(binSchema).min(1, { error: 'must hold at least one bin' })),
    missing: z.strictObject(scored, namingMembers('name, partialScore or reasonCode')).optional(),
  },
  namingMembers('name, attribute, baselineScore, reasonCode, bins or missing'),
);

/** The form of a scorecard. Whether its parts fit together, such as bins without a gap, `applyScorecard` checks. */
export const scorecardSchema = z.strictObject(
  {
    version: textSchema,
    description: z.string().optional(),
    initialScore: pointsSchema.default(0),
    baselineScore: pointsSchema.optional(),
    useReasonCodes: z.boolean().default(true),
    reasonCodeAlgorithm: z.enum(['pointsBelow', 'pointsAbove']).default('pointsBelow'),
    maxReasonCodes: z.int().min(1).optional(),
    reasons: z.record(z.string(), textSchema).optional(),
    characteristics: readOnce(
      z.array(characteristicSchema).min(1, { error: 'must hold at least one characteristic' }),
    ),
  },
  namingMembers(
    'version, description, initialScore, baselineScore, useReasonCodes, reasonCodeAlgorithm, maxReasonCodes, reasons or characteristics',
  ),
);

/** The two arguments of `applyScorecard`, by name. */
export const applyScorecardRequestSchema = z.looseObject({
  attributes: z.record(z.string(), z.number().overwrite(withoutSign).nullable()),
  scorecard: scorecardSchema,
});

export type ParsedScorecard = z.output<typeof scorecardSchema>;
export type ParsedCharacteristic = ParsedScorecard['characteristics'][number];
export type ParsedBin = ParsedCharacteristic['bins'][number];
