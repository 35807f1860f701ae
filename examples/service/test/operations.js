/**
 * Every operation over HTTP, asked by the generated client: as it should, with the wrong scope, with ids of another client, and after
 * its data are deleted or its consent revoked. The table goes to standard output.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATION_FORMATS, OPERATIONS, scopeSchema } from 'open-banking-insights/service';
import { consentIdOf, userIdOf } from '../demo.js';
import { openApi } from '../openapi.js';
import { operationsAt } from './generated/client.js';
import { CLIENT, fixture, LAST_DAY, start, tokenOf } from './support.js';

const NAME = 'gb-salaried-renter';
const FIXTURES = [NAME, 'gb-pensioner', 'gb-freelancer'];
const OTHER = { id: 'other', secret: 'other-secret' };
/** They need no id, so no client can ask for what is another's. */
const WITHOUT_ID = '-';
/** What a read of deleted data says, and what a read of a revoked consent says. Whatever reads nothing of it answers as before. */
const DELETED = new Set([
  'listAccounts',
  'listEndOfDayBalances',
  'listTransactions',
  'getBalances',
  'getBalancesV1',
  'getStoredIncomeVerification',
  'getStoredAffordability',
  'getStatement',
  'getUserReport',
  'getScore',
  'getConsumerFinancialHealth',
  'getBusinessFinancialHealth',
]);
const CREDIT = new Set(['listCreditInformationAccounts', 'deleteCreditInformationAccounts']);

const rows = [];
let ask;
let tokens;

before(async () => {
  const { address, store } = await start({
    fixtures: FIXTURES,
    clients: [CLIENT, OTHER],
    now: () => `${LAST_DAY}T12:00:00Z`,
    score: () => 612,
  });
  ask = operationsAt(address);
  tokens = Object.fromEntries(
    await Promise.all(scopeSchema.options.map(async scope => [scope, await tokenOf(address, scope)])),
  );
  for (const { id } of [CLIENT, OTHER])
    for (const name of FIXTURES) {
      const account = { accountId: 'c', name: null, isConnected: false, consentId: null };
      store.saveCredit(userIdOf(id, name), id, { accounts: [account], VerificationError: null });
      store.saveInvitation(`${id} ${name}`, id, { invitationId: `${id} ${name}` });
    }
});

after(() => {
  const columns = ['operation', 'as it should', 'wrong scope', "another client's id", 'deleted', 'revoked'];
  process.stdout.write(`\n${columns.join(' | ')}\n`);
  for (const { method, path } of OPERATIONS) {
    const row = rows.find(each => each.operation === `${method} ${path}`);
    process.stdout.write(
      `${row === undefined ? `${method} ${path} | not asked` : Object.values(row).join(' | ')}\n`,
    );
  }
  assert.equal(rows.length, OPERATIONS.length);
});

const given = (name, client = CLIENT.id) => ({
  consentId: consentIdOf(client, name),
  userId: userIdOf(client, name),
  accountId: fixture(name).accountId,
  invitationId: `${client} ${name}`,
  customerReference: name,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
});

/** The destructive ones come last, each over data of its own. */
const LAST = [
  'deleteConsentData',
  'deleteUserData',
  'deleteCreditInformationAccounts',
  'refreshConsent',
  'revokeConsent',
];
const inOrder = [...OPERATIONS].sort((one, other) => LAST.indexOf(one.id) - LAST.indexOf(other.id));

for (const operation of inOrder) {
  const { id, method, path, scope } = operation;
  test(`${method} ${path}`, async () => {
    const asked = async (what, token = tokens[scope]) => {
      const { data, error, response } = await ask[id](what, token);
      const documented = Object.keys(openApi.paths[path][method.toLowerCase()].responses);
      assert.ok(documented.includes(String(response.status)), `${response.status} is not documented`);
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('cache-control'), 'no-store');
      return { data, error, response, status: response.status };
    };
    const row = { operation: `${method} ${path}` };
    rows.push(row);

    const { data, error, response, status } = await asked(given(NAME));
    assert.ok(response.ok, JSON.stringify(error));
    const format = OPERATION_FORMATS[id].response;
    if (format !== undefined) assert.deepEqual(format.parse(data), data);
    if (response.headers.get('content-type') === 'application/pdf') {
      assert.equal(Buffer.from(data).subarray(0, 5).toString(), '%PDF-');
      assert.match(response.headers.get('content-disposition'), /^attachment; filename="[a-zA-Z]+\.pdf"$/);
    }
    row.right = status;
    if (scope === null) return Object.assign(row, { scope: '-', other: '-', deleted: '-', revoked: '-' });

    const wrong = await asked(given(NAME), tokens[scope === 'api:cis' ? 'api:data' : 'api:cis']);
    assert.equal(wrong.status, 403);
    assert.equal(
      wrong.response.headers.get('www-authenticate'),
      `Bearer error="insufficient_scope", scope="${scope}"`,
    );
    row.scope = wrong.status;

    row.other = WITHOUT_ID;
    if (path.includes('{')) {
      row.other = (await asked(given(NAME, OTHER.id))).status;
      assert.equal(row.other, 404);
    } else if (id.startsWith('listConsents'))
      assert.ok(data.every(each => each.customerReference !== OTHER.id));

    const readsConsent = path.includes('{consentId}') && !['getConsent'].includes(id);
    row.deleted = await afterwards('gb-pensioner', 'deleteConsentData', id, asked);
    assert.equal(row.deleted === '-' || row.deleted === (DELETED.has(id) ? 404 : status), true, row.deleted);
    row.revoked = await afterwards('gb-freelancer', 'revokeConsent', id, asked);
    if (row.revoked === '-') return undefined;
    const isKept = id.startsWith('delete') || !readsConsent;
    if (id === 'getUserReport') assert.equal(row.revoked, 404);
    else assert.equal(row.revoked, isKept ? status : 409);
    return undefined;
  });
}

/** The status after another operation, or `-` for what has no consent or user. */
async function afterwards(name, done, id, asked) {
  const { scope, path } = OPERATIONS.find(each => each.id === done);
  assert.ok(path);
  const target = OPERATIONS.find(each => each.id === id).path;
  if (!target.includes('{consentId}') && !target.includes('{userId}')) return '-';
  if (CREDIT.has(id)) return '-';
  await ask[done](given(name), tokens[scope]);
  return (await asked(given(name))).status;
}
