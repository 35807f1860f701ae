/** Runs inputs until there are none left, or answers what is asked of one input. */
import { parentPort, workerData } from 'node:worker_threads';
import { editsOf } from './edits.mjs';
import { makeInput, runInput } from './runInput.mjs';
import { Shared } from './shared.mjs';
import { signatureOf } from './signature.mjs';
import { sourceOf } from './source.mjs';
import { Watch } from './watch.mjs';
import { loadWorld } from './world.mjs';

const SLOW = 300;
const { directory, only, seed, inputs, slot, workers, limit, buffer, isJudge } = workerData;

process.setSourceMapsEnabled(true);
const shared = new Shared(buffer);
const watch = new Watch(shared, slot, limit);
const world = await loadWorld(directory, only);
const numbers = new Map(world.targets.map((target, index) => [target, index]));
warmUp();
if (isJudge) parentPort.on('message', answered);
else await runAll();

/** The first call of each country builds its tables, which is no fault of an input. */
function warmUp() {
  for (const code of ['GB', 'US']) {
    const request = world.material[code].requests[0];
    for (const id of ['index.analyse', 'gb.analyse', 'us.analyse'])
      try {
        world.byId.get(id)?.call({ ...request, transactions: request.transactions.slice(0, 60) });
      } catch {
        // Not every entry has every country.
      }
  }
}

async function runAll() {
  const slowest = new Map();
  while (!shared.isStopped) {
    const index = shared.take();
    if (index >= inputs) break;
    await runOne(index, slowest);
  }
  watch.done();
}

async function runOne(index, slowest) {
  watch.input(index);
  const started = performance.now();
  const { target, country, outcome, flaw, stack, size } = await tried(index, {});
  const milliseconds = performance.now() - started;
  watch.done();
  if (target !== null) shared.count(workers, numbers.get(target), country, outcome);
  if (flaw !== null) post({ kind: 'finding', index, call: 0, ...named(target), flaw, stack });
  if (milliseconds < SLOW || milliseconds < 1.3 * (slowest.get(target) ?? 0)) return;
  slowest.set(target, milliseconds);
  post({ kind: 'slow', index, milliseconds, size, id: target?.id });
}

async function tried(index, settings) {
  try {
    return await runInput(world, seed, index, watch, settings);
  } catch (error) {
    // A fault of the fuzzer itself must not pass in silence.
    return {
      target: null,
      country: 'none',
      outcome: 'refused',
      flaw: `the fuzzer fails: ${error?.message}`,
      stack: error?.stack,
    };
  }
}

function named(target) {
  return { id: target?.id ?? 'fuzz', base: target?.base ?? 'fuzz' };
}

function post(message) {
  if (message.kind === 'finding') message.signature = signatureOf(message.flaw, message.stack, directory);
  parentPort.postMessage(message);
}

async function answered(question) {
  try {
    await answer(question);
  } catch (error) {
    parentPort.postMessage({
      number: question.number,
      flaw: `the fuzzer fails: ${error?.message}`,
      signature: null,
    });
  }
}

/** Of one input with some edits: `run` it, list further `edits`, or write its `source`. */
async function answer({ number, ask, index, call, edits }) {
  if (ask === 'ready') return parentPort.postMessage({ number });
  watch.input(index);
  const settings = { stopAt: call, edits };
  if (ask === 'run') {
    const { target, country, outcome, flaw, stack } = await tried(index, settings);
    const signature = flaw === null ? null : signatureOf(flaw, stack, directory);
    parentPort.postMessage({ number, ...named(target), country, outcome, flaw, stack, signature });
  } else {
    const { target, args } = makeInput(world, seed, index, watch, settings);
    if (ask === 'edits') parentPort.postMessage({ number, edits: editsOf(args) });
    else
      parentPort.postMessage({
        number,
        ...named(target),
        source: `${target.name}(${args.map(arg => sourceOf(arg)).join(', ')})`,
      });
  }
  watch.done();
}
