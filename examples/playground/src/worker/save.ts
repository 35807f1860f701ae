/** Files to keep. All but the page for people can be dropped on this page again. */
import { renderHtml } from 'open-banking-insights/report';
import type { Saved } from '../shared/messages';
import { textOf } from './documents';
import { state } from './state';

export function saved(what: Saved): Blob {
  const { report, rules } = state();
  switch (what) {
    case 'page':
      return new Blob([renderHtml(report)], { type: 'text/html' });
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
