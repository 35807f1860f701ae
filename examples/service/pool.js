/** The worker threads: how many, how long each request may run, how many may wait. */
import { availableParallelism } from 'node:os';
import Piscina from 'piscina';
import { refusal } from './refusals.js';

const DEFAULTS = {
  file: new URL('./worker.js', import.meta.url).href,
  threads: Math.max(availableParallelism() - 1, 1),
  maxWaiting: 16,
  timeLimit: 10_000,
  memoryLimit: 512,
};

/** `options`: see README.md. `onError` is told of a worker that fails between requests. */
export function createPool(options, onError) {
  const { file, threads, maxWaiting, timeLimit, memoryLimit } = { ...DEFAULTS, ...options };
  const pool = new Piscina({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
  });
  pool.on('error', onError);

  // Piscina's own queue does not bound what can be aborted, and its clock would run while a task waits.
  const waiting = [];
  let running = 0;

  /** The answer of a worker, or a refusal with 503. What is in `moved` is lost to the caller. */
  async function run(task, moved = []) {
    if (running < threads) running += 1;
    else if (waiting.length < maxWaiting) await new Promise(resolve => waiting.push(resolve));
    else throw refusal(503, 'busy', 'Too many requests are waiting.');
    try {
      return await pool.run(task, { transferList: moved, signal: AbortSignal.timeout(timeLimit) });
    } catch (error) {
      throw stopped(error);
    } finally {
      // The next one takes over the place, if there is one.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  function stopped(error) {
    if (error.name === 'AbortError')
      return refusal(503, 'time_limit', `The request took longer than ${timeLimit / 1000} s.`);
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return refusal(503, 'memory_limit', `The request needs more than ${memoryLimit} MB.`);
    return error;
  }

  return { run, destroy: () => pool.destroy() };
}
