/**
 * Reads the elements of an OFX document. OFX 1 leaves the closing tags of values out, and banks leave out, add and swap others. So an
 * element followed by text is a value and ends at the next tag. A known aggregate ends where an element begins that cannot be inside it.
 * Any other is an aggregate if it is closed, and a blank value if it is not.
 */
import { elementAt, type TagElement } from '../../markup/node.js';
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
const NAME = /^\/?[A-Za-z][\w.:-]*/;

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
  if (text.startsWith('<!--', less)) return aside(endOf('-->', less + 4), 'comment');
  if (text.startsWith('<![CDATA[', less)) {
    const end = endOf(']]>', less + 9);
    if (end !== undefined) sink.verbatim(less, end, text.slice(less + 9, end - 3));
    return end;
  }
  if (text.startsWith('<?', less)) return aside(endOf('>', less + 2), 'instruction');
  if (text.startsWith('<!', less)) return aside(endOfDeclaration(text, less, endOf), 'declaration');
  const to = endOfTag(text, less + 1);
  if (to === undefined) return undefined;
  const inner = text.slice(less + 1, to - 1);
  const name = NAME.exec(inner)?.[0];
  if (name === undefined || !isAttributes(inner.slice(name.length))) return undefined;
  if (name.startsWith('/')) sink.close(name.slice(1).toUpperCase(), less, to);
  else sink.open(name.toUpperCase(), less, to, inner.endsWith('/'));
  return to;

  function aside(end: number | undefined, kind: 'comment' | 'instruction' | 'declaration') {
    if (end !== undefined) sink.aside(less, end, kind);
    return end;
  }
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
  private pending: { from: number; to: number } | undefined;

  constructor(private readonly source: string) {}

  text(from: number, to: number): void {
    if (this.pending?.to === from) this.pending.to = to;
    else {
      this.flush();
      this.pending = { from, to };
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
    this.top.children.push(element);
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
    if (this.pending === undefined) return;
    const { from, to } = this.pending;
    this.pending = undefined;
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
    holder.children.push({ kind: 'text', from, to, text });
    holder.closeFrom = to;
    holder.to = to;
  }

  private closeFromDepth(depth: number): void {
    const index = this.stack.findIndex(({ name }) => (depthOf(name) ?? -1) >= depth);
    if (index !== -1) this.closeAbove(index - 1);
  }

  /** Closes the elements above a place of the stack. */
  private closeAbove(index: number): void {
    while (this.stack.length - 1 > index) {
      const element = this.stack.pop() as TagElement;
      const { top } = this;
      if (isUndecided(element)) {
        // The element was never closed, so it is a blank value, and its apparent content is beside it.
        for (const child of element.children) top.children.push(child);
        element.children.length = 0;
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
