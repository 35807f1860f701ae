/** Files to keep. Those in JSON can be dropped on this page again. */
import { renderCsv, renderHtml, renderPdf } from 'open-banking-insights/report';
import type { Saved } from '../shared/messages';
import { textOf } from './documents';
import { state } from './state';

const BUDGET = 'standard-financial-statement';

export async function saved(what: Saved): Promise<Blob> {
  const { report, rules } = state();
  switch (what) {
    case 'page':
      return new Blob([renderHtml(report)], { type: 'text/html' });
    case 'pdf':
    case 'whole':
      // The part that makes PDFs is loaded then.
      return pdf(await renderPdf(report, { full: what === 'whole' }));
    case 'rows':
      return csv(renderCsv(report, { table: 'statement' }));
    case 'budget':
      return csv(renderCsv(report, { table: BUDGET }));
    case 'report':
      return json(JSON.stringify(report));
    case 'rules':
      return json(JSON.stringify(rules, null, 2));
    case 'request':
    case 'result':
      return json(textOf(what));
  }
}

function json(text: string): Blob {
  return new Blob([`${text}\n`], { type: 'application/json' });
}

function pdf(bytes: Uint8Array): Blob {
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
}

/** With a mark of its encoding, without which spreadsheets misread letters beyond ASCII. */
function csv(text: string): Blob {
  return new Blob([`\uFEFF${text}`], { type: 'text/csv' });
}
