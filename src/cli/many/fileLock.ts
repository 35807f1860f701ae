/** Lets one run alone write to a file: a file beside it says which process has it. */
import { readFileSync, readlinkSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { clipped } from '../displayWidth.js';
import { isSystemError } from '../systemErrors.js';
import { isObject } from '../withMembers.js';

/** Node has no lock of the system. A file that is created only where there is none is one on every file system. */
export interface FileLock {
  release(): void;
}

/** What tells a process from every other one, also from a later one with the same number. */
interface Holder {
  readonly machine: string;
  /** Numbers of processes mean something only in there: each container counts its own. Null where the system has none. */
  readonly space: string | null;
  readonly process: number;
  /** In ticks since the machine started. Null where the system does not say. */
  readonly started: string | null;
}

/** In words: who has the file. */
export interface Held {
  readonly by: string;
}

/** A lock without a holder is one that is just being written, or whose writer died then. */
const WRITTEN_WITHIN_MILLISECONDS = 60_000;
const MOST_TRIES = 20;
const TRY_AGAIN_MILLISECONDS = 25;

/** Gives the lock, or says who has it. A lock of a process that is gone is replaced. Throws errors of the system. */
export function lockFile(file: string): FileLock | Held {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const own = JSON.stringify(thisProcess());
    if (created(file, own)) return { release: () => released(file, own) };
    const text = textOf(file);
    if (text === null) continue;
    const held = heldBy(file, text);
    if (held !== null) return held;
    if (!removeStale(file, text))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_MILLISECONDS);
  }
  return { by: 'another run that just starts' };
}

function created(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Only its own: somebody may have removed the lock and begun anew. */
function released(file: string, own: string): void {
  if (textOf(file) === own) removed(file);
}

/**
 * Of two that find the same dead lock, the second would remove the new lock of the first. So only who creates a second file removes it,
 * and only if it is still the dead one. False if somebody else has the second file.
 */
function removeStale(file: string, stale: string): boolean {
  const second = `${file}.takeover`;
  if (!created(second, '')) return false;
  try {
    if (textOf(file) === stale) removed(file);
  } finally {
    removed(second);
  }
  return true;
}

/** Null if nobody has it. */
function heldBy(file: string, text: string): Held | null {
  const holder = holderIn(text);
  if (holder === null)
    return ageOf(file) > WRITTEN_WITHIN_MILLISECONDS ? null : { by: 'another run that just starts' };
  const own = thisProcess();
  const name = `process ${holder.process}`;
  // From here nobody can see whether it still runs.
  if (holder.machine !== own.machine) return { by: `${name} of the machine ${clipped(holder.machine, 40)}` };
  if (holder.space !== own.space) return { by: `${name} of another container` };
  return isAlive(holder, own) ? { by: name } : null;
}

function isAlive(holder: Holder, own: Holder): boolean {
  // This process asks for a lock once, so one with its number is of a process before it.
  if (holder.process === own.process) return false;
  try {
    process.kill(holder.process, 0);
  } catch (error) {
    // Any other error means that there is a process, of somebody else.
    if (isSystemError(error) && error.code === 'ESRCH') return false;
  }
  return holder.started === null || holder.started === startOf(holder.process);
}

function thisProcess(): Holder {
  return { machine: hostname(), space: spaceOf(), process: process.pid, started: startOf(process.pid) };
}

function spaceOf(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Field 22 of proc(5), behind the name, which may hold spaces and brackets. */
function startOf(id: number): string | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function holderIn(text: string): Holder | null {
  try {
    const given: unknown = JSON.parse(text);
    const isHolder =
      isObject(given) &&
      typeof given['machine'] === 'string' &&
      Number.isSafeInteger(given['process']) &&
      Number(given['process']) > 0;
    return isHolder ? (given as unknown as Holder) : null;
  } catch {
    return null;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}

function ageOf(file: string): number {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return modified === undefined ? 0 : Date.now() - modified;
}

function removed(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (!(isSystemError(error) && error.code === 'ENOENT')) throw error;
  }
}
