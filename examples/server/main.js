/** Starts the server over the fixture accounts, and stops it when it is asked to: open requests are answered first. */
import { fixtureAccounts } from './accounts.js';
import { createApp } from './app.js';

const { PORT = '3000', HOST = '127.0.0.1', CLIENT_ID = 'demo', CLIENT_SECRET = 'demo-secret' } = process.env;
const accounts = fixtureAccounts();
const app = createApp({
  clients: new Map([[CLIENT_ID, CLIENT_SECRET]]),
  accountsOf: consentId => accounts.get(consentId),
  // Each fixture is a user of its own too.
  accountsOfUser: userId => accounts.get(userId),
  now: () => new Date().toISOString(),
  logger: true,
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => app.close());
await app.listen({ port: Number(PORT), host: HOST });
