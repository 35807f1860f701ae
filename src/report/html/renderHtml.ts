/** A report as one HTML document that needs nothing else: no script, no picture, no font from elsewhere. */
import { InvalidRequestError, safely } from '../../base/invalidRequest.js';
import { REPORT_SECTIONS, type RenderOptions, type ReportSection } from '../model/options.js';
import type { Report } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { CHARTS } from '../styles/charts.js';
import { COLOURS } from '../styles/colours.js';
import { PAGE } from '../styles/page.js';
import { PRINT } from '../styles/print.js';
import { isolated } from '../text/directions.js';
import { type Format, formatOf } from '../text/format.js';
import { SECTIONS } from '../text/names.js';
import { monthsPart, risksPart, statementPart } from './affordability.js';
import { incomePart } from './income.js';
import { creditProfileSection, significantSection, statementSection } from './lists.js';
import { foreign, html, type Markup, textOfMarkup, trusted } from './markup.js';
import { overviewSection } from './overview.js';
import { summarySection } from './summary.js';

/** The section in which each part stands that the summary links to. */
const HOMES: Readonly<Record<string, ReportSection>> = {
  income: 'Income and Affordability',
  months: 'Income and Affordability',
  risks: 'Income and Affordability',
  evidence: 'User Summary',
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Writes a report as one HTML document. It needs no script and loads nothing, reads on a phone and on a screen, and prints on A4 and
 * Letter. The same report and options give the same bytes everywhere.
 *
 * @param report What `reportOf` made.
 * @param options The sections to show, and how dates and numbers are written.
 * @throws InvalidRequestError if `report` is no report, or `options` name a section, a locale or a theme that is not known.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { renderHtml, reportOf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * const page = renderHtml(report, { sections: ['User Summary', 'Statement'], locale: 'en-GB' });
 * console.log(page.includes('<script')); // false
 * ```
 */
export function renderHtml(report: Report, options: RenderOptions = {}): string {
  return rendered(readReport(report), options ?? {});
}

function rendered(report: Report, options: RenderOptions): string {
  const locale =
    oneOf(options.locale, ['en-GB', 'en-US'], 'locale') ??
    (report.currencyCode === 'USD' ? 'en-US' : 'en-GB');
  const theme = oneOf(options.theme, ['auto', 'light', 'dark'], 'theme') ?? 'auto';
  const chosen = (options.sections ?? []).map(section => oneOf(section, REPORT_SECTIONS, 'sections'));
  const format = formatOf(locale, report.currencyCode);
  const sections = REPORT_SECTIONS.filter(
    section =>
      (chosen.length === 0 || chosen.includes(section)) &&
      (section !== 'Credit Profile' || report.creditProfile !== null),
  );
  return `${textOfMarkup(html`<!doctype html>
<html lang="${locale}"${theme === 'auto' ? null : html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex"><title>${title(report)}</title>
<style>${trusted(COLOURS + PAGE + CHARTS + PRINT)}</style></head>
<body><a class="skip" href="#content">Skip to the report</a>
<header><h1>Bank account report${report.holder !== null && html`: ${foreign(report.holder)}`}</h1>
<p class="facts">${factsOf(report, format)}</p></header>
<nav class="sections" aria-label="Sections"><ul>${sections.map(section => html`<li><a href="#${SECTIONS[section].id}">${SECTIONS[section].title}</a></li>`)}</ul></nav>
<main id="content" tabindex="-1">${sections.map(
    section =>
      html`<section id="${SECTIONS[section].id}" aria-labelledby="${SECTIONS[section].id}-title"><h2 id="${SECTIONS[section].id}-title">${SECTIONS[section].title}</h2>
${contentOf(section, report, format, sections)}</section>
`,
  )}</main>
<footer><p>Made from bank transactions by rules that anybody can check. Estimates are not promises, and this report is no decision.</p><p>Engine ${report.engineVersion}, taxonomy ${report.taxonomyVersion}.</p></footer>
</body></html>`)}\n`;
}

/**
 * `renderHtml`, but it returns `{ success, data | error }` instead of throwing.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { reportOf, safeRenderHtml } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * const page = safeRenderHtml(report, { theme: 'light' });
 * console.log(page.success); // true
 * ```
 */
export const safeRenderHtml = /* @__PURE__ */ safely(renderHtml);

function contentOf(
  section: ReportSection,
  report: Report,
  format: Format,
  sections: readonly ReportSection[],
): Markup | null {
  const linkTo = (id: string) => (sections.includes(HOMES[id] as ReportSection) ? `#${id}` : null);
  switch (section) {
    case 'User Summary':
      return summarySection(report, format, linkTo);
    case 'Credit Profile':
      return report.creditProfile === null ? null : creditProfileSection(report.creditProfile, format);
    case 'Income and Affordability':
      return html`${incomePart(report, format)}${monthsPart(report, format)}${statementPart(report, format)}${risksPart(report, format)}`;
    case 'Account Overview':
      return overviewSection(report, format);
    case 'Significant Transactions':
      return significantSection(report, format);
    case 'Statement':
      return statementSection(report, format);
  }
}

function title({ holder, asOf }: Report): string {
  return ['Bank account report', holder === null ? null : isolated(holder), asOf]
    .filter(each => each !== null)
    .join(' · ');
}

function factsOf({ from, asOf, accounts }: Report, format: Format): string {
  const count = accounts.length === 1 ? 'One account' : `${accounts.length} accounts`;
  if (asOf === null) return `${count}, without a booked transaction.`;
  return `${count}${from === null ? '' : `, ${format.date(from)} to ${format.date(asOf)}`}. It stands on ${format.date(asOf)}.`;
}

function oneOf<Name extends string>(
  value: Name | undefined,
  known: readonly Name[],
  option: string,
): Name | undefined {
  if (value === undefined || known.includes(value)) return value;
  const message = `options.${option}: expected ${known.join(', ')}`;
  throw new InvalidRequestError([{ path: ['options', option], code: 'invalid_value', message }]);
}
