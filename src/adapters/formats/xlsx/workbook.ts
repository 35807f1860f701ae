/** Reads the sheets of a workbook (ECMA-376, Office Open XML) as rows of texts. Formulas count by the results that were saved with them. */
import { childNamed, elementsOf, elementsWithin, type TagElement } from '../../markup/node.js';
import { textOfNumber } from './cellText.js';
import { formatAt, type NumberFormat, numberFormatsOf } from './numberFormats.js';
import type { Parts } from './parts.js';

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** By the number of the row, from 1. Rows without any text are left out. */
  readonly rows: ReadonlyMap<number, readonly string[]>;
  /** Cells with an error, and formulas whose result was not saved: `D7 (#REF!)`. */
  readonly faults: readonly string[];
  /** Figures that were rounded: `D4, 12.3456 as 12.35`. */
  readonly rounded: readonly string[];
}

interface Book {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 1000;

export function sheetsOf(parts: Parts): readonly Sheet[] {
  const root = parts.root('xl/workbook.xml');
  const workbook = root && childNamed(root, 'workbook');
  const sheets = workbook && childNamed(workbook, 'sheets');
  if (workbook === undefined || sheets === undefined) return [];
  const date1904 = childNamed(workbook, 'workbookPr')?.attributes?.['date1904'];
  const book: Book = {
    texts: sharedTexts(parts.root('xl/sharedStrings.xml')),
    formats: numberFormatsOf(parts.root('xl/styles.xml')),
    is1904: date1904 === '1' || date1904 === 'true',
  };
  const targets = targetsOf(parts.root('xl/_rels/workbook.xml.rels'));
  return [...elementsOf(sheets)].flatMap(({ attributes }, index) => {
    const id = Object.entries(attributes ?? {}).find(([name]) => /:id$/.test(name))?.[1] ?? '';
    const sheet = parts.root(targets.get(id) ?? `xl/worksheets/sheet${index + 1}.xml`);
    // A sheet of a chart alone has no cells.
    if (sheet === undefined) return [];
    const state = attributes?.['state'] ?? 'visible';
    return [{ name: attributes?.['name'] ?? '', isHidden: state !== 'visible', ...cellsOf(sheet, book) }];
  });
}

function targetsOf(root: TagElement | undefined): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { attributes } of root === undefined ? [] : elementsWithin(root, new Set(['Relationship']))) {
    const target = attributes?.['Target'] ?? '';
    targets.set(attributes?.['Id'] ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return targets;
}

function sharedTexts(root: TagElement | undefined): readonly string[] {
  const list = root && childNamed(root, 'sst');
  return list === undefined ? [] : [...elementsOf(list)].map(richText);
}

/** The runs of a text one after the other, without how they are pronounced (`rPh`). */
function richText(element: TagElement): string {
  return elementsWithin(element, new Set(['t']), new Set(['rPh']))
    .map(({ children, openTo, closeFrom }) => {
      // The reader of XML leaves out texts that are spaces alone. Between runs, they part words.
      if (children.length === 0) return closeFrom > openTo ? ' ' : '';
      return children.map(child => (child.kind === 'text' ? child.text : '')).join('');
    })
    .join('')
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim();
}

function cellsOf(root: TagElement, book: Book): Pick<Sheet, 'rows' | 'faults' | 'rounded'> {
  const rows = new Map<number, readonly string[]>();
  const faults: string[] = [];
  const rounded: string[] = [];
  let row = 0;
  for (const element of elementsWithin(root, new Set(['row']))) {
    row = Number(element.attributes?.['r'] ?? row + 1);
    if (!(row >= 1 && row <= MOST_ROWS)) continue;
    const texts: string[] = [];
    let column = 0;
    for (const cell of elementsOf(element)) {
      if (cell.name !== 'c') continue;
      column = columnOf(cell.attributes?.['r']) ?? column + 1;
      if (column > MOST_COLUMNS) continue;
      const at = () => `${lettersOf(column)}${row}`;
      const { text, fault, exact } = textOfCell(cell, book);
      if (fault !== undefined) faults.push(`${at()} (${fault})`);
      if (exact !== undefined) rounded.push(`${at()}, ${exact} as ${text}`);
      while (texts.length < column) texts.push('');
      texts[column - 1] = text;
    }
    if (texts.some(text => text !== '')) rows.set(row, texts);
  }
  return { rows, faults, rounded };
}

function textOfCell(
  cell: TagElement,
  { texts, formats, is1904 }: Book,
): { readonly text: string; readonly fault?: string; readonly exact?: string | undefined } {
  const { t: type, s: style } = cell.attributes ?? {};
  const inline = childNamed(cell, 'is');
  if (inline !== undefined) return { text: richText(inline) };
  const held = childNamed(cell, 'v');
  const value = held === undefined ? '' : richTextOfValue(held);
  if (value === '' && type !== 'str' && childNamed(cell, 'f') !== undefined)
    return { text: '', fault: 'a formula without its result' };
  if (type === 'e') return { text: value, fault: value };
  if (type === 's') return { text: texts[Number(value)] ?? '' };
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'str') return { text: value };
  // An instant without a zone is the day written.
  if (type === 'd') return { text: value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace(/Z$/, '') };
  const { text, rounded } = textOfNumber(value, formatAt(formats, style), is1904);
  return { text, exact: rounded };
}

function richTextOfValue({ children }: TagElement): string {
  return children
    .map(child => (child.kind === 'text' ? child.text : ''))
    .join('')
    .trim();
}

/** `B7` -> 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64;
  return column;
}

function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before === 0 ? '' : lettersOf(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}
