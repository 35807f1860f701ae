/**
 * What `--resume` goes on with. A run keeps two files beside its output: FILE.run says what it answers and how far, and FILE.lock that it
 * has the output now. Nothing is changed before the first lines of the input are known to be those that were answered.
 */
import { createReadStream, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Complaint, EXIT } from '../complaint.js';
import { nameOf } from '../readBytes.js';
import { inWords, isBadName, isSystemError } from '../systemErrors.js';
import { canAnswer } from './canAnswer.js';
import { type FileLock, lockFile } from './fileLock.js';
import type { Interruption } from './interruption.js';
import type { InputLine } from './lines.js';
import { fileOutput, type Output } from './output.js';
import type { Plan } from './plan.js';
import { type ResumePoint, resumePointOf } from './resume.js';
import {
  type Checkpoint,
  differences,
  linesDigest,
  type RunRecord,
  readRunRecord,
  writeRunRecord,
} from './runRecord.js';
import { linesOfFiles } from './sources.js';

const CHUNK_BYTES = 1 << 20;
const NOTHING: ResumePoint = { lines: 0, offset: 0, last: null, strange: null };
const STANDARD_INPUT = '-';
/** A run that is killed answers again what it answered in this time. */
const CHECKPOINT_MILLISECONDS = 2000;

/** A batch that was taken, and the digest of all lines up to its end. */
export interface Mark {
  readonly lines: number;
  readonly digest: string;
}

