/** SWIFT MT940 (statements) and MT942 (interim reports). */
import { type DocumentInput, refusal } from '../../input/documents.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { DraftNote, DraftSkipped, Reading, Structure } from '../../model/draft.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { withFallbackIds } from '../fallbackIds.js';
import { accountsOf } from './accounts.js';
import { partsOf, type SwiftMessage } from './fields.js';
import { isSevenBit, withGermanLetters } from './letters.js';
import { type ReadMessage, readMessage } from './statement.js';

function readMt940(documents: readonly SourceDocument[]): Reading {
  const messages: ReadMessage[] = [];
  const skipped: DraftSkipped[] = [];
  const structure: Structure[] = [];
  const notes: DraftNote[] = [];
  for (const document of documents) {
    const parts = partsOf(document);
    if (parts.messages.length === 0) throw refusal(document.index, 'has no field of MT940 or MT942 in it');
    for (const part of parts.structure) structure.push(part);
    for (const part of parts.skipped) skipped.push(part);
    const isGerman = hasSevenBitLetters(document, parts.messages);
    if (isGerman) notes.push(letterNote(document));
    for (const message of parts.messages) {
      const read = readMessage(isGerman ? decoded(message) : message);
      messages.push(read);
      for (const part of read.structure) structure.push(part);
      for (const part of read.skipped) skipped.push(part);
      for (const note of read.notes) notes.push(note);
    }
  }
  const read = accountsOf(messages);
  for (const note of read.notes) notes.push(note);
  return { accounts: withFallbackIds(read.accounts, 'mt940'), skipped, structure, notes };
}

// German letters of a code of seven bits.

const TEXTS = /^(?:61|86|NS)/;

function hasSevenBitLetters({ text }: SourceDocument, messages: readonly SwiftMessage[]): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return messages.some(({ fields }) =>
    fields.some(({ tag, lines }) => TEXTS.test(tag) && lines.some(isSevenBit)),
  );
}

function decoded(message: SwiftMessage): SwiftMessage {
  const fields = message.fields.map(field =>
    TEXTS.test(field.tag) ? { ...field, lines: field.lines.map(withGermanLetters) } : field,
  );
  return { ...message, fields };
}

function letterNote({ index }: SourceDocument): DraftNote {
  return {
    code: 'syntax_tolerated',
    message:
      'Brackets and bars within words were read as the German letters for which they stand in a code of seven bits',
    region: { document: index, from: 0, to: 0 },
  };
}

const START_LENGTH = 4096;
/** A control character may stand before it, in files that are sent by wire. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const FIRST = /(?:^[\x00-\x08\x0e-\x1f]?|\{4:):20:/m;
const SECOND = /^:(?:25P?|60[FM]?|61):/m;

export const MT940: Format = {
  name: 'mt940',
  title: 'an MT940 or MT942 message',
  detect: ({ text }) => {
    const start = text.slice(0, START_LENGTH);
    return FIRST.test(start) && SECOND.test(start);
  },
  read: readMt940,
};

/**
 * Reads SWIFT MT940 statements and MT942 interim reports, one or several in a document, of one or several accounts. Pages of a
 * statement are joined. Rows of an MT942 are pending. Throws InvalidRequestError for what is no such message.
 *
 * @example
 * ```ts
 * import { fromMt940 } from 'open-banking-insights/adapters';
 *
 * const message = `:20:STATEMENT
 * :25:GB29NWBK60161331926819
 * :28C:7/1
 * :60F:C260301GBP100,00
 * :61:2603020302D23,50NDDTNONREF//REF-1
 * :86:DIRECT DEBIT THAMES WATER
 * :62F:C260331GBP76,50
 * -
 * `;
 * const { accounts } = fromMt940(message);
 * const [payment] = accounts[0]?.transactions ?? [];
 * console.log(accounts[0]?.accountId); // GB29NWBK60161331926819
 * console.log(payment?.bookingDate, payment?.amount, payment?.creditDebitIndicator); // 2026-03-02 23.50 Debit
 * ```
 */
export function fromMt940(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(MT940, input, options);
}
