/** Lists what a reader of tagged text made no use of, so that no part of a document vanishes. */
import { putIn } from '../../base/grouped.js';
import type { DraftSkipped, Structure } from '../model/draft.js';
import { elementsOf, type TagElement } from './node.js';
import { regionOf } from './record.js';

/** Records what a reader did with elements. A claim on an element covers everything in it. */
export class Claims {
  private readonly names = new Map<TagElement, string | undefined>();

  /** The element is a row, or the reader put it in `skipped` itself. */
  read(element: TagElement): void {
    this.names.set(element, undefined);
  }

  /** The element is structure. An earlier claim on it stays. */
  name(element: TagElement, name: string): void {
    if (!this.names.has(element)) this.names.set(element, name);
  }

  has(element: TagElement): boolean {
    return this.names.has(element);
  }

  nameOf(element: TagElement): string | undefined {
    return this.names.get(element);
  }
}

export interface Swept {
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
}

/**
 * Goes through everything that is not claimed. Tags around something claimed, and elements without any text, are structure. Everything else
 * is skipped: each topmost element without a claim in it becomes one skipped part. A value that stands in each of many statements is told once.
 */
export function sweep(root: TagElement, claims: Claims, document: number): Swept {
  const skipped: DraftSkipped[] = [];
  const structure: Structure[] = [];
  const around = aroundClaims(root, claims);
  const values = new Map<string, TagElement[]>();
  const name = (from: number, to: number, what: string) => {
    if (to > from) structure.push({ region: { document, from, to }, name: what });
  };
  const visit = (element: TagElement, parent: string): void => {
    if (claims.has(element)) {
      const what = claims.nameOf(element);
      if (what !== undefined) name(element.from, element.to, what);
      return;
    }
    if (!around.has(element)) {
      if (isValue(element)) putIn(values, `${parent} ${element.name}`, element);
      else if (hasText(element)) skipped.push(unknown(element, document, 1));
      else name(element.from, element.to, 'empty element');
      return;
    }
    name(element.from, element.openTo, 'envelope');
    name(element.closeFrom, element.to, 'envelope');
    for (const child of element.children)
      if (child.kind === 'element') visit(child, element.name);
      else if (child.text.trim() !== '')
        skipped.push({
          region: regionOf(child, document),
          reason: 'unrecognised',
          message: `This text stands in <${element.name}>, where no text belongs`,
        });
  };
  visit(root, '');
  for (const [first, ...others] of values.values() as Iterable<[TagElement, ...TagElement[]]>) {
    skipped.push(unknown(first, document, others.length + 1));
    for (const { from, to } of others) name(from, to, 'told before');
  }
  return { skipped, structure };
}

function unknown(element: TagElement, document: number, times: number): DraftSkipped {
  return {
    region: regionOf(element, document),
    reason: 'unrecognised',
    message: `The element <${element.name.slice(0, 40)}> is nothing that this format knows here${times === 1 ? '' : `; it stands in ${times} places`}`,
  };
}

function aroundClaims(root: TagElement, claims: Claims): ReadonlySet<TagElement> {
  const around = new Set<TagElement>([root]);
  const holdsClaim = (element: TagElement): boolean => {
    let holds = false;
    for (const child of elementsOf(element))
      if (claims.has(child) || holdsClaim(child)) {
        holds = true;
      }
    if (holds) around.add(element);
    return holds;
  };
  holdsClaim(root);
  return around;
}

function isValue(element: TagElement): boolean {
  return element.children.every(({ kind }) => kind === 'text') && hasText(element);
}

function hasText(element: TagElement): boolean {
  return element.children.some(child => (child.kind === 'text' ? child.text.trim() !== '' : hasText(child)));
}
