/** Lines in the portions that workers take: small accounts together, so that handing over costs little; large ones alone. */
import type { InputLine } from './lines.js';

export interface BatchSize {
  readonly lines: number;
  readonly bytes: number;
}

/** A batch takes tens of milliseconds for accounts of a few rows, and one account of thousands of rows. */
const BATCH: BatchSize = { lines: 16, bytes: 131_072 };

export async function* batchesOf(
  lines: AsyncIterable<InputLine>,
  most: BatchSize = BATCH,
): AsyncGenerator<readonly InputLine[]> {
  let batch: InputLine[] = [];
  let bytes = 0;
  for await (const line of lines) {
    if (batch.length > 0 && bytes + line.bytes.length > most.bytes) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(line);
    bytes += line.bytes.length;
    if (batch.length >= most.lines || bytes >= most.bytes) {
      yield batch;
      batch = [];
      bytes = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
