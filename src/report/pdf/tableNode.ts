/** Turns tables of a report into nodes of pdfmake. */
import type { Column, Table, Words } from '../view/block.js';
import type { Node } from './node.js';
import { COLOUR, SIZE } from './styles.js';
import { type TextSetting, textRuns } from './textRuns.js';

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

/** Titles of groups stand out. */
const TITLE = { bold: true, margin: [0, 6, 0, 0] };

/** Rows beyond `most` are left out. */
export function tableNode(
  { columns, groups }: Table,
  { shown }: Pick<TextSetting, 'shown'>,
  most: number,
): Made {
  const reasons: string[] = [];
  const reasonOf = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return String(reasons.indexOf(reason) + 1);
  };
  const setting = { shown, reasonOf };
  const heads = columns.map(({ head, kind }) => ({
    ...cellNode(head, kind, { shown }),
    noWrap: false,
    color: COLOUR.muted,
    fontSize: SIZE.note,
  }));
  const lines = groups.flatMap(({ title, rows }): Line[] => [
    ...(title === null ? [] : [{ title }]),
    ...rows.map(({ cells }) => ({ cells })),
  ]);
  const body = lines.slice(0, most).map(line => lineNodes(line, columns, setting));
  // Figures and dates take the room that they need, and texts share the rest.
  const isText = (index: number) =>
    body.some(
      row =>
        row[index]?.['noWrap'] !== true && row[index]?.['colSpan'] === undefined && wordsIn(row[index]) > 0,
    );
  return {
    node: {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: columns.map((_, index) => (isText(index) ? '*' : 'auto')),
        body: [heads, ...body],
      },
      layout: LINES,
      fontSize: SIZE.table,
      margin: [0, 2, 0, 8],
    },
    notes: reasons.map((reason, index) => `${index + 1} ${reason}.`),
    rowCount: body.length,
    leftOut: lines.length - body.length,
  };
}

type Line =
  | { readonly title: NonNullable<Table['groups'][number]['title']> }
  | { readonly cells: readonly Words[] };

function lineNodes(line: Line, columns: readonly Column[], setting: TextSetting): Node[] {
  if ('cells' in line)
    return line.cells.map((cell, index) => cellNode(cell, columns[index]?.kind ?? 'text', setting));
  const { words, figures } = line.title;
  const title = { ...cellNode(words, 'text', setting), ...TITLE };
  if (figures !== undefined)
    return [
      title,
      ...figures.map(figure => ({
        ...cellNode(figure, figure === null ? 'text' : 'number', setting),
        ...TITLE,
      })),
    ];
  // A cell over several columns is followed by empty ones, as pdfmake asks for.
  return columns.map((_, index) => (index === 0 ? { ...title, colSpan: columns.length } : { text: [] }));
}

function wordsIn(node: Node | undefined): number {
  return Array.isArray(node?.['text']) ? node['text'].length : 0;
}

function cellNode(words: Words, kind: Column['kind'], setting: TextSetting): Node {
  return {
    text: textRuns(words, setting),
    ...(kind === 'number' ? { alignment: 'right' } : {}),
    ...(kind === 'number' || kind === 'date' ? { noWrap: true } : {}),
  };
}
