/** Common to every adapter: takes documents, reads them by the format, and gives statements. */
import { finish } from './finish.js';
import { type DocumentInput, documentsOf } from './input/documents.js';
import { refuseManyRows } from './input/rowLimit.js';
import type { Format } from './model/format.js';
import type { AdapterOptions } from './model/options.js';
import type { Statements } from './model/statements.js';
import { checkOptions } from './options.js';

export function readWith(
  format: Format,
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
  /** Names of options that the format takes besides. It checks them itself. */
  further: readonly string[] = [],
): Statements {
  const checked = checkOptions(options, further);
  const documents = documentsOf(input);
  refuseManyRows(documents, checked.maxRows);
  return finish(format.read(documents, checked), format, documents, checked);
}
