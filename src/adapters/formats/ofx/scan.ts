/** SGML and XML cut into tags and text, whatever rules they break. Every character is looked at a fixed number of times. */

export interface TagSink {
  /** Characters that are no tag. Pieces that follow each other are one text. */
  text(from: number, to: number): void;
  /** Text that is not to be decoded, without its marks; `to` is after them. */
  verbatim(from: number, to: number, text: string): void;
  open(name: string, from: number, to: number, isEmpty: boolean): void;
  close(name: string, from: number, to: number): void;
  /** Comments, processing instructions, declarations. */
  aside(from: number, to: number, kind: 'comment' | 'instruction' | 'declaration'): void;
}

const LESS = 60;
const GREATER = 62;
const NAME = /^\/?[A-Za-z][\w.:-]*/;

export function scan(text: string, sink: TagSink): void {
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

/** A `<` that begins no tag: "5 < 6". */
function asText(less: number, sink: TagSink): number {
  sink.text(less, less + 1);
  return less + 1;
}

type EndFinder = (mark: string, from: number) => number | undefined;

/** The character after the mark. Where a mark was not found once, it is not looked for again. */
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

/** Where to go on; undefined where the `<` is a character like any other. */
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

/** After the name. OFX has no attributes, but some banks declare namespaces. */
function isAttributes(rest: string): boolean {
  const trimmed = rest.trim();
  return trimmed === '' || trimmed === '/' || (/^\s/.test(rest) && rest.includes('='));
}
