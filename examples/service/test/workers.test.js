/** The worker threads: nothing that one request does holds up, stops or changes another. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assessAffordability, InvalidRequestError } from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
import { assertUnavailable, bodyOf, ENGINES, engineOf, FAULTY, fixture, start } from './support.js';

const BRITISH = 'gb-universal-credit';
const AMERICAN = 'us-biweekly-gig';
const small = JSON.stringify({ accountId: 'a', currencyCode: 'GBP', countryCode: 'GB', transactions: [] });
const one = workers => start({ workers: { threads: 1, file: FAULTY, ...workers } });

test('answers /health again and again while heavy requests run', async t => {
  const main = fileURLToPath(new URL('../main.js', import.meta.url));
  const DATA = mkdtempSync(join(tmpdir(), 'service-'));
  const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', DATA } });
  t.after(() => server.kill());
  let log = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    log += chunk;
    if (log.includes('Server listening')) break;
  }
  server.stdout.resume();
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(log);
  const ask = await engineOf(address);
  const bodies = [BRITISH, AMERICAN, BRITISH, AMERICAN].map(name => bodyOf(name, 5000));
  const began = performance.now();
  let isRunning = true;
  const heavy = Promise.all(bodies.map(body => ask('affordability', body))).finally(() => {
    isRunning = false;
  });
  const took = [];
  while (isRunning) {
    await wait(5);
    const asked = performance.now();
    assert.equal(await (await fetch(`${address}/health`)).text(), '{"status":"ok"}');
    took.push(performance.now() - asked);
  }
  assert.deepEqual(
    (await heavy).map(({ status }) => status),
    [200, 200, 200, 200],
  );
  took.sort((a, b) => a - b);
  const figures = [0.5, 0.9, 1].map(part => Math.round(took[Math.ceil(took.length * part) - 1]));
  t.diagnostic(`/health: ${took.length} in ${Math.round(performance.now() - began)} ms, ${figures} ms`);
  // On one thread there would be as many as there are heavy requests.
  assert.ok(took.length > 20, `${took.length} answers`);
});

test('ends a worker that hangs, serves what waits, and lets no more wait than it is told to', async () => {
  // The time-outs of what is sent do not count while a worker runs.
  const timeouts = { requestTimeout: 200, http: { headersTimeout: 200, connectionsCheckingInterval: 20 } };
  const workers = { threads: 1, file: FAULTY, maxWaiting: 1, timeLimit: 2500 };
  const { address } = await start({ ...timeouts, workers });
  const ask = await engineOf(address);
  const began = performance.now();
  const hanging = ask('affordability', 'please hang').then(answer => [answer, performance.now() - began]);
  await wait(300);
  const waiting = ask('affordability', small);
  await wait(300);
  for (const engine of ENGINES) assertUnavailable(await ask(engine, small), 'busy');
  const [hung, took] = await hanging;
  assertUnavailable(hung, 'time_limit');
  assert.match(hung.text, /longer than 2.5 s/);
  assert.ok(took > 2400 && took < 5000, `ended after ${took} ms`);
  // It has waited for most of the limit, which does not count.
  assert.equal((await waiting).status, 200);
  assert.equal((await ask('income-verification', small)).status, 200);
});

test('replaces a worker that runs out of memory, and one that fails', async () => {
  const { address } = await one({ memoryLimit: 64 });
  const ask = await engineOf(address);
  assertUnavailable(await ask('affordability', 'please hoard'), 'memory_limit');
  assert.equal((await ask('affordability', small)).status, 200);
  const failed = await ask('affordability', 'please throw');
  assert.deepEqual([failed.status, JSON.parse(failed.text).code], [500, 'internal_error']);
  assert.doesNotMatch(failed.text, /swordfish/);
  assert.equal((await ask('affordability', small)).status, 200);
});

test('names every fault of a request as the library does', async () => {
  const { address } = await start();
  const ask = await engineOf(address);
  const [row] = fixture(AMERICAN).transactions;
  const rows = (count, change) =>
    Array.from({ length: count }, (_, i) => ({ transactionId: `t${i}`, ...change }));
  for (const body of [
    {},
    null,
    { ...fixture(BRITISH), currencyCode: 'EUR' },
    { ...fixture(AMERICAN), transactions: rows(300, {}) },
    { ...fixture(AMERICAN), transactions: rows(5001, row) },
    { ...fixture(BRITISH), accountId: '\ud800', transactions: [{ description: '\udc00' }] },
  ]) {
    const { status, text } = await ask('affordability', JSON.stringify(body));
    const { correlationId } = JSON.parse(text);
    assert.equal(status, 400);
    assert.throws(
      () => assessAffordability(service.parseAffordabilityRequest(body, {})),
      error => {
        assert.ok(error instanceof InvalidRequestError);
        assert.equal(text, JSON.stringify(service.serialiseInvalidRequest(error, correlationId)));
        return true;
      },
    );
  }
});

test('answers hostile JSON, and goes on', async () => {
  const { address } = await one({});
  const ask = await engineOf(address);
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  const valid = JSON.stringify({ ...fixture(AMERICAN), extra: 0 });
  const lone = JSON.stringify(fixture(AMERICAN)).replace(
    '"description":"',
    '"description":"\\ud800\\udfff\\udc00',
  );
  const hostile = [
    [nested, 400],
    ['['.repeat(100_000), 400],
    ['{"a":'.repeat(100_000) + nested + '}'.repeat(100_000), 400],
    [`{"accountId":"a","currencyCode":"GBP","transactions":${nested}}`, 400],
    [valid.replace('"extra":0', `"extra":${nested}`), 200],
    [valid.replace('"extra":0', `"extra":{"__proto__":${nested}}`), 400],
    [valid.replace('"extra":0', '"\\u005f_proto__":{"accountId":"b"}'), 400],
    [valid.replace('"extra":0', '"constructor":{"prototype":{"accountId":"b"}}'), 400],
    [lone, 200],
    [Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
  ];
  for (const [index, [body, status]] of hostile.entries()) {
    const answer = await ask(ENGINES[index % ENGINES.length], body);
    assert.equal(answer.status, status, String(body).slice(0, 80));
    JSON.parse(answer.text);
  }
  assert.equal(await (await fetch(`${address}/health`)).text(), '{"status":"ok"}');
});

test('keeps nothing of one request for another', async () => {
  for (const [name, other] of [
    [BRITISH, AMERICAN],
    [AMERICAN, BRITISH],
  ]) {
    const ask = await engineOf((await one({})).address);
    const first = await ask('affordability', JSON.stringify(fixture(name)));
    await ask('affordability', '{"__proto__":{"countryCode":"US"}}');
    await ask('affordability', JSON.stringify(fixture(other)));
    const second = await ask('affordability', JSON.stringify(fixture(name)));
    assert.deepEqual([second.status, second.text], [200, first.text]);
  }
});

test('answers what runs and what waits before it stops', async () => {
  const { app, address } = await one({});
  const ask = await engineOf(address);
  const bodies = [bodyOf(AMERICAN, 2000), JSON.stringify(fixture(BRITISH)), small];
  let open = bodies.length;
  const answers = bodies.map(body => ask('affordability', body).finally(() => open--));
  await wait(200);
  const began = performance.now();
  await app.close();
  const took = performance.now() - began;
  assert.equal(open, 0);
  // Well before `closeTimeout`: the connections that are kept alive are not waited for.
  assert.ok(took < 30_000, `closed after ${took} ms`);
  for (const { status } of await Promise.all(answers)) assert.equal(status, 200);
});

test('stops though a worker hangs for a client that has gone', async () => {
  const { app, address } = await one({ timeLimit: 60_000 });
  const ask = await engineOf(address);
  const gone = new AbortController();
  const asked = ask('affordability', 'please hang', gone.signal);
  await wait(300);
  gone.abort();
  await assert.rejects(asked, { name: 'AbortError' });
  assert.equal(
    await Promise.race([app.close().then(() => 'stopped'), wait(5000, 'still open', { ref: false })]),
    'stopped',
  );
});
