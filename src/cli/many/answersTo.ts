/** What a worker does, or this process where there is none: a batch of lines in, their answers out. */
import { answerLine } from './answerLine.js';
import { type PackedAnswers, packedAnswers } from './batchForm.js';
import type { InputLine } from './lines.js';
import type { LineSettings } from './settings.js';

export function answersTo(batch: readonly InputLine[], settings: LineSettings): PackedAnswers {
  return packedAnswers(batch.map(line => ({ number: line.number, ...answerLine(line, settings) })));
}
