/** Score validation, score attributes, and what a scorecard makes of them. */
import * as z from 'zod';
import { SCORE_ATTRIBUTE_NULL_REASONS } from '../contract/score/scoreAttributes.js';
import { APPLY_SCORECARD_RESULT } from '../contract/score/scorecardResult.js';
import { VALIDATE_FOR_SCORE_RESULT } from '../contract/score/scoreValidation.js';
import { SCORE_ATTRIBUTES, type ScoreAttributeName } from '../score/attributes/definitions.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';
import { text } from './values.js';

export const validateForScoreResult = z.strictObject({
  ...membersOf(VALIDATE_FOR_SCORE_RESULT),
  meta: resultMeta,
});

/** In a list of several accounts. */
export const accountScoreValidation = z.strictObject({ accountId: text, ...validateForScoreResult.shape });

/** Each attribute with its definition, which is written in one place. */
const attributes = Object.fromEntries(
  SCORE_ATTRIBUTES.map(({ name, definition }) => [name, z.number().nullable().describe(definition)]),
) as Record<ScoreAttributeName, z.ZodNullable<z.ZodNumber>>;

const attributeName = z.enum(SCORE_ATTRIBUTES.map(({ name }) => name) as [ScoreAttributeName]);

export const scoreAttributesResult = z.strictObject({
  accountId: text,
  attributes: z.strictObject(attributes),
  notComputed: z.array(
    z.strictObject({
      attribute: attributeName,
      reason: z.enum(SCORE_ATTRIBUTE_NULL_REASONS),
    }),
  ),
  meta: resultMeta,
});

export const applyScorecardResult = z.strictObject(membersOf(APPLY_SCORECARD_RESULT));
