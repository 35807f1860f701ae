/**
 * Reads the elements of an XML document with saxes, strictly and without entities that the document defines. Reading stops where the
 * nesting of the elements is broken, since nothing after that is certain.
 */
import { SaxesParser } from 'saxes';
import { withoutReferences } from '../values/references.js';
import { addChild, elementAt, type TagElement, type TagNode } from './node.js';

interface XmlFault {
  readonly offset: number;
  /** What is wrong, in the words of the parser. */
  readonly says: string;
}

export interface XmlTree {
  /** A nameless element around the whole document. */
  readonly root: TagElement;
  /** Comments, instructions and declarations. */
  readonly asides: readonly { readonly from: number; readonly to: number }[];
  /** Elements that were open where reading stopped or the document ended. */
  readonly unclosed: readonly TagElement[];
  /** Where reading stopped. Undefined where it came to the end. */
  readonly fault: XmlFault | undefined;
  /** The first rule that was broken without harm. */
  readonly tolerated: XmlFault | undefined;
}

/** Deeper than any message of a bank goes. */
const DEEPEST = 100;
/** Replaces an ampersand that begins no reference, as in M&S. It has the same length, so all places stay right. */
const AMPERSAND = '\ue0ff';
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g;
/** References to bytes of windows-1252, such as &#146; for an apostrophe. XML knows only a control character there, so the parser gets none. */
const WINDOWS_1252 = /&(?=#0{0,4}1(?:2[89]|[345]\d);|#x0{0,4}[89][\da-fA-F];)/g;
/** Characters that XML forbids: control characters other than tab and line breaks, halves of characters, and U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]|\p{Cs}/gu;
/** Faults that do not touch the nesting of the elements, in the words of saxes. */
const HARMLESS: ReadonlySet<string> = new Set([
  'disallowed character.',
  'malformed character entity.',
  'the string "]]>" is disallowed in char data.',
  'an XML declaration must be at the start of the document.',
  'the XML declaration must appear at the start of the document.',
  'processing instructions are not allowed before root.',
  'text data outside of root node.',
  'documents may contain only one root.',
]);

/** Between elements there are mostly spaces alone. */
const SOME = /\S/;

class Stopped extends Error {}

export function xmlTree(given: string): XmlTree {
  const marked = given.replace(WINDOWS_1252, AMPERSAND);
  const text = marked.replace(BARE_AMPERSAND, AMPERSAND).replace(FORBIDDEN, '\ufffd');
  return new TreeReader(text, replaced(text, marked)).read();
}

/** Puts together what the parser finds, in the order of the document. */
class TreeReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: false });
  private readonly root = elementAt('', 0, 0);
  /** The elements that are open, the outermost first. */
  private readonly stack: TagElement[] = [this.root];
  private readonly asides: { from: number; to: number }[] = [];
  private fault: XmlFault | undefined;
  /** Where the markup before the next piece ends. */
  private end = 0;
  /** Where the tag begins that the parser is reading. */
  private start = 0;

  constructor(
    private readonly text: string,
    private tolerated: XmlFault | undefined,
  ) {}

  read(): XmlTree {
    this.listen();
    try {
      this.parser.write(this.text).close();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    const { root, asides, fault, tolerated } = this;
    const { length } = this.text;
    const unclosed = this.stack.slice(1);
    for (const element of [root, ...unclosed]) {
      element.closeFrom = length;
      element.to = length;
    }
    return { root, asides, unclosed, fault, tolerated };
  }

  private listen(): void {
    const { parser } = this;
    parser.on('error', ({ message }) => {
      if (HARMLESS.has(message)) this.tolerated ??= this.faultHere(message);
      else this.stop(message);
    });
    parser.on('text', piece => {
      if (SOME.test(piece)) this.addText(piece, this.end, markupFrom(this.text, this.end));
    });
    parser.on('cdata', piece => {
      this.addText(piece, markupFrom(this.text, this.end), parser.position);
      this.end = parser.position;
    });
    parser.on('comment', () => this.addAside());
    parser.on('processinginstruction', () => this.addAside());
    parser.on('xmldecl', () => this.addAside());
    parser.on('doctype', () => this.addAside());
    parser.on('opentagstart', () => {
      this.start = markupFrom(this.text, this.end);
    });
    parser.on('opentag', ({ name, attributes }) => this.open(name, attributes));
    parser.on('closetag', ({ isSelfClosing }) => this.close(isSelfClosing));
  }

  private faultHere(says: string): XmlFault {
    return { offset: Math.min(this.parser.position, this.text.length), says };
  }

  private stop(says: string): never {
    this.fault = this.faultHere(says);
    throw new Stopped();
  }

  private add(child: TagNode): void {
    addChild(this.stack.at(-1) as TagElement, child);
  }

  private addText(piece: string, from: number, to: number): void {
    this.add({ kind: 'text', from, to, text: plain(piece) });
  }

  private addAside(): void {
    const { position } = this.parser;
    this.asides.push({ from: markupFrom(this.text, this.end), to: position });
    this.end = position;
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.stack.length > DEEPEST) this.stop(`elements are nested more than ${DEEPEST} deep.`);
    const { position } = this.parser;
    const element = elementAt(localName(name), this.start, position, attributesOf(attributes));
    this.add(element);
    this.stack.push(element);
    this.end = position;
  }

  private close(isSelfClosing: boolean): void {
    const element = this.stack.pop() as TagElement;
    const { position } = this.parser;
    element.closeFrom = isSelfClosing ? position : markupFrom(this.text, this.end);
    element.to = position;
    this.end = position;
  }
}

/** The fault to report if characters were replaced before reading. */
function replaced(text: string, given: string): XmlFault | undefined {
  if (text === given) return undefined;
  let offset = 0;
  while (text[offset] === given[offset]) offset++;
  const says =
    text[offset] === AMPERSAND ? 'an ampersand must be written as &amp;.' : 'disallowed character.';
  return { offset, says };
}

function markupFrom(text: string, from: number): number {
  const less = text.indexOf('<', from);
  return less === -1 ? text.length : less;
}

/** Names of HTML and what was encoded twice are no references of XML, and mean what they mean elsewhere. */
function plain(text: string): string {
  return withoutReferences(text.includes(AMPERSAND) ? text.replaceAll(AMPERSAND, '&') : text);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Undefined for none, which most elements have. */
function attributesOf(
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  for (const _name in attributes)
    return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, plain(value)]));
  return undefined;
}
