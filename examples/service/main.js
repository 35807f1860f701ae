/** Starts the service over the fixture accounts, and stops it when it is asked to: open requests are answered first. */
import { mkdirSync } from 'node:fs';
import { createApp } from './app.js';
import { seed } from './demo.js';
import { createProvider } from './provider.js';
import { openStore } from './store.js';
import { createTransport } from './transport.js';

const {
  PORT = '3000',
  HOST = '127.0.0.1',
  CLIENT_ID = 'demo',
  CLIENT_SECRET = 'demo-secret',
  DATA = 'data',
} = process.env;
mkdirSync(DATA, { recursive: true });
const store = opened(`${DATA}/service.sqlite`);
const now = () => new Date().toISOString();
await seed(store, { id: CLIENT_ID, secret: CLIENT_SECRET, now });
const app = createApp({
  store,
  provider: createProvider(),
  transport: createTransport(`${DATA}/mail`),
  now,
  logger: true,
});
app.addHook('onClose', async () => store.close());

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => app.close());
await app.listen({ port: Number(PORT), host: HOST });

/** Another service that has the file is no fault of the code, so there is no stack. */
function opened(file) {
  try {
    return openStore(file);
  } catch (error) {
    if (error.code !== 'STORE_IN_USE') throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
