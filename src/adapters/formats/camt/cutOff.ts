/** What stands behind a break in the XML: it is taken out of the tree and skipped. */
import type { TagElement } from '../../markup/node.js';
import type { XmlTree } from '../../markup/xml.js';
import type { DraftSkipped } from '../../model/draft.js';

/** Elements that are read as far as they go. Any other that is not complete is not read at all. */
const MAY_BE_OPEN = /^(?:BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d{2})?|Stmt|Rpt|Ntfctn)$/;

export function cutOff(
  { root, unclosed, fault }: XmlTree,
  document: number,
  text: string,
): readonly DraftSkipped[] {
  if (fault === undefined) return [];
  const last = unclosed.findLastIndex(({ name }) => MAY_BE_OPEN.test(name));
  const cut = unclosed[last + 1];
  const holder = last === -1 ? root : (unclosed[last] as TagElement);
  // In an envelope, the elements around the message are open too; without a message there is nothing to keep.
  if (cut !== undefined) holder.children.pop();
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
