/** Asks a worker about single inputs, and starts another when one does not answer in time. */
import { startWorker, TOO_LONG } from './pool.mjs';
import { Shared } from './shared.mjs';
import { Stopwatch } from './stopwatch.mjs';

const LOOK_EVERY = 20;

export class Judge {
  #settings;
  #worker = null;
  #number = 0;

  constructor(settings) {
    this.#settings = settings;
  }

  /** `finding`: its `index` and `call`. Null when there is no answer within the milliseconds given. */
  async ask(ask, { index, call }, edits, limit) {
    this.#worker ??= await this.#start();
    const worker = this.#worker;
    const number = ++this.#number;
    return new Promise(resolve => {
      const since = new Stopwatch();
      const timer = setInterval(() => {
        if (since.read(1) > limit) finish(TOO_LONG);
      }, LOOK_EVERY);
      const onMessage = message => message.number === number && finish(null, message);
      const onError = error =>
        finish(
          error?.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'uses up the memory'
            : `ends the thread: ${error?.message}`,
        );
      const finish = async (flaw, message) => {
        clearInterval(timer);
        worker.off('message', onMessage);
        worker.off('error', onError);
        if (flaw === null) return resolve(message);
        this.#worker = null;
        worker.on('error', () => {});
        await worker.terminate();
        resolve({ flaw, signature: flaw, isLost: true });
      };
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.postMessage({ number, ask, index, call, edits });
    });
  }

  async #start() {
    const shared = Shared.of(1, 1, 0);
    const worker = startWorker({ ...this.#settings, workers: 1 }, shared.buffer, 0, true);
    await new Promise((resolve, reject) => {
      worker.once('online', resolve);
      worker.once('error', reject);
    });
    // Loading and warming up are no part of the time that an input may take.
    await this.#firstAnswer(worker);
    return worker;
  }

  #firstAnswer(worker) {
    return new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage({ number: 0, ask: 'ready' });
    });
  }

  async end() {
    await this.#worker?.terminate();
  }
}
