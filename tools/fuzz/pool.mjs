/** The workers and the watchdog: a worker whose call takes too long is ended, its input noted, and another begins. */
import { Worker } from 'node:worker_threads';
import { Shared } from './shared.mjs';
import { Stopwatch } from './stopwatch.mjs';
import { callOf } from './watch.mjs';

const WORKER = new URL('worker.mjs', import.meta.url);
const LOOK_EVERY = 40;
/** The finding of a call that is ended. */
export const TOO_LONG = 'does not come back';
export const TOO_MUCH = 'uses up the memory';

/** The finding of a thread that ended with an error, which may be anything that is thrown. */
export function flawOfEnd(error) {
  return error?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_MUCH : `ends the thread: ${error?.message}`;
}

export function startWorker(settings, buffer, slot, isJudge = false) {
  const { directory, only, seed, inputs, first, workers, limit } = settings;
  return new Worker(WORKER, {
    workerData: { directory, only, seed, inputs: first + inputs, slot, workers, limit, buffer, isJudge },
    resourceLimits: { maxOldGenerationSizeMb: settings.memory },
  });
}

/** Runs all inputs; `onFinding` and `onSlow` are told as they come. */
export async function runPool(settings, targets, { onFinding, onSlow, onProgress }) {
  const { workers, seconds, first } = settings;
  const shared = Shared.of(workers, targets.length, first);
  const ends = Date.now() + seconds * 1000;
  const slots = Array.from({ length: workers }, (_, slot) => runSlot(slot));
  const clock = setInterval(() => {
    if (Date.now() >= ends) shared.stop();
    onProgress(shared.taken - first);
  }, 1000);
  await Promise.all(slots);
  clearInterval(clock);
  return shared;

  /** One worker after another, until one ends by itself. */
  async function runSlot(slot) {
    while (!(await runWorker(slot)));
  }

  /** True when it came to the end of the inputs. */
  function runWorker(slot) {
    return new Promise((resolve, reject) => {
      const worker = startWorker(settings, shared.buffer, slot);
      const looking = setInterval(look, LOOK_EVERY);
      let last = '';
      let since = new Stopwatch();
      worker.on('message', message => (message.kind === 'finding' ? onFinding(message) : onSlow(message)));
      worker.on('error', error => {
        clearInterval(looking);
        const doing = shared.doing(slot);
        if (doing === null) return reject(error);
        lost(doing, flawOfEnd(error));
      });
      worker.on('exit', () => {
        clearInterval(looking);
        if (shared.doing(slot) === null) resolve(true);
      });

      function look() {
        const doing = shared.doing(slot);
        const now = JSON.stringify(doing);
        if (now !== last) {
          last = now;
          since = new Stopwatch();
        } else if (doing !== null && since.read(workers) > doing.limit) {
          clearInterval(looking);
          worker.terminate().then(() => lost(doing, TOO_LONG));
        }
      }

      function lost({ index, call }, flaw) {
        shared.idle(slot);
        onFinding({ index, call: callOf(call), id: null, base: null, flaw, stack: '', signature: flaw });
        resolve(false);
      }
    });
  }
}
