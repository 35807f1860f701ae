/** The form of a batch and of its answers: one block of bytes each way, which is transferred and not copied. */
import type { Answer } from './answerLine.js';
import type { InputLine } from './lines.js';

export interface PackedBatch {
  readonly bytes: Uint8Array;
  /** For each line: its number, the end of its bytes, and whether it is too long. */
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
  // The block is a copy, because transferring it removes it from this thread.
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
    bytes: linesOf(answers),
    count: answers.length,
    errors: errors.length,
    firstError: errors[0]?.number ?? null,
  };
}

const LINE_FEED = 0x0a;

/** Written once, where they are sent. Each text on its own, because together they may exceed the longest text. */
function linesOf(answers: readonly NumberedAnswer[]): Uint8Array {
  const lengths = answers.map(({ text }) => Buffer.byteLength(text) + 1);
  const block = Buffer.from(new ArrayBuffer(lengths.reduce((sum, length) => sum + length, 0)));
  let at = 0;
  for (const [index, { text }] of answers.entries()) {
    block.write(text, at);
    at += lengths[index] as number;
    block[at - 1] = LINE_FEED;
  }
  return new Uint8Array(block.buffer);
}

/** Buffer.concat is not used, because its bytes may be part of a shared block. */
function blockOf(parts: readonly Uint8Array[]): Uint8Array {
  const block = new Uint8Array(new ArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0)));
  let at = 0;
  for (const part of parts) {
    block.set(part, at);
    at += part.length;
  }
  return block;
}
