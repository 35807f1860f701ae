/** Runs in each worker, and answers a batch of lines. It throws nothing, so an error means that the worker ended. */
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { answersTo } from './answersTo.js';
import { type PackedBatch, unpackedBatch } from './batchForm.js';
import type { LineSettings } from './settings.js';

const settings: LineSettings = workerData;

export default function answerBatch(batch: PackedBatch): unknown {
  const packed = answersTo(unpackedBatch(batch), settings);
  // The block is transferred, because a copy would stay here until the worker collects garbage.
  return move({ [transferableSymbol]: [packed.bytes.buffer], [valueSymbol]: packed } as never);
}
