/** What runs in each worker: a batch of lines in, their answers out. Nothing is thrown, so that a failure is the worker's death. */
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { answersTo } from './answersTo.js';
import { type PackedBatch, unpackedBatch } from './batchForm.js';
import type { LineSettings } from './settings.js';

const settings: LineSettings = workerData;

export default function answerBatch(batch: PackedBatch): unknown {
  const packed = answersTo(unpackedBatch(batch), settings);
  // Handed over, since a copy would stay here until the worker cleans up.
  return move({ [transferableSymbol]: [packed.bytes.buffer], [valueSymbol]: packed } as never);
}
