/** What a caller may give, made into documents. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { shown } from '../../base/shown.js';
import { decoded } from './encodings.js';
import { binaryLookalike } from './lookalikes.js';
import { type SourceDocument, sourceDocument } from './sourceDocument.js';

/** A file as bytes (best, as its encoding is then found) or as text. */
export type BytesOrText = Uint8Array | ArrayBuffer | string;

/** A file, or an answer of an interface that is already parsed from JSON. */
export type DocumentInput = BytesOrText | object;

/**
 * An array is several documents where one of its items is bytes or text; else it is itself a value parsed from JSON. Throws
 * InvalidRequestError for what is no document at all.
 */
export function documentsOf(input: DocumentInput | readonly DocumentInput[]): readonly SourceDocument[] {
  return (severalOf(input) ?? [input]).map(documentOf);
}

/** Undefined for a single document. Each item is read once. A proxy that cannot be asked is no list. */
function severalOf(input: unknown): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(input)) return undefined;
    const items: readonly unknown[] = Array.from(input);
    return items.some(isBytesOrText) ? items : undefined;
  } catch {
    return undefined;
  }
}

function isBytesOrText(input: unknown): input is BytesOrText {
  return typeof input === 'string' || bytesOf(input) !== undefined;
}

/** Any view of bytes is looked at by its bytes, Node's Buffer among them. */
function bytesOf(input: unknown): Uint8Array | undefined {
  try {
    if (input instanceof ArrayBuffer) return new Uint8Array(input);
    if (ArrayBuffer.isView(input))
      return new Uint8Array(input.buffer as ArrayBuffer, input.byteOffset, input.byteLength);
  } catch {
    // A proxy that cannot be asked is no list of bytes.
  }
  return undefined;
}

function documentOf(input: unknown, index: number): SourceDocument {
  if (typeof input === 'string') {
    if (input.trim() === '') throw refusal(index, 'is empty');
    const verdict = binaryLookalike(bytesOfStart(input));
    if (verdict !== undefined) throw refusal(index, `is ${verdict}`);
    return sourceDocument({ index, text: input, encoding: null, replaced: 0, isValue: false });
  }
  const bytes = bytesOf(input);
  if (bytes !== undefined) {
    const verdict = binaryLookalike(bytes);
    if (verdict !== undefined) throw refusal(index, `is ${verdict}`);
    const { text, encoding, replaced } = decoded(bytes);
    if (text.trim() === '') throw refusal(index, 'is empty');
    return sourceDocument({ index, text, encoding, replaced, isValue: false });
  }
  const text = serialised(input);
  if (text === undefined)
    throw refusal(index, `must be bytes, text or a value parsed from JSON, got ${shown(input)}`);
  return sourceDocument({ index, text, encoding: null, replaced: 0, isValue: true });
}

function bytesOfStart(text: string): Uint8Array {
  return Uint8Array.from(text.slice(0, 16), character => Math.min(character.charCodeAt(0), 0xff));
}

/** Undefined for what JSON cannot hold: functions, cycles, members that throw. */
function serialised(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** A document that cannot be read at all. `says` completes "The document …". */
export function refusal(index: number, says: string): InvalidRequestError {
  return new InvalidRequestError([
    { path: ['documents', index], code: 'not_a_statement', message: `The document ${says}` },
  ]);
}
