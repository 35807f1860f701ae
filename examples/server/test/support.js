/** What the tests of load and of time-outs share: a server over HTTP, a token, requests of many rows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { createApp } from '../app.js';

const started = [];
after(() => Promise.all(started.map(app => app.close())));

export const FAULTY = new URL('./workers/faulty.js', import.meta.url).href;
export const ENGINES = ['enrich-transactions', 'income-verification', 'affordability'];

export async function start(options = {}) {
  const app = createApp({
    clients: new Map([['demo', 'demo-secret']]),
    accountsOf: () => undefined,
    now: () => new Date().toISOString(),
    ...options,
  });
  started.push(app);
  return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Asks one of the engines, with a token of its own: status, headers and text of the answer. */
export async function engineOf(address) {
  const form = { grant_type: 'client_credentials', client_id: 'demo', client_secret: 'demo-secret' };
  const body = new URLSearchParams({ ...form, scope: 'api:data' });
  const issued = await (await fetch(`${address}/v1/oauth2/token`, { method: 'POST', body })).json();
  const headers = { authorization: `Bearer ${issued.access_token}`, 'content-type': 'application/json' };
  return async (engine, sent, signal) => {
    const url = `${address}/insights-engine/v1/${engine}`;
    const answer = await fetch(url, { method: 'POST', headers, body: sent, signal });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** Of the transactions of every fixture. */
export const LAST_DAY = '2026-06-30';

/** What `analyse` takes, without the switch that the service has in the query. */
export function fixture(name) {
  const url = new URL(`../../../fixtures/accounts/${name}/request.json`, import.meta.url);
  const { includeFlags: _switch, ...request } = JSON.parse(readFileSync(url, 'utf8'));
  return request;
}

/** A request of `rows` transactions, each worded as no other, and as much work on any day. */
export function bodyOf(name, rows) {
  const request = fixture(name);
  const transactions = Array.from({ length: rows }, (_, index) => {
    const row = request.transactions[index % request.transactions.length];
    const description = `${row.description} ${index * 7919}`;
    return { ...row, transactionId: `t${index}`, description };
  });
  return JSON.stringify({ ...request, asOf: LAST_DAY, transactions });
}

/** A 503 of one code, in the form of every refusal. */
export function assertUnavailable({ status, headers, text }, code) {
  const body = JSON.parse(text);
  assert.deepEqual([status, body.code, headers.get('retry-after')], [503, code, '5']);
  assert.deepEqual(Object.keys(body), ['code', 'description', 'details', 'correlationId']);
}
