/** A report as a PDF. It says what the page says, since it is made from the same markup. */
import { html, textOfMarkup } from '../html/markup.js';
import { contentOf, factsOf, sectionsOf, titleOf } from '../html/sections.js';
import type { ReportSection } from '../model/options.js';
import type { Report } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { SECTIONS } from '../text/names.js';
import { drawStatement, statementIntroduction } from './allTransactions.js';
import { documentOf, type Setting, settingOf } from './document.js';
import { safelyLater } from './later.js';
import type { Node } from './node.js';
import { nodesOf } from './nodes.js';
import type { PdfOptions } from './options.js';
import { COLOUR, SIZE } from './styles.js';

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
