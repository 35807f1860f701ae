/** A file as the page lists it. */
import type { Skipped } from 'open-banking-insights/adapters';
import type { FileView } from '../shared/view';
import { inPageWords } from './inPageWords';
import { FORMAT_WORDS, type ReadFile } from './readFile';
import { accountsIn, accountsOf } from './state';

const MOST_SKIPPED = 50;

export function fileView(file: ReadFile): FileView {
  const view = {
    id: file.id,
    name: file.name,
    skipped: [],
    skippedCount: 0,
    notes: [],
    error: null,
    rows: 0,
    kind: null,
    hasColumns: false,
  };
  switch (file.kind) {
    case 'failed':
      return { ...view, error: file.message, hasColumns: file.hasColumns };
    case 'rules':
      return { ...view, kind: `${file.rules.length} saved ${file.rules.length === 1 ? 'rule' : 'rules'}` };
    case 'report':
      return { ...view, kind: 'Saved report', rows: file.report.transactions.length };
    case 'result':
      return {
        ...view,
        kind: 'Saved result',
        rows: total(accountsIn(file.result).map(each => each.enrichment.transactions)),
      };
    case 'request':
      return {
        ...view,
        kind: 'Request',
        rows: total(accountsOf(file.request).map(each => each.transactions)),
      };
    case 'statements': {
      const { accounts, documents, notes, skipped } = file.statements;
      const layout = accounts[0]?.origin.layout;
      const format = documents[0] === undefined ? 'Statement' : FORMAT_WORDS[documents[0].format];
      return {
        ...view,
        kind: layout == null ? format : `${format}, ${layout}`,
        rows: total(accounts.map(each => each.transactions)),
        skipped: skipped
          .slice(0, MOST_SKIPPED)
          .map(each => skippedView(each, documents[each.document]?.sheet)),
        skippedCount: skipped.length,
        notes: [...new Set(notes.map(({ message }) => inPageWords(message)))],
        hasColumns: documents[0]?.format === 'csv' || documents[0]?.format === 'xlsx',
      };
    }
  }
}

function skippedView({ line, message, text, reason }: Skipped, sheet: string | undefined) {
  // A sheet that was left out is named by its message.
  if (reason === 'sheet') return { place: '', message, text };
  const place = line === null ? '' : sheet === undefined ? `Line ${line}` : `${sheet}, row ${line}`;
  return { place, message, text };
}

function total(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0);
}
