/** A report as one HTML document that needs nothing else: no script, no picture, no font from elsewhere. */
import { safely } from '../../base/invalidRequest.js';
import type { RenderOptions } from '../model/options.js';
import type { Report } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { CHARTS } from '../styles/charts.js';
import { COLOURS } from '../styles/colours.js';
import { PAGE } from '../styles/page.js';
import { PRINT } from '../styles/print.js';
import { formatOf } from '../text/format.js';
import { SECTIONS } from '../text/names.js';
import { localeOf, oneOf, sectionsOf, viewOf } from '../view/viewOf.js';
import { blocksHtml, wordsHtml } from './blocks.js';
import { GENERATOR } from './generator.js';
import { html, textOfMarkup, trusted } from './markup.js';

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
  const locale = localeOf(report, options.locale);
  const theme = oneOf(options.theme, ['auto', 'light', 'dark'], 'theme') ?? 'auto';
  const format = formatOf(locale, report.currencyCode);
  const { title, heading, facts, sections, closing } = viewOf(report, format, sectionsOf(report, options));
  return `${textOfMarkup(html`<!doctype html>
<html lang="${locale}"${theme === 'auto' ? null : html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex">${trusted(GENERATOR)}<title>${title}</title>
<style>${trusted(COLOURS + PAGE + CHARTS + PRINT)}</style></head>
<body><a class="skip" href="#content">Skip to the report</a>
<header><h1>${wordsHtml(heading)}</h1>
<p class="facts">${wordsHtml(facts)}</p></header>
<nav class="sections" aria-label="Sections"><ul>${sections.map(({ section }) => html`<li><a href="#${SECTIONS[section].id}">${SECTIONS[section].title}</a></li>`)}</ul></nav>
<main id="content" tabindex="-1">${sections.map(
    ({ section, blocks }) =>
      html`<section id="${SECTIONS[section].id}" aria-labelledby="${SECTIONS[section].id}-title"><h2 id="${SECTIONS[section].id}-title"${section === 'User Summary' && html` class="aside"`}>${SECTIONS[section].title}</h2>
${blocksHtml(blocks, format)}</section>
`,
  )}</main>
<footer>${closing.map(text => html`<p>${text}</p>`)}</footer>
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
