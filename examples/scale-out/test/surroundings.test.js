/** Faults of disks and shares, deploys and files that change: no account is lost, none is a dead letter, and none is mixed up. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fleetOf } from '../fleet.js';
import { accountOf, addTasks, writeShards } from '../load.js';
import { digestOf } from '../results.js';
import { linesOf, ShardChanged, tasksOf } from '../tasks.js';
import {
  alone,
  childrenOf,
  ENGINES,
  isInstalled,
  LINES,
  loaded,
  MOST_MILLISECONDS,
  PER_TASK,
  pause,
  until,
} from './support.js';

const FAULT_MILLISECONDS = 30_000;
const SMALL = LINES.slice(0, 12);

/** Loads the lines, runs the body with a fleet, and ends everything. */
async function withFleet(start, lines, body) {
  const given = await loaded(start, lines);
  const fleets = [];
  const fleet = () => {
    fleets.push(fleetOf(2, given.name, given.results));
    return fleets.at(-1);
  };
  try {
    await body({ ...given, fleet });
  } finally {
    for (const each of fleets) await each.end();
    await given.engine.close();
    for (const server of given.servers) await server.kill();
  }
}

const isDone = async ({ engine }) => (await engine.lag()) === 0;

async function assertAll({ engine, folder, results }, lines) {
  await until(() => isDone({ engine }), 'the last task');
  assert.deepEqual(await engine.dead(), []);
  assert.deepEqual(await digestOf(results), await alone(join(folder, 'alone'), lines));
}

for (const [title, command, start] of ENGINES) {
  const options = { skip: !isInstalled(command), timeout: MOST_MILLISECONDS + 10_000 };

  test(`${title}: results that cannot be written for 30 seconds`, options, () =>
    withFleet(start, SMALL, async given => {
      // A file where the folder should be: every write fails, whoever runs the test.
      writeFileSync(given.results, '');
      given.fleet();
      await pause(FAULT_MILLISECONDS);
      assert.deepEqual(await given.engine.dead(), []);
      assert.ok((await given.engine.lag()) > 0);
      rmSync(given.results);
      await assertAll(given, SMALL);
    }),
  );

  test(`${title}: a shard that is missing for 30 seconds`, options, () =>
    withFleet(start, SMALL, async given => {
      const [shard] = given.shards;
      renameSync(shard, `${shard}.away`);
      given.fleet();
      await pause(FAULT_MILLISECONDS);
      assert.deepEqual(await given.engine.dead(), []);
      renameSync(`${shard}.away`, shard);
      await assertAll(given, SMALL);
    }),
  );

  test(`${title}: deploys in the middle, with and without a warning`, options, () =>
    withFleet(start, LINES, async given => {
      for (const [share, signal] of [
        [0.1, 'SIGTERM'],
        [0.2, 'SIGKILL'],
        [0.3, 'SIGKILL'],
        [0.4, 'SIGTERM'],
      ]) {
        const fleet = given.fleet();
        await until(async () => (await digestOf(given.results)).count >= LINES.length * share, `${share}`);
        // As systemd does: the signal goes to the processes of the accounts too.
        if (signal === 'SIGTERM')
          for (const worker of [0, 1])
            for (const child of childrenOf(fleet.pidOf(worker))) process.kill(child, signal);
        await fleet.end(signal);
      }
      given.fleet();
      await assertAll(given, LINES);
    }),
  );

  test(
    `${title}: files of tomorrow with the same names and lengths are worked out, and the same once more is not lost`,
    options,
    () =>
      withFleet(start, SMALL, async given => {
        given.fleet();
        await until(() => isDone(given), 'the tasks of today');
        const tomorrow = SMALL.map(line => line.replaceAll('"account-', '"AccounT-'));
        assert.equal(tomorrow.join().length, SMALL.join().length);
        writeShards(join(given.folder, 'shards'), tomorrow, 50);
        assert.deepEqual(await addTasks(given.engine, given.shards, PER_TASK), {
          count: given.tasks,
          known: 0,
        });
        await assertAll(given, [...SMALL, ...tomorrow]);
      }),
  );

  test(`${title}: a shard that was cut gives letters with the place, and no result`, options, () =>
    withFleet(start, SMALL, async given => {
      const [shard] = given.shards;
      const whole = readFileSync(shard, 'utf8');
      truncateSync(shard, whole.indexOf('\n', whole.length / 2) - 40);
      utimesSync(shard, 1, 1);
      given.fleet();
      await until(() => isDone(given), 'the last task');
      const letters = await given.engine.dead();
      assert.ok(letters.length > 0);
      for (const { reason, shard: place } of letters)
        assert.deepEqual([reason, place], ['the file is shorter than when the task was made', shard]);
      const results = readdirSync(given.results).map(name => readFileSync(join(given.results, name), 'utf8'));
      assert.equal(results.length, SMALL.length - letters.reduce((sum, { lines }) => sum + lines, 0));
      for (const result of results) assert.equal(JSON.parse(result).error, undefined);
    }),
  );
}

test('a worker whose results stay unwritable ends with status 75 and says why', {
  skip: !isInstalled('redis-server'),
  timeout: MOST_MILLISECONDS + 10_000,
}, async () => {
  const [, , start] = ENGINES[1];
  await withFleet(start, SMALL.slice(0, 2), async ({ name, results, engine }) => {
    writeFileSync(results, '');
    const worker = fileURLToPath(new URL('../worker.js', import.meta.url));
    const child = spawn(process.execPath, [worker, name, results], { stdio: ['ignore', 'ignore', 'pipe'] });
    let told = '';
    child.stderr.on('data', piece => {
      told += piece;
    });
    const [code] = await once(child, 'exit');
    assert.equal(code, 75);
    assert.match(told, /tries again: .*\n[\s\S]*gave up after 9 tries: .*(?:EEXIST|ENOTDIR)/);
    assert.deepEqual(await engine.dead(), []);
    assert.equal(await engine.lag(), 1);
  });
});

test('the id of a task has the run, the place and the bytes in it', async () => {
  const folder = (await import('node:fs')).mkdtempSync(
    join((await import('node:os')).tmpdir(), 'scale-out-tasks-'),
  );
  try {
    const lines = [0, 1, 2].map(index => JSON.stringify(accountOf(index)));
    const ids = async (these, size, run) => {
      const [shard] = writeShards(folder, these, 50);
      const tasks = [];
      for await (const task of tasksOf(shard, size, run)) tasks.push(task);
      for (const task of tasks) assert.equal((await linesOf(task)).length, task.lines);
      return tasks;
    };
    const first = await ids(lines, 1, 'a');
    const again = await ids(lines, 1, 'a');
    assert.deepEqual(again, first);
    const other = await ids([lines[0].replace('account-0', 'account-9'), ...lines.slice(1)], 1, 'a');
    assert.deepEqual(
      other.map(({ id }, place) => id === first[place].id),
      [false, true, true],
    );
    assert.equal(
      (await ids(lines, 1, 'b')).some(({ id }) => first.some(task => task.id === id)),
      false,
    );
    assert.equal((await ids(lines, 2, 'a')).length, 2);
    await assert.rejects(linesOf({ ...first[0], digest: other[0].digest }), ShardChanged);
    await assert.rejects(linesOf({ ...first[0], to: 10_000_000 }), ShardChanged);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
