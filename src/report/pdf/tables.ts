/** Tables of the page as pdfmake takes them. */
import { type Element, hasClass, isOf } from './elements.js';
import type { Node } from './node.js';
import { pieces } from './pieces.js';
import { COLOUR, SIZE } from './styles.js';

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
export function tableOf(
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
