/**
 * Two clocks: the time that passed, and the time that the main thread worked. They agree on a quiet machine; on a busy
 * one only the second says anything. Linux alone tells it; elsewhere both are the time that passed.
 */
import { openSync, readSync } from 'node:fs';

const file = opened('/proc/thread-self/schedstat');
const buffer = Buffer.alloc(64);

export const tellsWork = file !== null;

/** Starts both clocks; the function it gives reads them, in milliseconds. */
export function started() {
  const work = worked();
  const start = performance.now();
  return () => {
    const passed = performance.now() - start;
    return { passed, worked: worked() - work };
  };
}

function worked() {
  if (file === null) return performance.now();
  // The kernel brings its count up to date when it is asked for the time of the whole process.
  process.cpuUsage();
  const length = readSync(file, buffer, 0, buffer.length, 0);
  return Number(buffer.latin1Slice(0, length).split(' ', 1)[0]) / 1e6;
}

function opened(path) {
  try {
    return openSync(path, 'r');
  } catch {
    return null;
  }
}
