/** Answers the lines with the workers of piscina, if it is installed, or in this process. */
import type { Worker } from 'node:worker_threads';
import { Complaint, EXIT } from '../complaint.js';
import { toGet } from '../optionalPackage.js';
import { answersTo } from './answersTo.js';
import { type PackedAnswers, type PackedBatch, packedBatch } from './batchForm.js';
import { WorkerDeath } from './bisect.js';
import { interruption } from './interruption.js';
import type { InputLine } from './lines.js';
import type { Plan } from './plan.js';
import type { LineSettings } from './settings.js';

/**
 * What Node gives its main thread: three times 16 MB. With 16 MB together, most of what one account needs outlives two collections and
 * is moved to the old objects, which costs a tenth of all work.
 */
const YOUNG_MEGABYTES = 48;

export interface WorkerPool {
  /** How many batches it works on at once. */
  readonly jobs: number;
  /** Rejects with {@link WorkerDeath} if the batch ended its worker. */
  answers(batch: readonly InputLine[]): Promise<PackedAnswers>;
  stop(): Promise<void>;
}

type Workers = typeof import('piscina');

/** `worker` is the address of the built file. `tell` is called if there are no workers. */
export async function poolOf(
  worker: string,
  plan: Plan,
  tell: (sentence: string) => void,
  load: () => Promise<Workers> = () => import('piscina'),
): Promise<WorkerPool> {
  let workers: Workers;
  try {
    workers = await load();
  } catch {
    tell(withoutWorkers(plan.flagsOfWorkers));
    return thisProcess(plan.settings);
  }
  return workerPool(workers, worker, plan);
}

/** `given` are the flags about workers. */
function withoutWorkers(given: readonly string[]): string {
  const unused =
    given.length === 0 ? '' : ` (${given.join(' and ')} ${given.length > 1 ? 'change' : 'changes'} nothing)`;
  return `The package piscina could not be loaded, so one process answers all lines${unused}; for workers, ${toGet('piscina@5', 'analyse-many')}`;
}

/** Runs one batch after the other. An account that needs all memory ends the process. */
function thisProcess(settings: LineSettings): WorkerPool {
  let last: Promise<unknown> = Promise.resolve();
  return {
    jobs: 1,
    answers(batch) {
      const answers = last.then(untilOthersRan).then(() => answersTo(batch, settings));
      last = answers;
      return answers;
    },
    stop: () => Promise.resolve(),
  };
}

/** Lets signals, reads and writes run before the next batch. */
function untilOthersRan(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}

/** Piscina starts the workers, gives each one batch at a time, and replaces those that die. */
function workerPool({ Piscina }: Workers, worker: string, plan: Plan): WorkerPool {
  const { jobs, workerMegabytes: megabytes, settings } = plan;
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
  // A worker that dies without a batch cannot start, and no other would.
  const broken = interruption();
  pool.on('error', () =>
    broken.interrupt(
      new Complaint('a worker stopped before it was given anything: give more --worker-memory', EXIT.outside),
    ),
  );

  const starts = new WeakMap<Worker, Promise<void>>();
  const watch = () => {
    for (const thread of pool.threads) if (!starts.has(thread)) starts.set(thread, started(thread));
  };
  watch();

  /** Ends no worker that is still starting: Node aborts the process if a worker is ended while it links its modules. */
  async function stop(): Promise<void> {
    watch();
    await Promise.all(pool.threads.map(thread => starts.get(thread)));
    await pool.destroy();
  }

  async function answers(batch: readonly InputLine[]): Promise<PackedAnswers> {
    const packed: PackedBatch = packedBatch(batch);
    try {
      const transferList = [packed.bytes.buffer as ArrayBuffer];
      return await broken.unless(pool.run(packed, { transferList }));
    } catch (error) {
      // Another worker starts in its place.
      watch();
      throw error instanceof Complaint ? error : new WorkerDeath(reasonOf(error, megabytes));
    }
  }

  return { jobs, answers, stop };
}

/** Piscina's worker sends a message when its file is loaded. */
function started(thread: Worker): Promise<void> {
  return new Promise(resolve => {
    for (const event of ['message', 'error', 'exit']) thread.once(event, () => resolve());
  });
}

/** The worker throws nothing itself, so any error means that it ended. */
function reasonOf(error: unknown, megabytes: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `it takes more than the ${megabytes} MB of memory that a worker has; --worker-memory sets the most`
    : 'the worker that had it stopped';
}
