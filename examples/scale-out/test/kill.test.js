/** Processes are killed in the middle of the work, and every account still has its one right result. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fleetOf } from '../fleet.js';
import { accountOf, addTasks } from '../load.js';
import { digestOf } from '../results.js';
import { natsServers } from '../servers.js';
import {
  ACCOUNTS,
  alone,
  childrenOf,
  ENGINES,
  isInstalled,
  LINES,
  loaded,
  MOST_MILLISECONDS,
  PER_TASK,
  until,
} from './support.js';

test('NATS: a worker, the leader and the process of an account are killed, then everything', {
  skip: !isInstalled('nats-server'),
  timeout: MOST_MILLISECONDS + 10_000,
}, async () => {
  const { folder, servers, name, engine, shards, tasks, results } = await loaded(natsServers, LINES);
  let fleet = null;
  try {
    // What is said twice is there once.
    assert.deepEqual(await addTasks(engine, shards, PER_TASK), { count: tasks, known: tasks });
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

for (const [title, command, start] of ENGINES)
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
