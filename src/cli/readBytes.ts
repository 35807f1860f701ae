/** Reads a whole file or standard input. */
import { constants } from 'node:buffer';
import { createReadStream, statSync } from 'node:fs';
import { Complaint, EXIT } from './complaint.js';
import { clipped } from './displayWidth.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';
import { escapedText } from './terminalText.js';

/** The longest text that the engine can hold, which is also the longest that can be parsed: 512 MB. */
const MOST_BYTES = constants.MAX_STRING_LENGTH;

const STANDARD_INPUT = '-';
const CHUNK_BYTES = 1 << 20;
const NAME_WIDTH = 200;

export function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : clipped(escapedText(file), NAME_WIDTH);
}

/**
 * Reads as a stream, which waits for slow input. A synchronous read fails with EAGAIN on a terminal or pipe that does not block. Throws
 * {@link Complaint}.
 */
export async function readBytes(file: string, most = MOST_BYTES): Promise<Buffer> {
  if (file === '') throw new Complaint('the name of the file is empty');
  let whole = Buffer.alloc(0);
  let length = 0;
  try {
    // Of a file the length is known, so that it is in memory once. Of pipes and devices it is 0.
    const size = file === STANDARD_INPUT ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    whole = Buffer.allocUnsafe(Math.min(size, most));
    const source =
      file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
    for await (const chunk of source) {
      length += chunk.length;
      if (length > most)
        throw new Complaint(
          `${nameOf(file)} is too large: at most ${Math.round(most / 1_048_576)} MB can be read`,
        );
      if (length > whole.length) whole = grown(whole, length);
      whole.set(chunk, length - chunk.length);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Complaint(
      `cannot read ${nameOf(file)}: ${inWords(error)}`,
      isBadName(error) ? EXIT.badInput : EXIT.outside,
    );
  }
  return whole.subarray(0, length);
}

/** Twice as long, or as long as needed. */
function grown(bytes: Buffer, needed: number): Buffer<ArrayBuffer> {
  const longer = Buffer.allocUnsafe(Math.max(needed, 2 * bytes.length));
  longer.set(bytes);
  return longer;
}
