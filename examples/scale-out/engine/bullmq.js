/** The same functions on BullMQ and Redis: the second engine, to show that workers do not know which one they have. */
import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const QUEUE = 'tasks';
const DEAD = 'dead';
const SILENCE_MILLISECONDS = 6000;

export async function bullEngine(port) {
  const connection = new Redis({ host: '127.0.0.1', port, maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  const letters = new Queue(DEAD, { connection });
  // Without a function of its own it gives out jobs one by one.
  const worker = new Worker(QUEUE, null, {
    connection,
    lockDuration: SILENCE_MILLISECONDS,
    stalledInterval: 2000,
    // A worker that is killed, as in a deploy, says nothing about its task.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  });
  await worker.startStalledCheckTimer();
  const token = randomUUID();

  /** Whether it was new. A finished job is let go: BullMQ keeps its id for ever otherwise, and adds no other job with it. */
  async function add(task) {
    const isKnown = (await queue.getJob(task.id)) !== undefined;
    await queue.add('task', task, { jobId: task.id, removeOnComplete: true });
    return !isKnown;
  }

  async function take() {
    const job = await worker.getNextJob(token, { block: false });
    if (!job) {
      await new Promise(resolve => setTimeout(resolve, 200));
      return null;
    }
    const heartbeat = setInterval(
      () => job.extendLock(token, SILENCE_MILLISECONDS).catch(() => undefined),
      SILENCE_MILLISECONDS / 3,
    );
    return { task: job.data, job, release: () => clearInterval(heartbeat) };
  }

  async function done(taken) {
    taken.release();
    await taken.job.moveToCompleted('done', token, false).catch(() => undefined);
  }

  async function split(taken, parts, letter = null) {
    for (const part of parts) await add(part);
    if (letter !== null) await letters.add('dead', letter, { jobId: `dead-${letter.id}` });
    await done(taken);
  }

  /** Not as a failure: those are counted, and after some the job is in no queue any more. */
  async function again(taken, delay) {
    taken.release();
    await taken.job.moveToDelayed(Date.now() + delay, token);
  }

  /**
   * Where every kind is named, none that this version calls otherwise is left out in silence. A failed job is not done either: it is
   * one that the queue gave up.
   */
  const lag = async () => {
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized', 'failed');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  };

  const dead = async () => (await letters.getJobs()).map(job => job.data);

  async function close() {
    await worker.close();
    await queue.close();
    await letters.close();
    connection.disconnect();
  }

  return {
    prepare: async () => undefined,
    add,
    take,
    done,
    split,
    again,
    lag,
    dead,
    leader: async () => null,
    close,
  };
}
