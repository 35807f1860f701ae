/** The report as a page or a PDF, and the file that it goes to. */
import { writeFileSync } from 'node:fs';
import type { AnalyseAccountsResult, AnalyseResult } from '../index.js';
import { type ReportSection, renderHtml, renderPdf, renderStatementPdf, reportOf } from '../report.js';
import { Complaint, EXIT } from './complaint.js';
import { type FlagValues, isPdfName, namesIn } from './flagValues.js';
import { nameOf } from './readBytes.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';

/** Throws {@link Complaint} where the flags do not go together, before anything is read. */
export function refuseReportFlags({ output, sections, statement }: FlagValues): void {
  if (statement !== true) return;
  if (!isPdfName(output))
    throw new Complaint('--statement is a PDF: name its file, such as -o statement.pdf');
  if (sections !== undefined) throw new Complaint('--statement has no sections: leave out --sections');
}

/** A PDF by the ending of the file that is named, otherwise a page. */
export async function reportDocument(
  result: AnalyseResult | AnalyseAccountsResult,
  flags: FlagValues,
): Promise<string | Uint8Array> {
  const holder = flags.holder === undefined ? undefined : String(flags.holder);
  const report = reportOf(result, { holder });
  // Each name was checked with the command line.
  const sections = flags.sections === undefined ? [] : (namesIn(String(flags.sections)) as ReportSection[]);
  if (flags.statement === true) return renderStatementPdf(report);
  return isPdfName(flags.output) ? renderPdf(report, { sections }) : renderHtml(report, { sections });
}

/** What to print instead. A report that is there already is written anew. Throws {@link Complaint}. */
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
