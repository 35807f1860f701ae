/** A provider that stands for the banks: it has the library's fixture accounts. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const FIXTURES = new URL('../../fixtures/accounts/', import.meta.url);

export const FIXTURE_NAMES = readdirSync(FIXTURES);

/** `wait`: how long a bank takes. */
export function createProvider({ wait = async () => {} } = {}) {
  return {
    /** The accounts behind a consent. `transactions`: the JSON of the rows as bytes, as a bank sends them, since a worker reads them. */
    async accountsOf({ configurationName }) {
      await wait();
      const {
        countryCode,
        transactions,
        balances,
        includeFlags: _switch,
        ...account
      } = await requestOf(configurationName);
      const {
        accountId,
        accountType = null,
        accountSubType = null,
        currencyCode,
        historyStart = null,
      } = account;
      return [
        {
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
          request: { ...account, countryCode },
          transactions: new TextEncoder().encode(JSON.stringify(transactions)),
        },
      ];
    },
    /** What account identifiers the bank gives. */
    identifiersOf: accountId => [
      { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: numberOf(accountId) },
    ],
  };
}

async function requestOf(name) {
  return JSON.parse(await readFile(new URL(`${name}/request.json`, FIXTURES), 'utf8'));
}

/** Eight digits, the same for the same account. */
function numberOf(accountId) {
  return String(createHash('sha256').update(accountId).digest().readUInt32BE() % 1e8).padStart(8, '0');
}

/** A GUID, the same for the same text. */
export function guidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
