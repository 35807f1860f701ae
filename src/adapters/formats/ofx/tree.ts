/**
 * The elements of an OFX document. OFX 1 leaves the closing tags of values out, and banks leave out, add and swap others. So an
 * element followed by text is a value and ends at the next tag. One of a known aggregate ends where an element begins that
 * cannot stand in it. Any other is an aggregate if it is closed, and a blank value if it is not.
 */
import { decodedEntities } from '../../../base/entities.js';
import { elementAt, type TagElement } from '../../markup/node.js';
import { depthOf } from './aggregates.js';
import { scan, type TagSink } from './scan.js';

export interface OfxTree {
  readonly root: TagElement;
  /** Comments and instructions around the elements, which hold nothing of an account. */
  readonly asides: readonly { readonly from: number; readonly to: number; readonly kind: string }[];
  /** Aggregates that were never closed. */
  readonly unclosed: readonly TagElement[];
  /** Closing tags that close nothing. */
  readonly stray: readonly { readonly from: number; readonly to: number }[];
}

/** Deeper than any document goes. Further down, elements that nobody knows are values. */
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
    if (text.trim() !== '') this.addText(from, to, decodedText(text));
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

  /** Closes what was left open above a place of the stack. */
  private closeAbove(index: number): void {
    while (this.stack.length - 1 > index) {
      const element = this.stack.pop() as TagElement;
      const { top } = this;
      if (isUndecided(element)) {
        // Never closed, so it was a blank value, and what seemed to stand in it stands beside it.
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

/** Some banks encode their references twice: `M&amp;amp;S`. */
function decodedText(text: string): string {
  const decoded = decodedEntities(text);
  return decoded.includes('&amp;') ? decoded.replaceAll('&amp;', '&') : decoded;
}
