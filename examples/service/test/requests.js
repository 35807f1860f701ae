/** What is asked: tokens, fixtures, and bodies of many rows. */
import { readFileSync } from 'node:fs';

export const ENGINES = ['enrich-transactions', 'income-verification', 'affordability'];
export const CLIENT = { id: 'demo', secret: 'demo-secret' };

export async function tokenOf(address, scope, { id, secret } = CLIENT) {
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret, scope };
  const answer = await fetch(`${address}/v1/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return (await answer.json()).access_token;
}

/** Of the transactions of every fixture. */
export const LAST_DAY = '2026-06-30';

/** What `analyse` takes. */
export function fixture(name) {
  const url = new URL(`../../../fixtures/accounts/${name}/request.json`, import.meta.url);
  const { includeFlags: _switch, ...request } = JSON.parse(readFileSync(url, 'utf8'));
  return request;
}

/** An account of `rows` transactions, each worded as no other. */
export function withRows(name, rows) {
  const request = fixture(name);
  const transactions = Array.from({ length: rows }, (_, index) => {
    const row = request.transactions[index % request.transactions.length];
    const description = `${row.description} ${index * 7919}`;
    return { ...row, transactionId: `t${index}`, description };
  });
  return { ...request, transactions };
}

/** A request of `rows` transactions, which is as much work on any day. */
export function bodyOf(name, rows) {
  return JSON.stringify({ ...withRows(name, rows), asOf: LAST_DAY });
}
