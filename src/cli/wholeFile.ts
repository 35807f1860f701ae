/** Writes a file whole or not at all: beside its place first, and then under its name. No link is followed. */
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemError } from './systemErrors.js';

/** What stands under the name; a link is itself, and not what it leads to. Undefined if there is nothing. Throws errors of the system. */
export function standingAt(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

/**
 * Gives false, and changes nothing, if something else has appeared under the name since `before` was looked at. What stood there is
 * replaced under that name alone: other names of it, as hard links are, keep it. Throws errors of the system.
 */
export function writeWholeFile(
  file: string,
  content: string | Uint8Array,
  before: Stats | undefined,
): boolean {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.draft`);
  // Of a process that was killed and had the same number.
  rmSync(draft, { force: true });
  try {
    fill(draft, typeof content === 'string' ? Buffer.from(content) : content, before);
    return before === undefined ? isPut(draft, file) : isReplaced(draft, file, before);
  } finally {
    rmSync(draft, { force: true });
  }
}

function fill(draft: string, bytes: Uint8Array, before: Stats | undefined): void {
  const descriptor = openSync(draft, 'wx');
  try {
    // A report that nobody else may read stays so.
    if (before?.isFile() === true) fchmodSync(descriptor, before.mode & 0o777);
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A link takes no name that is there, and a rename does. */
function isPut(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    // Some file systems have no hard links.
    if (standingAt(file) !== undefined) return false;
  }
  renameSync(draft, file);
  return true;
}

function isReplaced(draft: string, file: string, before: Stats): boolean {
  const now = standingAt(file);
  if (
    now !== undefined &&
    (now.ino !== before.ino || now.dev !== before.dev || now.mtimeMs !== before.mtimeMs)
  )
    return false;
  renameSync(draft, file);
  return true;
}
