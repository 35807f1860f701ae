/** The request and the result as JSON, in lines. They are written when somebody looks. */
import { safeExplain } from 'open-banking-insights/core';
import type { Document, Questions } from '../shared/messages';
import type { ExplanationView } from '../shared/view';
import { pathOfLine } from './linePath';
import { state } from './state';

/** At one or at three indents, as the accounts stand in a list. */
const PART = /^ {2}(?: {4})?"\w+": [{[]$/;

const kept = new Map<Document, readonly string[]>();

export function forgetDocuments(): void {
  kept.clear();
}

export function textOf(document: Document): string {
  const value = state()[document];
  return value === null ? '' : JSON.stringify(value, null, 2);
}

function written(document: Document): readonly string[] {
  const known = kept.get(document);
  if (known !== undefined) return known;
  const text = textOf(document);
  const lines = text === '' ? [] : text.split('\n');
  kept.set(document, lines);
  return lines;
}

export function linesOf({ document, from, count }: Questions['lines']['asks']): Questions['lines']['answer'] {
  const lines = written(document);
  return { total: lines.length, items: lines.slice(from, from + count) };
}

/** The members that hold further ones, of the document and of each account in it. */
export function partsOf({ document }: Questions['parts']['asks']): Questions['parts']['answer'] {
  const lines = written(document);
  return lines.flatMap((text, line) => {
    if (!PART.test(text)) return [];
    const name = pathOfLine(lines, line);
    return text.startsWith('   ') && !name.startsWith('accounts[') ? [] : [{ name, line }];
  });
}

/** The next line after `from` that holds the text, and from the top after the last. */
export function findLine({ document, text, from }: Questions['find']['asks']): number | null {
  const lines = written(document);
  const wanted = text.toLowerCase();
  for (let step = 1; step <= lines.length; step += 1) {
    const place = (from + step) % lines.length;
    if (lines[place]?.toLowerCase().includes(wanted)) return place;
  }
  return null;
}

export function explainLine(line: number): Questions['explain']['answer'] {
  const { result } = state();
  const path = pathOfLine(written('result'), line);
  if (result === null || path === '') return { none: 'This line holds no figure.' };
  const explained = safeExplain(result, path);
  if (!explained.success) return { none: explained.error.issues[0]?.message ?? explained.error.message };
  const { value, formula, inputs, transactionIds } = explained.data;
  const view: ExplanationView = {
    path,
    value: String(value),
    formula,
    inputs: inputs.map(input => ({ path: input.path, value: String(input.value) })),
    transactions: transactionIds.length,
  };
  return view;
}
