/** Writes the report as a page or a PDF, to a file. */
import { closeSync, constants, openSync, readSync, type Stats } from 'node:fs';
import {
  type AnalyseAccountsResult,
  type AnalyseResult,
  InvalidRequestError,
  type TimeZone,
} from '../index.js';
import type { CurrencyCode } from '../model/transaction.js';
import { GENERATOR } from '../report/html/generator.js';
import {
  csvTables,
  type Report,
  type ReportSection,
  renderHtml,
  renderPdf,
  renderStatementPdf,
  reportOf,
  safeRenderCsv,
} from '../report.js';
import { Complaint, EXIT } from './complaint.js';
import { quoted } from './displayWidth.js';
import { type FlagValues, isPdfName, namesIn } from './flagValues.js';
import { toGet } from './optionalPackage.js';
import { nameOf } from './readBytes.js';
import { didYouMean } from './suggest.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';
import type { Screen } from './terminalPage.js';
import { standingAt, writeWholeFile } from './wholeFile.js';

/** Throws {@link Complaint} if the flags contradict each other, before anything is read. */
export function refuseReportFlags({ output, sections, statement, full, csv }: FlagValues): void {
  const isCsv = output !== undefined && isCsvName(output);
  if (csv === undefined && isCsv)
    throw new Complaint('a CSV file holds one table: name it, such as --csv standard-financial-statement');
  if (csv !== undefined && output !== undefined && !isCsv)
    throw new Complaint('--csv writes CSV: name its file, such as -o table.csv');
  const other =
    csv === undefined
      ? undefined
      : Object.entries({ sections, statement, full }).find(([, value]) => value !== undefined);
  if (other !== undefined) throw new Complaint(`--csv is one table: leave out --${other[0]}`);
  if (full === true && (!isPdfName(output) || statement === true))
    throw new Complaint('--full is for a report as a PDF: name its file, such as -o report.pdf');
  if (statement !== true) return;
  if (!isPdfName(output))
    throw new Complaint('--statement is a PDF: name its file, such as -o statement.pdf');
  if (sections !== undefined) throw new Complaint('--statement has no sections: leave out --sections');
}

/** Makes a PDF if the named file ends so, and otherwise a page. `currency`: of all accounts. Throws {@link Complaint} if a PDF cannot be made. */
export async function reportDocument(
  result: AnalyseResult | AnalyseAccountsResult,
  flags: FlagValues,
  currency?: string,
): Promise<string | Uint8Array> {
  const holder = flags.holder === undefined ? undefined : String(flags.holder);
  // The library has accepted it as an option of its own.
  const timeZone = flags['time-zone'] as TimeZone | undefined;
  const currencyCode = currency as CurrencyCode | undefined;
  const report = reportOf(result, { holder, timeZone, ...(currencyCode && { currencyCode }) });
  if (flags.csv !== undefined) return tableOf(report, String(flags.csv));
  // Each name was checked with the command line.
  const sections = flags.sections === undefined ? [] : (namesIn(String(flags.sections)) as ReportSection[]);
  if (flags.statement === true) return pdfOf(renderStatementPdf(report));
  return isPdfName(flags.output)
    ? pdfOf(renderPdf(report, { sections, full: flags.full === true }))
    : renderHtml(report, { sections });
}

function isCsvName(file: unknown): boolean {
  return /\.csv$/i.test(String(file));
}

/** Throws {@link Complaint} with the names that there are. */
function tableOf(report: Report, table: string): string {
  const made = safeRenderCsv(report, { table });
  if (made.success) return made.data;
  const tables = csvTables(report);
  throw new Complaint(
    `this report has no table ${quoted(table)}${didYouMean(table, tables) || '.'} It has these:`,
    EXIT.badInput,
    tables,
  );
}

/** The library says what to install. This adds what to type for the command. */
async function pdfOf(made: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await made;
  } catch (error) {
    const isMissing =
      error instanceof InvalidRequestError && error.issues.some(({ code }) => code === 'pdfmake_not_loaded');
    if (!isMissing) throw error;
    throw new Complaint(
      `a PDF needs the package pdfmake, which could not be loaded: ${toGet('pdfmake@0.3', 'report')}`,
    );
  }
}

/** Where a report goes. */
export interface ReportFile {
  readonly file: string;
  /** What stood there when the command began, and may be replaced. */
  readonly before: Stats | undefined;
}

/**
 * The file for a report. Nobody reads a page in a terminal, so there it goes beside the first of the files read. Undefined: standard
 * output. Throws {@link Complaint} where that file would replace something else than a report.
 */
export function reportFile(
  [first = '-']: readonly string[],
  flags: FlagValues,
  screen: Screen,
): ReportFile | undefined {
  // A table is as good to read in a terminal.
  if (flags.output === undefined && (screen.isTerminal !== true || flags.csv !== undefined)) return undefined;
  const file =
    flags.output === undefined
      ? first === '-'
        ? 'report.html'
        : `${first}.report.html`
      : String(flags.output);
  let before: Stats | undefined;
  try {
    before = standingAt(file);
  } catch (error) {
    throw unwritable(file, error);
  }
  if (before?.isDirectory() === true) throw new Complaint(`cannot write ${nameOf(file)}: it is a directory`);
  if (before !== undefined && flags.force !== true && !isReport(file, before))
    throw new Complaint(
      `${nameOf(file)} is ${before.isSymbolicLink() ? 'a symbolic link' : 'there already and is no report of this program'}: -o names another file, and --force replaces this one`,
    );
  return { file, before };
}

/** How a PDF says who made it, and that no clock was read. */
const PDF_MARKS = ['%PDF-', '(open-banking-insights)', '(D:19700101000000Z)'];
/** Enough for the head of a page up to its title. */
const HEAD_BYTES = 2048;
/** More than any report has. */
const MOST_PDF_BYTES = 100_000_000;

/** False for what cannot be read: that is none of ours. */
function isReport(file: string, standing: Stats): boolean {
  if (!standing.isFile()) return false;
  try {
    const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const bytes = Buffer.alloc(isPdfName(file) ? Math.min(standing.size, MOST_PDF_BYTES) : HEAD_BYTES);
      const text = bytes.toString('latin1', 0, readSync(descriptor, bytes));
      return isPdfName(file) ? PDF_MARKS.every(mark => text.includes(mark)) : text.includes(GENERATOR);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

/** Returns what to print instead. Throws {@link Complaint}. */
export function writtenTo({ file, before }: ReportFile, text: string | Uint8Array): string {
  let isWritten: boolean;
  try {
    isWritten = writeWholeFile(file, text, before);
  } catch (error) {
    throw unwritable(file, error);
  }
  if (!isWritten)
    throw new Complaint(`${nameOf(file)} was changed by another program meanwhile, and was left as it is`);
  return `Wrote ${nameOf(file)}.\n`;
}

function unwritable(file: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  return new Complaint(
    `cannot write ${nameOf(file)}: ${error.code === 'ENOENT' ? 'there is no such directory' : inWords(error)}`,
    isBadName(error) ? EXIT.badInput : EXIT.outside,
  );
}
