/** Reads the markup of this library, so that the PDF has the same content as the page. It does not read other markup. */

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** Elements without content. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'meta']);

/** The open elements that a new one ends, since rows of transactions leave out their end tags. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody'],
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The elements and texts at the top. A drawing is one element `svg` whose child is its markup. */
export function elementsIn(markup: string): readonly (Element | string)[] {
  const open: Element[] = [{ tag: '', attributes: {}, children: [] }];
  const top = () => open.at(-1) as Element;
  let at = 0;
  while (at < markup.length) {
    const start = markup.indexOf('<', at);
    if (start !== at) top().children.push(decoded(markup.slice(at, start < 0 ? undefined : start)));
    if (start < 0) break;
    const end = markup.indexOf('>', start);
    const tag = markup.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) close(open, tag.slice(1));
    else if (tag.startsWith('svg')) {
      at = markup.indexOf('</svg>', start) + '</svg>'.length;
      top().children.push({ ...opened(tag), children: [markup.slice(start, at)] });
    } else {
      const element = opened(tag);
      while (ENDS[element.tag]?.includes(top().tag) === true) open.pop();
      top().children.push(element);
      if (!EMPTY.has(element.tag)) open.push(element);
    }
  }
  return open[0]?.children ?? [];
}

/** Ends the element, and those in it that have no end of their own. */
function close(open: Element[], tag: string): void {
  const place = open.findLastIndex(element => element.tag === tag);
  if (place > 0) open.length = place;
}

function opened(text: string): Element {
  const [tag = ''] = text.split(/[\s/]/, 1);
  const attributes = [...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    decoded(value ?? ''),
  ]);
  return { tag, attributes: Object.fromEntries(attributes), children: [] };
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, entity => ENTITIES[entity] as string);
}

export function isOf(element: Element | string, ...tags: readonly string[]): element is Element {
  return typeof element !== 'string' && tags.includes(element.tag);
}

export function hasClass({ attributes }: Element, name: string): boolean {
  return (attributes['class'] ?? '').split(' ').includes(name);
}

export function textIn(element: Element | string): string {
  return typeof element === 'string' ? element : element.children.map(textIn).join('');
}
