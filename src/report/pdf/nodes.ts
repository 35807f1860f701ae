/** Turns parts of the page into nodes of pdfmake. */
import { counted } from '../text/format.js';
import { type Element, elementsIn, hasClass, isOf, textIn } from './elements.js';
import type { Node } from './node.js';
import { COLOUR, MARKS, SIZE } from './styles.js';
import { type TextRun, textRuns, trimmed } from './textRuns.js';

// Turns tables of the page into nodes of pdfmake.

interface Made {
  readonly node: Node;
  /** Why figures are missing, each with its mark. */
  readonly notes: readonly string[];
  readonly rowCount: number;
  readonly leftOut: number;
}

const LINES = {
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => COLOUR.rule,
  paddingLeft: () => 0,
  paddingRight: (index: number, { table }: { table: { widths: unknown[] } }) =>
    index === table.widths.length - 1 ? 0 : 10,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

/** Rows beyond `most` are left out. */
function tableOf(
  element: Element,
  { shown }: { readonly shown: (text: string) => string },
  most: number,
): Made {
  const reasons: string[] = [];
  const reasonOf = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return String(reasons.indexOf(reason) + 1);
  };
  const heads = rowsIn(element, 'thead').map(row =>
    cellsOf(row).map(cell => ({
      ...cellNode(cell, shown),
      noWrap: false,
      color: COLOUR.muted,
      fontSize: SIZE.note,
    })),
  );
  const all = rowsIn(element, 'tbody');
  const rows = all.slice(0, most).map(row => {
    const isGroup = hasClass(row, 'group') || hasClass(row, 'total');
    return cellsOf(row).flatMap((cell): Node[] =>
      spanned(cell, {
        ...cellNode(cell, shown, reasonOf),
        ...(isGroup ? { bold: true, margin: [0, 6, 0, 0] } : {}),
      }),
    );
  });
  const columns = heads[0] ?? rows[0] ?? [];
  // Figures and dates take the room that they need, and texts share the rest.
  const isText = (index: number) =>
    rows.some(
      row =>
        row[index]?.['noWrap'] !== true && row[index]?.['colSpan'] === undefined && wordsIn(row[index]) > 0,
    );
  return {
    node: {
      table: {
        headerRows: heads.length,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: columns.map((_, index) => (isText(index) ? '*' : 'auto')),
        body: [...heads, ...rows],
      },
      layout: LINES,
      fontSize: SIZE.table,
      margin: [0, 2, 0, 8],
    },
    notes: reasons.map((reason, index) => `${index + 1} ${reason}.`),
    rowCount: rows.length,
    leftOut: all.length - rows.length,
  };
}

/** A cell over several columns is followed by empty ones, as pdfmake asks for. */
function spanned({ attributes }: Element, node: Node): Node[] {
  const span = Number(attributes['colspan'] ?? 1);
  return span === 1
    ? [node]
    : [{ ...node, colSpan: span }, ...Array.from({ length: span - 1 }, () => ({ text: [] }))];
}

function wordsIn(node: Node | undefined): number {
  return Array.isArray(node?.['text']) ? node['text'].length : 0;
}

function rowsIn({ children }: Element, part: string): Element[] {
  return children
    .filter(child => isOf(child, part))
    .flatMap(each => each.children.filter(child => isOf(child, 'tr')));
}

function cellsOf({ children }: Element): Element[] {
  return children.filter(child => isOf(child, 'td', 'th'));
}

function cellNode(
  cell: Element,
  shown: (text: string) => string,
  reasonOf?: (reason: string) => string,
): Node {
  const isNumber = hasClass(cell, 'n');
  return {
    text: textRuns(cell.children, shown, reasonOf),
    ...(isNumber ? { alignment: 'right' } : {}),
    ...(isNumber || hasClass(cell, 'date') ? { noWrap: true } : {}),
  };
}

// Keeps blocks together on one page, so that a heading is not left alone at its foot.

/** The most paragraphs between a heading and a chart that are kept on one page. */
const MOST_TEXTS = 2;

interface Block {
  readonly kind: 'heading' | 'text' | 'whole' | 'long';
  readonly node: Node;
}

/** Keeps a heading on the page of its content. */
function together(all: readonly Block[]): Node[] {
  const nodes: Node[] = [];
  for (let index = 0; index < all.length; ) {
    const end = groupEnd(all, index);
    const group = all.slice(index, end).map(({ node }) => node);
    nodes.push(group.length === 1 ? (group[0] as Node) : { stack: group, unbreakable: true });
    index = end;
  }
  return nodes;
}

