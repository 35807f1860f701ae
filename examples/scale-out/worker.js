/**
 * A worker: takes a task, works out its accounts, stores their results, and says that it is done. It may be killed at any time.
 *
 * node worker.js ENGINE RESULTS [MEGABYTES]
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openEngine } from './engine/open.js';
import { keyOf, store } from './results.js';
import { halvesOf, linesOf } from './tasks.js';

/** After so many deliveries a task is halved: whatever kills its workers is in one of its lines. */
const MOST_DELIVERIES = 2;

const [engineName, folder, megabytes = '512'] = process.argv.slice(2);
const engine = await openEngine(engineName);
let child = null;

/** The process of the accounts; a new one after a death. */
function accountProcess() {
  if (child !== null) return child;
  const started = fork(fileURLToPath(new URL('./account.js', import.meta.url)), ['child'], {
    execArgv: [`--max-old-space-size=${megabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  started.once('exit', () => {
    if (child === started) child = null;
  });
  child = started;
  return child;
}

/** The answer, or null where the process died of it or was killed. */
function answered(line) {
  const account = accountProcess();
  return new Promise(resolve => {
    const ended = () => resolve(null);
    account.once('exit', ended);
    account.once('message', answer => {
      account.off('exit', ended);
      resolve(answer);
    });
    account.send(line.toString('utf8'), error => error && resolve(null));
  });
}

/** Whether every line was answered and stored. */
async function work(task) {
  for (const { bytes } of await linesOf(task)) {
    const answer = await answered(bytes);
    if (answer === null) return false;
    await store(folder, keyOf(answer.accountId, answer.engineVersion, bytes), answer.text);
  }
  return true;
}

let stopping = false;
process.once('SIGTERM', () => {
  stopping = true;
});

while (!stopping) {
  const taken = await engine.take();
  if (taken === null) continue;
  if (taken.deliveries > MOST_DELIVERIES) {
    const parts = await halvesOf(taken.task);
    await engine.split(taken, parts, parts.length === 0 ? `its process died ${MOST_DELIVERIES} times` : null);
  } else if (await work(taken.task)) await engine.done(taken);
  else await engine.again(taken);
}
child?.kill();
await engine.close();
