/** Turns the blocks of a report into nodes of pdfmake. */

import { CANVASES, type Role } from '../charts/canvas.js';
import { drawingOf } from '../charts/drawingOf.js';
import { svgOf } from '../charts/svg.js';
import { textOfMarkup, trusted } from '../html/markup.js';
import { counted, type Format } from '../text/format.js';
import type { Chart, Explanation, Figure, Table, Block as ViewBlock } from '../view/block.js';
import type { Node } from './node.js';
import { COLOUR, MARKS, SIZE } from './styles.js';
import { tableNode } from './tableNode.js';
import { plainText, styled, type TextRun, textRuns, trimmed } from './textRuns.js';

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
  readonly format: Format;
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
export function nodesOf(title: Node, blocks: readonly ViewBlock[], layout: Layout): Node[] {
  return together([{ kind: 'heading', node: title }, ...all(blocks, layout)]);
}

function all(blocks: readonly ViewBlock[], layout: Layout): Block[] {
  return blocks.flatMap(block => blockOf(block, layout));
}

function blockOf(block: ViewBlock, layout: Layout): Block[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block, layout)];
    case 'paragraph':
      return block.tone === 'facts'
        ? [text(textRuns(block.words, layout), SIZE.table, COLOUR.muted)]
        : [text(textRuns(block.words, layout), SIZE.text)];
    case 'note':
      return [text(textRuns(block.words, layout), SIZE.table)];
    case 'opening':
      return opening(block, layout);
    case 'chart':
      return chart(block, layout);
    case 'explanation':
      return [explanationText(explanationTitle(block, layout), block, layout)];
    case 'details':
      return details(block, layout);
    case 'table':
      return table(block, layout);
  }
}

function heading(
  { level, id, words }: Extract<ViewBlock, { kind: 'heading' }>,
  { shown, section }: Layout,
): Block {
  const isPart = level === 3;
  return {
    kind: 'heading',
    node: {
      text: textRuns(words, { shown }),
      bold: true,
      fontSize: isPart ? SIZE.part : SIZE.text,
      margin: [0, isPart ? 14 : 10, 0, 4],
      ...(id === null ? {} : { id }),
      ...(isPart
        ? { outline: true, outlineText: shown(plainText(words).text), outlineParentId: section }
        : {}),
    },
  };
}

function text(content: readonly TextRun[], fontSize: number, color?: string): Block {
  return {
    kind: 'text',
    node: { text: [...content], fontSize, margin: [0, 0, 0, 4], ...(color && { color }) },
  };
}

/** The chart comes after the figures: paper is too narrow for both. */
function opening(
  { sentence, figures: all, chart: picture, caption, signs }: Extract<ViewBlock, { kind: 'opening' }>,
  layout: Layout,
): Block[] {
  const [row, ...explained] = figures(all, layout);
  return [
    {
      kind: 'text',
      node: { text: textRuns(sentence, layout), fontSize: SIZE.part, margin: [0, 0, 0, 4] },
    },
    ...(row === undefined ? [] : [row]),
    ...(picture === null ? [] : chart({ chart: picture, caption }, layout)),
    heading({ kind: 'heading', level: 3, id: null, words: signs.title }, layout),
    ...signs.lines.map(({ name, words }) =>
      text([{ text: layout.shown(name), bold: true }, { text: '  ' }, ...textRuns(words, layout)], SIZE.text),
    ),
    ...signs.texts.map(each => text(textRuns(each, layout), SIZE.table, COLOUR.muted)),
    ...explained,
  ];
}

