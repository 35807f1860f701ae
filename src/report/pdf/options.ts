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
  /** The sections to show. Default: all of them. None chosen means all too. */
  readonly sections?: readonly ReportSection[] | undefined;
}

/** Settings of `renderStatementPdf`. */
export interface StatementPdfOptions extends PdfPageOptions {
  /** The account to show. Default: all accounts of the report, one after the other. */
  readonly accountId?: string | undefined;
}
