/**
 * Time that a thread has worked. The machine may be busy with other things, so it is not the time that passed: it is the
 * process's, shared among the threads that work.
 */

/** A thread that waits uses no processor at all. */
const MOST_TIMES_LONGER = 20;

export class Stopwatch {
  #processor = process.cpuUsage();
  #passed = performance.now();

  /** Milliseconds since it was made, for one of `threads` that work. */
  read(threads) {
    const { user, system } = process.cpuUsage(this.#processor);
    const passed = performance.now() - this.#passed;
    return Math.max(Math.min(passed, (user + system) / 1000 / threads), passed / MOST_TIMES_LONGER);
  }
}
