/** A service as a process of its own, over the folder that it is given, for tests that kill it. It prints its address. */
import { createApp } from '../app.js';
import { seed } from '../demo.js';
import { createProvider } from '../provider.js';
import { openStore } from '../store.js';
import { createTransport } from '../transport.js';
import { CLIENT } from './requests.js';

const [, , folder] = process.argv;
const { PROVIDER_WAIT = '0', SECONDS_FACTOR = '1000', WEBHOOK } = process.env;
const now = () => new Date().toISOString();
const wait = () => new Promise(resolve => setTimeout(resolve, Number(PROVIDER_WAIT)));
const transport = createTransport(`${folder}/mail`);
const store = openStore(`${folder}/service.sqlite`);
const notifications =
  WEBHOOK === undefined
    ? []
    : [{ notification: 'consentWebhook', address: 'https://client.example/webhooks', states: null }];
await seed(store, { ...CLIENT, now, fixtures: ['gb-salaried-renter'], notifications });
const app = createApp({
  store,
  provider: createProvider({ wait }),
  // The endpoint of the test stands for the address of the client.
  transport: { ...transport, post: (_address, request) => transport.post(WEBHOOK, request) },
  now,
  secondsFactor: Number(SECONDS_FACTOR),
  workers: { threads: 1 },
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
// Only where the parent asks for it.
process.on('message', () => process.send({ memory: process.memoryUsage().rss }));
