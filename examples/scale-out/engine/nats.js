/**
 * Tasks on NATS JetStream. A work queue keeps each task until one worker has done it; three servers keep it each on its own disk.
 * All that a worker needs of it are take, done, split and again.
 */
import {
  AckPolicy,
  DiscardPolicy,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';

const STREAM = 'TASKS';
const DEAD = 'DEAD';
const CONSUMER = 'workers';

/** A task whose worker is silent for so long goes to another one. */
const SILENCE_MILLISECONDS = 6000;
/** A task that is published again within this time, after a load that was cut off, is not stored twice. */
const SAME_WITHIN_MILLISECONDS = 10 * 60_000;
/** Tasks that workers have in hand at once; no more are given out. */
const MOST_IN_HAND = 64;

export async function natsEngine(servers, { replicas = servers.length } = {}) {
  const connection = await connect({
    servers,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
  });
  const manager = await patiently(() => jetstreamManager(connection, { timeout: 10_000 }));
  const client = jetstream(connection, { timeout: 10_000 });

  /** Streams and consumer, where they are not there yet. */
  async function prepare() {
    await patiently(() =>
      manager.streams.add({
        name: STREAM,
        subjects: ['tasks'],
        retention: RetentionPolicy.Workqueue,
        storage: StorageType.File,
        discard: DiscardPolicy.New,
        num_replicas: replicas,
        duplicate_window: nanos(SAME_WITHIN_MILLISECONDS),
      }),
    );
    await patiently(() =>
      manager.streams.add({
        name: DEAD,
        subjects: ['dead'],
        storage: StorageType.File,
        num_replicas: replicas,
      }),
    );
    await patiently(() =>
      manager.consumers.add(STREAM, {
        durable_name: CONSUMER,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(SILENCE_MILLISECONDS),
        max_ack_pending: MOST_IN_HAND,
      }),
    );
  }

  const stored = (subject, id, content) =>
    patiently(() => client.publish(subject, JSON.stringify(content), { msgID: id, timeout: 5000 }));

  /** Whether it was new. */
  const add = async task => !(await stored('tasks', task.id, task)).duplicate;

  /** The next task, or null where none came for a while. */
  async function take() {
    let message = null;
    try {
      const consumer = await client.consumers.get(STREAM, CONSUMER);
      message = await consumer.next({ expires: 2000 });
    } catch {
      // A leader is being chosen, or a server is away: the next call asks again.
      await pause(200);
    }
    if (message === null) return null;
    const heartbeat = setInterval(() => message.working(), SILENCE_MILLISECONDS / 3);
    return {
      task: message.json(),
      release: () => clearInterval(heartbeat),
      finish: () => message.ackAck({ timeout: 5000 }),
      again: delay => message.nak(delay),
    };
  }

  /** Its results are stored. Where this is not heard, the task comes again, and its results are the same ones. */
  async function done(taken) {
    taken.release();
    await taken.finish().catch(() => undefined);
  }

  /** Parts in place of the task, and a dead letter where there is one. They come first, so that nothing is lost. */
  async function split(taken, parts, letter = null) {
    for (const part of parts) await add(part);
    if (letter !== null) await stored('dead', `dead-${letter.id}`, letter);
    await done(taken);
  }

  /** Gives the task back for others to take after a while. How often it was given out counts nowhere. */
  async function again(taken, delay) {
    taken.release();
    taken.again(delay);
  }

  /** How many tasks are not done yet. */
  async function lag() {
    const { state } = await patiently(() => manager.streams.info(STREAM));
    return state.messages;
  }

  async function dead() {
    const { state } = await patiently(() => manager.streams.info(DEAD));
    const letters = [];
    for (let seq = state.first_seq; state.messages > 0 && seq <= state.last_seq; seq++) {
      const message = await patiently(() => manager.streams.getMessage(DEAD, { seq }));
      letters.push(message.json());
    }
    return letters;
  }

  /** The name of the server that leads the stream. */
  async function leader() {
    const { cluster } = await patiently(() => manager.streams.info(STREAM));
    return cluster?.leader ?? null;
  }

  return { prepare, add, take, done, split, again, lag, dead, leader, close: () => connection.close() };
}

/** While the servers choose a leader, calls fail for a few seconds. */
async function patiently(call, milliseconds = 60_000) {
  const until = performance.now() + milliseconds;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(250);
    }
  }
}

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
