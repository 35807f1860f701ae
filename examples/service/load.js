/** 20 callers on loopback for a time: `npm run load -- SECONDS`, 300 by default. Prints what was answered, how fast, and the memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const health = [];
const memory = [];
const end = Date.now() + Number(seconds) * 1000;
await Promise.all([...Array.from({ length: CALLERS }, (_, index) => calls(index)), watch()]);
child.kill();

health.sort((one, other) => one - other);
const at = share => health[Math.min(health.length - 1, Math.floor(health.length * share))].toFixed(0);
const megabytes = bytes => `${Math.round(bytes / 1e6)} MB`;
const half = memory.slice(Math.floor(memory.length / 2));
print(
  `answers: ${[...statuses]
    .sort()
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')}`,
);
print(`/health: ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile, of ${health.length}`);
print(
  `memory: ${megabytes(half[0])} at half time, ${megabytes(half.at(-1))} at the end, ${megabytes(Math.max(...memory))} at most`,
);
print(`a token: ${issuing[0].toFixed(1)} ms with few alive, ${issuing[1].toFixed(1)} ms with ${TOKENS}`);

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
    const began = performance.now();
    await (await fetch(`${address}/health`)).arrayBuffer();
    health.push(performance.now() - began);
    child.send('memory');
    memory.push((await once(child, 'message'))[0].memory);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

async function millisecondsOfTokens(count) {
  const began = performance.now();
  for (let issued = 0; issued < count; issued++) await tokenOf(address, 'api:data', CLIENT);
  return (performance.now() - began) / count;
}
