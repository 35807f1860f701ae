/** The file beside an output that says which run wrote it, and how far that came. It holds no bank data. */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { isSystemError } from '../systemErrors.js';
import { isObject } from '../withMembers.js';
import type { InputLine } from './lines.js';

const FORMAT = 'open-banking-insights/run';
const VERSION = 1;

/** What the answers depend on besides the input: the version, and each option as typed, by its flag. */
export type RunSettings = Readonly<Record<string, string>>;

/** How far a run came. */
export interface Checkpoint {
  /** How many lines of the input are answered. */
  readonly lines: number;
  /** SHA-256 of these lines. */
  readonly digest: string;
  /** Where their answers end in the output. */
  readonly offset: number;
}

export interface RunRecord {
  readonly settings: RunSettings;
  readonly done: Checkpoint;
}

/** Null if there is no such file, and undefined if it is something else. Throws errors of the system. */
export function readRunRecord(file: string): RunRecord | null | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    return recordIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function recordIn(given: unknown): RunRecord | undefined {
  if (!isObject(given) || given['format'] !== FORMAT || given['version'] !== VERSION) return undefined;
  const { settings, done } = given;
  const isRecord =
    isObject(settings) &&
    Object.values(settings).every(value => typeof value === 'string') &&
    isObject(done) &&
    isCount(done['lines']) &&
    isCount(done['offset']) &&
    typeof done['digest'] === 'string';
  return isRecord ? (given as unknown as RunRecord) : undefined;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Whole or not at all, also where the power fails. Throws errors of the system. */
export function writeRunRecord(file: string, record: RunRecord): void {
  const draft = `${file}.draft`;
  rmSync(draft, { force: true });
  const descriptor = openSync(draft, 'wx');
  try {
    const bytes = Buffer.from(
      `${JSON.stringify({ format: FORMAT, version: VERSION, ...record }, null, 2)}\n`,
    );
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}

/** In words, what is another setting in `now`. */
export function differences(before: RunSettings, now: RunSettings): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter(name => before[name] !== now[name])
    .map(name => `${name}: ${before[name] ?? 'none'} before, ${now[name] ?? 'none'} now`);
}

/** Of the lines, whatever files they came in and whether packed or not. */
export interface LinesDigest {
  add(line: InputLine): void;
  /** Of all lines that were added. */
  value(): string;
}

export function linesDigest(): LinesDigest {
  const hash = createHash('sha256');
  return {
    add({ bytes, isTooLong }) {
      // The length keeps lines apart. Of a line that is too long the beginning decides its answer.
      hash.update(`${isTooLong ? 'over' : ''}${bytes.length}\n`).update(bytes);
    },
    value: () => hash.copy().digest('hex'),
  };
}

/** For a setting whose value is a file: its content, so that a changed file is noticed. */
export function digestOf(value: unknown): string {
  return `SHA-256 ${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)}`;
}
