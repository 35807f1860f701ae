/** Writes workbooks for tests, with what spreadsheets write and this library has to read. */
import { strToU8, zipSync } from 'fflate';

/** A number has the format of its style. A text is shared, as Excel writes it, or stands in its cell, as most programs do. */
export type Cell =
  | null
  | string
  | { readonly inline: string }
  | { readonly runs: readonly string[] }
  | { readonly number: number | string; readonly as?: Style }
  | { readonly truth: boolean }
  | { readonly error: string }
  | { readonly formula: string; readonly result?: number | string; readonly as?: Style };

const CODES = {
  general: ['0', undefined],
  day: ['14', undefined],
  money: ['2', undefined],
  whole: ['1', undefined],
  dayInWords: ['164', 'dd mmm yyyy'],
  american: ['165', 'mm/dd/yyyy'],
  instant: ['166', 'yyyy-mm-dd hh:mm:ss'],
  pounds: ['167', '[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00'],
  dollars: ['168', '"$"#,##0.00_);("$"#,##0.00)'],
  rate: ['169', '0.0000'],
  elapsed: ['170', '[h]:mm'],
} as const;

export type Style = keyof typeof CODES;

export interface SheetGiven {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Undefined: a row that is not there. */
  readonly rows: readonly (readonly Cell[] | undefined)[];
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export function workbookOf(
  sheets: readonly SheetGiven[],
  {
    is1904 = false,
    further = {},
  }: { readonly is1904?: boolean; readonly further?: Record<string, string> } = {},
): Uint8Array {
  const shared: string[] = [];
  const sheetParts = sheets.map(({ rows }) => sheetXml(rows, shared));
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}"><numFmts>${Object.values(CODES)
      .flatMap(([id, code]) =>
        code === undefined ? [] : [`<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`],
      )
      .join('')}</numFmts><cellXfs>${Object.values(CODES)
      .map(([id]) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}">${shared.join('')}</sst>`,
    ...Object.fromEntries(sheetParts.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...further,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function sheetXml(rows: SheetGiven['rows'], shared: string[]): string {
  const written = rows.map((cells, index) =>
    cells === undefined
      ? ''
      : `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${index + 1}`, shared)).join('')}</row>`,
  );
  return `<worksheet xmlns="${NAMESPACE}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, at: string, shared: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    shared.push(`<si><t xml:space="preserve">${escaped(cell)}</t></si>`);
    return `<c r="${at}" t="s"><v>${shared.length - 1}</v></c>`;
  }
  if ('inline' in cell) return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`;
  if ('runs' in cell) {
    const runs = cell.runs.map(run => `<r><t xml:space="preserve">${escaped(run)}</t></r>`).join('');
    shared.push(`<si>${runs}<rPh sb="0" eb="1"><t>spoken</t></rPh></si>`);
    return `<c r="${at}" t="s"><v>${shared.length - 1}</v></c>`;
  }
  if ('truth' in cell) return `<c r="${at}" t="b"><v>${cell.truth ? 1 : 0}</v></c>`;
  if ('error' in cell) return `<c r="${at}" t="e"><f>1/0</f><v>${cell.error}</v></c>`;
  const style = ` s="${Object.keys(CODES).indexOf(cell.as ?? 'general')}"`;
  if ('number' in cell) return `<c r="${at}"${style}><v>${cell.number}</v></c>`;
  const { formula, result } = cell;
  const value = result === undefined ? '' : `<v>${escaped(String(result))}</v>`;
  return `<c r="${at}"${style}${typeof result === 'string' ? ' t="str"' : ''}><f>${escaped(formula)}</f>${value}</c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function lettersOf(column: number): string {
  return String.fromCharCode(65 + column);
}

/** The number of a day, as spreadsheets count from 1900. */
export function serialOf(day: string): number {
  return (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;
}
