/** The report on whether an account may be scored. */
import type { ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import { SCORE_FAILURE_WORDS } from '../contract/score/scoreValidation.js';
import { sectionTitle } from './headings.js';
import type { Lines } from './lines.js';
import { pagedEach } from './terminalPage.js';

export const scoreReport = pagedEach(scoreLines);

export function scoreLines(result: ValidateForScoreResult): Lines {
  return [
    ...sectionTitle('Score validation'),
    result.valid ? '  All eight checks pass: a score can be made.' : '  No score can be made:',
    ...result.failures.map(({ code, details }) => `    ${SCORE_FAILURE_WORDS[code]}. ${details}`),
  ];
}
