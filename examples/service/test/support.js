/** What the tests share: a service over HTTP with a store of its own, tokens, requests of many rows. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { createApp } from '../app.js';
import { seed } from '../demo.js';
import { createProvider } from '../provider.js';
import { openStore } from '../store.js';
import { CLIENT, tokenOf } from './requests.js';

export { bodyOf, CLIENT, ENGINES, fixture, LAST_DAY, tokenOf } from './requests.js';

const started = [];
after(async () => {
  for (const { app, store, folder } of started) {
    await app.close();
    store.close();
    rmSync(folder, { recursive: true });
  }
});

export const FAULTY = new URL('./workers/faulty.js', import.meta.url).href;
/** `fixtures`, `clients`: what is stored at first. `options`: as createApp takes them. */
export async function start({ fixtures = [], clients = [CLIENT], ...options } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const store = openStore(join(folder, 'service.sqlite'));
  const now = options.now ?? (() => new Date().toISOString());
  for (const client of clients) await seed(store, { ...client, now, fixtures });
  const app = createApp({
    store,
    provider: createProvider(),
    transport: { post: async () => ({ status: 200, body: '' }), mail: async () => {} },
    now,
    rate: { burst: 1e6, perSecond: 1e6 },
    ...options,
  });
  started.push({ app, store, folder });
  return { app, store, folder, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Asks one of the engines, with a token of its own: status, headers and text of the answer. */
export async function engineOf(address) {
  const token = await tokenOf(address, 'api:data');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (engine, sent, signal) => {
    const url = `${address}/insights-engine/v1/${engine}`;
    const answer = await fetch(url, { method: 'POST', headers, body: sent, signal });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** A 503 of one code, in the form of every refusal. */
export function assertUnavailable({ status, headers, text }, code) {
  const body = JSON.parse(text);
  assert.deepEqual([status, body.code, headers.get('retry-after')], [503, code, '5']);
  assert.deepEqual(Object.keys(body), ['code', 'description', 'details', 'correlationId']);
}

/** Until `isDone`, or the test fails. */
export async function until(isDone, what = 'it') {
  for (let tries = 0; tries < 400; tries++) {
    if (await isDone()) return;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  assert.fail(`${what} did not happen`);
}
