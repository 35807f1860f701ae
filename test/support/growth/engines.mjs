/** How each engine is asked about the rows of a family. */
import { currencyOf } from './rows.mjs';

const CURRENT = { amount: 1234.56, creditDebitIndicator: 'Credit' };
const OPTIONS = { maxTransactions: 1_000_000 };

function accountOf(country, accountId, transactions) {
  return {
    accountId,
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    countryCode: country,
    currencyCode: currencyOf(country),
    balances: { current: CURRENT, available: CURRENT },
    transactions,
  };
}

const one = (country, transactions) => accountOf(country, 'account-1', transactions);

/** All rows in one account, whatever account they name, so that what is unique in each must be in all. */
const together = (country, transactions) => ({
  countryCode: country,
  accounts: [
    one(
      country,
      transactions.map(row => ({
        ...row,
        accountId: undefined,
        ...(typeof row?.transactionId === 'string'
          ? { transactionId: `${row.transactionId} ${row.accountId}` }
          : {}),
      })),
    ),
  ],
});

function apart(country, transactions) {
  const byAccount = new Map();
  for (const row of transactions) {
    const id = row?.accountId ?? 'account-1';
    if (!byAccount.has(id)) byAccount.set(id, []);
    byAccount.get(id).push(row);
  }
  return { countryCode: country, accounts: [...byAccount].map(([id, own]) => accountOf(country, id, own)) };
}

const scored = (country, transactions) => ({
  account: one(country, undefined),
  correlationId: 'c',
  transactions,
});

/** name: [function of the library, request]. */
const ASKED = {
  enrichTransactions: ['safeEnrichTransactions', one],
  verifyIncome: ['safeVerifyIncome', (country, rows) => ({ ...one(country, rows), includeFlags: true })],
  assessAffordability: ['safeAssessAffordability', one],
  scoreAttributes: ['safeScoreAttributes', one],
  validateForScore: ['safeValidateForScore', scored],
  assessConsumerFinancialHealth: ['safeAssessConsumerFinancialHealth', together],
  assessBusinessFinancialHealth: ['safeAssessBusinessFinancialHealth', together],
  'assessConsumerFinancialHealth, by account': ['safeAssessConsumerFinancialHealth', apart],
  'assessBusinessFinancialHealth, by account': ['safeAssessBusinessFinancialHealth', apart],
  'endOfDayBalances, by account': ['safeEndOfDayBalances', apart],
  checkIntegrity: ['safeCheckIntegrity', one],
  'checkIntegrity, by account': ['safeCheckIntegrity', apart],
  analyse: ['safeAnalyse', (country, rows) => ({ ...one(country, rows), includeFlags: true })],
};

export const ENGINES = Object.keys(ASKED);
/** Those that look at rows by their account gain nothing from a family with one account. */
export const BY_ACCOUNT = ENGINES.filter(name => name.endsWith('by account'));

/** A call ready to be made: what it is given is made beforehand. `accountHolders`: of every account; by default nobody says. */
export function asking(library, engine, country, rows, options = {}, accountHolders = undefined) {
  const [name, requestOf] = ASKED[engine];
  const request = heldBy(accountHolders, requestOf(country, rows));
  const given = { ...OPTIONS, ...options };
  return () => library[name](request, given);
}

function heldBy(accountHolders, request) {
  if (accountHolders === undefined) return request;
  const held = account => ({ ...account, accountHolders });
  if (request.accounts !== undefined) return { ...request, accounts: request.accounts.map(held) };
  return request.account === undefined ? held(request) : { ...request, account: held(request.account) };
}

/** The countries in turn, so that each family and each engine meets both. */
export function countryAt(first, second) {
  return (first + second) % 2 === 0 ? 'GB' : 'US';
}
