/** Reports to look at, made from the results of `analyse`: open-banking-insights/report. */
export { InvalidRequestError, type RequestIssue, type SafeResult } from './base/invalidRequest.js';
export { type CsvTableOptions, csvTables, renderCsv, safeRenderCsv } from './report/csv/renderCsv.js';
export { renderHtml, safeRenderHtml } from './report/html/renderHtml.js';
export {
  type AccountName,
  type CreditProfile,
  type CreditProfileAccount,
  REPORT_SECTIONS,
  type RenderOptions,
  type ReportLocale,
  type ReportOptions,
  type ReportSection,
} from './report/model/options.js';
export type {
  AccountOverview,
  DayBalance,
  IndicatorPicture,
  OverdraftSpell,
  Report,
  ReportFigure,
  ReportFinding,
  ReportMonth,
  ReportStream,
  ReportSufficiency,
  ReportTransaction,
  SpendingCategory,
  StreamPayday,
} from './report/model/report.js';
export { reportOf, safeReportOf } from './report/model/reportOf.js';
export type { PdfFont, PdfOptions, PdfPageOptions, StatementPdfOptions } from './report/pdf/options.js';
export { renderPdf, safeRenderPdf } from './report/pdf/renderPdf.js';
export { renderStatementPdf, safeRenderStatementPdf } from './report/pdf/renderStatementPdf.js';
