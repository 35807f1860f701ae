/** The report as an HTML document, and the file that it goes to. */
import { writeFileSync } from 'node:fs';
import type { AnalyseAccountsResult, AnalyseResult } from '../index.js';
import { type ReportSection, renderHtml, reportOf } from '../report.js';
import { Complaint, EXIT } from './complaint.js';
import { type FlagValues, namesIn } from './flagValues.js';
import { nameOf } from './readBytes.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';

export function reportDocument(result: AnalyseResult | AnalyseAccountsResult, flags: FlagValues): string {
  // Each name was checked with the command line.
  const sections = flags.sections === undefined ? [] : (namesIn(String(flags.sections)) as ReportSection[]);
  return renderHtml(reportOf(result), { sections });
}

/** What to print instead. A report that is there already is written anew. Throws {@link Complaint}. */
export function writtenTo(file: string, text: string): string {
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