/** The figures in a row, and beneath them how they are calculated. */
function figures(all: readonly Figure[], layout: Layout): Block[] {
  const cells = all.map(({ name, address, value, texts }): Node[] => {
    const large = textRuns(value, layout);
    return [
      { text: name, color: COLOUR.muted, fontSize: SIZE.table },
      {
        text: address === null ? large : styled(large, { linkToDestination: address }),
        fontSize: SIZE.figure,
        bold: true,
        margin: [0, 2, 0, 2],
      },
      ...texts.map(each => ({ text: textRuns(each, layout), fontSize: SIZE.table, margin: [0, 0, 0, 0] })),
    ];
  });
  const explained = all.flatMap(({ name, explanation }) =>
    explanation === null ? [] : [explanationText([{ text: name }], explanation, layout)],
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
    ...explained,
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

// Explanations.

function explanationTitle({ of, isNamed }: Explanation, layout: Layout): TextRun[] {
  const words = isNamed ? ': ' : '';
  return textRuns([`How this is calculated${words}`, isNamed && { kind: 'foreign', text: of }], layout);
}

function explanationText(title: readonly TextRun[], explanation: Explanation, layout: Layout): Block {
  const { formula, inputs, madeFrom } = explanation;
  const made = inputs.map(({ name, value }) => `${name} ${value}`).join('; ');
  return afterTitle(title, [
    textRuns(formula, layout),
    ...(inputs.length === 0 ? [] : [trimmed([{ text: layout.shown(`${made}.`) }])]),
    ...(madeFrom === null ? [] : [textRuns(madeFrom, layout)]),
  ]);
}

/** Joins paragraphs into one, after the figure that they explain. */
function afterTitle(title: readonly TextRun[], paragraphs: readonly (readonly TextRun[])[]): Block {
  const texts = paragraphs.flatMap(runs => [{ text: ' ' }, ...runs]);
  const isQuestion = title.at(-1)?.text.endsWith('?') === true;
  return text(
    [...title.map(run => ({ ...run, bold: true })), { text: isQuestion ? '' : '.', bold: true }, ...texts],
    SIZE.note,
    COLOUR.muted,
  );
}

function details({ title, blocks }: Extract<ViewBlock, { kind: 'details' }>, layout: Layout): Block[] {
  const runs = textRuns(title, layout);
  if (blocks.length === 0) return [afterTitle(runs, [])];
  return [
    {
      kind: 'heading',
      node: { text: runs, bold: true, fontSize: SIZE.table, color: COLOUR.muted, margin: [0, 6, 0, 2] },
    },
    ...all(blocks, layout).map(block =>
      block.kind === 'text' ? { ...block, node: { ...block.node, fontSize: SIZE.note } } : block,
    ),
  ];
}

function table(block: Table, layout: Layout): Block[] {
  const { node, notes, rowCount, leftOut } = tableNode(
    block,
    layout,
    block.isLong ? MOST_LISTED : Number.POSITIVE_INFINITY,
  );
  const more =
    leftOut === 0 ? [] : [`${counted(leftOut, 'more row')} ${leftOut === 1 ? 'is' : 'are'} left out here.`];
  return [
    { kind: rowCount > FEW ? 'long' : 'whole', node },
    ...[...notes, ...more].map(note => text([{ text: note }], SIZE.note, COLOUR.muted)),
  ];
}

// Charts, in the drawing for the width of the paper.

const [, PAPER_CANVAS] = CANVASES;

function chart(
  { chart, caption }: { readonly chart: Chart; readonly caption: string | null },
  layout: Layout,
): Block[] {
  return [
    { kind: 'whole', node: drawingNode(chart, layout) },
    ...(caption === null ? [] : [text(textRuns(caption, layout), SIZE.note, COLOUR.muted)]),
  ];
}

function drawingNode(chart: Chart, { format, width, shown }: Layout): Node {
  const svg = svgOf(drawingOf(chart, PAPER_CANVAS, format), PAPER_CANVAS, {
    root: trusted(` font-family="Report" font-size="12" fill="${COLOUR.text}"`),
    picture: null,
    ofRoles: coloursOf,
    isLive: false,
  });
  return { svg: shown(textOfMarkup(svg)), width, margin: [0, 4, 0, 8] };
}

/** pdfmake reads attributes of SVG and no styles. */
function coloursOf(roles: readonly Role[]) {
  return trusted(
    roles
      .flatMap(role => MARKS[role] ?? [])
      .map(attributes => ` ${attributes}`)
      .join(''),
  );
}
