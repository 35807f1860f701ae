/** Writes a report as a PDF. It has the same content as the page, since it is made from the same markup. */
import { html, textOfMarkup } from '../html/markup.js';
import { contentOf, factsOf, sectionsOf, titleOf } from '../html/sections.js';
import type { ReportSection } from '../model/options.js';
import type { Report, ReportTransaction } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { capital, counted, type Format } from '../text/format.js';
import { SECTIONS } from '../text/names.js';
import { type Drawing, documentOf, type Setting, settingOf } from './document.js';
import { safelyLater } from './later.js';
import { type Column, drawRows, type Row } from './ledger.js';
import type { Node } from './node.js';
import { nodesOf } from './nodes.js';
import type { PdfOptions } from './options.js';
import { COLOUR, SIZE } from './styles.js';

// The section with every transaction of the report, the newest first.

/** The content above the rows, which pdfmake lays out. */
function statementIntroduction({ report: { transactions } }: Setting): Node[] {
  const uncounted = transactions.filter(({ isCounted }) => !isCounted).length;
  const grey =
    uncounted === 0
      ? ''
      : ` ${capital(counted(uncounted, 'transaction'))} in grey ${uncounted === 1 ? 'counts' : 'count'} in no figure, such as pending payments and repeats.`;
  const text = `${capital(counted(transactions.length, 'transaction'))}, the newest first. Each has the text of the bank, and beneath it what it was read as.${grey}`;
  return [{ text, fontSize: SIZE.text, margin: [0, 0, 0, 4] }];
}

function drawStatement({ document, painter, top }: Drawing, { report, format, size }: Setting): void {
  const names = new Map(report.accounts.map(({ accountId, name }) => [accountId, name]));
  const hasMany = report.accounts.length > 1;
  const money = (head: string) => (format.sign === '' ? head : `${head} (${format.sign})`);
  const columns: readonly Column[] = [
    { head: 'Date', width: 38 },
    { head: 'Transaction' },
    ...(hasMany ? [{ head: 'Account', width: 96 }] : []),
    { head: money('Amount'), width: 66, isNumber: true },
    { head: money('Balance'), width: 66, isNumber: true },
  ];
  // The bookmark of the section, which pdfmake made last.
  const bookmark = document.outline.children.at(-1);
  const rows = function* (): Iterable<Row> {
    let month = '';
    for (const each of report.transactions) {
      const own = format.month(each.date);
      if (own !== month) {
        month = own;
        yield {
          cells: [own, ...columns.slice(1).map(() => '')],
          isTitle: true,
          drawn: () => bookmark?.addItem(own),
        };
      }
      yield rowOf(each, format, hasMany ? [names.get(each.accountId) ?? each.accountId] : []);
    }
  };
  drawRows(painter, size, top, columns, rows());
}

function rowOf(each: ReportTransaction, format: Format, account: readonly string[]): Row {
  return {
    cells: [
      format.day(each.date),
      each.description,
      ...account,
      format.amount(each.amount),
      each.balance === null ? '' : format.amount(each.balance),
    ],
    small: readAs(each, format),
    isSoft: !each.isCounted,
  };
}

function readAs({ merchant, category }: ReportTransaction, format: Format): string {
  return [...(merchant === null ? [] : [merchant]), format.category(category)].join(' · ');
}

/**
 * Writes a report as a PDF: the sections of the page, with text that can be selected, bookmarks and page numbers. The same report and
 * options give the same bytes everywhere. It needs the package `pdfmake` 0.3, which is loaded at the first call.
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
  const sections = sectionsOf(given, options);
  const setting = await settingOf(given, options);
  const { report, format } = setting;
  const hasStatement = sections.includes('Statement');
  const others = sections.filter(section => section !== 'Statement');
  const content = [
    ...head(setting),
    ...others.flatMap(section =>
      nodesOf(sectionHeading(section), textOfMarkup(contentOf(section, report, format, sections) ?? html``), {
        ...setting,
        section: SECTIONS[section].id,
      }),
    ),
    ...closing(report),
    ...(hasStatement
      ? [{ ...sectionHeading('Statement', others.length > 0) }, ...statementIntroduction(setting)]
      : []),
  ];
  return documentOf(setting, titleOf(report), content, drawing => {
    if (hasStatement) drawStatement(drawing, setting);
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

function head({ report, format }: Setting): Node[] {
  const name = report.holder === null ? '' : `: ${report.holder}`;
  return [
    { text: `Bank account report${name}`, fontSize: SIZE.title, bold: true, margin: [0, 0, 0, 4] },
    { text: factsOf(report, format), fontSize: SIZE.table, color: COLOUR.muted },
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
function closing({ engineVersion, taxonomyVersion }: Report): Node[] {
  return [
    {
      text: `Made from bank transactions by rules that anybody can check. Estimates are not promises, and this report is no decision. Engine ${engineVersion}, taxonomy ${taxonomyVersion}.`,
      fontSize: SIZE.note,
      color: COLOUR.muted,
      margin: [0, 16, 0, 0],
    },
  ];
}
