/** Splits bytes into lines, whatever blocks they come in, and keeps no more of a line than is allowed. */

export interface InputLine {
  /** From 1, over all files. */
  readonly number: number;
  /** Without the end of the line. Of a line that is too long, its beginning. */
  readonly bytes: Uint8Array;
  readonly isTooLong: boolean;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Enough to find the account of a line that is too long. */
const KEPT_OF_LONG = 65_536;

/**
 * The lines of one file. A last line without a line end counts too, unless it is empty. `before` is the number of lines before this file.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
  before = 0,
): AsyncGenerator<InputLine> {
  let number = before;
  let parts: Uint8Array[] = [];
  let length = 0;
  let isLong = false;

  const take = (chunk: Uint8Array) => {
    length += chunk.length;
    if (isLong) return;
    parts.push(chunk);
    // One more, since a carriage return at the end does not count.
    isLong = length > mostBytes + 1;
    if (isLong) parts = [joined(parts).slice(0, KEPT_OF_LONG)];
  };
  const finish = (): InputLine => {
    number++;
    const bytes = isLong ? joined(parts) : withoutReturn(joined(parts));
    const isTooLong = isLong || bytes.length > mostBytes;
    parts = [];
    length = 0;
    isLong = false;
    return { number, bytes, isTooLong };
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
}

function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
}
