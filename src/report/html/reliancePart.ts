/** Whether the data can be relied on: what was found against them, and what to ask for. */
import { INTEGRITY_SEVERITY_WORDS } from '../../contract/integrity.js';
import type { Report } from '../model/report.js';
import { capital } from '../text/format.js';
import { foreign, html, type Markup } from './markup.js';

export function isToAsk({ summary: { findings } }: Report): boolean {
  return findings.some(({ severity }) => severity !== 'note');
}

/** Before income, where a person should ask first. */
export function reliancePart(report: Report): Markup | null {
  if (!isToAsk(report)) return null;
  return html`<h3>Can these data be relied on?</h3>${report.summary.findings.map(
    ({ severity, text, askFor }) =>
      html`<p class="note">${capital(INTEGRITY_SEVERITY_WORDS[severity])}: ${foreign(text)}${severity !== 'note' && ` ${askFor}`}</p>`,
  )}`;
}
