#!/bin/sh
# What a NATS consumer fetches ahead eats the time in which it must acknowledge.
#
# Tried with @nats-io/jetstream 3.0.2 and nats-server 2.9.10. One worker fetches 5 messages at once, has 2 seconds to acknowledge each
# (ack_wait), and works 0.7 seconds on each. A second worker has nothing to do.
# Expected: each message is given out once, since the work on none takes longer than it may.
# Seen: the time of all five begins when they are fetched. The later ones run out while they wait, and the second worker gets them too.
# So a worker should fetch one message at a time, or say of all that it has that it still works on them.
# Needs nats-server.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @nats-io/jetstream@3.0.2 @nats-io/transport-node@3.0.2

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
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { pause, start } from './server.mjs';

const { connection, end } = await start();
const manager = await jetstreamManager(connection);
const client = jetstream(connection);
await manager.streams.add({ name: 'TASKS', subjects: ['tasks'], retention: 'workqueue' });
await manager.consumers.add('TASKS', { durable_name: 'workers', ack_policy: 'explicit', ack_wait: 2e9 });
for (let task = 1; task <= 5; task++) await client.publish('tasks', String(task));
const consumer = await client.consumers.get('TASKS', 'workers');
const seen = [];
async function work(worker, message) {
  seen.push(`${message.string()} by ${worker}`);
  await pause(700);
  message.ack();
}
const fetched = [];
for await (const message of await consumer.fetch({ max_messages: 5, expires: 10_000 })) fetched.push(message);
const second = (async () => {
  for (let message = await consumer.next({ expires: 5000 }); message !== null; message = await consumer.next({ expires: 2000 }))
    await work('the second', message);
})();
for (const message of fetched) await work('the first', message);
await second;
console.log(seen.join(', '));
await end();
process.exitCode = seen.length > 5 ? 0 : 1;
JS
node seen.mjs
