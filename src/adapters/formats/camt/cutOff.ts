/** Takes what follows a break in the XML out of the tree, and skips it. */
import type { TagElement } from '../../markup/node.js';
import type { XmlTree } from '../../markup/xml.js';
import type { DraftSkipped } from '../../model/draft.js';
import { messagesIn } from './messages.js';

/** These parts of a message are read up to the break. Any other part is read only if it is complete. */
const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);

export function cutOff(
  { root, unclosed, fault }: XmlTree,
  document: number,
  text: string,
): readonly DraftSkipped[] {
  if (fault === undefined) return [];
  // An element around a message counts if it holds one.
  const last = unclosed.findLastIndex(
    element => STATEMENTS.has(element.name) || messagesIn(element).length > 0,
  );
  const cut = unclosed[last + 1];
  const holder = last === -1 ? root : (unclosed[last] as TagElement);
  if (cut !== undefined) holder.children = holder.children.slice(0, -1);
  const from = cut?.from ?? holder.children.at(-1)?.to ?? holder.openTo;
  for (const element of unclosed.slice(0, last + 1)) {
    element.closeFrom = from;
    element.to = from;
  }
  if (text.slice(from).trim() === '') return [];
  return [
    {
      region: { document, from, to: text.length },
      reason: 'malformed',
      message: `The XML is broken: ${fault.says}`,
    },
  ];
}
