/** An element whose parts are taken one by one. `rest` gives the parts that were not taken. */
import { putIn } from '../../base/grouped.js';
import type { Region } from '../model/draft.js';
import { ownText, type TagElement } from './node.js';

const TEXT = '#text';
const NONE: readonly TagElement[] = [];

export class ElementRecord {
  /** Few, so a list is faster than a set. */
  private readonly taken: TagElement[] = [];
  constructor(
    readonly element: TagElement,
    readonly document: number,
  ) {}

  /** The text of the first element at a path that has one; undefined where there is none or it is blank. */
  text(...names: readonly string[]): string | undefined {
    return this.textAt(this.element, names, 0);
  }

  /** The first of several paths that has a text. */
  firstText(...paths: readonly (readonly string[])[]): string | undefined {
    for (const path of paths) {
      const text = this.textAt(this.element, path, 0);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The texts of all elements at a path, without blank ones. */
  texts(...names: readonly string[]): readonly string[] {
    return this.all(...names).flatMap(element => {
      this.taken.push(element);
      const text = ownText(element);
      return text === '' ? [] : [text];
    });
  }

  /** All elements at a path, without taking them. */
  all(...names: readonly string[]): readonly TagElement[] {
    let found: readonly TagElement[] = NONE;
    const visit = (element: TagElement, depth: number): void => {
      for (const child of element.children) {
        if (child.kind === 'text' || child.name !== names[depth]) continue;
        if (depth + 1 < names.length) visit(child, depth + 1);
        else if (found === NONE) found = [child];
        else (found as TagElement[]).push(child);
      }
    };
    visit(this.element, 0);
    return found;
  }

  private textAt(element: TagElement, names: readonly string[], depth: number): string | undefined {
    const name = names[depth];
    for (const child of element.children) {
      if (child.kind === 'text' || child.name !== name) continue;
      if (depth + 1 < names.length) {
        const text = this.textAt(child, names, depth + 1);
        if (text !== undefined) return text;
        continue;
      }
      const text = ownText(child);
      if (text === '') continue;
      this.taken.push(child);
      return text;
    }
    return undefined;
  }

  /** Marks an element as used, with everything in it. */
  take(element: TagElement): void {
    this.taken.push(element);
  }

  /** Everything that was not taken, as plain values under the names of the source. Empty parts are left out. */
  rest(): Readonly<Record<string, unknown>> {
    const { taken } = this;
    // Most records have few that are taken, for which a set costs more than it saves.
    const among = taken.length > MANY_TAKEN ? new Set(taken) : undefined;
    const isTaken = among === undefined ? (part: TagElement) => taken.includes(part) : among.has.bind(among);
    const rest = restOf(this.element, isTaken);
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

const MANY_TAKEN = 16;

type Rest = string | Readonly<Record<string, unknown>>;

/** A leaf becomes its text. Attributes become members that begin with @. Elements that occur more than once become a list. */
function restOf(element: TagElement, isTaken: (part: TagElement) => boolean): Rest | undefined {
  if (isTaken(element)) return undefined;
  let lists: Map<string, Rest[]> | undefined;
  for (const child of element.children) {
    if (child.kind === 'text') continue;
    const rest = restOf(child, isTaken);
    if (rest === undefined) continue;
    lists ??= new Map();
    putIn(lists, child.name, rest);
  }
  const text = ownText(element);
  if (lists === undefined && text === '') return undefined;
  const attributes = attributesOf(element);
  if (lists === undefined && attributes.length === 0) return text;
  return Object.fromEntries<unknown>([
    ...attributes,
    ...[...(lists ?? [])].map(([name, list]) => [name, list.length === 1 ? list[0] : list] as const),
    ...(text === '' ? [] : [[TEXT, text] as const]),
  ]);
}

function attributesOf({ attributes }: TagElement): readonly (readonly [name: string, value: string])[] {
  if (attributes === undefined) return [];
  return Object.entries(attributes).flatMap(([name, value]) =>
    value.trim() === '' ? [] : [[`@${name}`, value] as const],
  );
}
