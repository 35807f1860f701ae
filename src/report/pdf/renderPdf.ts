/** Writes a report as a PDF. It has the same content as the page, since it is made from the same view. */
import type { ReportSection } from '../model/options.js';
import type { Report } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { SECTIONS } from '../text/names.js';
import type { Block, Table, View, Column as ViewColumn, ViewSection } from '../view/block.js';
import { SHORT_SECTIONS, shortView } from '../view/shortView.js';
import { sectionsOf, viewOf } from '../view/viewOf.js';
import { type Drawing, documentOf, type Setting, settingOf } from './document.js';
import { safelyLater } from './later.js';
import { type Column, drawRows, type Row } from './ledger.js';
import type { Node } from './node.js';
import { nodesOf } from './nodes.js';
import type { PdfOptions } from './options.js';
import { COLOUR, SIZE } from './styles.js';
import { plainText, textRuns } from './textRuns.js';

// The section with every transaction of the report, the newest first. It is drawn last, as it has thousands of rows.

function isTable(block: Block): block is Table {
  return block.kind === 'table';
}

/** The content above the rows, which pdfmake lays out. */
function statementHead({ section, blocks }: ViewSection, hasMore: boolean, setting: Setting): Node[] {
  return [
    sectionHeading(section, hasMore),
    ...blocks.flatMap(block =>
      block.kind === 'paragraph'
        ? [{ text: textRuns(block.words, setting), fontSize: SIZE.text, margin: [0, 0, 0, 4] }]
        : [],
    ),
  ];
}

function drawStatement({ document, painter, top }: Drawing, { columns, groups }: Table, { size }: Setting) {
  // The bookmark of the section, which pdfmake made last.
  const bookmark = document.outline.children.at(-1);
  const rows = function* (): Iterable<Row> {
    for (const { title, rows } of groups) {
      const name = plainText(title?.words).text;
      yield {
        cells: [name, ...columns.slice(1).map(() => '')],
        isTitle: true,
        drawn: () => bookmark?.addItem(name),
      };
      for (const { cells, isUncounted = false } of rows) {
        const texts = cells.map(plainText);
        const small = texts.find(each => each.small !== undefined)?.small;
        yield {
          cells: texts.map(({ text }) => text),
          ...(small === undefined ? {} : { small }),
          isSoft: isUncounted,
        };
      }
    }
  };
  drawRows(painter, size, top, columns.map(columnOf), rows());
}

/** Points. Names take what is left. */
const WIDTHS = { date: 38, text: 96, number: 66, name: undefined };

function columnOf({ head, kind }: ViewColumn): Column {
  const width = WIDTHS[kind];
  return {
    head: plainText(head).text,
    ...(width === undefined ? {} : { width }),
    ...(kind === 'number' ? { isNumber: true } : {}),
  };
}

/**
 * Writes a report as a PDF, with text that can be selected, bookmarks and page numbers: about four pages, or with `full` all that the
 * page has. The same report and options give the same bytes everywhere. It needs the package `pdfmake` 0.3, which is loaded at the first call.
 *
 * Letters that the font does not have, and those that are written from right to left, are shown by their code points, such as
 * `[U+1F600]`.
 *
 * @param report What `reportOf` made.
 * @param options The sections to show, how dates and numbers are written, the paper, and a font.
 * @returns The bytes of the document. It rejects with an InvalidRequestError if `options` name something that is not known, or
 * pdfmake is not installed.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { renderPdf, reportOf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * renderPdf(report, { paper: 'A4' }).then(bytes => console.log(bytes.length > 1000)); // true
 * ```
 */
export async function renderPdf(report: Report, options: PdfOptions = {}): Promise<Uint8Array> {
  return rendered(readReport(report), options ?? {});
}

async function rendered(given: Report, options: PdfOptions): Promise<Uint8Array> {
  const isShort = options.full !== true && (options.sections ?? []).length === 0;
  const chosen = sectionsOf(given, isShort ? { sections: SHORT_SECTIONS } : options);
  const setting = await settingOf(given, options);
  const whole = viewOf(setting.report, setting.format, chosen);
  const view = isShort ? shortView(whole) : whole;
  const statement = view.sections.find(({ section }) => section === 'Statement');
  const others = view.sections.filter(({ section }) => section !== 'Statement');
  const content = [
    ...head(view),
    ...others.flatMap(({ section, blocks }) =>
      nodesOf(sectionHeading(section), blocks, { ...setting, section: SECTIONS[section].id }),
    ),
    ...closing(view),
    ...(statement === undefined ? [] : statementHead(statement, others.length > 0, setting)),
  ];
  return documentOf(setting, view.title, content, drawing => {
    for (const table of statement?.blocks.filter(isTable) ?? []) drawStatement(drawing, table, setting);
  });
}

/**
 * `renderPdf`, but its promise gives `{ success, data | error }` instead of rejecting.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { reportOf, safeRenderPdf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * safeRenderPdf(report, { paper: 'A5' as 'A4' }).then(made => console.log(made.success)); // false
 * ```
 */
export const safeRenderPdf = /* @__PURE__ */ safelyLater(renderPdf);

function head({ heading, facts }: View): Node[] {
  return [
    { text: plainText(heading).text, fontSize: SIZE.title, bold: true, margin: [0, 0, 0, 4] },
    { text: plainText(facts).text, fontSize: SIZE.table, color: COLOUR.muted },
  ];
}

function sectionHeading(section: ReportSection, isOnNewPage = false): Node {
  const { title, id } = SECTIONS[section];
  return {
    text: title,
    id,
    fontSize: SIZE.section,
    bold: true,
    margin: [0, isOnNewPage ? 0 : 20, 0, 4],
    outline: true,
    ...(isOnNewPage ? { pageBreak: 'before' } : {}),
  };
}

/** What the page says in its footer. */
function closing({ closing: texts }: View): Node[] {
  return [{ text: texts.join(' '), fontSize: SIZE.note, color: COLOUR.muted, margin: [0, 16, 0, 0] }];
}
