/** What the caller says about a document. */
import type { ReportLocale, ReportSection } from '../model/options.js';

/** A font of the caller's own: the bytes of TrueType or OpenType files. */
export interface PdfFont {
  /** For the text. */
  readonly regular: Uint8Array;
  /** For headings and sums. Default: `regular`. */
  readonly bold?: Uint8Array | undefined;
}

/** Settings that all documents share. */
export interface PdfPageOptions {
  /** How dates and numbers are written. Default: `en-US` for dollars, otherwise `en-GB`. */
  readonly locale?: ReportLocale | undefined;
  /** Default: `Letter` for `en-US`, otherwise `A4`. */
  readonly paper?: 'A4' | 'Letter' | undefined;
  /** Default: Roboto, as pdfmake brings it. */
  readonly font?: PdfFont | undefined;
}

/** Settings of `renderPdf`. */
export interface PdfOptions extends PdfPageOptions {
  /** The sections to show. Default: those of the short report, or all of them where `full` is true. None chosen means the same. */
  readonly sections?: readonly ReportSection[] | undefined;
  /**
   * True for the whole report, with every table and every transaction. Default: false, which gives the summary, income, affordability
   * and the signs of risk on about four pages. Sections that are chosen are always whole.
   */
  readonly full?: boolean | undefined;
}

/** Settings of `renderStatementPdf`. */
export interface StatementPdfOptions extends PdfPageOptions {
  /** The account to show. Default: all accounts of the report, one after the other. */
  readonly accountId?: string | undefined;
}
