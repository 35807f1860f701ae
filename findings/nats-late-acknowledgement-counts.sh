#!/bin/sh
# NATS takes an acknowledgement that comes too late, of a message that another worker has by then.
#
# Tried with @nats-io/jetstream 3.0.2 and nats-server 2.9.10. A message has half a second to be acknowledged. The first worker lets it
# pass, a second one is given the message, and then the first acknowledges.
# Expected: the late acknowledgement is refused, since the message is the second worker's now.
# Seen: it is confirmed and ends the message, while the second worker is in the middle of it. What that one then asks for, such as to
# have it again, does nothing. So both may do the work, and a result has to be the same whoever writes it.
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
await manager.consumers.add('TASKS', { durable_name: 'workers', ack_policy: 'explicit', ack_wait: 5e8 });
await client.publish('tasks', 'one');
const consumer = await client.consumers.get('TASKS', 'workers');
const first = await consumer.next({ expires: 2000 });
await pause(800);
const second = await consumer.next({ expires: 2000 });
const isConfirmed = await first.ackAck();
const left = (await manager.streams.info('TASKS')).state.messages;
second.nak();
const again = await consumer.next({ expires: 1500 });
console.log({ secondDelivery: second.info.deliveryCount, lateIsConfirmed: isConfirmed, messagesLeft: left, givenOutAfterNak: again !== null });
await end();
process.exitCode = second.info.deliveryCount === 2 && isConfirmed && left === 0 && again === null ? 0 : 1;
JS
node seen.mjs