/** With more text than that, the chart may move to the next page, so that no page stays half empty. */
function groupEnd(all: readonly Block[], from: number): number {
  const after = (start: number, kind: Block['kind']) => {
    let end = start;
    while (all[end]?.kind === kind) end += 1;
    return end;
  };
  const headed = after(from, 'heading');
  if (headed === from) return from + 1;
  const texts = after(headed, 'text');
  if (texts > headed + MOST_TEXTS) return headed + MOST_TEXTS;
  return all[texts]?.kind === 'whole' ? texts + 1 : texts;
}

export interface Layout {
  /** Between the margins, in points. */
  readonly width: number;
  /** The text as the font can show it. */
  readonly shown: (text: string) => string;
  /** The bookmark above the headings. */
  readonly section: string;
}

/** Rows that stand together on one page. */
const FEW = 14;

/** A list of transactions behind an indicator says how many more there are. */
const MOST_LISTED = 40;

/** `title` is the heading of the section. */
export function nodesOf(title: Node, markup: string, layout: Layout): Node[] {
  return together([{ kind: 'heading', node: title }, ...blocks(elementsIn(markup), layout)]);
}

function blocks(children: readonly (Element | string)[], layout: Layout): Block[] {
  return children.flatMap(child => blockOf(child, layout));
}

function blockOf(child: Element | string, layout: Layout): Block[] {
  if (typeof child === 'string')
    return child.trim() === '' ? [] : [text(textRuns([child], layout.shown), SIZE.text)];
  const { tag, children } = child;
  if (tag === 'h3' || tag === 'h4') return [heading(child, layout)];
  if (tag === 'p') return [paragraph(child, layout)];
  if (tag === 'figure') return figure(child, layout);
  if (tag === 'ul') return hasClass(child, 'figures') ? figures(child, layout) : [];
  if (tag === 'details') return details(child, layout);
  if (tag === 'dl') return [inputs(child, layout)];
  if (tag === 'table') return table(child, layout);
  return blocks(children, layout);
}

function heading(child: Element, { shown, section }: Layout): Block {
  const { tag, attributes, children } = child;
  const isPart = tag === 'h3';
  return {
    kind: 'heading',
    node: {
      text: textRuns(children, shown),
      bold: true,
      fontSize: isPart ? SIZE.part : SIZE.text,
      margin: [0, isPart ? 14 : 10, 0, 4],
      ...(attributes['id'] === undefined ? {} : { id: attributes['id'] }),
      ...(isPart ? { outline: true, outlineText: shown(textIn(child)), outlineParentId: section } : {}),
    },
  };
}

function paragraph(element: Element, { shown }: Layout): Block {
  const small = hasClass(element, 'facts') || hasClass(element, 'note');
  return text(
    textRuns(element.children, shown),
    small ? SIZE.table : SIZE.text,
    hasClass(element, 'facts') ? COLOUR.muted : undefined,
  );
}

function text(content: readonly TextRun[], fontSize: number, color?: string): Block {
  return {
    kind: 'text',
    node: { text: [...content], fontSize, margin: [0, 0, 0, 4], ...(color && { color }) },
  };
}

/** Takes, of the three drawings of a chart, the one for the width of the paper. */
function figure({ children }: Element, layout: Layout): Block[] {
  return children.flatMap((child): Block[] => {
    if (isOf(child, 'svg'))
      return hasClass(child, 'medium')
        ? [{ kind: 'whole', node: drawingOf(textIn(child), layout.width, layout.shown) }]
        : [];
    return isOf(child, 'figcaption')
      ? [text(textRuns(child.children, layout.shown), SIZE.note, COLOUR.muted)]
      : [];
  });
}

