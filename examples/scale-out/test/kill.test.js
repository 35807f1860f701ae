/** Processes are killed in the middle of the work, and every account still has its one right result. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answerOf } from '../account.js';
import { openEngine } from '../engine/open.js';
import { fleetOf } from '../fleet.js';
import { accountOf, addTasks, writeShards } from '../load.js';
import { digestOf, keyOf, store } from '../results.js';
import { natsServers, redisServer } from '../servers.js';

const ACCOUNTS = 60;
const PER_TASK = 5;
/** On a machine that does nothing else all of them take half a minute. */
const MOST_MILLISECONDS = 230_000;

const isInstalled = command => spawnSync(command, ['--version']).status === 0;
const folders = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Waits for what must come; a test that waits for too long fails. */
async function until(holds, what) {
  const end = performance.now() + MOST_MILLISECONDS;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `${what} did not come`);
    await pause(200);
  }
}

/** What one process gives for the lines. */
async function alone(folder, lines) {
  for (const line of lines) {
    const { accountId, engineVersion, text } = answerOf(line);
    await store(folder, keyOf(accountId, engineVersion, line), text);
  }
  return digestOf(folder);
}

/** Processes that this worker started: those of its accounts. */
function childrenOf(pid) {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** `lines` in shards and tasks, with an engine that holds them. */
async function loaded(start, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'scale-out-test-'));
  folders.push(folder);
  const { servers, engine: name } = await start(folder);
  const engine = await openEngine(name);
  await engine.prepare();
  const shards = writeShards(join(folder, 'shards'), lines, 50);
  const tasks = await addTasks(engine, shards, PER_TASK);
  return { folder, servers, name, engine, shards, tasks, results: join(folder, 'results') };
}

const LINES = Array.from({ length: ACCOUNTS }, (_, index) => JSON.stringify(accountOf(index)));

test('NATS: a worker, the leader and the process of an account are killed, then everything', {
  skip: !isInstalled('nats-server'),
  timeout: MOST_MILLISECONDS + 10_000,
}, async () => {
  const { folder, servers, name, engine, shards, tasks, results } = await loaded(natsServers, LINES);
  let fleet = null;
  try {
    // What is said twice is there once.
    await addTasks(engine, shards, PER_TASK);
    assert.equal(await engine.lag(), tasks);
    fleet = fleetOf(3, name, results);
    const reached = share =>
      until(async () => (await digestOf(results)).count >= ACCOUNTS * share, `${share} of the results`);
    await reached(0.1);
    process.kill(fleet.pidOf(0), 'SIGKILL');
    const [child] = childrenOf(fleet.pidOf(1));
    if (child !== undefined) process.kill(child, 'SIGKILL');
    await reached(0.3);
    const leads = await engine.leader();
    const leader = servers.find(server => server.name === leads) ?? servers[0];
    await leader.kill();
    await reached(0.5);
    leader.start();
    // Everything at once: what goes on is on the disks.
    await fleet.end();
    await Promise.all(servers.map(server => server.kill()));
    for (const server of servers) server.start();
    fleet = fleetOf(3, name, results);
    await until(async () => (await engine.lag()) === 0, 'the last task');
    assert.deepEqual(await digestOf(results), await alone(join(folder, 'alone'), LINES));
    assert.deepEqual(await engine.dead(), []);
  } finally {
    await fleet?.end();
    await engine.close();
    for (const server of servers) await server.kill();
  }
});

for (const [title, command, start] of [
  ['NATS', 'nats-server', natsServers],
  ['BullMQ', 'redis-server', redisServer],
])
  test(`${title}: an account that kills its process is the one dead letter, and the others have their results`, {
    skip: !isInstalled(command),
    timeout: MOST_MILLISECONDS + 10_000,
  }, async () => {
    const sample = accountOf(0);
    const transactions = Array.from({ length: 4000 }, (_, at) => ({
      ...sample.transactions[at % 24],
      transactionId: `t-${at}`,
      description: `CARD PAYMENT TO SHOP ${at} ${'X'.repeat(20_000)}`,
    }));
    const poison = JSON.stringify({ ...sample, accountId: 'poison', transactions });
    const lines = [...LINES.slice(0, 7), poison, ...LINES.slice(7, 12)];
    const { folder, servers, name, engine, results } = await loaded(start, lines);
    const fleet = fleetOf(2, name, results, 128);
    try {
      await until(
        async () => (await engine.lag()) === 0 && (await engine.dead()).length === 1,
        'the dead letter',
      );
      const [letter] = await engine.dead();
      assert.equal(letter.lines, 1);
      assert.match(letter.reason, /died 2 times/);
      assert.equal(JSON.stringify(letter).includes('CARD PAYMENT'), false);
      assert.deepEqual(await digestOf(results), await alone(join(folder, 'alone'), LINES.slice(0, 12)));
    } finally {
      await fleet.end();
      await engine.close();
      for (const server of servers) await server.kill();
    }
  });
