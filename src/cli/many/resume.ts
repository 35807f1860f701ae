/** Finds how far an output was written before it was stopped. */

export interface ResumePoint {
  /** How many whole lines there are, of those that count. */
  readonly lines: number;
  /** Where they end, in bytes. The rest is half a line. */
  readonly offset: number;
  /** The last whole line; null where there is none. */
  readonly last: string | null;
  /** The first whole line that this command did not write. Null if there is none. */
  readonly strange: number | null;
}

const LINE_FEED = 0x0a;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * At most `most` lines count. All are looked at, so that nothing is cut off that somebody else wrote. No line is parsed as JSON, so an output
 * of gigabytes is scanned as fast as it can be read.
 */
export async function resumePointOf(
  chunks: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<ResumePoint> {
  let seen = 0;
  let lines = 0;
  let offset = 0;
  let read = 0;
  let last: Uint8Array[] = [];
  let current: Uint8Array[] = [];
  let strange: number | null = null;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      current.push(chunk.subarray(from, end));
      from = end + 1;
      seen++;
      if (!isLineOfOurs(current)) strange ??= seen;
      if (seen <= most) {
        lines = seen;
        offset = read + from;
        last = current;
      }
      current = [];
    }
    if (from < chunk.length) current.push(chunk.subarray(from));
    read += chunk.length;
  }
  // Half a line is cut off only if this command may have written it. Any other file stays as it is.
  if (current.length > 0 && !canBegin(current)) strange ??= seen + 1;
  return { lines, offset, last: lines === 0 ? null : Buffer.concat(last).toString('utf8'), strange };
}

function isLineOfOurs(parts: readonly Uint8Array[]): boolean {
  const filled = parts.filter(({ length }) => length > 0);
  return filled[0]?.[0] === OPENING && filled.at(-1)?.at(-1) === CLOSING;
}

/** After the power failed, the end of a file can be zeros. */
function canBegin(parts: readonly Uint8Array[]): boolean {
  const first = parts.find(({ length }) => length > 0)?.[0];
  return first === OPENING || first === 0;
}
