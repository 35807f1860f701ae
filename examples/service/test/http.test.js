/** HTTP as standard clients expect it. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { OPERATION_FORMATS, OPERATIONS, tokenRefusalSchema } from 'open-banking-insights/service';
import { bodyOf, CLIENT, fixture, start, tokenOf } from './support.js';

const FORM = 'application/x-www-form-urlencoded';
const ENGINE = '/insights-engine/v1/income-verification';
const small = JSON.stringify({ accountId: 'a', currencyCode: 'GBP', transactions: [] });
const form = fields =>
  new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    scope: 'api:data',
    ...fields,
  });

async function posting(address) {
  const token = await tokenOf(address, 'api:data');
  return (body, headers = {}) =>
    fetch(`${address}${ENGINE}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
}

test('answers another method with 405 and those that there are', async () => {
  const { address } = await start();
  for (const { path } of OPERATIONS) {
    const answer = await fetch(`${address}${path.replaceAll(/\{\w+\}/g, 'x')}`, { method: 'PUT' });
    const methods = OPERATIONS.filter(each => each.path === path).map(({ method }) => method);
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, methods.join(', ')]);
  }
  const health = await fetch(`${address}/health`, { method: 'HEAD' });
  assert.deepEqual([health.status, health.headers.get('allow')], [405, 'GET']);
  assert.equal((await fetch(`${address}/nowhere`)).status, 404);
});

test('tells what is wrong with a token request in the codes of OAuth too', async () => {
  const { address } = await start();
  const ask = async body => {
    const answer = await fetch(`${address}/v1/oauth2/token`, { method: 'POST', body });
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    return [answer.status, tokenRefusalSchema.parse(await answer.json()).error];
  };
  assert.deepEqual(await ask(form({ client_secret: 'wrong' })), [401, 'invalid_client']);
  assert.deepEqual(await ask(form({ scope: 'all' })), [400, 'invalid_scope']);
  assert.deepEqual(await ask(form({ grant_type: 'password' })), [400, 'unsupported_grant_type']);
  assert.deepEqual(await ask(new URLSearchParams({ scope: 'api:data' })), [400, 'invalid_request']);
});

test('refuses tokens that are changed, of no algorithm, expired, or of a client that is gone', async () => {
  let now = Date.now();
  const { address } = await start({ now: () => new Date(now).toISOString() });
  const token = await tokenOf(address, 'api:consent');
  const ask = async authorization => {
    const answer = await fetch(`${address}/consents/v2`, { headers: { authorization } });
    return [answer.status, answer.headers.get('www-authenticate')];
  };
  assert.deepEqual(await ask(`Bearer ${token}`), [200, null]);
  const [, payload] = token.split('.');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  for (const wrong of [`${token.slice(0, -2)}xx`, none, 'x'])
    assert.deepEqual(await ask(`Bearer ${wrong}`), [401, 'Bearer error="invalid_token"']);
  now += 3_600_000;
  assert.deepEqual(await ask(`Bearer ${token}`), [401, 'Bearer error="invalid_token"']);
});

test('slows wrong secrets down, and refuses them with 429 and when to come again', async () => {
  const { address } = await start();
  const statuses = [];
  for (let tries = 0; tries < 12; tries++) {
    const answer = await fetch(`${address}/v1/oauth2/token`, {
      method: 'POST',
      body: form({ client_secret: `${tries}` }),
    });
    statuses.push(answer.status);
    if (answer.status === 429) assert.ok(Number(answer.headers.get('retry-after')) > 0);
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
});

test('takes every JSON type and gzip within the limit, and refuses other types, encodings and text', async () => {
  const { address } = await start();
  const post = await posting(address);
  for (const type of [
    'application/json',
    'application/problem+json',
    'text/json',
    'application/json-patch+json',
  ])
    assert.equal((await post(small, { 'content-type': type })).status, 200, type);
  assert.equal((await post(small, { 'content-type': 'text/plain' })).status, 415);
  assert.equal((await post(gzipSync(small), { 'content-encoding': 'gzip' })).status, 200);
  assert.equal(
    (await post(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { 'content-encoding': 'gzip' })).status,
    413,
  );
  assert.equal((await post(small, { 'content-encoding': 'gzip' })).status, 400);
  assert.equal((await post(small, { 'content-encoding': 'br' })).status, 415);
  const broken = await post(
    Buffer.concat([Buffer.from('{"accountId":"'), Buffer.from([0xff]), Buffer.from('"}')]),
  );
  assert.equal(broken.status, 400);
  assert.match((await broken.json()).details, /UTF-8/);
});

test('refuses what is no JSON, too large or of another type, in one form', async () => {
  const { address } = await start({ bodyLimit: 1000 });
  const post = await posting(address);
  for (const body of ['{', '{"__proto__":{"a":1}}', '']) {
    const answer = await post(body);
    const { code, issueCount } = await answer.json();
    assert.deepEqual([answer.status, code, issueCount], [400, 'invalid_request', 1], body);
  }
  for (const { path, scope } of OPERATIONS.filter(({ id }) => OPERATION_FORMATS[id].request !== undefined)) {
    const [right, wrong] = scope === null ? [FORM, 'application/json'] : ['application/json', FORM];
    const authorization = scope && `Bearer ${await tokenOf(address, scope)}`;
    const statusOf = async (type, length) => {
      const answer = await fetch(address + path.replaceAll(/\{\w+\}/g, 'x'), {
        method: 'POST',
        headers: { ...(scope && { authorization }), 'content-type': type },
        body: 'x'.repeat(length),
      });
      const body = await answer.json();
      for (const name of ['code', 'description', 'details', 'correlationId']) assert.ok(name in body, path);
      return answer.status;
    };
    assert.equal(await statusOf(right, 1001), 413, path);
    for (const type of [wrong, 'text/plain']) assert.equal(await statusOf(type, 10), 415, `${path} ${type}`);
  }
});

test('answers what is no request in the same form', async () => {
  const { address } = await start();
  const raw = async bytes => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(bytes);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    assert.match(head, /content-type: application\/json/i);
    const { code, correlationId } = JSON.parse(body);
    assert.ok(correlationId.length > 0);
    return [Number(head.split(' ')[1]), code];
  };
  const line = 'GET /health HTTP/1.1\r\n';
  assert.deepEqual(await raw(`${line}no header\r\n\r\n`), [400, 'invalid_request']);
  assert.deepEqual(await raw(`${line}x: ${'y'.repeat(20_000)}\r\n\r\n`), [431, 'headers_too_large']);
  // Without a host, and with an expectation that Node does not know: answered as any other.
  const token = await tokenOf(address, 'api:data');
  const posted = `POST ${ENGINE} HTTP/1.1\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n`;
  const body = 'content-type: application/json\r\ncontent-length: 2\r\n';
  assert.deepEqual(await raw(`${posted}${body}\r\n{}`), [400, 'invalid_request']);
  assert.deepEqual(await raw(`${posted}${body}expect: tea\r\n\r\n{}`), [400, 'invalid_request']);
  const unreadable = await fetch(`${address}/svc-score/v1/consents/%E0/accounts/a`);
  assert.deepEqual([unreadable.status, (await unreadable.json()).code], [400, 'invalid_request']);
});

test('limits the requests of each client apart', async () => {
  const other = { id: 'other', secret: 'other-secret' };
  const now = new Date().toISOString();
  const { address } = await start({
    clients: [CLIENT, other],
    rate: { burst: 3, perSecond: 1 },
    now: () => now,
  });
  const [one, two] = await Promise.all([
    tokenOf(address, 'api:consent'),
    tokenOf(address, 'api:consent', other),
  ]);
  const ask = token => fetch(`${address}/consents/v2`, { headers: { authorization: `Bearer ${token}` } });
  const statuses = [];
  for (let tries = 0; tries < 4; tries++) statuses.push((await ask(one)).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
  assert.equal((await ask(one)).headers.get('retry-after'), '1');
  assert.equal((await ask(two)).status, 200);
});

test('serves the document with an ETag, and nothing else', async () => {
  const { address } = await start();
  const first = await fetch(`${address}/openapi.json`);
  const etag = first.headers.get('etag');
  assert.equal(first.headers.get('cache-control'), null);
  assert.equal((await fetch(`${address}/openapi.json`, { headers: { 'if-none-match': etag } })).status, 304);
  assert.equal((await fetch(`${address}/health`)).headers.get('etag'), null);
});

test('logs no narrative, name, account number, secret or token', async () => {
  const lines = [];
  const stream = { write: line => lines.push(line) };
  const { address } = await start({ fixtures: ['gb-salaried-renter'], logger: { level: 'trace', stream } });
  const post = await posting(address);
  const sent = bodyOf('gb-salaried-renter', 60);
  await post(sent);
  await post(sent.replaceAll('"Debit"', '"Sideways"'));
  await post(`${sent}}`);
  const log = lines.join('');
  const { accountId, transactions } = fixture('gb-salaried-renter');
  assert.ok(lines.length > 3);
  for (const secret of [
    accountId,
    CLIENT.secret,
    'eyJ',
    ...transactions.map(({ description }) => description),
  ])
    assert.ok(!log.includes(secret), `the log holds ${secret}`);
});
