/** 20 callers on loopback for a time: `npm run load -- SECONDS`, 300 by default. Prints what was answered, how fast, and the memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bodyOf, CLIENT, ENGINES, tokenOf } from './test/requests.js';

const CALLERS = 20;
const ROWS = [51, 200, 500, 1000, 2500, 5000];
const TOKENS = 3000;
const [, , seconds = '300'] = process.argv;

const child = spawn(process.execPath, ['test/process.js', mkdtempSync(join(tmpdir(), 'service-load-'))], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const address = (await once(child.stdout, 'data'))[0].toString().trim();
const bodies = ROWS.map(rows => bodyOf('gb-salaried-renter', rows));
const token = await tokenOf(address, 'api:data');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

const issuing = [await millisecondsOfTokens(100)];
for (let count = 0; count < TOKENS; count += 100) await millisecondsOfTokens(100);
issuing.push(await millisecondsOfTokens(100));

const statuses = new Map();
const states = [];
const watcher = new Worker(new URL('./test/watcher.js', import.meta.url), { workerData: address });
const end = Date.now() + Number(seconds) * 1000;
await Promise.all([...Array.from({ length: CALLERS }, (_, index) => calls(index)), watch()]);
watcher.postMessage('end');
const [health] = await once(watcher, 'message');
child.kill();

const megabytes = bytes => `${Math.round(bytes / 1e6)} MB`;
const memory = states.map(state => state.memory);
const half = memory.slice(Math.floor(memory.length / 2));
const answers = [...statuses].sort().map(([status, count]) => `${count} x ${status}`);
print(`answers: ${answers.join(', ')}`);
print(`/health: ${shown(health)}, of ${health.length}`);
print(`main thread, longest delay in each tenth of a second: ${shown(states.map(({ blocked }) => blocked))}`);
const [first, last] = [states[0], states.at(-1)];
if (first.ran !== undefined) {
  const share = name => `${Math.round(((last[name] - first[name]) / (Number(seconds) * 1000)) * 100)} %`;
  print(`main thread: ran ${share('ran')} of the time, waited for a processor ${share('waited')}`);
}
print(
  `memory: ${megabytes(half[0])} at half time, ${megabytes(half.at(-1))} at the end, ${megabytes(Math.max(...memory))} at most`,
);
print(`a token: ${issuing[0].toFixed(1)} ms with few alive, ${issuing[1].toFixed(1)} ms with ${TOKENS}`);

function shown(milliseconds) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  return `${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile, ${at(1)} ms at most`;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

async function calls(caller) {
  for (let turn = caller; Date.now() < end; turn++) {
    const engine = ENGINES[turn % ENGINES.length];
    const url = `${address}/insights-engine/v1/${engine}`;
    const answer = await fetch(url, { method: 'POST', headers, body: bodies[turn % bodies.length] });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // As the answer asks, within the time of a test.
    if (answer.status !== 200) await new Promise(resolve => setTimeout(resolve, 500));
  }
}

async function watch() {
  while (Date.now() < end) {
    child.send('state');
    states.push((await once(child, 'message'))[0]);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

async function millisecondsOfTokens(count) {
  const began = performance.now();
  for (let issued = 0; issued < count; issued++) await tokenOf(address, 'api:data', CLIENT);
  return (performance.now() - began) / count;
}
