import type { SourceDocument } from '../input/sourceDocument.js';
import type { Reading } from './draft.js';
import type { AdapterOptions } from './options.js';
import type { FormatName } from './statements.js';

/** A format: how it is recognised and how it is read. One of these stands in the registry for each. */
export interface Format {
  readonly name: FormatName;
  /** For a person: "an Open Banking answer". */
  readonly title: string;
  /**
   * Whether the document is of this format. Cheap, certain and never throwing; the registry asks the formats in its order and
   * takes the first that says yes.
   */
  readonly detect: (document: SourceDocument) => boolean;
  /**
   * Reads all documents given together, as answers about one account may come in several. Throws InvalidRequestError only for
   * what is not of this format at all; a bad row goes to `skipped`.
   */
  readonly read: (documents: readonly SourceDocument[], options: AdapterOptions) => Reading;
}
