/** The command analyse-many: from lines of files to lines of results. */

import {
  closeSync,
  createReadStream,
  existsSync,
  ftruncateSync,
  openSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { Socket } from 'node:net';
import { type CompactResult, safeExpand } from '../../compact.js';
import type { CommandLine } from '../commandLine.js';
import { Complaint, EXIT, type ExitCode } from '../complaint.js';
import { nameOf } from '../readBytes.js';
import { inWords, isBadName, isSystemError } from '../systemErrors.js';
import { isObject } from '../withMembers.js';
import { accountIdInBytes } from './accountIdIn.js';
import { errorLine } from './answerLine.js';
import { type PackedAnswers, packedAnswers } from './batchForm.js';
import { surviving, type WorkerDeath } from './bisect.js';
import { type Interruption, interruption } from './interruption.js';
import type { InputLine } from './lines.js';
import { type Plan, planOf } from './plan.js';
import { poolOf, type WorkerPool } from './pool.js';
import { type Progress, progressText, totalText } from './progress.js';
import { type ResumePoint, resumePointOf } from './resume.js';
import { linesOfFiles, storedBytes } from './sources.js';

// The output of the lines: standard output, or the file that is continued. Each block is written whole, or writing fails.

interface Output {
  write(bytes: Uint8Array): Promise<void>;
  close(): void;
}

function standardOutput(): Output {
  const stream = process.stdout;
  const isPipeOrTerminal: boolean = stream instanceof Socket;
  if (!isPipeOrTerminal) return { ...descriptorOutput(stream.fd), close: () => undefined };
  const failure: { error?: Error } = {};
  stream.on('error', error => {
    failure.error ??= error;
  });
  return {
    // Waits until the system has the bytes, so that a slow reader slows the reading of the input.
    write: bytes =>
      new Promise((resolve, reject) => {
        if (failure.error !== undefined) return reject(failure.error);
        stream.write(bytes, error => (error ? reject(error) : resolve()));
      }),
    close: () => undefined,
  };
}

/** `offset` is where to continue. Everything after it is cut off. */
function fileOutput(file: string, offset: number): Output {
  const descriptor = openSync(file, 'a');
  ftruncateSync(descriptor, offset);
  return descriptorOutput(descriptor);
}

/** Node's stream treats a short write as complete, for example when a disk fills up. */
function descriptorOutput(descriptor: number): Output {
  return {
    write: async bytes => {
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    },
    close: () => closeSync(descriptor),
  };
}

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

// Decides whether the last line of an output can answer the input line of its number.

/** False only if they surely differ: another number, or another account. */
export function canAnswer(output: string, input: InputLine): boolean {
  const given = parsed(output);
  if (!isObject(given)) return false;
  if (typeof given['error'] === 'string' && typeof given['line'] === 'number')
    return given['line'] === input.number;
  const result = typeof given['format'] === 'string' ? expanded(given) : given;
  if (!isObject(result)) return false;
  const { accountId } = result;
  if (typeof accountId !== 'string') return true;
  const expected = accountIdInBytes(input.bytes);
  return expected === null || expected === accountId;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function expanded(given: object): unknown {
  const read = safeExpand(given as CompactResult);
  return read.success ? read.data : undefined;
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
  const from = plan.output === null ? null : await startingPoint(plan.output, plan.files);
  const pool = await poolOf(worker, plan, sentence => process.stderr.write(`${sentence}\n`));
  const signals = stoppable();
  const run = new Run(plan, pool, from);
  try {
    await run.toEnd(signals.stop);
  } finally {
    run.end();
    await pool.stop();
    signals.done();
  }
  return run.errors === 0 ? EXIT.done : EXIT.someErrors;
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
    private readonly from: ResumePoint | null,
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
      for (const packed of next.value) await this.write(packed);
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
    const { output } = this.plan;
    return output === null ? standardOutput() : fileOutput(output, this.from?.offset ?? 0);
  }

  /** The lines that the output does not answer yet. */
  private async *unanswered(lines: AsyncIterable<InputLine>): AsyncGenerator<InputLine> {
    const done = this.from?.lines ?? 0;
    let last = 0;
    for await (const line of lines) {
      last = line.number;
      if (line.number > done) yield line;
      else if (line.number === done && !canAnswer(this.from?.last ?? '', line)) throw this.otherInput(done);
    }
    if (last < done) throw this.otherInput(done);
  }

  private otherInput(line: number): Complaint {
    return new Complaint(
      `${nameOf(this.plan.output ?? '')} is the output of another input: its line ${line} does not answer line ${line}; nothing was changed`,
    );
  }

  private answersOf(batch: readonly InputLine[]): Promise<readonly PackedAnswers[]> {
    return surviving(batch, async lines => [await this.pool.answers(lines)], lost);
  }

  private seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  /** Prints the totals, whether the run ended well or not. */
  end(): void {
    this.status.end();
    this.output?.close();
    const { answered, errors, firstError } = this;
    const total = { answered, errors, firstError, seconds: this.seconds(), resumed: this.from?.lines ?? 0 };
    if (this.output !== null) process.stderr.write(`${totalText(total)}\n`);
  }
}

/** The answer to a line that ended its worker although it was alone. */
function lost({ number, bytes }: InputLine, death: WorkerDeath): PackedAnswers {
  const accountId = accountIdInBytes(bytes);
  return packedAnswers([{ number, ...errorLine(number, accountId, death.message) }]);
}

// Handles SIGINT and SIGTERM: finishes the current write, and then lets the signal end the process.

/** The process ends by the signal itself, because a shell then ends a loop too. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

class Stopped extends Error {
  constructor(readonly signal: NodeJS.Signals) {
    super(`stopped by ${signal}`);
  }
}

/** `stop` is interrupted with {@link Stopped} at the first signal; a second one ends the process at once. */
function stoppable(): { readonly stop: Interruption; readonly done: () => void } {
  const stop = interruption();
  const handlers = new Map<NodeJS.Signals, () => void>();
  let received: NodeJS.Signals | null = null;
  const unhook = () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
  for (const signal of SIGNALS) {
    const handler = () => {
      received = signal;
      unhook();
      stop.interrupt(new Stopped(signal));
    };
    handlers.set(signal, handler);
    process.on(signal, handler);
  }
  const done = () => {
    unhook();
    if (received !== null) process.kill(process.pid, received);
  };
  return { stop, done };
}

// Finds where to begin: at the start, or after the whole lines of an earlier run. Nothing is changed here.

const CHUNK_BYTES = 1 << 20;
const NOTHING: ResumePoint = { lines: 0, offset: 0, last: null, strange: null };

/** Throws Complaint if this command did not write the file. */
async function startingPoint(output: string, inputs: readonly string[]): Promise<ResumePoint> {
  if (output === '' || output === '-')
    throw new Complaint('--resume needs the name of a file, to see how far it came');
  if (!existsSync(output)) return NOTHING;
  const same = inputs.find(file => existsSync(file) && realpathSync(file) === realpathSync(output));
  if (same !== undefined) throw new Complaint(`${nameOf(output)} is one of the files to read`);
  let point: ResumePoint;
  try {
    point = await resumePointOf(createReadStream(output, { highWaterMark: CHUNK_BYTES }));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Complaint(
      `cannot read ${nameOf(output)}: ${inWords(error)}`,
      isBadName(error) ? EXIT.badInput : EXIT.outside,
    );
  }
  if (point.strange !== null)
    throw new Complaint(
      `line ${point.strange} of ${nameOf(output)} is no result; nothing was changed. Give another file, or cut it off there`,
    );
  return point;
}
