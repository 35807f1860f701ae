/** Tagged text (XML, SGML) with the place of every part. */

interface TagText {
  readonly kind: 'text';
  readonly from: number;
  readonly to: number;
  /** With its entities decoded. */
  readonly text: string;
}

export interface TagElement {
  readonly kind: 'element';
  /** Without a namespace prefix. SGML names are in capitals. */
  readonly name: string;
  readonly from: number;
  /** The character after the opening tag. */
  readonly openTo: number;
  readonly attributes: Readonly<Record<string, string>> | undefined;
  children: readonly TagNode[];
  /** The first character of the closing tag, and the one after it. Without a closing tag, both are where the content ends. */
  closeFrom: number;
  to: number;
}

export type TagNode = TagText | TagElement;

const NONE: readonly TagNode[] = [];

export function elementAt(
  name: string,
  from: number,
  openTo: number,
  attributes?: Readonly<Record<string, string>>,
): TagElement {
  return { kind: 'element', name, from, openTo, attributes, children: NONE, closeFrom: openTo, to: openTo };
}

/** A list that begins with its first item takes a tenth of the room of one that grows, and most elements hold one text. */
export function addChild(element: TagElement, child: TagNode): void {
  if (element.children.length === 0) element.children = [child];
  else (element.children as TagNode[]).push(child);
}

export function withoutChildren(element: TagElement): void {
  element.children = NONE;
}

/** The text directly in an element, trimmed. */
export function ownText({ children }: TagElement): string {
  const [only] = children;
  if (children.length === 1 && only?.kind === 'text') return only.text.trim();
  let text = '';
  for (const child of children) if (child.kind === 'text') text += child.text;
  return text.trim();
}

export function* elementsOf({ children }: TagElement): Iterable<TagElement> {
  for (const child of children) if (child.kind === 'element') yield child;
}

export function childNamed(element: TagElement, name: string): TagElement | undefined {
  for (const child of element.children) if (child.kind === 'element' && child.name === name) return child;
  return undefined;
}

/**
 * The elements of these names, or of this kind, at any depth, in order, without looking inside those found or inside `closed` ones.
 */
export function elementsWithin(
  element: TagElement,
  names: ReadonlySet<string> | ((element: TagElement) => boolean),
  closed?: ReadonlySet<string>,
): readonly TagElement[] {
  const isWanted = typeof names === 'function' ? names : (child: TagElement) => names.has(child.name);
  const found: TagElement[] = [];
  const visit = (within: TagElement): void => {
    for (const child of within.children)
      if (child.kind === 'text') continue;
      else if (isWanted(child)) found.push(child);
      else if (closed === undefined || !closed.has(child.name)) visit(child);
  };
  visit(element);
  return found;
}
