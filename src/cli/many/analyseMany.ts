/** The command analyse-many: from lines of files to lines of results. */

import type { CommandLine } from '../commandLine.js';
import { EXIT, type ExitCode } from '../complaint.js';
import { accountIdInBytes } from './accountIdIn.js';
import { errorLine } from './answerLine.js';
import { type PackedAnswers, packedAnswers } from './batchForm.js';
import { surviving, type WorkerDeath } from './bisect.js';
import type { Interruption } from './interruption.js';
import type { InputLine } from './lines.js';
import { type Output, standardOutput } from './output.js';
import { type Plan, planOf } from './plan.js';
import { poolOf, type WorkerPool } from './pool.js';
import { type Progress, progressText, totalText } from './progress.js';
import { type Mark, type Resumption, resumptionOf } from './resumption.js';
import { linesOfFiles, storedBytes } from './sources.js';
import { stoppable } from './stopping.js';

// Runs work in parallel and gives the results in the order of the input.

/**
 * At most `most` items are in progress or wait for earlier ones. No further item is taken until the reader of the results has taken one.
 * This keeps memory constant if output is slower than input. If the input fails, the results of all earlier items come first.
 */
export async function* inOrder<Given, Result>(
  given: AsyncIterable<Given>,
  most: number,
  work: (each: Given) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  const fault: { error?: unknown } = {};
  const each = given[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await taken(each, fault);
      if (next === undefined) break;
      const result = work(next.value);
      // The result is awaited later. Until then, a failure must not count as unhandled.
      result.catch(() => undefined);
      underWay.push(result);
      if (underWay.length >= most) yield await (underWay.shift() as Promise<Result>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<Result>);
    if ('error' in fault) throw fault.error;
  } finally {
    await each.return?.();
  }
}

/** Undefined at the end. */
async function taken<Given>(
  each: AsyncIterator<Given>,
  fault: { error?: unknown },
): Promise<{ readonly value: Given } | undefined> {
  try {
    const { done, value } = await each.next();
    return done === true ? undefined : { value };
  } catch (error) {
    fault.error = error;
    return undefined;
  }
}

// Groups lines into batches for the workers: small accounts together, so that the transfer costs little, and large ones alone.

interface BatchSize {
  readonly lines: number;
  readonly bytes: number;
}

/** A batch takes tens of milliseconds for accounts of a few rows, and one account of thousands of rows. */
const BATCH: BatchSize = { lines: 16, bytes: 131_072 };

