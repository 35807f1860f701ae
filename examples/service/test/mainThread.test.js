/** What takes time runs on the workers: the main thread, which answers everybody, only moves bytes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { consentIdOf } from '../demo.js';
import { bodyOf, CLIENT, FAULTY, start, tokenOf, until } from './support.js';

const NAME = 'gb-salaried-renter';
const CONSENT = consentIdOf(CLIENT.id, NAME);
const STORED = `/stored-data/v1/consents/${CONSENT}`;

async function asking(address) {
  const scopes = ['api:stored_data', 'api:data', 'api:consent'];
  const tokens = Object.fromEntries(
    await Promise.all(scopes.map(async scope => [scope, await tokenOf(address, scope)])),
  );
  return async (method, path, scope, more = {}) => {
    const headers = { authorization: `Bearer ${tokens[scope]}`, ...more.headers };
    const answer = await fetch(`${address}${path}`, { method, headers, body: more.body });
    return { status: answer.status, text: await answer.text() };
  };
}

const isProcessed = ask => async () => {
  const { text } = await ask('GET', `/consents/v1/${CONSENT}`, 'api:consent');
  return JSON.parse(text).dataAvailability === 'Processed';
};

test('refreshes and reads 5000 rows with most of the work on the workers', async t => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./process.js', import.meta.url)), mkdtempSync(join(tmpdir(), 'service-main-'))],
    { env: { ...process.env, PROVIDER_ROWS: '5000' }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  t.after(() => child.kill());
  const [line] = await once(child.stdout, 'data');
  const ask = await asking(line.toString().trim());
  const stateOf = async () => {
    child.send('state');
    return (await once(child, 'message'))[0];
  };
  const before = await stateOf();
  assert.equal((await ask('POST', `${STORED}/refresh`, 'api:stored_data')).status, 202);
  await until(isProcessed(ask), 'the refresh');
  const { accountId } = JSON.parse((await ask('GET', `${STORED}/accounts`, 'api:stored_data')).text)[0];
  const rows = await ask('GET', `${STORED}/accounts/${accountId}/transactions`, 'api:stored_data');
  assert.equal(JSON.parse(rows.text).length, 5000);
  for (const path of ['income-verifications', 'affordability'])
    assert.equal((await ask('GET', `${STORED}/${path}`, 'api:stored_data')).status, 200);
  const live = await ask('GET', `/affordability/v1/consents/${CONSENT}`, 'api:data');
  assert.equal(live.status, 200);
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const body = gzipSync(bodyOf(NAME, 5000));
  const path = '/insights-engine/v1/enrich-transactions';
  assert.equal((await ask('POST', path, 'api:data', { headers, body })).status, 200);
  const { ran, allThreads, blocked } = await stateOf();
  t.diagnostic(`longest delay of the main thread: ${Math.round(blocked)} ms`);
  // Time of processors, so that it does not matter what else the machine does. Linux alone tells it of a thread.
  if (ran === undefined) return;
  const share = (ran - before.ran) / (allThreads - before.allThreads);
  t.diagnostic(`main thread: ${Math.round(ran - before.ran)} ms, ${Math.round(share * 100)} % of all`);
  assert.ok(share < 0.3, `${share} of the work was on the main thread`);
});

test('a refresh waits for a worker where none is free, and does not fail', async () => {
  const workers = { threads: 1, maxWaiting: 0, file: FAULTY, timeLimit: 1500 };
  const { address } = await start({ fixtures: [NAME], workers });
  const ask = await asking(address);
  const body = 'please hang';
  const headers = { 'content-type': 'application/json' };
  const hanging = ask('POST', '/insights-engine/v1/affordability', 'api:data', { headers, body });
  await new Promise(resolve => setTimeout(resolve, 200));
  assert.equal((await ask('POST', `${STORED}/refresh`, 'api:stored_data')).status, 202);
  assert.equal((await hanging).status, 503);
  await until(isProcessed(ask), 'the refresh');
});
