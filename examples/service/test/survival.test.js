/** What a service does after it was killed in the middle of a refresh, of a webhook and of a deletion. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { webhookSchema } from 'open-banking-insights/service';
import { consentIdOf } from '../demo.js';
import { CLIENT, tokenOf, until } from './support.js';

const NAME = 'gb-salaried-renter';
const CONSENT = consentIdOf(CLIENT.id, NAME);
const PROCESS = new URL('./process.js', import.meta.url).pathname;

/** A process of its own over a folder; `kill` ends it as a power cut does. */
async function run(folder, env = {}) {
  const child = spawn(process.execPath, [PROCESS, folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const address = line.toString().trim();
  const ask = async (method, path, scope) => {
    const token = await tokenOf(address, scope);
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: answer.status === 200 ? await answer.json() : null };
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { ask, kill };
}

/** A client's own endpoint: it keeps what it is sent, and answers as told. */
async function endpoint(statusOf) {
  const received = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(webhookSchema.parse(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(statusOf(received.length)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const folderOf = () => mkdtempSync(join(tmpdir(), 'service-killed-'));
const consentPath = `/consents/v1/${CONSENT}`;
const storedPath = `/stored-data/v1/consents/${CONSENT}`;

test('a refresh that was cut goes on after the restart, and ends processed', async () => {
  const folder = folderOf();
  const first = await run(folder, { PROVIDER_WAIT: '60000' });
  const before = await first.ask('GET', `${storedPath}/accounts`, 'api:stored_data');
  assert.equal((await first.ask('POST', `${storedPath}/refresh`, 'api:stored_data')).status, 202);
  await first.kill();

  const second = await run(folder);
  await until(async () => {
    const { body } = await second.ask('GET', consentPath, 'api:consent');
    return body.dataAvailability === 'Processed';
  }, 'the end of the refresh');
  assert.deepEqual(await second.ask('GET', `${storedPath}/accounts`, 'api:stored_data'), before);
  assert.equal((await second.ask('GET', `${storedPath}/affordability`, 'api:stored_data')).status, 200);
  await second.kill();
});

test('a webhook that was cut between two attempts is sent again, and once only after it was taken', async () => {
  const folder = folderOf();
  const { received, address, close } = await endpoint(count => (count < 2 ? 500 : 200));
  const env = { WEBHOOK: address };
  const first = await run(folder, env);
  await first.ask('POST', `${consentPath}/revoke`, 'api:consent');
  await until(() => received.length === 1, 'the first attempt');
  await first.kill();

  const second = await run(folder, env);
  await until(() => received.length === 2, 'the second attempt');
  await new Promise(resolve => setTimeout(resolve, 3000));
  assert.equal(received.length, 2);
  assert.equal(new Set(received.map(({ eventId }) => eventId)).size, 1);
  assert.equal(received[1].data.consentStatus, 'Revoked');
  await second.kill();
  close();
});

test('a webhook that nobody takes is sent four times and then discarded', async () => {
  const folder = folderOf();
  const { received, address, close } = await endpoint(() => 500);
  const only = await run(folder, { WEBHOOK: address, SECONDS_FACTOR: '100' });
  await only.ask('POST', `${consentPath}/revoke`, 'api:consent');
  await until(() => received.length === 4, 'the fourth attempt');
  await new Promise(resolve => setTimeout(resolve, 1500));
  assert.equal(received.length, 4);
  await only.kill();
  close();
});

test('a deletion is whole or not at all, whenever it is cut', async () => {
  for (const milliseconds of [0, 2, 5, 10]) {
    const folder = folderOf();
    const first = await run(folder);
    const deleted = first.ask('DELETE', storedPath, 'api:stored_data').catch(() => null);
    await new Promise(resolve => setTimeout(resolve, milliseconds));
    await first.kill();
    await deleted;

    const second = await run(folder);
    const answers = await Promise.all(
      ['accounts', 'income-verifications', 'affordability'].map(async path => {
        const { status } = await second.ask('GET', `${storedPath}/${path}`, 'api:stored_data');
        return status;
      }),
    );
    assert.ok(
      answers.every(status => status === answers[0]),
      answers.join(),
    );
    const { body } = await second.ask('GET', consentPath, 'api:consent');
    assert.equal(body.consentStatus, 'Active');
    await second.kill();
  }
});
