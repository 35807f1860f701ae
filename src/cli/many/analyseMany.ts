/** The command analyse-many: from lines of files to lines of results. */
import type { CommandLine } from '../commandLine.js';
import { Complaint, EXIT, type ExitCode } from '../complaint.js';
import { nameOf } from '../readBytes.js';
import { accountIdInBytes } from './accountIdIn.js';
import { errorLine } from './answerLine.js';
import { batchesOf } from './batches.js';
import { type PackedAnswers, packedAnswers } from './batchForm.js';
import { surviving, type WorkerDeath } from './bisect.js';
import { inOrder } from './inOrder.js';
import type { Interruption } from './interruption.js';
import type { InputLine } from './lines.js';
import { fileOutput, type Output, standardOutput } from './output.js';
import { type Plan, planOf } from './plan.js';
import { poolOf, type WorkerPool } from './pool.js';
import { totalText } from './progress.js';
import type { ResumePoint } from './resume.js';
import { canAnswer } from './sameLine.js';
import { stoppable } from './signals.js';
import { linesOfFiles, storedBytes } from './sources.js';
import { startingPoint } from './startingPoint.js';
import { statusLine } from './statusLine.js';

/** For each worker: the batch that it has, and those that are ready for it or wait for earlier ones. */
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

/** One run, and what there is to count of it. */
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

  /** `stop`: is interrupted where the process is to end. */
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
    // An output of no line is made too.
    this.output ??= this.opened();
  }

  /** Opens nothing before the first answer, so that an input that is not there changes no file. */
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

  /** The lines that the output has no answer to. */
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

  /** Says how it went, however it ended. */
  end(): void {
    this.status.end();
    this.output?.close();
    const { answered, errors, firstError } = this;
    const total = { answered, errors, firstError, seconds: this.seconds(), resumed: this.from?.lines ?? 0 };
    if (this.output !== null) process.stderr.write(`${totalText(total)}\n`);
  }
}

/** A line whose worker died while it was alone with it. */
function lost({ number, bytes }: InputLine, death: WorkerDeath): PackedAnswers {
  const accountId = accountIdInBytes(bytes);
  return packedAnswers([{ number, ...errorLine(number, accountId, death.message) }]);
}
