/** The report on whether an account may be scored. */
import { type AskingCheck, INTEGRITY_WORDS } from '../contract/integrity.js';
import type { ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import { SCORE_FAILURE_WORDS } from '../contract/score/scoreValidation.js';
import { sectionTitle } from './headings.js';
import type { Lines } from './lines.js';
import { pagedEach } from './terminalPage.js';

export const scoreReport = pagedEach((result: ValidateForScoreResult) => scoreLines(result));

/** `asking`: the checks of whether the data can be relied on that ask for something. */
export function scoreLines(result: ValidateForScoreResult, asking: readonly AskingCheck[] = []): Lines {
  return [
    ...sectionTitle('Score validation'),
    result.valid ? '  All eight checks pass: a score can be made.' : '  No score can be made:',
    ...(asking.length === 0
      ? []
      : [`  The checks do not look at this: ${asking.map(check => INTEGRITY_WORDS[check]).join('; ')}.`]),
    ...result.failures.map(({ code, details }) => `    ${SCORE_FAILURE_WORDS[code]}. ${details}`),
  ];
}
