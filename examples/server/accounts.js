/** A store in memory: the library's fixture accounts, each under a consent of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { enrichTransactions } from 'open-banking-insights';
import { serialiseTransactions } from 'open-banking-insights/service';

const FIXTURES = new URL('../../fixtures/accounts/', import.meta.url);

/** Stored accounts by consent id; the consent of an account is called as the account is. */
export function fixtureAccounts() {
  const requestOf = name => JSON.parse(readFileSync(new URL(`${name}/request.json`, FIXTURES), 'utf8'));
  return new Map(readdirSync(FIXTURES).map(name => [name, [storedAccount(requestOf(name))]]));
}

/** `request`: as `analyse` takes it. */
export function storedAccount(request) {
  const { accountId, accountType = null, accountSubType = null, currencyCode, balances } = request;
  const historyStart = request.historyStart ?? null;
  return {
    account: {
      accountId,
      accountType,
      accountSubType,
      currencyCode,
      historyStart,
      Servicer: null,
      Parties: null,
    },
    balances: { accountId, current: balances?.current ?? null, available: balances?.available ?? null },
    transactions: serialiseTransactions(enrichTransactions(request).transactions),
  };
}
