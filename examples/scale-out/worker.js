/**
 * A worker: takes a task, works out its accounts, stores their results, and says that it is done. It may be killed at any time.
 *
 * node worker.js ENGINE RESULTS [MEGABYTES]
 *
 * It ends with status 75 where its surroundings fail for minutes: a disk, a share, a server. Whatever starts it again goes on.
 */
import { stat } from 'node:fs/promises';
import { AccountDied, accountProcess } from './accountProcess.js';
import { openEngine } from './engine/open.js';
import { keyOf, store } from './results.js';
import { linesOf, partsAfterDeath, ShardChanged } from './tasks.js';

/** A line at which so many processes died is a dead letter. */
const MOST_DEATHS = 2;
/** Half a second, then twice as long each time: together two minutes. */
const MOST_FAULTS = 9;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;
const WRITTEN_WITHIN = 60_000;
/** EX_TEMPFAIL of sysexits.h. */
const TRY_LATER = 75;

const [engineName, folder, megabytes = '512'] = process.argv.slice(2);
const engine = await openEngine(engineName);
const account = accountProcess(megabytes);

let isStopping = false;
let wake = () => undefined;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    isStopping = true;
    wake();
  });

/** Until the time is over, or the worker is to stop. */
function pause(milliseconds) {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Throws what is a fault of the surroundings. */
async function work(taken) {
  const { task } = taken;
  const lines = await linesOf(task);
  if (task.deaths > 0) account.end();
  for (const [place, { bytes }] of lines.entries()) {
    let answer;
    try {
      answer = await account.answer(bytes);
    } catch (error) {
      if (!(error instanceof AccountDied)) throw error;
      const { line, rest } = partsAfterDeath(task, lines, place);
      const isDead = line.deaths >= MOST_DEATHS;
      await engine.split(
        taken,
        isDead ? rest : [line, ...rest],
        isDead ? { ...line, reason: `its process died ${line.deaths} times` } : null,
      );
      return;
    }
    await store(folder, keyOf(answer.accountId, answer.engineVersion, bytes), answer.text);
  }
  await engine.done(taken);
}

/** A file that is just being written may have its lines soon. */
async function isAtRest(shard) {
  return Date.now() - (await stat(shard)).mtimeMs > WRITTEN_WITHIN;
}

/** Faults of the surroundings since a task was last done. */
let faults = 0;

/** Gives the task back without counting it, and waits longer each time. */
async function retreat(taken, error) {
  faults++;
  const isLast = faults >= MOST_FAULTS;
  const delay = Math.min(FIRST_DELAY * 2 ** (faults - 1), LONGEST_DELAY);
  if (taken !== null) await engine.again(taken, delay).catch(() => undefined);
  if (isLast) {
    process.stderr.write(`worker: gave up after ${faults} tries: ${error.message}\n`);
    process.exitCode = TRY_LATER;
    isStopping = true;
    return;
  }
  if (faults === 1) process.stderr.write(`worker: tries again: ${error.message}\n`);
  await pause(delay);
}

while (!isStopping) {
  let taken = null;
  try {
    taken = await engine.take();
    if (taken === null) continue;
    try {
      await work(taken);
    } catch (error) {
      // A file that was changed for good is no fault that passes. A letter names the place, and nobody waits for it.
      if (!(error instanceof ShardChanged) || !(await isAtRest(taken.task.shard))) throw error;
      await engine.split(taken, [], { ...taken.task, reason: error.message });
    }
    faults = 0;
  } catch (error) {
    await retreat(taken, error);
  }
}
account.end();
await engine.close();
