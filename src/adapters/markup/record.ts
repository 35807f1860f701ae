/** An element whose parts are taken one by one. `rest` gives the parts that were not taken. */
import { putIn } from '../../base/grouped.js';
import type { Region } from '../model/draft.js';
import { elementsOf, ownText, type TagElement } from './node.js';

const TEXT = '#text';

export class ElementRecord {
  private readonly taken = new Set<TagElement>();
  constructor(
    readonly element: TagElement,
    readonly document: number,
  ) {}

  /** The text of the first element at a path that has one; undefined where there is none or it is blank. */
  text(...names: readonly string[]): string | undefined {
    for (const element of this.all(...names)) {
      const text = ownText(element);
      if (text === '') continue;
      this.taken.add(element);
      return text;
    }
    return undefined;
  }

  /** The first of several paths that has a text. */
  firstText(...paths: readonly (readonly string[])[]): string | undefined {
    for (const path of paths) {
      const text = this.text(...path);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The texts of all elements at a path, without blank ones. */
  texts(...names: readonly string[]): readonly string[] {
    return this.all(...names).flatMap(element => {
      this.taken.add(element);
      const text = ownText(element);
      return text === '' ? [] : [text];
    });
  }

  /** All elements at a path, without taking them. */
  all(...names: readonly string[]): readonly TagElement[] {
    let at: readonly TagElement[] = [this.element];
    for (const name of names) at = at.flatMap(each => [...elementsOf(each)].filter(one => one.name === name));
    return at;
  }

  /** Marks an element as used, with everything in it. */
  take(element: TagElement): void {
    this.taken.add(element);
  }

  /** Everything that was not taken, as plain values under the names of the source. Empty parts are left out. */
  rest(): Readonly<Record<string, unknown>> {
    const rest = restOf(this.element, this.taken);
    if (rest === undefined) return {};
    return typeof rest === 'string' ? { [TEXT]: rest } : rest;
  }

  get region(): Region {
    return regionOf(this.element, this.document);
  }
}

export function regionOf(
  { from, to }: { readonly from: number; readonly to: number },
  document: number,
): Region {
  return { document, from, to };
}

type Rest = string | Readonly<Record<string, unknown>>;

/** A leaf becomes its text. Attributes become members that begin with @. Elements that occur more than once become a list. */
function restOf(element: TagElement, taken: ReadonlySet<TagElement>): Rest | undefined {
  if (taken.has(element)) return undefined;
  const lists = new Map<string, Rest[]>();
  for (const child of elementsOf(element)) {
    const rest = restOf(child, taken);
    if (rest === undefined) continue;
    putIn(lists, child.name, rest);
  }
  const text = ownText(element);
  const attributes = Object.entries(element.attributes ?? {}).filter(([, value]) => value.trim() !== '');
  if (lists.size === 0) {
    if (text === '') return undefined;
    if (attributes.length === 0) return text;
  }
  return Object.fromEntries<unknown>([
    ...attributes.map(([name, value]) => [`@${name}`, value] as const),
    ...[...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list] as const),
    ...(text === '' ? [] : [[TEXT, text] as const]),
  ]);
}
