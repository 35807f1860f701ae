/** The score validation stage. */

import type { EpochDay } from '../base/calendar.js';
import {
  SCORE_NOT_GENERATED_CODE,
  type ScoreNotGenerated,
  type ValidateForScoreResult,
} from '../contract/score/scoreValidation.js';
import { CHECKS } from './checks.js';
import { measure, type ScoreAccount, type ScoreRows } from './facts.js';

export function validateScoreOf(
  account: ScoreAccount,
  rows: ScoreRows,
  asOf: EpochDay | null,
  correlationId: string | null,
): ValidateForScoreResult {
  const { facts, meta } = measure(account, rows, asOf);
  const failures = CHECKS.flatMap(check => check(facts) ?? []);
  const first = failures[0];
  return {
    valid: first === undefined,
    firstFailure: first?.code ?? null,
    failures,
    error: first === undefined ? null : notGenerated(first.details, correlationId),
    meta,
  };
}

function notGenerated(details: string, correlationId: string | null): ScoreNotGenerated {
  return {
    code: SCORE_NOT_GENERATED_CODE,
    description: 'A score cannot be generated for this account.',
    details,
    correlationId,
  };
}
