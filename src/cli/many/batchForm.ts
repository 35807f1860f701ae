/** A batch as it goes to a worker, and what comes back: one block of bytes each way, which is handed over and not copied. */
import type { Answer } from './answerLine.js';
import type { InputLine } from './lines.js';

export interface PackedBatch {
  readonly bytes: Uint8Array;
  /** Of each line: its number, where its bytes end, and whether it is too long. */
  readonly lines: readonly (readonly [number: number, end: number, isTooLong: boolean])[];
}

export interface PackedAnswers {
  /** Whole lines. */
  readonly bytes: Uint8Array;
  readonly count: number;
  readonly errors: number;
  /** The number of the first line that is an error. */
  readonly firstError: number | null;
}

export function packedBatch(batch: readonly InputLine[]): PackedBatch {
  const length = batch.reduce((sum, { bytes }) => sum + bytes.length, 0);
  // Of its own, since what is handed over is gone here, and a pool of Node's holds other bytes too.
  const all = new Uint8Array(new ArrayBuffer(length));
  let end = 0;
  const lines = batch.map(({ number, bytes, isTooLong }) => {
    all.set(bytes, end);
    end += bytes.length;
    return [number, end, isTooLong] as const;
  });
  return { bytes: all, lines };
}

export function unpackedBatch({ bytes, lines }: PackedBatch): InputLine[] {
  let start = 0;
  return lines.map(([number, end, isTooLong]) => {
    const line = { number, bytes: bytes.subarray(start, end), isTooLong };
    start = end;
    return line;
  });
}

export interface NumberedAnswer extends Answer {
  readonly number: number;
}

export function packedAnswers(answers: readonly NumberedAnswer[]): PackedAnswers {
  const errors = answers.filter(({ isError }) => isError);
  return {
    // Each by itself: together they can be longer than a text can be.
    bytes: Buffer.concat(answers.map(({ text }) => Buffer.from(`${text}\n`))),
    count: answers.length,
    errors: errors.length,
    firstError: errors[0]?.number ?? null,
  };
}
