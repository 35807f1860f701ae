/** Asks for /health again and again on a thread of its own, which nothing holds up: the milliseconds of each answer, when it is told to end. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const took = [];
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const began = performance.now();
  await (await fetch(`${workerData}/health`)).arrayBuffer();
  took.push(performance.now() - began);
  await wait(50);
}
parentPort.postMessage(took);
