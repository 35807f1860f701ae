/** Asks a worker about single inputs, and starts another when one does not answer in time. */
import { flawOfEnd, startWorker, TOO_LONG } from './pool.mjs';
import { Shared } from './shared.mjs';
import { Stopwatch } from './stopwatch.mjs';

const LOOK_EVERY = 20;

export class Judge {
  #settings;
  #worker = null;
  #shared = null;
  #number = 0;

  constructor(settings) {
    this.#settings = settings;
  }

  /**
   * `finding`: its `index` and `call`. The answer says so where none comes: after `most` milliseconds, or when one call takes
   * `times` what it may by its size.
   */
  async ask(ask, { index, call }, edits, { most = Infinity, times = 1 }) {
    this.#worker ??= await this.#start();
    const worker = this.#worker;
    const number = ++this.#number;
    return new Promise(resolve => {
      const since = new Stopwatch();
      let sinceCall = new Stopwatch();
      let last = '';
      const timer = setInterval(() => {
        const doing = this.#shared.doing(0);
        const now = JSON.stringify(doing);
        if (now !== last) sinceCall = new Stopwatch();
        last = now;
        const isOver = doing !== null && sinceCall.read(1) > doing.limit * times;
        if (isOver || since.read(1) > most) finish(TOO_LONG);
      }, LOOK_EVERY);
      const onMessage = message => message.number === number && finish(null, message);
      const onError = error => finish(flawOfEnd(error));
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
    this.#shared = Shared.of(1, 1, 0);
    const worker = startWorker({ ...this.#settings, workers: 1 }, this.#shared.buffer, 0, true);
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
