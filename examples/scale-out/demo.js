/**
 * Three servers and three workers on this machine: `npm run demo`, or `npm run demo -- 200` for fewer accounts than 2,000. What is
 * printed: how many accounts a second, how many tasks are left, and whether the results are those of one process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf } from './account.js';
import { openEngine } from './engine/open.js';
import { fleetOf } from './fleet.js';
import { accountOf, addTasks, writeShards } from './load.js';
import { digestOf, keyOf, store } from './results.js';
import { natsServers } from './servers.js';

const accounts = Number(process.argv[2] ?? 2000);
const PER_SHARD = 250;
const PER_TASK = 10;
const WORKERS = 3;

const say = text => process.stdout.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), 'scale-out-'));
const { servers, engine: name } = await natsServers(folder);
const lines = Array.from({ length: accounts }, (_, index) => JSON.stringify(accountOf(index)));
const shards = writeShards(join(folder, 'shards'), lines, PER_SHARD);
const engine = await openEngine(name);
let fleet = null;
try {
  await engine.prepare();
  const { count: tasks } = await addTasks(engine, shards, PER_TASK);
  say(
    `${accounts} accounts in ${shards.length} shards, ${tasks} tasks, ${WORKERS} workers, ${servers.length} servers`,
  );
  const started = performance.now();
  fleet = fleetOf(WORKERS, name, join(folder, 'results'));
  for (let lag = tasks; lag > 0; ) {
    await new Promise(resolve => setTimeout(resolve, 1000));
    lag = await engine.lag();
    const { count } = await digestOf(join(folder, 'results'));
    const seconds = (performance.now() - started) / 1000;
    say(
      `${seconds.toFixed(0)} s: ${count} results, ${(count / seconds).toFixed(1)} accounts/s, ${lag} tasks left`,
    );
  }
  for (const line of lines) {
    const { accountId, engineVersion, text } = answerOf(line);
    await store(join(folder, 'alone'), keyOf(accountId, engineVersion, line), text);
  }
  const [many, alone] = await Promise.all(['results', 'alone'].map(each => digestOf(join(folder, each))));
  say(
    `${many.count} of ${accounts} accounts, ${many.digest === alone.digest ? 'the same as' : 'NOT the same as'} one process gives`,
  );
  say(`dead letters: ${(await engine.dead()).length}`);
} finally {
  await fleet?.end();
  await engine.close();
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
