/** Whether the data can be relied on: what was found against them, and what to ask for. */
import { INTEGRITY_SEVERITY_WORDS } from '../../contract/integrity.js';
import type { Report } from '../model/report.js';
import { isToAsk } from '../model/standing.js';
import { capital } from '../text/format.js';
import type { Block, Blocks } from './block.js';
import { foreign, heading } from './parts.js';

/** Before income, where a person should ask first. */
export function reliancePart(report: Report): Blocks {
  if (!isToAsk(report)) return [];
  return [
    heading('Can these data be relied on?'),
    ...report.summary.findings.map(
      ({ severity, text, askFor }): Block => ({
        kind: 'note',
        words: [
          `${capital(INTEGRITY_SEVERITY_WORDS[severity])}: `,
          foreign(text),
          severity !== 'note' && ` ${askFor}`,
        ],
      }),
    ),
  ];
}
