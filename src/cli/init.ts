/** A sample request, to a new file or to standard output. */
import { writeFileSync } from 'node:fs';
import { Complaint, EXIT } from './complaint.js';
import { TYPED } from './program.js';
import { nameOf } from './readBytes.js';
import { type SampleCountry, sampleRequest } from './samples.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';

/** What to print. Throws {@link Complaint}. */
export function initialise(file: string | undefined, country: SampleCountry): string {
  const text = `${JSON.stringify(sampleRequest(country), null, 2)}\n`;
  if (file === undefined || file === '-') return text;
  writeNew(file, text);
  return `Wrote ${nameOf(file)}. Next: ${TYPED} analyse ${nameOf(file)} --pretty\n`;
}

/** What exists may be a year of somebody's transactions: it is never written over. */
function writeNew(file: string, text: string): void {
  if (file === '') throw new Complaint('the name of the file is empty');
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'EEXIST')
      throw new Complaint(`${nameOf(file)} exists already; give the name of a new file`);
    throw new Complaint(
      `cannot write ${nameOf(file)}: ${error.code === 'ENOENT' ? 'there is no such directory' : inWords(error)}`,
      isBadName(error) ? EXIT.badInput : EXIT.outside,
    );
  }
}