/** The four figures in a row, and beneath them how they are calculated. */
function figures({ children }: Element, layout: Layout): Block[] {
  const items = children.filter(child => isOf(child, 'li'));
  const cells = items.map(({ children: parts }) =>
    parts.flatMap((part): Node[] => {
      if (isOf(part, 'h3')) return [{ text: textIn(part), color: COLOUR.muted, fontSize: SIZE.table }];
      if (!isOf(part, 'p')) return [];
      const isLarge = hasClass(part, 'large');
      return [
        {
          text: textRuns(part.children, layout.shown),
          fontSize: isLarge ? SIZE.figure : SIZE.table,
          bold: isLarge,
          margin: isLarge ? [0, 2, 0, 2] : [0, 0, 0, 0],
        },
      ];
    }),
  );
  const explained = items.flatMap(({ children: parts }) =>
    parts.flatMap(part => {
      const title = parts.find(each => isOf(each, 'h3'));
      return isOf(part, 'details') && title !== undefined ? [{ title: textIn(title), part }] : [];
    }),
  );
  return [
    {
      kind: 'whole',
      node: {
        table: { widths: cells.map(() => '*'), body: [cells.map(stack => ({ stack }))] },
        layout: FIGURES,
        margin: [0, 8, 0, 8],
      },
    },
    ...explained.map(({ title, part }) =>
      explanation(
        [{ text: title }],
        blocks(
          part.children.filter(child => !isOf(child, 'summary')),
          layout,
        ),
      ),
    ),
  ];
}

const FIGURES = {
  hLineWidth: () => 0,
  vLineWidth: (index: number, { table }: { table: { widths: unknown[] } }) =>
    index < table.widths.length ? 0.75 : 0,
  vLineColor: () => COLOUR.rule,
  paddingLeft: () => 8,
  paddingRight: () => 6,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** Joins the paragraphs of an explanation into one, after the figure that it explains. */
function explanation(title: readonly TextRun[], parts: readonly Block[]): Block {
  const texts = parts.flatMap(({ node }) => [{ text: ' ' }, ...(node['text'] as readonly TextRun[])]);
  const isQuestion = title.at(-1)?.text.endsWith('?') === true;
  return text(
    [...title.map(run => ({ ...run, bold: true })), { text: isQuestion ? '' : '.', bold: true }, ...texts],
    SIZE.note,
    COLOUR.muted,
  );
}

function details({ children }: Element, layout: Layout): Block[] {
  const [summary, ...others] = children;
  const title =
    summary === undefined || typeof summary === 'string' ? [] : textRuns(summary.children, layout.shown);
  const parts = blocks(others, layout);
  if (parts.every(({ kind }) => kind === 'text') && !hasLines(others)) return [explanation(title, parts)];
  return [
    {
      kind: 'heading',
      node: { text: title, bold: true, fontSize: SIZE.table, color: COLOUR.muted, margin: [0, 6, 0, 2] },
    },
    ...parts.map(block =>
      block.kind === 'text' ? { ...block, node: { ...block.node, fontSize: SIZE.note } } : block,
    ),
  ];
}

/** Whether the explanations of several figures, each with its name, are below each other. */
function hasLines(children: readonly (Element | string)[]): boolean {
  return children.some(child => isOf(child, 'p') && child.children.some(part => isOf(part, 'strong')));
}

/** What a figure is made from: names and values in one line. */
function inputs({ children }: Element, { shown }: Layout): Block {
  const words = children.flatMap(child =>
    isOf(child, 'dt') ? [`${textIn(child)} `] : isOf(child, 'dd') ? [`${textIn(child)}; `] : [],
  );
  return text(trimmed([{ text: shown(words.join('').replace(/; $/, '.')) }]), SIZE.note);
}

function table(element: Element, layout: Layout): Block[] {
  const { node, notes, rowCount, leftOut } = tableOf(element, layout, MOST_LISTED);
  const more =
    leftOut === 0 ? [] : [`${counted(leftOut, 'more row')} ${leftOut === 1 ? 'is' : 'are'} left out here.`];
  return [
    { kind: rowCount > FEW ? 'long' : 'whole', node },
    ...[...notes, ...more].map(note => text([{ text: note }], SIZE.note, COLOUR.muted)),
  ];
}

// Adapts the drawings of the page to the PDF: the same marks, with their colours as attributes.

/** `markup` is one drawing. `width` is that of the paper, in points. */
function drawingOf(markup: string, width: number, shown: (text: string) => string): Node {
  const marked = markup
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const marks = names.split(' ').flatMap(name => MARKS[name] ?? []);
      return marks.length === 0 ? '' : ` ${marks.join(' ')}`;
    })
    // The titles of marks are only for pointers.
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace('<svg ', `<svg font-family="Report" font-size="12" fill="${COLOUR.text}" `);
  return { svg: shown(marked), width, margin: [0, 4, 0, 8] };
}
