/** The page's side of the worker. */

import type { FromWorker, Kind, Progress, Questions } from '../shared/messages';
import workerAddress from '../worker/main.ts?worker&url';

export interface Client {
  /** Rejects with what the worker says is wrong. A client that was stopped answers nothing more. */
  readonly ask: <K extends Kind>(kind: K, asks: Questions[K]['asks']) => Promise<Questions[K]['answer']>;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A worker that is loaded from an address has a policy of its own, which a static host does not send. One that begins as a text of
 * this page has this page's policy, so it cannot connect to anything either. Zod is told beforehand that it may not make functions
 * of texts, as trying would break the policy.
 */
function startedWorker(): { worker: Worker; address: string } {
  const text = `globalThis.__zod_globalConfig = { jitless: true };
import(${JSON.stringify(new URL(workerAddress, import.meta.url).href)})
  .catch(error => postMessage({ type: 'failed', id: null, message: String(error) }));`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return { worker: new Worker(address, { type: 'module' }), address };
}

export function startClient(onProgress: (progress: Progress) => void): Client {
  const { worker, address } = startedWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let setReady: () => void = () => {};
  const ready = new Promise<void>(resolve => {
    setReady = resolve;
  });
  const failAll = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'ready') {
      URL.revokeObjectURL(address);
      setReady();
    } else if (data.type === 'progress') onProgress(data.progress);
    else if (data.type === 'failed' && data.id === null) failAll(data.message);
    else if (data.id !== null) {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.type === 'answer') asked?.resolve(data.answer as never);
      else asked?.reject(new Error(data.message));
    }
  };
  worker.onerror = event =>
    failAll(event.message || 'The page ran out of memory, or a part of it could not be loaded.');
  return {
    ask: (kind, asks) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, { resolve, reject });
        ready.then(() => worker.postMessage({ id, kind, asks }));
      }),
    stop: () => worker.terminate(),
  };
}
