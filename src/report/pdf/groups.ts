/** What stands together on one page, so that a heading is not left alone at its foot. */
import type { Node } from './node.js';

/** Paragraphs between a heading and a chart that all stand on one page. */
const MOST_TEXTS = 2;

export interface Block {
  readonly kind: 'heading' | 'text' | 'whole' | 'long';
  readonly node: Node;
}

/** A heading stands on the page of what it is about. */
export function together(all: readonly Block[]): Node[] {
  const nodes: Node[] = [];
  for (let index = 0; index < all.length; ) {
    const end = groupEnd(all, index);
    const group = all.slice(index, end).map(({ node }) => node);
    nodes.push(group.length === 1 ? (group[0] as Node) : { stack: group, unbreakable: true });
    index = end;
  }
  return nodes;
}

/** More text than a little may go on without its chart on the next page, so that no page stays half empty. */
function groupEnd(all: readonly Block[], from: number): number {
  const after = (start: number, kind: Block['kind']) => {
    let end = start;
    while (all[end]?.kind === kind) end += 1;
    return end;
  };
  const headed = after(from, 'heading');
  if (headed === from) return from + 1;
  const said = after(headed, 'text');
  if (said > headed + MOST_TEXTS) return headed + MOST_TEXTS;
  return all[said]?.kind === 'whole' ? said + 1 : said;
}
