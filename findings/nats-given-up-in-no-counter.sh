#!/bin/sh
# A NATS message that was given out as often as allowed is in no counter of its consumer.
#
# Tried with @nats-io/jetstream 3.0.2 and nats-server 2.9.10. A message may be given out twice (max_deliver), and is never acknowledged.
# Expected: the consumer counts it, as waiting or as given up.
# Seen: num_pending and num_ack_pending say 0, as if all were done. num_redelivered says 1, as for a message that is still being worked
# on. The stream keeps the message for ever. A program that waits until nothing is pending takes the work for done. The stream alone
# tells that a message is left.
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
await manager.consumers.add('TASKS', { durable_name: 'workers', ack_policy: 'explicit', ack_wait: 5e8, max_deliver: 2 });
await client.publish('tasks', 'one');
const consumer = await client.consumers.get('TASKS', 'workers');
let given = 0;
while ((await consumer.next({ expires: 2000 })) !== null) given++;
await pause(1000);
const { num_pending: pending, num_ack_pending: unacknowledged, num_redelivered: redelivered } = await manager.consumers.info('TASKS', 'workers');
const { messages } = (await manager.streams.info('TASKS')).state;
console.log({ given, pending, unacknowledged, redelivered, messages });
await end();
process.exitCode = given === 2 && pending + unacknowledged === 0 && messages === 1 ? 0 : 1;
JS
node seen.mjs
