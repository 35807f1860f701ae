/** The messages of the camt family in a document, whatever envelopes are around them. */
import { elementsOf, type TagElement } from '../../markup/node.js';

/** In version 1, the names of messages end in their version. */
const MESSAGE = /^BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d{2})?$/;

/** The element itself, or those that it holds. */
export function messagesIn(element: TagElement): readonly TagElement[] {
  if (MESSAGE.test(element.name)) return [element];
  return [...elementsOf(element)].flatMap(messagesIn);
}
