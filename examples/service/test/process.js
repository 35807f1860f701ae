/** A service as a process of its own, over the folder that it is given, for tests that kill it. It prints its address. */
import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '../app.js';
import { seed } from '../demo.js';
import { bytesOf } from '../operations.js';
import { createProvider } from '../provider.js';
import { openStore } from '../store.js';
import { createTransport } from '../transport.js';
import { CLIENT, withRows } from './requests.js';

const RESOLUTION = 5;
const [, , folder] = process.argv;
const { PROVIDER_WAIT = '0', PROVIDER_ROWS, SECONDS_FACTOR = '1000', WEBHOOK } = process.env;
const MANY_ROWS =
  PROVIDER_ROWS && bytesOf(withRows('gb-salaried-renter', Number(PROVIDER_ROWS)).transactions);
const now = () => new Date().toISOString();
const wait = () => new Promise(resolve => setTimeout(resolve, Number(PROVIDER_WAIT)));
const provider = createProvider({ wait });
const transport = createTransport(`${folder}/mail`);
const store = openStore(`${folder}/service.sqlite`);
const notifications =
  WEBHOOK === undefined
    ? []
    : [{ notification: 'consentWebhook', address: 'https://client.example/webhooks', states: null }];
await seed(store, { ...CLIENT, now, fixtures: ['gb-salaried-renter'], notifications });
const app = createApp({
  store,
  provider: PROVIDER_ROWS === undefined ? provider : { ...provider, accountsOf: manyRowsOf },
  // The endpoint of the test stands for the address of the client.
  transport: { ...transport, post: (_address, request) => transport.post(WEBHOOK, request) },
  now,
  secondsFactor: Number(SECONDS_FACTOR),
  workers: { threads: 1 },
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
// Only where the parent asks for it.
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
process.on('message', () => {
  // The time between two looks is no delay.
  const blocked = Math.max(0, delay.max / 1e6 - RESOLUTION);
  delay.reset();
  process.send({ memory: process.memoryUsage().rss, blocked, ...mainThread() });
});

/** Milliseconds since the start: how long the main thread ran, and how long it waited for a processor. Nothing where only Linux tells. */
function mainThread() {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  if (!existsSync(file)) return {};
  const [ran, waited] = readFileSync(file, 'utf8')
    .split(' ')
    .map(nanoseconds => Number(nanoseconds) / 1e6);
  const { user, system } = process.cpuUsage();
  return { ran, waited, allThreads: (user + system) / 1000 };
}

/** As a bank would send them: no work of the service. */
async function manyRowsOf(consent) {
  const accounts = await provider.accountsOf(consent);
  return accounts.map(account => ({ ...account, transactions: structuredClone(MANY_ROWS) }));
}
