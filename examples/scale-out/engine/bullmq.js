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
    maxStalledCount: 1000,
  });
  await worker.startStalledCheckTimer();
  const token = randomUUID();

  const add = task => queue.add('task', task, { jobId: task.id, attempts: 1000 });

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
    const deliveries = job.attemptsStarted ?? 1;
    return { task: job.data, deliveries, job, release: () => clearInterval(heartbeat) };
  }

  async function done(taken) {
    taken.release();
    await taken.job.moveToCompleted('done', token, false).catch(() => undefined);
  }

  async function split(taken, parts, reason = null) {
    for (const part of parts) await add(part);
    if (parts.length === 0)
      await letters.add('dead', { ...taken.task, reason }, { jobId: `dead-${taken.task.id}` });
    await done(taken);
  }

  async function again(taken) {
    taken.release();
    await taken.job.moveToFailed(new Error('again'), token, false).catch(() => undefined);
  }

  /** Where every kind is named, none that this version calls otherwise is left out in silence. */
  const lag = async () => {
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
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
