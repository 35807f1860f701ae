/** Parts of a page as pdfmake takes them. */
import { counted } from '../text/format.js';
import { type Element, elementsIn, hasClass, isOf, textIn } from './elements.js';
import type { Node } from './node.js';
import { type Piece, pieces, trimmed } from './pieces.js';
import { COLOUR, MARKS, SIZE } from './styles.js';

// Tables of the page as pdfmake takes them.

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

/** `most`: further rows are left out. */
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
    text: pieces(cell.children, shown, reasonOf),
    ...(isNumber ? { alignment: 'right' } : {}),
    ...(isNumber || hasClass(cell, 'date') ? { noWrap: true } : {}),
  };
}

// What stands together on one page, so that a heading is not left alone at its foot.

/** Paragraphs between a heading and a chart that all stand on one page. */
const MOST_TEXTS = 2;

interface Block {
  readonly kind: 'heading' | 'text' | 'whole' | 'long';
  readonly node: Node;
}

/** A heading stands on the page of what it is about. */
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

/** More text than a little may go on without its chart on the next page, so that no page stays half empty. */
function groupEnd(all: readonly Block[], from: number): number {
  const after = (start: number, kind: Block['kind']) => {
    let end = start;
    while (all[end]?.kind === kind) end += 1;
    return end;
  };
  const headed = after(from, 'heading');
  if (headed === from) return from + 1;
  const said = after(headed, 'text');
  if (said > headed + MOST_TEXTS) return headed + MOST_TEXTS;
  return all[said]?.kind === 'whole' ? said + 1 : said;
}

export interface Paper {
  /** Between the margins, in points. */
  readonly width: number;
  /** The text as the font can show it. */
  readonly shown: (text: string) => string;
  /** The bookmark that headings stand under. */
  readonly section: string;
}

/** Rows that stand together on one page. */
const FEW = 14;

/** A list of transactions behind an indicator says how many more there are. */
const MOST_LISTED = 40;

/** `title`: the heading above all of it. */
export function nodesOf(title: Node, markup: string, paper: Paper): Node[] {
  return together([{ kind: 'heading', node: title }, ...blocks(elementsIn(markup), paper)]);
}

function blocks(children: readonly (Element | string)[], paper: Paper): Block[] {
  return children.flatMap(child => blockOf(child, paper));
}

function blockOf(child: Element | string, paper: Paper): Block[] {
  if (typeof child === 'string')
    return child.trim() === '' ? [] : [text(pieces([child], paper.shown), SIZE.text)];
  const { tag, children } = child;
  if (tag === 'h3' || tag === 'h4') return [heading(child, paper)];
  if (tag === 'p') return [paragraph(child, paper)];
  if (tag === 'figure') return figure(child, paper);
  if (tag === 'ul') return hasClass(child, 'figures') ? figures(child, paper) : [];
  if (tag === 'details') return details(child, paper);
  if (tag === 'dl') return [inputs(child, paper)];
  if (tag === 'table') return table(child, paper);
  return blocks(children, paper);
}

function heading(child: Element, { shown, section }: Paper): Block {
  const { tag, attributes, children } = child;
  const isPart = tag === 'h3';
  return {
    kind: 'heading',
    node: {
      text: pieces(children, shown),
      bold: true,
      fontSize: isPart ? SIZE.part : SIZE.text,
      margin: [0, isPart ? 14 : 10, 0, 4],
      ...(attributes['id'] === undefined ? {} : { id: attributes['id'] }),
      ...(isPart ? { outline: true, outlineText: shown(textIn(child)), outlineParentId: section } : {}),
    },
  };
}

function paragraph(element: Element, { shown }: Paper): Block {
  const small = hasClass(element, 'facts') || hasClass(element, 'note');
  return text(
    pieces(element.children, shown),
    small ? SIZE.table : SIZE.text,
    hasClass(element, 'facts') ? COLOUR.muted : undefined,
  );
}

