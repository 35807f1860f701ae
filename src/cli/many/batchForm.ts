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
  let end = 0;
  const lines = batch.map(({ number, bytes, isTooLong }) => {
    end += bytes.length;
    return [number, end, isTooLong] as const;
  });
  // Of its own, since what is handed over is gone here.
  return { bytes: blockOf(batch.map(({ bytes }) => bytes)), lines };
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
    bytes: blockOf(answers.map(({ text }) => Buffer.from(`${text}\n`))),
    count: answers.length,
    errors: errors.length,
    firstError: errors[0]?.number ?? null,
  };
}

/** Not Buffer.concat, whose bytes can be a piece of a block that others use. */
function blockOf(parts: readonly Uint8Array[]): Uint8Array {
  const block = new Uint8Array(new ArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0)));
  let at = 0;
  for (const part of parts) {
    block.set(part, at);
    at += part.length;
  }
  return block;
}
