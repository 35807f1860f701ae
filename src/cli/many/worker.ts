/** What runs in each worker: a batch of lines in, their answers out. Nothing is thrown, so that a failure is the worker's death. */
import { workerData } from 'node:worker_threads';
import { answerLine } from './answerLine.js';
import { type PackedAnswers, type PackedBatch, packedAnswers, unpackedBatch } from './batchForm.js';
import type { LineSettings } from './settings.js';

const settings: LineSettings = workerData;

export default function answerBatch(batch: PackedBatch): PackedAnswers {
  return packedAnswers(
    unpackedBatch(batch).map(line => ({ number: line.number, ...answerLine(line, settings) })),
  );
}
