/** Interrupts any waiting, on a signal or when all workers fail. */

export interface Interruption {
  /** From now on every wait fails with the error. The first one counts. */
  interrupt(error: unknown): void;
  /** The promise, unless the interruption comes first. */
  unless<Value>(promise: Promise<Value>): Promise<Value>;
}

/**
 * Promise.race with a promise that stays open for the whole run would keep the value of every race. A run over 100,000 accounts would then
 * hold all results.
 */
export function interruption(): Interruption {
  const waiting = new Set<(error: unknown) => void>();
  const fault: { error?: unknown } = {};
  return {
    interrupt(error) {
      if (!('error' in fault)) fault.error = error;
      for (const reject of waiting) reject(fault.error);
      waiting.clear();
    },
    unless(promise) {
      if ('error' in fault) {
        promise.catch(() => undefined);
        return Promise.reject(fault.error);
      }
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        promise.then(resolve, reject).finally(() => waiting.delete(reject));
      });
    },
  };
}
