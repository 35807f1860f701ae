/** Writes the report as a page or a PDF, to a file. */
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import {
  type AnalyseAccountsResult,
  type AnalyseResult,
  InvalidRequestError,
  type TimeZone,
} from '../index.js';
import { GENERATOR } from '../report/html/generator.js';
import { type ReportSection, renderHtml, renderPdf, renderStatementPdf, reportOf } from '../report.js';
import { Complaint, EXIT } from './complaint.js';
import { type FlagValues, isPdfName, namesIn } from './flagValues.js';
import { toGet } from './optionalPackage.js';
import { nameOf } from './readBytes.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';
import type { Screen } from './terminalPage.js';

/** Throws {@link Complaint} if the flags contradict each other, before anything is read. */
export function refuseReportFlags({ output, sections, statement }: FlagValues): void {
  if (statement !== true) return;
  if (!isPdfName(output))
    throw new Complaint('--statement is a PDF: name its file, such as -o statement.pdf');
  if (sections !== undefined) throw new Complaint('--statement has no sections: leave out --sections');
}

/** Makes a PDF if the named file ends so, and otherwise a page. Throws {@link Complaint} if a PDF cannot be made. */
export async function reportDocument(
  result: AnalyseResult | AnalyseAccountsResult,
  flags: FlagValues,
): Promise<string | Uint8Array> {
  const holder = flags.holder === undefined ? undefined : String(flags.holder);
  // The library has accepted it as an option of its own.
  const timeZone = flags['time-zone'] as TimeZone | undefined;
  const report = reportOf(result, { holder, timeZone });
  // Each name was checked with the command line.
  const sections = flags.sections === undefined ? [] : (namesIn(String(flags.sections)) as ReportSection[]);
  if (flags.statement === true) return pdfOf(renderStatementPdf(report));
  return isPdfName(flags.output) ? pdfOf(renderPdf(report, { sections })) : renderHtml(report, { sections });
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

/**
 * The file for a report. Nobody reads a page in a terminal, so there it goes beside the first of the files read. Undefined: standard
 * output. Throws {@link Complaint} where that file would replace something else than a report.
 */
export function reportFile([first = '-']: readonly string[], flags: FlagValues, screen: Screen) {
  if (flags.output !== undefined) return String(flags.output);
  if (screen.isTerminal !== true) return undefined;
  const file = first === '-' ? 'report.html' : `${first}.report.html`;
  if (flags.force !== true && holdsSomethingElse(file))
    throw new Complaint(
      `${nameOf(file)} is there already and is no report of this program: -o names another file, and --force replaces this one`,
    );
  return file;
}

/** Enough for the head of a page up to its title. */
const HEAD_BYTES = 2048;

function holdsSomethingElse(file: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    // A file that is there and cannot be read is not ours. What is not there can be written.
    return !(isSystemError(error) && error.code === 'ENOENT');
  }
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return !head.toString('latin1', 0, readSync(descriptor, head)).includes(GENERATOR);
  } catch (error) {
    if (isSystemError(error)) return true;
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Returns what to print instead. An existing report is replaced. Throws {@link Complaint}. */
export function writtenTo(file: string, text: string | Uint8Array): string {
  try {
    writeFileSync(file, text);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Complaint(
      `cannot write ${nameOf(file)}: ${error.code === 'ENOENT' ? 'there is no such directory' : inWords(error)}`,
      isBadName(error) ? EXIT.badInput : EXIT.outside,
    );
  }
  return `Wrote ${nameOf(file)}.\n`;
}
