/** A provider that stands for the banks: it has the library's fixture accounts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FIXTURES = new URL('../../fixtures/accounts/', import.meta.url);

export const FIXTURE_NAMES = readdirSync(FIXTURES);

/** What `analyse` takes, of one fixture. `fetch` may fail or take its time: see `wait`. */
export function createProvider({ wait = async () => {} } = {}) {
  return {
    /** The accounts behind a consent, each with its rows as the bank gives them. */
    async accountsOf({ configurationName }) {
      await wait();
      const {
        countryCode,
        transactions,
        balances,
        includeFlags: _switch,
        ...account
      } = requestOf(configurationName);
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
          request: { ...account, countryCode, transactions },
        },
      ];
    },
    /** What account identifiers the bank gives. */
    identifiersOf: accountId => [
      { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: numberOf(accountId) },
    ],
  };
}

function requestOf(name) {
  return JSON.parse(readFileSync(new URL(`${name}/request.json`, FIXTURES), 'utf8'));
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
