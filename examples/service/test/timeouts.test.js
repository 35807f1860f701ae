/** What comes too slowly: which time-out cuts it, when, and with which answer. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { refusalBodySchema } from 'open-banking-insights/service';
import { createApp } from '../app.js';
import { start } from './support.js';

const HEADERS_TIMEOUT = 400;
const REQUEST_TIMEOUT = 1500;
const QUICK = {
  requestTimeout: REQUEST_TIMEOUT,
  http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 50 },
};
const POST =
  'POST /v1/oauth2/token HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\n';

/** Sends `opening` and then a byte every 50 ms, until the server hangs up: what it said, and after how long. */
async function trickle(address, opening) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  const began = performance.now();
  socket.write(opening);
  const dripping = setInterval(() => socket.write('a'), 50);
  const said = await text(socket).finally(() => clearInterval(dripping));
  const [head, body] = said.split('\r\n\r\n');
  return { milliseconds: performance.now() - began, line: head.split('\r\n')[0], body: JSON.parse(body) };
}

test('cuts slow headers at the header time-out, and a slow body at the request time-out', async t => {
  const { address } = await start(QUICK);
  const [headers, body] = await Promise.all([
    trickle(address, `${POST}x: `),
    trickle(address, `${POST}content-length: 5000\r\n\r\n`),
  ]);
  t.diagnostic(`headers ${Math.round(headers.milliseconds)} ms, body ${Math.round(body.milliseconds)} ms`);
  for (const cut of [headers, body]) {
    assert.equal(cut.line, 'HTTP/1.1 408 Request Timeout');
    assert.deepEqual(refusalBodySchema.parse(cut.body), cut.body);
    assert.equal(cut.body.code, 'too_slow');
  }
  // Node looks every 50 ms: what it cuts, it cuts soon after the time-out, and never before.
  assert.ok(headers.milliseconds > HEADERS_TIMEOUT * 0.9, `headers: ${headers.milliseconds} ms`);
  assert.ok(headers.milliseconds < REQUEST_TIMEOUT * 0.9, `headers: ${headers.milliseconds} ms`);
  assert.ok(body.milliseconds > REQUEST_TIMEOUT * 0.9, `body: ${body.milliseconds} ms`);
  assert.ok(body.milliseconds < REQUEST_TIMEOUT * 2, `body: ${body.milliseconds} ms`);
});

test('has the documented time-outs where none are given', async () => {
  const { app } = await start();
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = app.server;
  assert.deepEqual([headersTimeout, requestTimeout, connectionsCheckingInterval], [10_000, 30_000, 1000]);
});

test('refuses a header time-out that is longer than the request time-out', () => {
  const exchanged = { requestTimeout: HEADERS_TIMEOUT, http: { headersTimeout: REQUEST_TIMEOUT } };
  const message = 'http.headersTimeout (1500) must not exceed requestTimeout (400).';
  for (const options of [exchanged, { requestTimeout: 9000 }, { http: { headersTimeout: 31_000 } }])
    assert.throws(() => createApp({ clients: new Map(), ...options }), RangeError);
  assert.throws(() => createApp({ clients: new Map(), ...exchanged }), { message });
});

test('lets a connection rest between requests for longer than either time-out', async () => {
  const { address } = await start({ ...QUICK, requestTimeout: HEADERS_TIMEOUT });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set();
  for (let asked = 0; asked < 2; asked++) {
    const [answer] = await once(request(`${address}/health`, { agent }).end(), 'response');
    sockets.add(answer.socket);
    assert.equal(await text(answer), '{"status":"ok"}');
    await wait(HEADERS_TIMEOUT * 1.5);
  }
  assert.equal(sockets.size, 1);
  agent.destroy();
});

test('stops at last, though a request under way never ends', async () => {
  const { app, address } = await start({ closeTimeout: 300 });
  const stalled = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  stalled.write(`${POST}content-length: 10\r\n\r\n`);
  await wait(100);
  const stopped = app.close().then(() => 'stopped');
  assert.equal(await Promise.race([stopped, wait(5000, 'still open', { ref: false })]), 'stopped');
});
