/** Reads the values of a document that must be JSON. */
import { refusal } from '../input/documents.js';
import type { SourceDocument } from '../input/sourceDocument.js';
import type { DraftNote } from '../model/draft.js';
import type { JsonNode } from './node.js';

/** Throws InvalidRequestError, with the place, for what is no JSON. `title`: of the format. */
export function jsonValuesOf(document: SourceDocument, title: string): readonly JsonNode[] {
  const json = document.json();
  if (json === undefined) throw refusal(document.index, `is no JSON, so it cannot be ${title}`);
  if (json.fault === undefined) return json.values;
  const { offset, says } = json.fault;
  const { line, column } = document.placeOf({ document: document.index, from: offset, to: offset });
  throw refusal(document.index, `${says} (line ${line ?? 1}, column ${column ?? 1})`);
}

/** A note about each superfluous comma of the text. */
export function jsonNotesOf(document: SourceDocument): readonly DraftNote[] {
  const extra = document.json()?.extraCommas ?? [];
  const [first] = extra;
  if (first === undefined) return [];
  return [
    {
      code: 'syntax_tolerated',
      message: `The JSON has ${extra.length === 1 ? 'a comma' : `${extra.length} commas`} too many, which the standard forbids; it was read all the same`,
      region: { document: document.index, from: first, to: first + 1 },
    },
  ];
}

/**
 * The values themselves, or the items of arrays at the top. An array may hold several answers, and an answer of Teller is an
 * array itself, so arrays in an array are opened too.
 */
export function topItemsOf(values: readonly JsonNode[]): readonly JsonNode[] {
  return opened(opened(values));
}

/** Every format calls this for every document, so it copies only what it must. */
function opened(values: readonly JsonNode[]): readonly JsonNode[] {
  const [only] = values;
  if (values.length === 1 && only?.kind === 'array') return only.items;
  if (!values.some(({ kind }) => kind === 'array')) return values;
  return values.flatMap(value => (value.kind === 'array' ? value.items : [value]));
}
