/** What the tests share: tasks with an engine that holds them, and what one process gives for the same lines. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { answerOf } from '../account.js';
import { openEngine } from '../engine/open.js';
import { accountOf, addTasks, writeShards } from '../load.js';
import { digestOf, keyOf, store } from '../results.js';
import { natsServers, redisServer } from '../servers.js';

export const ACCOUNTS = 60;
export const PER_TASK = 5;
/** On a machine that does nothing else all of them take half a minute. */
export const MOST_MILLISECONDS = 230_000;

export const isInstalled = command => spawnSync(command, ['--version']).status === 0;
const folders = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Waits for what must come; a test that waits for too long fails. */
export async function until(holds, what) {
  const end = performance.now() + MOST_MILLISECONDS;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `${what} did not come`);
    await pause(200);
  }
}

/** What one process gives for the lines. */
export async function alone(folder, lines) {
  for (const line of lines) {
    const { accountId, engineVersion, text } = answerOf(line);
    await store(folder, keyOf(accountId, engineVersion, line), text);
  }
  return digestOf(folder);
}

/** Processes that this worker started: those of its accounts. */
export function childrenOf(pid) {
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
export async function loaded(start, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'scale-out-test-'));
  folders.push(folder);
  const { servers, engine: name } = await start(folder);
  const engine = await openEngine(name);
  await engine.prepare();
  const shards = writeShards(join(folder, 'shards'), lines, 50);
  const { count: tasks } = await addTasks(engine, shards, PER_TASK);
  return { folder, servers, name, engine, shards, tasks, results: join(folder, 'results') };
}

export const LINES = Array.from({ length: ACCOUNTS }, (_, index) => JSON.stringify(accountOf(index)));

export const ENGINES = [
  ['NATS', 'nats-server', natsServers],
  ['BullMQ', 'redis-server', redisServer],
];
