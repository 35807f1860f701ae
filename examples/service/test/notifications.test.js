/** Refreshes and what clients are told: webhooks of both versions, with a token of their own server, and e-mails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookSchema, webhookV1Schema } from 'open-banking-insights/service';
import { consentIdOf } from '../demo.js';
import { CLIENT, start, tokenOf, until } from './support.js';

const NAME = 'gb-salaried-renter';
const HOOK = 'https://client.example/hook';
const HOOK_V1 = 'https://client.example/v1';
const TOKENS = 'https://client.example/token';

/** Keeps what is posted and mailed. The token server of the client answers with a token. */
function recording() {
  const posted = [];
  const mailed = [];
  const post = async (address, request) => {
    posted.push({ address, ...request });
    const body = JSON.stringify({ access_token: 'theirs', token_type: 'bearer', expires_in: 60 });
    return { status: 200, body: address === TOKENS ? body : '' };
  };
  return {
    posted,
    mailed,
    transport: { post, mail: async (address, fields) => mailed.push({ address, fields }) },
  };
}

async function startWith({ transport }) {
  const setups = [
    { notification: 'consentWebhook', address: HOOK, states: null },
    { notification: 'webhookV1', address: HOOK_V1, states: null },
    { notification: 'consentEmail', address: 'team@client.example', states: null },
    { notification: 'invitationWebhook', address: HOOK, states: null },
    { notification: 'creditInformationWebhook', address: HOOK, states: null },
  ];
  const tokenServer = { address: TOKENS, clientId: 'theirs', clientSecret: 'their-secret', scope: null };
  const { address } = await start({
    fixtures: [NAME],
    clients: [{ ...CLIENT, notifications: setups, tokenServer }],
    transport,
  });
  return async (method, path, scope, body) => {
    const headers = { authorization: `Bearer ${await tokenOf(address, scope)}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(`${address}${path}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

test('a refresh tells of each step, and a fifth in 24 hours is refused', async () => {
  const told = recording();
  const ask = await startWith(told);
  const path = `/stored-data/v1/consents/${consentIdOf(CLIENT.id, NAME)}/refresh`;
  assert.equal((await ask('POST', path, 'api:stored_data')).status, 202);
  const events = () =>
    told.posted
      .filter(({ address }) => address === HOOK)
      .map(({ body }) => webhookSchema.parse(JSON.parse(body)));
  await until(() => events().length === 3, 'three webhooks');
  assert.deepEqual(
    events().map(({ data }) => data.dataAvailability),
    ['Partial', 'Complete', 'Processed'],
  );
  const old = told.posted.filter(({ address }) => address === HOOK_V1);
  assert.equal(old.map(({ body }) => webhookV1Schema.parse(JSON.parse(body))).length, 3);
  assert.ok(old.every(({ headers }) => Object.values(headers).includes('Bearer theirs')));
  assert.deepEqual(
    told.mailed.map(({ address }) => address),
    Array(3).fill('team@client.example'),
  );

  const more = [];
  for (let count = 0; count < 4; count++) more.push(await ask('POST', path, 'api:stored_data'));
  assert.deepEqual(
    more.map(({ status }) => status),
    [202, 202, 202, 429],
  );
  assert.ok(Number(more[3].headers.get('retry-after')) > 80_000);
});

test('an invitation is mailed and told of, and so is credit information', async () => {
  const told = recording();
  const ask = await startWith(told);
  const { body } = await ask('POST', '/connect-invitations/v1', 'api:connect_invitation', {
    Email: 'user@example.com',
  });
  const read = await ask('GET', `/connect-invitations/v1/${body.invitationId}`, 'api:connect_invitation');
  assert.deepEqual(read.body, body);
  await ask('POST', '/connect/users/v1/verification', 'api:cis', { CustomerReference: NAME, Title: 'Mr' });
  const kinds = () =>
    told.posted.filter(({ address }) => address === HOOK).map(each => JSON.parse(each.body).eventType);
  await until(() => kinds().length === 2, 'two webhooks');
  assert.deepEqual(kinds(), ['Invitation', 'CreditInformation']);
  assert.deepEqual(
    told.mailed.map(({ address }) => address),
    ['user@example.com'],
  );
});
