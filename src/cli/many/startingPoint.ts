/** Where to begin: at the start, or behind the whole lines that an earlier run left. Nothing is changed here. */
import { createReadStream, existsSync, realpathSync } from 'node:fs';
import { Complaint, EXIT } from '../complaint.js';
import { nameOf } from '../readBytes.js';
import { inWords, isBadName, isSystemError } from '../systemErrors.js';
import { type ResumePoint, resumePointOf } from './resume.js';

const CHUNK_BYTES = 1 << 20;
const NOTHING: ResumePoint = { lines: 0, offset: 0, last: null, strange: null };

/** Throws Complaint where the file is none that this command wrote. */
export async function startingPoint(output: string, inputs: readonly string[]): Promise<ResumePoint> {
  if (output === '' || output === '-')
    throw new Complaint('--resume needs the name of a file, to see how far it came');
  if (!existsSync(output)) return NOTHING;
  const same = inputs.find(file => existsSync(file) && realpathSync(file) === realpathSync(output));
  if (same !== undefined) throw new Complaint(`${nameOf(output)} is one of the files to read`);
  let point: ResumePoint;
  try {
    point = await resumePointOf(createReadStream(output, { highWaterMark: CHUNK_BYTES }));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Complaint(
      `cannot read ${nameOf(output)}: ${inWords(error)}`,
      isBadName(error) ? EXIT.badInput : EXIT.outside,
    );
  }
  if (point.strange !== null)
    throw new Complaint(
      `line ${point.strange} of ${nameOf(output)} is no result; nothing was changed. Give another file, or cut it off there`,
    );
  return point;
}
