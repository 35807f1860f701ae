import { InvalidRequestError } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { finish } from './finish.js';
import { type BytesOrText, documentsOf, refusal } from './input/documents.js';
import { textLookalike } from './input/lookalikes.js';
import type { SourceDocument } from './input/sourceDocument.js';
import type { Format } from './model/format.js';
import type { AdapterOptions } from './model/options.js';
import type { FormatName, Statements } from './model/statements.js';
import { checkOptions } from './options.js';
import { FORMATS } from './registry.js';

export interface ReadOptions extends AdapterOptions {
  /** Default: found from the document. */
  readonly format?: FormatName | undefined;
}

/**
 * Reads what a bank or a provider gave, whatever its format. Bytes are better than text, as their encoding is then found.
 * Rows that cannot be read are in `skipped`, each with its place and the reason; what a person should know is in `notes`.
 * Throws InvalidRequestError for a document that is none of the known formats, saying what it looks like, and for options that
 * cannot be used.
 *
 * @example
 * ```ts
 * const statements = readStatements(await file.bytes(), { country: 'GB' });
 * const result = analyse(toAnalyseRequest(statements));
 * ```
 */
export function readStatements(bytesOrText: BytesOrText, options?: ReadOptions): Statements {
  const checked = checkOptions(options, ['format']);
  const told = formatNamed(options?.format);
  const documents = documentsOf(bytesOrText);
  const format = told ?? formatOf(documents[0] as SourceDocument);
  return finish(format.read(documents, checked), format, documents, checked);
}

function formatNamed(name: unknown): Format | undefined {
  if (name === undefined) return undefined;
  const format = FORMATS.find(each => each.name === name);
  if (format !== undefined) return format;
  const names = FORMATS.map(each => each.name).join(', ');
  throw new InvalidRequestError([
    {
      path: ['options', 'format'],
      code: 'invalid_option',
      message: `options.format must be one of ${names}, got ${shown(name)}`,
    },
  ]);
}

/** JSON that breaks off is no format's, and the fault says more than the shape of what was read. */
function formatOf(document: SourceDocument): Format {
  const json = document.json();
  if (json?.fault !== undefined) {
    const { line, column } = document.placeOf({
      document: document.index,
      from: json.fault.offset,
      to: json.fault.offset,
    });
    throw refusal(document.index, `${json.fault.says} (line ${line}, column ${column})`);
  }
  const format = FORMATS.find(each => each.detect(document));
  if (format === undefined)
    throw refusal(document.index, `cannot be read: it looks like ${textLookalike(document.text)}`);
  return format;
}
