/**
 * Reads the elements of an OFX document. OFX 1 leaves the closing tags of values out, and banks leave out, add and swap others. So an
 * element followed by text is a value and ends at the next tag. A known aggregate ends where an element begins that cannot be inside it.
 * Any other is an aggregate if it is closed, and a blank value if it is not.
 */
import { addChild, elementAt, type TagElement, withoutChildren } from '../../markup/node.js';
import { withoutReferences } from '../../values/references.js';
import { depthOf } from './aggregates.js';

// SGML and XML cut into tags and text, whatever rules they break. Every character is looked at a fixed number of times.

interface TagSink {
  /** Characters outside tags. Parts that follow each other are one text. */
  text(from: number, to: number): void;
  /** Text that is not decoded, without its marks. `to` is the place after the marks. */
  verbatim(from: number, to: number, text: string): void;
  open(name: string, from: number, to: number, isEmpty: boolean): void;
  close(name: string, from: number, to: number): void;
  /** Comments, processing instructions, declarations. */
  aside(from: number, to: number, kind: 'comment' | 'instruction' | 'declaration'): void;
}

const LESS = 60;
const GREATER = 62;
const EXCLAMATION = 33;
const QUESTION = 63;
const SLASH = 47;

function scan(text: string, sink: TagSink): void {
  const endOf = endFinder(text);
  let at = 0;
  while (at < text.length) {
    const less = text.indexOf('<', at);
    if (less === -1) {
      sink.text(at, text.length);
      return;
    }
    if (less > at) sink.text(at, less);
    at = scanMarkup(text, less, sink, endOf) ?? asText(less, sink);
  }
}

/** Treats a `<` that begins no tag as text: "5 < 6". */
function asText(less: number, sink: TagSink): number {
  sink.text(less, less + 1);
  return less + 1;
}

type EndFinder = (mark: string, from: number) => number | undefined;

/** Finds the character after a mark. A mark that was once not found is not searched for again. */
function endFinder(text: string): EndFinder {
  const missing = new Set<string>();
  return (mark, from) => {
    if (missing.has(mark)) return undefined;
    const found = text.indexOf(mark, from);
    if (found !== -1) return found + mark.length;
    missing.add(mark);
    return undefined;
  };
}

/** The place to continue at. Undefined if the `<` is an ordinary character. */
function scanMarkup(text: string, less: number, sink: TagSink, endOf: EndFinder): number | undefined {
  const second = text.charCodeAt(less + 1);
  if (second === EXCLAMATION || second === QUESTION) return scanAside(text, less, sink, endOf);
  const from = second === SLASH ? less + 2 : less + 1;
  const nameTo = endOfName(text, from);
  if (nameTo === undefined) return undefined;
  const isPlain = text.charCodeAt(nameTo) === GREATER;
  const to = isPlain ? nameTo + 1 : endOfTag(text, nameTo);
  if (to === undefined) return undefined;
  const rest = isPlain ? '' : text.slice(nameTo, to - 1);
  if (!isPlain && !isAttributes(rest)) return undefined;
  const name = text.slice(from, nameTo).toUpperCase();
  if (second === SLASH) sink.close(name, less, to);
  else sink.open(name, less, to, rest.endsWith('/'));
  return to;
}

function scanAside(text: string, less: number, sink: TagSink, endOf: EndFinder): number | undefined {
  if (text.startsWith('<!--', less)) return aside(endOf('-->', less + 4), 'comment');
  if (text.startsWith('<![CDATA[', less)) {
    const end = endOf(']]>', less + 9);
    if (end !== undefined) sink.verbatim(less, end, text.slice(less + 9, end - 3));
    return end;
  }
  return text.startsWith('<?', less)
    ? aside(endOf('>', less + 2), 'instruction')
    : aside(endOfDeclaration(text, less, endOf), 'declaration');

  function aside(end: number | undefined, kind: 'comment' | 'instruction' | 'declaration') {
    if (end !== undefined) sink.aside(less, end, kind);
    return end;
  }
}

/** The character after a name, which begins with a letter; undefined where there is none. */
function endOfName(text: string, from: number): number | undefined {
  if (!isLetter(text.charCodeAt(from))) return undefined;
  let at = from + 1;
  while (isOfName(text.charCodeAt(at))) at++;
  return at;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** A letter, a digit, or one of `-`, `.`, `:`, `_`. */
function isOfName(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 58) || code === 45 || code === 46 || code === 95;
}

/** A document type with declarations of its own ends after its bracket. */
function endOfDeclaration(text: string, less: number, endOf: EndFinder): number | undefined {
  const end = endOf('>', less + 2);
  if (end === undefined || !text.slice(less, end).includes('[')) return end;
  return endOf(']>', less + 2) ?? end;
}

/** The character after the `>`; undefined where another tag begins before it. */
function endOfTag(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code === LESS) return undefined;
  }
  return undefined;
}

