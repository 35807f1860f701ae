/** The tables of a report as comma-separated values. They are those of the page, made from the same view. */
import { InvalidRequestError, safely } from '../../base/invalidRequest.js';
import { csv } from '../../words/csvText.js';
import { MINUS } from '../../words/moneyText.js';
import type { Report } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { withoutIsolation } from '../text/directions.js';
import { slugOf } from '../text/names.js';
import type { Block, Column, Row, Table, Words } from '../view/block.js';
import { localeOf, sectionsOf, viewOf } from '../view/viewOf.js';
import { plainFormatOf } from './plainFormat.js';

/** Settings of `renderCsv`. */
export interface CsvTableOptions {
  /** The table to write, one of those that `csvTables` names, such as `standard-financial-statement`. */
  readonly table: string;
}

/**
 * The names of the tables of a report, for `renderCsv`: the titles of its tables in small letters.
 *
 * @param report What `reportOf` made.
 * @returns The names in the order of the report. It depends on the report which there are.
 * @throws InvalidRequestError if `report` is no report.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { csvTables, reportOf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * console.log(csvTables(report)[0]); // accounts-of-this-report
 * ```
 */
export function csvTables(report: Report): readonly string[] {
  return [...tablesOf(readReport(report)).keys()];
}

/**
 * Writes one table of a report as CSV by RFC 4180. Amounts are plain numbers, shares are fractions of 1, dates are `2026-02-28`, and what
 * is not known is empty. Text that a spreadsheet would take for a formula gets an apostrophe in front.
 *
 * @param report What `reportOf` made.
 * @param options The table.
 * @returns The header and the rows, each with CR LF at its end.
 * @throws InvalidRequestError if `report` is no report, or it has no table of that name. The message lists the names.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { renderCsv, reportOf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * console.log(renderCsv(report, { table: 'accounts-of-this-report' }).split('\r\n')[1]); // current-1,0,
 * ```
 */
export function renderCsv(report: Report, options: CsvTableOptions): string {
  const tables = tablesOf(readReport(report));
  const wanted: unknown = options?.table;
  const table = typeof wanted === 'string' ? tables.get(slugOf(wanted)) : undefined;
  if (table !== undefined) return written(table);
  const message = `options.table: expected ${[...tables.keys()].join(', ')}`;
  throw new InvalidRequestError([{ path: ['options', 'table'], code: 'invalid_value', message }]);
}

/**
 * `renderCsv`, but it returns `{ success, data | error }` instead of throwing.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { reportOf, safeRenderCsv } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * console.log(safeRenderCsv(report, { table: 'weather' }).success); // false
 * ```
 */
export const safeRenderCsv = /* @__PURE__ */ safely(renderCsv);

function tablesOf(report: Report): ReadonlyMap<string, Table> {
  const format = plainFormatOf(localeOf(report, undefined), report.currencyCode);
  const { sections } = viewOf(report, format, sectionsOf(report, {}));
  const tables = new Map<string, Table>();
  for (const table of sections.flatMap(({ blocks }) => tablesIn(blocks))) {
    const name = slugOf(table.caption);
    let free = name;
    for (let count = 2; tables.has(free); count += 1) free = `${name}-${count}`;
    tables.set(free, table);
  }
  return tables;
}

function tablesIn(blocks: readonly Block[]): readonly Table[] {
  return blocks.flatMap(block => {
    if (block.kind === 'details') return tablesIn(block.blocks);
    return block.kind === 'table' ? [block] : [];
  });
}

// A row of a table as cells.

interface Value {
  readonly main: string | number | null;
  /** Of a range of amounts. */
  readonly to: number | null;
  /** The second line of a cell, or what stands behind a day. */
  readonly note: string | null;
}

interface Line {
  readonly group: string;
  readonly values: readonly Value[];
  readonly counts: boolean;
}

function written({ columns, groups }: Table): string {
  const lines = groups.flatMap(({ title, rows }): readonly Line[] => {
    const group = wordsText(title?.words);
    const inGroup = ({ cells, isUncounted }: Row): Line => ({
      group,
      values: columns.map((column, index) => cellValue(cells[index], column)),
      counts: isUncounted !== true,
    });
    const total: readonly Row[] = title?.figures === undefined ? [] : [{ cells: [null, ...title.figures] }];
    return [...total, ...rows].map(inGroup);
  });
  const has = (index: number, part: 'to' | 'note') =>
    lines.some(({ values }) => values[index]?.[part] != null);
  return csv(lines, [
    ...(lines.some(({ group }) => group !== '')
      ? [{ title: 'Group', value: ({ group }: Line) => group }]
      : []),
    ...columns.flatMap(({ head }, index) => {
      const title = wordsText(head);
      const part = (name: keyof Value) => (line: Line) => line.values[index]?.[name] ?? null;
      return [
        { title: has(index, 'to') ? `${title}, from` : title, value: part('main') },
        ...(has(index, 'to')
          ? [{ title: `${title}, to`, value: (line: Line) => part('to')(line) ?? part('main')(line) }]
          : []),
        ...(has(index, 'note') ? [{ title: `${title}, note`, value: part('note') }] : []),
      ];
    }),
    ...(lines.some(({ counts }) => !counts)
      ? [{ title: 'Counted', value: ({ counts }: Line) => (counts ? 'yes' : 'no') }]
      : []),
  ]);
}

const DAY_WITH_MORE = /^(\d{4}-\d{2}-\d{2}) \((.+)\)$/;

function cellValue(words: Words, { kind }: Column): Value {
  const [text, note] = [wordsText(words), smallText(words)];
  const plain: Value = { main: text === '' ? null : text, to: null, note: note === '' ? null : note };
  if (kind === 'date') {
    const [, day, more] = DAY_WITH_MORE.exec(text) ?? [];
    return day === undefined ? plain : { ...plain, main: day, note: more ?? null };
  }
  if (kind !== 'number' || text === '') return plain;
  const [from, to = from] = text.split(' to ').map(numberIn);
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return plain;
  return { ...plain, main: from, to: text.includes(' to ') ? to : null };
}

/** `1,234.5` is a number for people. NaN for text. */
function numberIn(text: string): number {
  return Number(text.replaceAll(',', '').replace(MINUS, '-'));
}

/** Without the second line, and without reasons for what is missing. */
function wordsText(words: Words): string {
  if (words === null || words === undefined || words === false) return '';
  if (typeof words !== 'object') return withoutIsolation(String(words));
  if ('length' in words) return words.map(wordsText).join('');
  if (words.kind === 'missing' || words.kind === 'small') return '';
  return words.kind === 'foreign' ? words.text : wordsText(words.words);
}

function smallText(words: Words): string {
  if (typeof words !== 'object' || words === null) return '';
  if ('length' in words) return words.map(smallText).join('');
  return words.kind === 'small' ? wordsText(words.words) : '';
}
