/** What a report as a whole may be taken for. */
import type { Report } from './report.js';

/** Whether a person should ask about the data before they rely on them. */
export function isToAsk({ summary: { findings } }: Pick<Report, 'summary'>): boolean {
  return findings.some(({ severity }) => severity !== 'note');
}

/** Only cards were given. Their costs can be shown, and nothing of a household. */
export function isCardAlone({ affordability, summary }: Pick<Report, 'affordability' | 'summary'>): boolean {
  return affordability !== null && summary.left.value === null;
}