/** Whether the rest of a tag after its name is attributes. OFX has none, but some banks declare namespaces. */
function isAttributes(rest: string): boolean {
  const trimmed = rest.trim();
  return trimmed === '' || trimmed === '/' || (/^\s/.test(rest) && rest.includes('='));
}

export interface OfxTree {
  readonly root: TagElement;
  /** Comments and instructions around the elements, which hold nothing of an account. */
  readonly asides: readonly { readonly from: number; readonly to: number; readonly kind: string }[];
  /** Aggregates that were never closed. */
  readonly unclosed: readonly TagElement[];
  /** Closing tags that close nothing. */
  readonly stray: readonly { readonly from: number; readonly to: number }[];
}

/** Deeper than any document goes. Unknown elements below this depth are values. */
const DEEPEST = 64;

export function ofxTree(text: string): OfxTree {
  const builder = new TreeBuilder(text);
  scan(text, builder);
  return builder.finish();
}

class TreeBuilder implements TagSink {
  private readonly root = elementAt('', 0, 0);
  /** Open elements that may hold others. */
  private readonly stack: TagElement[] = [this.root];
  /** The open element that holds text. */
  private value: TagElement | undefined;
  private readonly asides: { from: number; to: number; kind: string }[] = [];
  private readonly unclosed: TagElement[] = [];
  private readonly stray: { from: number; to: number }[] = [];
  /** The text that was found last, which may go on. */
  private pendingFrom = -1;
  private pendingTo = -1;

  constructor(private readonly source: string) {}

  text(from: number, to: number): void {
    if (this.pendingTo === from) this.pendingTo = to;
    else {
      this.flush();
      this.pendingFrom = from;
      this.pendingTo = to;
    }
  }

  verbatim(from: number, to: number, text: string): void {
    this.flush();
    this.addText(from, to, text);
  }

  aside(from: number, to: number, kind: string): void {
    this.flush();
    this.asides.push({ from, to, kind });
  }

  open(name: string, from: number, to: number, isEmpty: boolean): void {
    this.flush();
    this.value = undefined;
    const depth = depthOf(name);
    if (depth !== undefined) this.closeFromDepth(depth);
    const element = elementAt(name, from, to);
    addChild(this.top, element);
    if (isEmpty) return;
    if (depth !== undefined || this.stack.length < DEEPEST) this.stack.push(element);
    else this.value = element;
  }

  close(name: string, from: number, to: number): void {
    this.flush();
    if (this.value?.name === name) {
      this.value.closeFrom = from;
      this.value.to = to;
      this.value = undefined;
      return;
    }
    this.value = undefined;
    let index = this.stack.length - 1;
    while (index > 0 && this.stack[index]?.name !== name) index--;
    if (index === 0) {
      this.stray.push({ from, to });
      return;
    }
    this.closeAbove(index);
    const element = this.stack.pop() as TagElement;
    element.closeFrom = from;
    element.to = to;
  }

  finish(): OfxTree {
    this.flush();
    this.closeAbove(0);
    this.root.closeFrom = this.source.length;
    this.root.to = this.source.length;
    return { root: this.root, asides: this.asides, unclosed: this.unclosed, stray: this.stray };
  }

  private get top(): TagElement {
    return this.stack.at(-1) as TagElement;
  }

  private flush(): void {
    if (this.pendingTo === -1) return;
    const { pendingFrom: from, pendingTo: to } = this;
    this.pendingTo = -1;
    const text = this.source.slice(from, to);
    if (text.trim() !== '') this.addText(from, to, withoutReferences(text));
  }

  private addText(from: number, to: number, text: string): void {
    const { top } = this;
    if (this.value === undefined && isUndecided(top) && top.children.length === 0) {
      this.value = top;
      this.stack.pop();
    }
    const holder = this.value ?? top;
    addChild(holder, { kind: 'text', from, to, text });
    holder.closeFrom = to;
    holder.to = to;
  }

  private closeFromDepth(depth: number): void {
    for (let index = 1; index < this.stack.length; index++)
      if ((depthOf(this.stack[index]?.name as string) ?? -1) >= depth) {
        this.closeAbove(index - 1);
        return;
      }
  }

  /** Closes the elements above a place of the stack. */
  private closeAbove(index: number): void {
    while (this.stack.length - 1 > index) {
      const element = this.stack.pop() as TagElement;
      const { top } = this;
      if (isUndecided(element)) {
        // The element was never closed, so it is a blank value, and its apparent content is beside it.
        for (const child of element.children) addChild(top, child);
        withoutChildren(element);
        element.closeFrom = element.openTo;
        element.to = element.openTo;
      } else {
        this.unclosed.push(element);
        const end = element.children.at(-1)?.to ?? element.openTo;
        element.closeFrom = end;
        element.to = end;
      }
    }
  }
}

function isUndecided({ name }: TagElement): boolean {
  return name !== '' && depthOf(name) === undefined;
}
