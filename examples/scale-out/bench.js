/**
 * A file of accounts, worked out by three workers over NATS JetStream: `node bench.js ACCOUNTS.ndjson SUMMARY.json`. Standard output
 * has the results, in the order of the lines. The summary has the seconds from the first task to the last result, and the most
 * memory in bytes that servers, workers and their processes held together.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ENGINE_VERSION } from 'open-banking-insights';
import { openEngine } from './engine/open.js';
import { fleetOf } from './fleet.js';
import { addTasks } from './load.js';
import { keyOf } from './results.js';
import { natsServers } from './servers.js';

const [shard, summary] = process.argv.slice(2);
const PER_TASK = 10;
const WORKERS = 3;
const LOOK_EVERY = 100;

/** What a process and all that it started hold in memory. 0 where the system does not say. */
function bytesOf(pid) {
  try {
    const own =
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return own + started.reduce((sum, child) => sum + bytesOf(child), 0);
  } catch {
    return 0;
  }
}

async function* resultsOf(folder) {
  for (const line of readFileSync(shard, 'utf8').split('\n').filter(Boolean)) {
    const { accountId } = JSON.parse(line);
    yield `${await readFile(join(folder, `${keyOf(accountId, ENGINE_VERSION, Buffer.from(line))}.json`), 'utf8')}\n`;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'scale-out-'));
const results = join(folder, 'results');
const { servers, engine: name } = await natsServers(folder);
const engine = await openEngine(name);
let fleet = null;
let peak = 0;
const timer = setInterval(() => {
  peak = Math.max(peak, bytesOf(process.pid));
}, LOOK_EVERY);
try {
  await engine.prepare();
  const started = performance.now();
  await addTasks(engine, [shard], PER_TASK);
  fleet = fleetOf(WORKERS, name, results);
  while ((await engine.lag()) > 0) await new Promise(resolve => setTimeout(resolve, LOOK_EVERY));
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(summary, JSON.stringify({ seconds, peak }));
  await pipeline(resultsOf(results), process.stdout);
} finally {
  clearInterval(timer);
  await fleet?.end();
  await engine.close();
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