/** Throws Complaint if this command did not write the file, if another run has it, or if its run was another one. */
export async function resumptionOf(
  { output, files, settings, runSettings }: Plan,
  stop: Interruption,
): Promise<Resumption> {
  if (output === null || output === '' || output === '-')
    throw new Complaint('--resume needs the name of a file, to see how far it came');
  const file = realNameOf(output);
  const names = { shown: nameOf(output), file, record: `${file}.run`, lock: `${file}.lock` };
  refuseInputs(names, files);
  const lock = locked(names);
  try {
    const before = recordOf(names);
    const point = await stop.unless(pointOf(names, before, runSettings));
    // An output without a line has nothing to agree with.
    const record = point.lines > 0 ? before : null;
    if (record !== null && point.lines < record.done.lines)
      await stop.unless(readAhead(names, record, files, settings.mostLineBytes));
    return new Resumption(names, { settings: runSettings, record, point, lock });
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Names {
  /** As it was given, for messages. */
  readonly shown: string;
  /** Without symbolic links, so that two names of one file have one lock. */
  readonly file: string;
  readonly record: string;
  readonly lock: string;
}

function realNameOf(output: string): string {
  try {
    if (lstatSync(output, { throwIfNoEntry: false }) === undefined)
      return join(realpathSync(dirname(output)), basename(output));
    return realpathSync(output);
  } catch (error) {
    throw unreadable(nameOf(output), error);
  }
}

function unreadable(name: string, error: unknown, verb = 'read'): unknown {
  if (!isSystemError(error)) return error;
  return new Complaint(
    `cannot ${verb} ${name}: ${inWords(error)}`,
    isBadName(error) ? EXIT.badInput : EXIT.outside,
  );
}

/** A hard link is another name of the same file, so names are not compared. */
function refuseInputs({ shown, file, record, lock }: Names, inputs: readonly string[]): void {
  const own = statSync(file, { throwIfNoEntry: false });
  if (own !== undefined && !own.isFile()) throw new Complaint(`${shown} is no file that can be continued`);
  const kept = [file, record, lock].flatMap(name => statSync(name, { throwIfNoEntry: false }) ?? []);
  const isKept = (input: Stats | undefined) =>
    kept.some(({ dev, ino }) => dev === input?.dev && ino === input.ino);
  if (inputs.some(input => isKept(statSync(input, { throwIfNoEntry: false }))))
    throw new Complaint(`${shown} is one of the files to read`);
  // A run that knows the other name would write to it at the same time, and a copy of hard links would change.
  if (own !== undefined && own.nlink > 1)
    throw new Complaint(`${shown} is a file with ${own.nlink} names (hard links); copy it, or give another`);
}

function locked({ shown, lock }: Names): FileLock {
  let given: ReturnType<typeof lockFile>;
  try {
    given = lockFile(lock);
  } catch (error) {
    throw unreadable(`${shown}.lock`, error, 'write');
  }
  if ('release' in given) return given;
  throw new Complaint(
    `${given.by} writes to ${shown}; nothing was changed. If it does not run any more, remove ${shown}.lock`,
    EXIT.outside,
  );
}

function recordOf({ shown, record }: Names): RunRecord | null {
  let found: ReturnType<typeof readRunRecord>;
  try {
    found = readRunRecord(record);
  } catch (error) {
    throw unreadable(`${shown}.run`, error);
  }
  if (found === undefined)
    throw new Complaint(`${shown}.run is no record of a run; nothing was changed. Give another file`);
  return found;
}

async function pointOf(
  { shown, file }: Names,
  record: RunRecord | null,
  settings: RunRecord['settings'],
): Promise<ResumePoint> {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return NOTHING;
  let point: ResumePoint;
  try {
    const chunks = createReadStream(file, { highWaterMark: CHUNK_BYTES });
    // What a killed run wrote after its last record is answered again.
    point = await resumePointOf(chunks, record?.done.lines);
  } catch (error) {
    throw unreadable(shown, error);
  }
  if (point.strange !== null)
    throw new Complaint(
      `line ${point.strange} of ${shown} is no result; nothing was changed. Give another file, or cut it off there`,
    );
  if (record === null)
    throw new Complaint(
      `${shown} has no file ${basename(shown)}.run beside it, which says what it answers; nothing was changed. Give another file`,
    );
  const different = differences(record.settings, settings);
  if (different.length > 0)
    throw new Complaint(
      `${shown} is of another run (${different.join('; ')}); nothing was changed. Give the same, or another file`,
    );
  const { lines, offset } = record.done;
  if (point.lines === lines && point.offset !== offset)
    throw new Complaint(
      `${shown} was changed after its run: its line ${lines} ends at byte ${point.offset}, not ${offset}; nothing was changed. Give another file`,
    );
  return point;
}

/**
 * The record covers more lines than the output has, for example after the power failed. All of them are read before the first is
 * answered anew, since only their common digest is known.
 */
async function readAhead(
  names: Names,
  { done }: RunRecord,
  files: readonly string[],
  mostLineBytes: number,
): Promise<void> {
  if (files.includes(STANDARD_INPUT))
    throw new Complaint(
      `${names.shown} has fewer lines than its run answered (${done.lines}), so the input is read twice: give its files, not standard input; nothing was changed`,
    );
  const digest = linesDigest();
  let last = 0;
  for await (const line of linesOfFiles(files, mostLineBytes)) {
    digest.add(line);
    last = line.number;
    if (last === done.lines) break;
  }
  if (last !== done.lines || digest.value() !== done.digest) throw otherInput(names, done.lines);
}

function otherInput({ shown }: Names, lines: number): Complaint {
  return new Complaint(
    `${shown} is the output of another input: the first ${lines === 1 ? 'line was' : `${lines} lines were`} different when ${lines === 1 ? 'it was' : 'they were'} answered; nothing was changed`,
  );
}

interface Beginning {
  readonly settings: RunRecord['settings'];
  /** Null if the output has no line yet. */
  readonly record: RunRecord | null;
  readonly point: ResumePoint;
  readonly lock: FileLock;
}

/** A run that goes on with its output, or begins one. */
export class Resumption {
  private readonly digest = linesDigest();
  /** How many lines of the input were taken. */
  private taken = 0;
  private output: Output | null = null;
  /** Where the output ends. */
  private offset: number;
  /** What the output answers, and what of it the record has. */
  private done: Checkpoint;
  private kept: Checkpoint | null = null;
  private keptAt = 0;

  constructor(
    private readonly names: Names,
    private readonly start: Beginning,
  ) {
    this.offset = start.point.offset;
    this.done = { lines: 0, digest: this.digest.value(), offset: 0 };
  }

  /** How many lines of the input have an answer already. */
  get lines(): number {
    return this.start.point.lines;
  }

  /** Takes a line that has an answer. Throws Complaint if it is another line than that which was answered. */
  passed(line: InputLine): void {
    this.take(line);
    const { last, lines } = this.start.point;
    if (line.number !== lines) return;
    this.done = { lines, digest: this.digest.value(), offset: this.offset };
    if (!canAnswer(last ?? '', line))
      throw new Complaint(
        `${this.names.shown} is the output of another input: its line ${lines} does not answer line ${lines}; nothing was changed`,
      );
  }

  /** Takes lines without an answer. They are marked in the order of the input. */
  marked(batch: readonly InputLine[]): Mark {
    for (const line of batch) this.take(line);
    return { lines: this.taken, digest: this.digest.value() };
  }

  private take(line: InputLine): void {
    this.digest.add(line);
    this.taken = line.number;
    const { record } = this.start;
    if (line.number === record?.done.lines && this.digest.value() !== record.done.digest)
      throw otherInput(this.names, line.number);
  }

  /** Called at the end of the input. Throws Complaint if the output has more lines. */
  ended(): void {
    if (this.taken < this.lines) throw otherInput(this.names, this.lines);
  }

  /** The output, where it goes on. The record is written first: it must not say anything of an older run when this one is killed. */
  opened(): Output {
    this.keep();
    const output = fileOutput(this.names.file, this.offset);
    this.output = output;
    return {
      ...output,
      write: async bytes => {
        await output.write(bytes);
        this.offset += bytes.length;
      },
    };
  }

  /** The answers up to the mark are written. */
  answered(mark: Mark): void {
    this.done = { ...mark, offset: this.offset };
    if (performance.now() - this.keptAt > CHECKPOINT_MILLISECONDS) this.keep();
  }

  private keep(): void {
    if (this.kept === this.done) return;
    const { settings } = this.start;
    writeRunRecord(this.names.record, { settings, done: this.done });
    this.kept = this.done;
    this.keptAt = performance.now();
  }

  /** Keeps how far the run came, and lets others have the output. */
  end(): void {
    try {
      if (this.output !== null) this.keep();
    } finally {
      this.start.lock.release();
    }
  }
}
