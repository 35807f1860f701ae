/** Lists what a reader of JSON made no use of, so that no part of a document vanishes. */
import type { DraftSkipped, Region } from '../model/draft.js';
import { childrenOf, type JsonNode } from './node.js';
import { regionOf } from './record.js';

/**
 * Gives the topmost values outside the regions of `accounted`, each as skipped. Empty values are left out. `accounted` are the regions of
 * this document that are rows, skipped or structure.
 */
export function unrecognised(
  values: readonly JsonNode[],
  accounted: readonly Region[],
  document: number,
): readonly DraftSkipped[] {
  const whole = new Set(accounted.map(({ from, to }) => `${from}:${to}`));
  const starts = [...accounted].map(({ from }) => from).sort((a, b) => a - b);
  const skipped: DraftSkipped[] = [];
  const visit = (node: JsonNode): void => {
    if (whole.has(`${node.from}:${node.to}`) || isEmpty(node)) return;
    if (holdsAny(starts, node)) for (const child of childrenOf(node)) visit(child);
    else
      skipped.push({
        region: regionOf(node, document),
        reason: 'unrecognised',
        message: `${nameOf(node)} is nothing that this format knows`,
      });
  };
  for (const value of values) visit(value);
  return skipped;
}

function holdsAny(starts: readonly number[], { from, to }: JsonNode): boolean {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  const first = starts[low];
  return first !== undefined && first < to;
}

function isEmpty(node: JsonNode): boolean {
  if (node.kind === 'null') return true;
  if (node.kind === 'string') return node.text.trim() === '';
  return (node.kind === 'object' || node.kind === 'array') && childrenOf(node).every(isEmpty);
}

function nameOf({ key, kind }: JsonNode): string {
  if (typeof key === 'string') return `The member "${key.slice(0, 40)}"`;
  return kind === 'object' || kind === 'array' ? `This ${kind}` : 'This value';
}
