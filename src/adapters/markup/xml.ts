/**
 * Reads the elements of an XML document with saxes, strictly and without entities that the document defines. Reading stops where the
 * nesting of the elements is broken, since nothing after that is certain.
 */
import { SaxesParser } from 'saxes';
import { elementAt, type TagElement } from './node.js';

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

class Stopped extends Error {}

export function xmlTree(given: string): XmlTree {
  const text = given.replace(BARE_AMPERSAND, AMPERSAND).replace(FORBIDDEN, '\ufffd');
  const root = elementAt('', 0, 0);
  const stack: TagElement[] = [root];
  const asides: { from: number; to: number }[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fault: XmlFault | undefined;
  let tolerated: XmlFault | undefined = replaced(text, given);
  let end = 0;
  let start = 0;
  const stop = (says: string): never => {
    fault = { offset: Math.min(parser.position, text.length), says };
    throw new Stopped();
  };
  const addText = (piece: string) => {
    if (piece.trim() === '') return;
    const to = markupFrom(text, end);
    (stack.at(-1) as TagElement).children.push({
      kind: 'text',
      from: end,
      to,
      text: piece.replaceAll(AMPERSAND, '&'),
    });
  };
  const addAside = () => {
    asides.push({ from: markupFrom(text, end), to: parser.position });
    end = parser.position;
  };
  parser.on('error', ({ message }) => {
    if (HARMLESS.has(message))
      tolerated ??= { offset: Math.min(parser.position, text.length), says: message };
    else stop(message);
  });
  parser.on('text', addText);
  parser.on('cdata', piece => {
    const from = markupFrom(text, end);
    (stack.at(-1) as TagElement).children.push({
      kind: 'text',
      from,
      to: parser.position,
      text: piece.replaceAll(AMPERSAND, '&'),
    });
    end = parser.position;
  });
  parser.on('comment', () => addAside());
  parser.on('processinginstruction', () => addAside());
  parser.on('xmldecl', () => addAside());
  parser.on('doctype', () => addAside());
  parser.on('opentagstart', () => {
    start = markupFrom(text, end);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length > DEEPEST) stop(`elements are nested more than ${DEEPEST} deep.`);
    const element = elementAt(localName(name), start, parser.position, attributesOf(attributes));
    (stack.at(-1) as TagElement).children.push(element);
    stack.push(element);
    end = parser.position;
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = stack.pop() as TagElement;
    const { position } = parser;
    element.closeFrom = isSelfClosing ? position : markupFrom(text, end);
    element.to = position;
    end = position;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  root.to = text.length;
  root.closeFrom = text.length;
  const unclosed = stack.slice(1);
  for (const element of unclosed) {
    element.closeFrom = text.length;
    element.to = text.length;
  }
  return { root, asides, unclosed, fault, tolerated };
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

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Undefined for none, which most elements have. */
function attributesOf(
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(attributes);
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll(AMPERSAND, '&')]));
}