export async function* batchesOf(
  lines: AsyncIterable<InputLine>,
  most: BatchSize = BATCH,
): AsyncGenerator<readonly InputLine[]> {
  let batch: InputLine[] = [];
  let bytes = 0;
  for await (const line of lines) {
    if (batch.length > 0 && bytes + line.bytes.length > most.bytes) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(line);
    bytes += line.bytes.length;
    if (batch.length >= most.lines || bytes >= most.bytes) {
      yield batch;
      batch = [];
      bytes = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

// One line on a terminal, written over and over.

const MILLISECONDS = 500;
const CLEARED = '\r\u001b[K';

/** Nothing is shown where `stream` is no terminal. */
function statusLine(stream: NodeJS.WriteStream, progress: () => Progress): { readonly end: () => void } {
  if (stream.isTTY !== true) return { end: () => undefined };
  const show = () => stream.write(CLEARED + progressText(progress()));
  const timer = setInterval(show, MILLISECONDS);
  // The timer alone does not keep the process alive.
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      stream.write(CLEARED);
    },
  };
}

/** For each worker: the batch that it works on, and those that are ready for it or wait for earlier ones. */
const BATCHES_PER_WORKER = 3;

/** `worker`: the address of the built worker. Throws Complaint and errors of the system. */
export async function analyseMany(line: CommandLine, worker: string): Promise<ExitCode> {
  const plan = await planOf(line);
  const signals = stoppable();
  let pool: WorkerPool | null = null;
  try {
    const resumption = plan.output === null ? null : await resumptionOf(plan, signals.stop);
    try {
      pool = await poolOf(worker, plan, sentence => process.stderr.write(`${sentence}\n`));
      return await answerAll(plan, { pool, resumption, stop: signals.stop });
    } finally {
      resumption?.end();
    }
  } finally {
    // A signal ends the process here, with its workers.
    await signals.done();
    await pool?.stop();
  }
}

interface Means {
  readonly pool: WorkerPool;
  readonly resumption: Resumption | null;
  readonly stop: Interruption;
}

async function answerAll(plan: Plan, { pool, resumption, stop }: Means): Promise<ExitCode> {
  const run = new Run(plan, pool, resumption);
  try {
    await run.toEnd(stop);
  } finally {
    run.end();
  }
  return run.errors === 0 ? EXIT.done : EXIT.someErrors;
}

/** The answers of a batch. */
interface Answered {
  readonly packed: readonly PackedAnswers[];
  /** Null where no output is continued. */
  readonly mark: Mark | null;
}

/** One run and its counts. */
class Run {
  errors = 0;
  private answered = 0;
  private firstError: number | null = null;
  private bytesRead = 0;
  private readonly started = performance.now();
  private readonly status;
  private output: Output | null = null;

  constructor(
    private readonly plan: Plan,
    private readonly pool: WorkerPool,
    private readonly resumption: Resumption | null,
  ) {
    const total = storedBytes(plan.files);
    this.status = statusLine(process.stderr, () => ({
      answered: this.answered,
      errors: this.errors,
      seconds: this.seconds(),
      share: total === null || total === 0 ? null : Math.min(1, this.bytesRead / total),
    }));
  }

  /** `stop` is interrupted when the process is to end. */
  async toEnd(stop: Interruption): Promise<void> {
    const { files, settings } = this.plan;
    const lines = linesOfFiles(files, settings.mostLineBytes, bytes => {
      this.bytesRead += bytes;
    });
    const answers = inOrder(batchesOf(this.unanswered(lines)), this.pool.jobs * BATCHES_PER_WORKER, batch =>
      this.answersOf(batch),
    );
    for (;;) {
      const next = await stop.unless(answers.next());
      if (next.done === true) break;
      const { packed, mark } = next.value;
      for (const each of packed) await this.write(each);
      if (mark !== null) this.resumption?.answered(mark);
    }
    // The output is created even if it has no line.
    this.output ??= this.opened();
  }

  /** Opens the output only at the first answer, so that a missing input changes no file. */
  private async write(packed: PackedAnswers): Promise<void> {
    this.output ??= this.opened();
    await this.output.write(packed.bytes);
    this.answered += packed.count;
    this.errors += packed.errors;
    this.firstError ??= packed.firstError;
  }

  private opened(): Output {
    return this.resumption?.opened() ?? standardOutput();
  }

  /** The lines that the output does not answer yet. */
  private async *unanswered(lines: AsyncIterable<InputLine>): AsyncGenerator<InputLine> {
    const done = this.resumption?.lines ?? 0;
    for await (const line of lines) {
      if (line.number > done) yield line;
      else this.resumption?.passed(line);
    }
    this.resumption?.ended();
  }

  private async answersOf(batch: readonly InputLine[]): Promise<Answered> {
    // Batches come in the order of the input, and this runs before the next one is taken.
    const mark = this.resumption?.marked(batch) ?? null;
    return { packed: await surviving(batch, async lines => [await this.pool.answers(lines)], lost), mark };
  }

  private seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  /** Prints the totals, whether the run ended well or not. */
  end(): void {
    this.status.end();
    this.output?.close();
    const { answered, errors, firstError } = this;
    const total = {
      answered,
      errors,
      firstError,
      seconds: this.seconds(),
      resumed: this.resumption?.lines ?? 0,
    };
    if (this.output !== null) process.stderr.write(`${totalText(total)}\n`);
  }
}

/** The answer to a line that ended its worker although it was alone. */
function lost({ number, bytes }: InputLine, death: WorkerDeath): PackedAnswers {
  const accountId = accountIdInBytes(bytes);
  return packedAnswers([{ number, ...errorLine(number, accountId, death.message) }]);
}
