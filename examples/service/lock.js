/** Lets one process alone have a file: a second file beside it says which. A process that was killed does not stop the next one. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Those of this process. */
const held = new Set();

/** Gives what lets go of the file. Throws an error with the code `STORE_IN_USE` while a process that runs has it. */
export function lockFile(file) {
  const lock = `${file}.process`;
  const draft = `${lock}.${process.pid}`;
  const own = JSON.stringify({ process: process.pid, started: startOf(process.pid) });
  writeFileSync(draft, own);
  try {
    // A link is there as a whole or not at all, so that nobody reads half of it.
    while (!happened(() => linkSync(draft, lock), 'EEXIST')) removeLeftOver(lock, `${draft}.old`);
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    if (textOf(lock) === own) rmSync(lock, { force: true });
  };
}

function removeLeftOver(lock, moved) {
  const text = textOf(lock);
  if (text === null) return;
  refuseIfRunning(lock, text);
  // Of two that find it, one alone moves it.
  if (!happened(() => renameSync(lock, moved), 'ENOENT')) return;
  const isAnother = textOf(moved) !== text;
  // Somebody was quicker, and this is the new one.
  if (isAnother) happened(() => linkSync(moved, lock), 'EEXIST');
  rmSync(moved);
}

function refuseIfRunning(lock, text) {
  const holder = holderIn(text);
  if (holder === null || (holder.process === process.pid ? !held.has(lock) : !isRunning(holder))) return;
  const message = `The store is in use by process ${holder.process}. If that is no service, remove ${lock}.`;
  throw Object.assign(new Error(message), { code: 'STORE_IN_USE' });
}

/** A number is given again after a while, and at once in a container. So the start of the process counts too, where the system tells it. */
function isRunning({ process: id, started }) {
  try {
    process.kill(id, 0);
  } catch (error) {
    // Any other error means that there is one, of another user.
    if (error.code === 'ESRCH') return false;
  }
  return started === null || started === startOf(id);
}

/** Field 22 of proc(5), behind the name in brackets; null for a process that has ended but is not collected, and on other systems. */
function startOf(id) {
  const text = textOf(`/proc/${id}/stat`);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields === undefined || fields[0] === 'Z' ? null : fields[19];
}

/** Null where no process wrote it. */
function holderIn(text) {
  try {
    const { process: id, started } = JSON.parse(text);
    // 0 and negative numbers are groups of processes.
    return Number.isSafeInteger(id) && id > 0 ? { process: id, started } : null;
  } catch {
    return null;
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}

/** False where it fails with this code. */
function happened(action, code) {
  try {
    action();
    return true;
  } catch (error) {
    if (error.code === code) return false;
    throw error;
  }
}
