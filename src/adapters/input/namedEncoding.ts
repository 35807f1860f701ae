/** Compares the encoding that a document names with the one that its bytes are in. */
import type { DraftNote } from '../model/draft.js';
import type { Encoding } from '../model/statements.js';
import type { SourceDocument } from './sourceDocument.js';

/** Names in their usual spellings, without hyphens and in capitals. */
const NAMES: Readonly<Record<string, readonly Encoding[]>> = {
  UTF8: ['utf-8'],
  UNICODE: ['utf-8', 'utf-16le', 'utf-16be'],
  UTF16: ['utf-16le', 'utf-16be'],
  UTF16LE: ['utf-16le'],
  UTF16BE: ['utf-16be'],
  '1252': ['windows-1252'],
  CP1252: ['windows-1252'],
  WINDOWS1252: ['windows-1252'],
  ISO88591: ['windows-1252'],
  '88591': ['windows-1252'],
  LATIN1: ['windows-1252'],
};

/** No note for a document in which the encoding makes no difference: one of ASCII alone, or one given as text. */
export function encodingNotes(document: SourceDocument, named: string | undefined): readonly DraftNote[] {
  const { encoding, text, index } = document;
  const name = named?.replace(/[^A-Za-z\d]/g, '').toUpperCase() ?? '';
  if (encoding === null || name === '' || name === 'NONE') return [];
  if (NAMES[name]?.includes(encoding) === true) return [];
  const at = firstBeyondAscii(text);
  if (at === undefined) return [];
  return [
    {
      code: 'encoding_differs',
      message: `The document says that it is in ${named?.slice(0, 40)}, but its bytes were read as ${encoding}`,
      region: { document: index, from: at, to: at + 1 },
    },
  ];
}

function firstBeyondAscii(text: string): number | undefined {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return at;
  return undefined;
}
