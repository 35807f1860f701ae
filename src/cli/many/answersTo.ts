/** Answers a batch of lines, in a worker or, without workers, in this process. */
import { answerLine } from './answerLine.js';
import { type PackedAnswers, packedAnswers } from './batchForm.js';
import type { InputLine } from './lines.js';
import type { LineSettings } from './settings.js';

export function answersTo(batch: readonly InputLine[], settings: LineSettings): PackedAnswers {
  return packedAnswers(batch.map(line => ({ number: line.number, ...answerLine(line, settings) })));
}
