import type { SourceDocument } from '../input/sourceDocument.js';
import type { Reading } from './draft.js';
import type { AdapterOptions } from './options.js';
import type { FormatName } from './statements.js';

/** How a format is recognised and read. The registry has one of these for each format. */
export interface Format {
  readonly name: FormatName;
  /** For a person: "an Open Banking answer". */
  readonly title: string;
  /**
   * Whether the document is of this format. It must be cheap and certain, and never throw. The registry asks the formats in its order and
   * takes the first that says yes.
   */
  readonly detect: (document: SourceDocument) => boolean;
  /**
   * Reads all documents together, since the answers about one account may come in several. Throws InvalidRequestError only for a document
   * that is not of this format at all. A bad row goes to `skipped`.
   */
  readonly read: (documents: readonly SourceDocument[], options: AdapterOptions) => Reading;
}
