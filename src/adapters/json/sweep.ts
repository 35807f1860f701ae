/** Lists what a reader of JSON made no use of, so that no part of a document vanishes. */
import type { DraftSkipped, Region, Structure } from '../model/draft.js';
import { childrenOf, type JsonNode } from './node.js';
import { regionOf } from './record.js';

export interface Unrecognised {
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
}

/**
 * Gives the topmost values outside the regions of `accounted`, each as skipped; a member that stands in each of many answers only once. Empty
 * values are left out. `accounted` are the regions of this document that are rows, skipped or structure.
 */
export function unrecognised(
  values: readonly JsonNode[],
  accounted: readonly Region[],
  document: number,
): Unrecognised {
  const whole = new Set(accounted.map(({ from, to }) => `${from}:${to}`));
  const starts = [...accounted].map(({ from }) => from).sort((a, b) => a - b);
  const found: { readonly node: JsonNode; times: number }[] = [];
  const members = new Map<JsonNode['key'], { readonly node: JsonNode; times: number }>();
  const structure: Structure[] = [];
  const tell = (node: JsonNode): void => {
    const isMember = 'text' in node && typeof node.key === 'string';
    const known = isMember ? members.get(node.key) : undefined;
    if (known !== undefined) {
      known.times++;
      structure.push({ region: regionOf(node, document), name: 'told before' });
      return;
    }
    const told = { node, times: 1 };
    found.push(told);
    if (isMember) members.set(node.key, told);
  };
  const visit = (node: JsonNode): void => {
    if (whole.has(`${node.from}:${node.to}`) || isEmpty(node)) return;
    if (holdsAny(starts, node)) for (const child of childrenOf(node)) visit(child);
    else tell(node);
  };
  for (const value of values) visit(value);
  const skipped = found.map(
    ({ node, times }): DraftSkipped => ({
      region: regionOf(node, document),
      reason: 'unrecognised',
      message: `${nameOf(node)} is nothing that this format knows${times === 1 ? '' : `; it stands in ${times} places`}`,
    }),
  );
  return { skipped, structure };
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
