/** The workers. Piscina starts them, gives each one batch at a time, and replaces those that die. */
import { Piscina } from 'piscina';
import { Complaint, EXIT } from '../complaint.js';
import { type PackedAnswers, type PackedBatch, packedBatch } from './batchForm.js';
import { WorkerDeath } from './bisect.js';
import { interruption } from './interruption.js';
import type { InputLine } from './lines.js';
import type { LineSettings } from './settings.js';

const YOUNG_MEGABYTES = 16;

export interface WorkerPool {
  /** Rejects with {@link WorkerDeath} where the worker died of it. */
  answers(batch: readonly InputLine[]): Promise<PackedAnswers>;
  stop(): Promise<void>;
}

/** `worker`: the built file. `megabytes`: the most heap of each worker. */
export function workerPool(
  worker: string,
  jobs: number,
  megabytes: number,
  settings: LineSettings,
): WorkerPool {
  const pool = new Piscina({
    filename: worker,
    minThreads: jobs,
    maxThreads: jobs,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    // A worker that waits outside its event loop never does what V8 leaves for it to do there, such as freeing blocks of bytes.
    atomics: 'disabled',
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // A worker that dies without a batch cannot even start, and no other would.
  const broken = interruption();
  pool.on('error', () =>
    broken.interrupt(
      new Complaint('a worker stopped before it was given anything: give more --worker-memory', EXIT.outside),
    ),
  );

  async function answers(batch: readonly InputLine[]): Promise<PackedAnswers> {
    const packed: PackedBatch = packedBatch(batch);
    try {
      const transferList = [packed.bytes.buffer as ArrayBuffer];
      return await broken.unless(pool.run(packed, { transferList }));
    } catch (error) {
      throw error instanceof Complaint ? error : new WorkerDeath(reasonOf(error, megabytes));
    }
  }

  return { answers, stop: () => pool.destroy() };
}

/** The worker itself throws nothing, so that whatever comes is its end. */
function reasonOf(error: unknown, megabytes: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `it takes more than the ${megabytes} MB of memory that a worker has; --worker-memory sets the most`
    : 'the worker that had it stopped';
}
