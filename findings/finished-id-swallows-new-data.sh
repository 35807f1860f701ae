#!/bin/sh
# The id of a finished task swallows new data: BullMQ keeps it for ever, and JetStream for as long as its window of duplicates is.
#
# Tried with bullmq 6.7.0, redis-server 7.0.15, @nats-io/jetstream 3.0.2 and nats-server 2.9.10. A task is added, worked out and done.
# Then one with the same id and other data is added.
# Expected: the second is worked out, since the first is done, or adding it fails.
# Seen: adding succeeds in both, and no worker is ever given the second. JetStream says `duplicate` in its answer, and BullMQ nothing.
# So an id needs a digest of the content in it, and finished jobs have to be let go (removeOnComplete).
# Needs nats-server and redis-server.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @nats-io/jetstream@3.0.2 @nats-io/transport-node@3.0.2 bullmq@6.7.0 ioredis@5.11.1

cat > server.mjs <<'JS'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { connect } from '@nats-io/transport-node';

/** A server on the loopback, and a connection to it. */
export async function start() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  const server = spawn('nats-server', ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', 'store'], { stdio: 'ignore' });
  const connection = await connect({ servers: `127.0.0.1:${port}`, waitOnFirstConnect: true });
  return { connection, end: async () => { await connection.close(); server.kill(); } };
}
export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
JS
cat > seen.mjs <<'JS'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { start } from './server.mjs';

async function withNats() {
  const { connection, end } = await start();
  const manager = await jetstreamManager(connection);
  const client = jetstream(connection);
  await manager.streams.add({ name: 'TASKS', subjects: ['tasks'], retention: 'workqueue' });
  await manager.consumers.add('TASKS', { durable_name: 'workers', ack_policy: 'explicit' });
  await client.publish('tasks', 'today', { msgID: 'file-1' });
  const consumer = await client.consumers.get('TASKS', 'workers');
  await (await consumer.next({ expires: 2000 })).ackAck();
  const { duplicate } = await client.publish('tasks', 'tomorrow', { msgID: 'file-1' });
  const next = await consumer.next({ expires: 1500 });
  await end();
  return { isSaid: duplicate, given: next === null ? 'nothing' : next.string() };
}

async function withRedis() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  const server = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(port), '--save', ''], { stdio: 'ignore' });
  const connection = new Redis({ port, maxRetriesPerRequest: null });
  connection.on('error', () => undefined);
  const queue = new Queue('tasks', { connection });
  const worker = new Worker('tasks', null, { connection });
  await queue.add('task', 'today', { jobId: 'file-1' });
  const first = await worker.getNextJob('token', { block: false });
  await first.moveToCompleted('done', 'token', false);
  const added = await queue.add('task', 'tomorrow', { jobId: 'file-1' });
  const next = await worker.getNextJob('token', { block: false });
  await worker.close();
  await queue.close();
  connection.disconnect();
  server.kill();
  return { isSaid: added.id !== 'file-1', given: next === undefined || next === null ? 'nothing' : next.data };
}

const seen = { nats: await withNats(), bullmq: await withRedis() };
console.log(JSON.stringify(seen));
process.exitCode = seen.nats.given === 'nothing' && seen.nats.isSaid && seen.bullmq.given === 'nothing' && !seen.bullmq.isSaid ? 0 : 1;
JS
node seen.mjs