function text(content: readonly Piece[], fontSize: number, color?: string): Block {
  return {
    kind: 'text',
    node: { text: [...content], fontSize, margin: [0, 0, 0, 4], ...(color && { color }) },
  };
}

/** Of the three drawings of a chart, the one for a width like that of the paper. */
function figure({ children }: Element, paper: Paper): Block[] {
  return children.flatMap((child): Block[] => {
    if (isOf(child, 'svg'))
      return hasClass(child, 'medium')
        ? [{ kind: 'whole', node: drawingOf(textIn(child), paper.width, paper.shown) }]
        : [];
    return isOf(child, 'figcaption')
      ? [text(pieces(child.children, paper.shown), SIZE.note, COLOUR.muted)]
      : [];
  });
}

/** The four figures in a row, and beneath them how they are calculated. */
function figures({ children }: Element, paper: Paper): Block[] {
  const items = children.filter(child => isOf(child, 'li'));
  const cells = items.map(({ children: parts }) =>
    parts.flatMap((part): Node[] => {
      if (isOf(part, 'h3')) return [{ text: textIn(part), color: COLOUR.muted, fontSize: SIZE.table }];
      if (!isOf(part, 'p')) return [];
      const isLarge = hasClass(part, 'large');
      return [
        {
          text: pieces(part.children, paper.shown),
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
          paper,
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

/** The paragraphs of an explanation as one, after what it explains. */
function explanation(title: readonly Piece[], parts: readonly Block[]): Block {
  const said = parts.flatMap(({ node }) => [{ text: ' ' }, ...(node['text'] as readonly Piece[])]);
  const isQuestion = title.at(-1)?.text.endsWith('?') === true;
  return text(
    [...title.map(piece => ({ ...piece, bold: true })), { text: isQuestion ? '' : '.', bold: true }, ...said],
    SIZE.note,
    COLOUR.muted,
  );
}

function details({ children }: Element, paper: Paper): Block[] {
  const [summary, ...others] = children;
  const title =
    summary === undefined || typeof summary === 'string' ? [] : pieces(summary.children, paper.shown);
  const parts = blocks(others, paper);
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

/** Explanations of several figures, each with its name, stand one beneath the other. */
function hasLines(children: readonly (Element | string)[]): boolean {
  return children.some(child => isOf(child, 'p') && child.children.some(part => isOf(part, 'strong')));
}

/** What a figure is made from: names and values in one line. */
function inputs({ children }: Element, { shown }: Paper): Block {
  const words = children.flatMap(child =>
    isOf(child, 'dt') ? [`${textIn(child)} `] : isOf(child, 'dd') ? [`${textIn(child)}; `] : [],
  );
  return text(trimmed([{ text: shown(words.join('').replace(/; $/, '.')) }]), SIZE.note);
}

function table(element: Element, paper: Paper): Block[] {
  const { node, notes, rowCount, leftOut } = tableOf(element, paper, MOST_LISTED);
  const more =
    leftOut === 0 ? [] : [`${counted(leftOut, 'more row')} ${leftOut === 1 ? 'is' : 'are'} left out here.`];
  return [
    { kind: rowCount > FEW ? 'long' : 'whole', node },
    ...[...notes, ...more].map(note => text([{ text: note }], SIZE.note, COLOUR.muted)),
  ];
}

// The drawings of the page, for paper: the same marks, with their colours as attributes.

/** `markup`: one drawing. `width`: of the paper, in points. */
function drawingOf(markup: string, width: number, shown: (text: string) => string): Node {
  const marked = markup
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const marks = names.split(' ').flatMap(name => MARKS[name] ?? []);
      return marks.length === 0 ? '' : ` ${marks.join(' ')}`;
    })
    // The titles of marks are for pointers.
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace('<svg ', `<svg font-family="Report" font-size="12" fill="${COLOUR.text}" `);
  return { svg: shown(marked), width, margin: [0, 4, 0, 8] };
}
